import { useEffect, useId, useRef } from "react";
import { Button } from "../../ui/Button.tsx";

/** Asks on closing (spec site.md §2): ending saves it for follow-up; it can also stay as it is, or go on. */
export function ClosingQuestion({
  isEnding,
  onEnd,
  onKeep,
  onBack,
}: {
  isEnding: boolean;
  onEnd: () => void;
  onKeep: () => void;
  onBack: () => void;
}) {
  const id = useId();
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
