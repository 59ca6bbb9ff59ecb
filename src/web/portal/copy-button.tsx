import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { Check, Copy } from "../ui/icons.tsx";

const thanksMs = 2500;

/** Copies `text`, and says whether it worked. Only shown where scripts run. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const waiting = setTimeout(() => setOutcome(null), thanksMs);
    return () => clearTimeout(waiting);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed"); // refused, or the page isn't served by https
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="needs-js"
        icon={outcome === "copied" ? <Check /> : <Copy />}
        onClick={() => void copy()}
      >
        {outcome === "copied" ? "Copied" : children}
      </Button>
      <span className={outcome === "failed" ? "settings__hint" : "sr-only"} role="status">
        {outcome === "copied" ? "Copied" : null}
        {outcome === "failed"
          ? "Couldn’t copy. Please select the text and copy it yourself."
          : null}
      </span>
    </>
  );
}
