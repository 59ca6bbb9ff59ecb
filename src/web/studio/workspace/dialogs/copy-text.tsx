import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Check, Copy } from "../../../ui/icons.tsx";

/** A text to pass on, with a button that copies it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false); // refused: the text can be selected and copied by hand
    }
  };
  return (
    <div className="workspace-dialog__copy">
      <input
        className="input"
        readOnly
        aria-label={label}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="quiet"
        icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
        onClick={() => void copy()}
      >
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
