import { useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Check, Copy } from "../../../ui/icons.tsx";

/** A text to pass on, with a button that copies it. Its label is for screen readers where a heading says the same. */
export function CopyText({ label, text }: { label: string; text: string }) {
  return <CopyRow text={text} name={{ "aria-label": label }} />;
}

/** The same as a field with a label and a hint. */
export function CopyField({
  label,
  hint,
  text,
}: {
  label: string;
  hint: React.ReactNode;
  text: string;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <CopyRow text={text} name={{ id, "aria-describedby": `${id}-hint` }} />
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

function CopyRow({
  text,
  name,
}: {
  text: string;
  name: Pick<React.ComponentProps<"input">, "id" | "aria-label" | "aria-describedby">;
}) {
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
        {...name}
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
