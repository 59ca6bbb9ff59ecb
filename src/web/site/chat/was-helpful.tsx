import { useState } from "react";
import { ThumbsDown, ThumbsUp } from "../icons.tsx";
import { ExampleQuestions } from "./example-questions.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LeaveAddress } from "./leave-address.tsx";
import type { Rate } from "./use-chat.ts";

/** Asks whether an answer helped. Pressed again, an answer is taken back; a No leads on. */
export function WasHelpful({
  messageId,
  isHelpful,
  isLast,
  onRate,
  onAsk,
}: {
  messageId: string;
  isHelpful: boolean | null;
  /** The question stands there in words below the last answer only. */
  isLast: boolean;
  onRate: Rate;
  onAsk: (question: string) => void;
}) {
  const [asks, setAsks] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");

  async function rate(value: boolean) {
    const next = isHelpful === value ? null : value;
    setAsks([]);
    setSaid(
      next === null
        ? "Taken back."
        : next
          ? "Thank you. Marked as helpful."
          : "Marked as not helpful.",
    );
    setAsks(await onRate(messageId, next, isHelpful));
  }
  const way = (value: boolean) => (
    <button
      type="button"
      className="helpful__way"
      aria-label={value ? "Yes, helpful" : "No, not helpful"}
      aria-pressed={isHelpful === value}
      onClick={() => void rate(value)}
    >
      {value ? <ThumbsUp size={16} /> : <ThumbsDown size={16} />}
    </button>
  );
  return (
    <>
      <div className="helpful" role="group" aria-label="Was this helpful?">
        {isLast ? <span aria-hidden="true">Was this helpful?</span> : null}
        {way(true)}
        {way(false)}
        <span className="sr-only" role="status">
          {said}
        </span>
      </div>
      {isHelpful === false ? <Instead asks={asks} onAsk={onAsk} /> : null}
    </>
  );
}

/** Where an answer didn't help: a person, and the nearest other questions. */
function Instead({ asks, onAsk }: { asks: readonly string[]; onAsk: (question: string) => void }) {
  const [isLeaving, setLeaving] = useState<boolean>();
  return (
    <div className="helpful__instead">
      {isLeaving ? (
        <FollowUpForm onCancel={() => setLeaving(false)} />
      ) : (
        <>
          <p>Sorry about that. A person can answer you.</p>
          <LeaveAddress isBack={isLeaving === false} onClick={() => setLeaving(true)} />
        </>
      )}
      {asks.length > 0 ? (
        <ExampleQuestions label="Did you mean one of these?" questions={asks} onAsk={onAsk} />
      ) : null}
    </div>
  );
}
