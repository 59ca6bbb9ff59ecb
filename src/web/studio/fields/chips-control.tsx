import { useId, useState, type KeyboardEvent } from "react";
import { Close } from "../../ui/icons.tsx";
import { ControlNotes, describedBy, type ControlProps } from "./control-frame.tsx";
import { placeAfterDeletion } from "./move-item.ts";
import { useListFocus } from "./use-list-focus.ts";

/**
 * A list of short texts as chips. Enter adds what is typed, if anything is left of it after trimming, and empties the
 * input (spec studio.md §5). Arrows walk the chips, Delete removes one.
 */
export function ChipsControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  max,
  itemMax,
}: ControlProps<readonly string[]> & { max: number; itemMax: number }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const { holder, focusNext } = useListFocus<HTMLDivElement>();
  const isFull = value.length >= max;

  const add = () => {
    const text = typed.trim();
    if (text === "" || isFull) return;
    if (!value.includes(text)) onChange([...value, text]);
    setTyped("");
  };
  const remove = (place: number) => {
    const next = placeAfterDeletion(place, value.length);
    focusNext(next === null ? "input" : `[data-chip="${next}"]`);
    onChange(value.toSpliced(place, 1));
  };
  const chipKeys = (event: KeyboardEvent<HTMLButtonElement>, place: number) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1 }[event.key];
    if (to !== undefined)
      holder.current
        ?.querySelector<HTMLElement>(
          to < value.length ? `[data-chip="${Math.max(0, to)}"]` : "input",
        )
        ?.focus();
    else if (event.key === "Delete" || event.key === "Backspace") remove(place);
    else return;
    event.preventDefault();
  };

  return (
    <div className="field" ref={holder}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {value.length > 0 ? (
        <ul className="chips" aria-label={label}>
          {value.map((text, place) => (
            <li key={text} className="chips__one">
              <span>{text}</span>
              {isReadOnly ? null : (
                <button
                  type="button"
                  className="chips__remove"
                  data-chip={place}
                  aria-label={`Remove ${text}`}
                  onClick={() => remove(place)}
                  onKeyDown={(event) => chipKeys(event, place)}
                >
                  <Close size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        className="input"
        value={typed}
        maxLength={itemMax}
        placeholder={isFull ? `At most ${max}` : "Type and press Enter"}
        readOnly={isReadOnly}
        disabled={isFull}
        autoComplete="off"
        aria-describedby={describedBy(id, hint, error)}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            add();
          } else if (event.key === "Backspace" && typed === "" && value.length > 0) {
            event.preventDefault();
            holder.current
              ?.querySelector<HTMLElement>(`[data-chip="${value.length - 1}"]`)
              ?.focus();
          }
        }}
      />
      <ControlNotes id={id} hint={hint} error={error} />
    </div>
  );
}
