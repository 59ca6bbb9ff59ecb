import { useId, useState, type ComponentProps } from "react";
import { describeField, FieldFrame } from "./Field.tsx";

/**
 * A number between two ends, where about right is good enough. The browser's own, so that it works without scripts
 * and needs no style attribute from the server (docs/decisions/0038). Its figure stands beside it.
 */
export function Slider({
  label,
  name,
  hint,
  error,
  format = String,
  defaultValue,
  onChange,
  ...rest
}: {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  min: number;
  max: number;
  step: number;
  defaultValue: number;
  /** How the figure reads, e.g. "0.7" or "30 s"; said instead of the number, too. */
  format?: (value: number) => string;
} & Pick<ComponentProps<"input">, "disabled" | "onChange">) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="slider">
        <input
          {...rest}
          {...describeField(id, { hint, error })}
          type="range"
          name={name}
          defaultValue={defaultValue}
          aria-valuetext={format(value)}
          onChange={(event) => {
            setValue(event.currentTarget.valueAsNumber);
            onChange?.(event);
          }}
        />
        <output htmlFor={id} className="slider__value">
          {format(value)}
        </output>
      </div>
    </FieldFrame>
  );
}
