import { useId, useState } from "react";
import { describeField, Field, FieldFrame } from "../../ui/Field.tsx";
import type { ControlProps } from "./control-frame.tsx";

type Limits = { min: number; max: number; step: number; unit?: string };

const rangeWords = ({ min, max, unit }: Limits): string => {
  const end = unit ? ` ${unit}` : "";
  return Number.isFinite(max) ? `From ${min} to ${max}${end}.` : `At least ${min}${end}.`;
};

/**
 * A number that is typed. What is outside of its limits stays in the field, with what is allowed, and changes
 * nothing; leaving the field brings the last good number back.
 */
export function NumberControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  min,
  max,
  step,
  unit,
}: ControlProps<number> & Limits) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number | null => {
    const number = text.trim() === "" ? Number.NaN : Number(text);
    const isWhole = step % 1 !== 0 || Number.isInteger(number);
    return isWhole && number >= min && number <= max ? number : null;
  };
  const isWrong = typed !== null && read(typed) === null;
  const said = isWrong ? rangeWords({ min, max, step, ...(unit ? { unit } : {}) }) : error;
  return (
    <Field
      label={unit ? `${label} (${unit})` : label}
      name={label}
      type="number"
      inputMode={step % 1 === 0 ? "numeric" : "decimal"}
      hint={hint}
      {...(said === undefined ? {} : { error: said })}
      readOnly={isReadOnly}
      onFocus={onFocus}
      min={Number.isFinite(min) ? min : undefined}
      max={Number.isFinite(max) ? max : undefined}
      step={step}
      value={typed ?? String(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const number = read(text);
        if (number !== null && number !== value) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** A number between two ends, where about right is good enough. */
export function SliderControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  min,
  max,
  step,
  unit,
}: ControlProps<number> & Limits) {
  const id = useId();
  const shown = unit ? `${value} ${unit}` : String(value);
  return (
    <FieldFrame id={id} label={label} hint={hint} {...(error === undefined ? {} : { error })}>
      <div className="slider">
        <input
          {...describeField(id, { hint, ...(error === undefined ? {} : { error }) })}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isReadOnly}
          aria-valuetext={shown}
          onFocus={onFocus}
          onChange={(event) => {
            // A slider computes 0.7000000000000001 and means 0.7.
            const decimals = String(step).split(".")[1]?.length ?? 0;
            onChange(Number(event.currentTarget.valueAsNumber.toFixed(decimals)));
          }}
        />
        <output htmlFor={id} className="slider__value">
          {shown}
        </output>
      </div>
    </FieldFrame>
  );
}
