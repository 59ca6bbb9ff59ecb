import { useId } from "react";
import { Field, TextArea } from "../../ui/Field.tsx";
import { type ControlProps, withWarning } from "./control-frame.tsx";

/** A text; on several lines where it may be long. Suggestions are offered by the browser while typing. */
export function TextControl({
  label,
  value,
  onChange,
  hint,
  error,
  warning,
  isReadOnly,
  onFocus,
  max,
  isLong = false,
  suggestions = [],
  placeholder,
}: ControlProps<string> & {
  max: number;
  isLong?: boolean;
  /** What may be wrong with it, and keeps nothing from going live. */
  warning?: string | undefined;
  suggestions?: readonly string[];
  placeholder?: string;
}) {
  const listId = useId();
  const shared = {
    label,
    name: label,
    value,
    hint: withWarning(hint, warning),
    ...(error === undefined ? {} : { error }),
    readOnly: isReadOnly,
    onFocus,
    placeholder,
    maxLength: Number.isFinite(max) ? max : undefined,
    autoComplete: "off",
  };
  if (isLong)
    return <TextArea {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <div>
      <Field
        {...shared}
        list={suggestions.length > 0 ? listId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suggestions.length > 0 ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      ) : null}
    </div>
  );
}
