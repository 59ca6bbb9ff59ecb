import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import type { Contact } from "./chat-calls.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LeaveAddress } from "./leave-address.tsx";

/** Asks on closing (spec site.md §2): ending saves it for follow-up; it can also stay as it is, or go on. */
export function ClosingQuestion({
  isEnding,
  contact,
  onLeft,
  onEnd,
  onKeep,
  onBack,
}: {
  isEnding: boolean;
  /** How a person can reply; without it they are told that nobody can. */
  contact: Contact;
  onLeft: (email: string) => void;
  onEnd: () => void;
  onKeep: () => void;
  onBack: () => void;
}) {
  const id = useId();
  const [isLeaving, setLeaving] = useState<boolean>();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div
      className="chat__question"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
    >
      <h3 id={id}>End this conversation?</h3>
      <p id={`${id}-about`}>Your information will be saved for follow-up.</p>
      {isLeaving ? (
        <FollowUpForm onCancel={() => setLeaving(false)} onLeft={onLeft} />
      ) : contact ? (
        <p>{contact.email ? `We can reply to ${contact.email}.` : "We can call you back."}</p>
      ) : (
        <div className="chat__unknown">
          <p>We don&rsquo;t have an address of yours, so nobody can reply.</p>
          <LeaveAddress isBack={isLeaving === false} onClick={() => setLeaving(true)} />
        </div>
      )}
      <div className="chat__choices">
        <Button variant="solid" size="small" busy={isEnding} onClick={onEnd}>
          {isEnding ? "Saving..." : "End conversation"}
        </Button>
        <Button ref={safe} variant="quiet" size="small" onClick={onKeep}>
          Close without ending
        </Button>
        <Button variant="plain" size="small" onClick={onBack}>
          Back to the chat
        </Button>
      </div>
    </div>
  );
}
