import { useId } from "react";
import { Select } from "../../ui/Field.tsx";
import { ControlNotes, describedBy, type ControlProps } from "./control-frame.tsx";

export type Choice = { value: string; label: string };

/** So many choices, of so many letters, stand side by side; more go into a list. */
const maxSegments = 4;
const maxLetters = 48;

/** One of a few, side by side, or out of a list. `none` is offered where nothing may be chosen. */
export function ChoiceControl({
  options,
  none,
  isList = false,
  ...control
}: ControlProps<string> & { options: readonly Choice[]; none?: string; isList?: boolean }) {
  const all = none === undefined ? options : [{ value: "", label: none }, ...options];
  const letters = all.reduce((sum, option) => sum + option.label.length, 0);
  if (!isList && all.length <= maxSegments && letters <= maxLetters)
    return <Segments options={all} {...control} />;
  const { label, value, onChange, hint, error, isReadOnly, onFocus } = control;
  return (
    <Select
      label={label}
      name={label}
      hint={hint}
      {...(error === undefined ? {} : { error })}
      value={value}
      disabled={isReadOnly}
      onFocus={onFocus}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

function Segments({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  options,
}: ControlProps<string> & { options: readonly Choice[] }) {
  const id = useId();
  return (
    <fieldset className="field segments" aria-describedby={describedBy(id, hint, error)}>
      <legend className="field__label">{label}</legend>
      <div className="segments__row">
        {options.map((option) => (
          <label key={option.value} className="segments__one">
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={option.value === value}
              disabled={isReadOnly}
              onFocus={onFocus}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <ControlNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Any of a few. */
export function ChoicesControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  options,
}: ControlProps<readonly string[]> & { options: readonly Choice[] }) {
  const id = useId();
  return (
    <fieldset className="field ticks" aria-describedby={describedBy(id, hint, error)}>
      <legend className="field__label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ticks__one">
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            disabled={isReadOnly}
            onFocus={onFocus}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              // In the order of the options, however they were ticked: no change by taking one off and on again.
              onChange(
                options
                  .map((one) => one.value)
                  .filter((one) => (one === option.value ? isOn : value.includes(one))),
              );
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <ControlNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** On or off. */
export function YesNoControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
}: ControlProps<boolean>) {
  const id = useId();
  return (
    <div className="field">
      <label className="ticks__one">
        <input
          type="checkbox"
          checked={value}
          disabled={isReadOnly}
          aria-describedby={describedBy(id, hint, error)}
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A colour, by the browser’s own picker. */
export function ColourControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
}: ControlProps<string>) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="colour">
        <input
          id={id}
          type="color"
          value={value}
          disabled={isReadOnly}
          aria-describedby={describedBy(id, hint, error)}
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.value.toLowerCase())}
        />
        <output htmlFor={id} className="figures">
          {value}
        </output>
      </div>
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}
