import type { ReactNode } from "react";
import { CircleAlert, TriangleAlert } from "../../ui/icons.tsx";

/** What each control of a designer gets. */
export type ControlProps<Value> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isReadOnly?: boolean;
  /** Called when the control gets the focus: the workspace shows what belongs to it. */
  onFocus?: () => void;
};

export const describedBy = (id: string, hint: ReactNode, error: string | undefined) =>
  [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** A hint with what may be wrong with the value below it. */
export const withWarning = (hint: ReactNode, warning: string | undefined): ReactNode =>
  warning === undefined ? (
    hint
  ) : (
    <>
      {hint}
      <span className="field__warning">
        <TriangleAlert size={16} />
        {warning}
      </span>
    </>
  );

/** Hint and error below a group of controls; single ones have the frame of ui's fields. */
export function ControlNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}) {
  return (
    <>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <CircleAlert size={16} />
          {error}
        </p>
      ) : null}
    </>
  );
}
