import { useId, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Close } from "../../ui/icons.tsx";
import { ArrowDown, ArrowUp } from "../icons.tsx";
import { ControlNotes, describedBy, type ControlProps } from "./control-frame.tsx";
import { moveItem, placeAfterDeletion } from "./move-item.ts";
import { pasteLines, readLines } from "./read-lines.ts";
import { useListFocus } from "./use-list-focus.ts";

/**
 * A list of texts, one a line: Enter begins the next line, Backspace in an empty one removes it, Alt with an arrow
 * moves it, and several pasted lines become several entries.
 */
export function LinesControl({
  label,
  value,
  onChange,
  hint,
  error,
  isReadOnly,
  onFocus,
  max,
  itemMax,
  itemName,
  path,
}: ControlProps<readonly string[]> & {
  max: number;
  itemMax: number;
  /** What one of them is, e.g. `feature`. */
  itemName: string;
  /** The dotted path of the list. */
  path?: string;
}) {
  const id = useId();
  const [said, setSaid] = useState("");
  const { holder, focusNext } = useListFocus<HTMLFieldSetElement>();
  const focusLine = (place: number) => focusNext(`[data-line="${place}"]`);
  const isFull = value.length >= max;

  const insert = (place: number) => {
    if (isFull) return setSaid(`At most ${max}.`);
    focusLine(place);
    onChange(value.toSpliced(place, 0, ""));
  };
  const remove = (place: number, before = false) => {
    const next = before ? Math.max(0, place - 1) : placeAfterDeletion(place, value.length);
    focusNext(next === null ? "[data-add]" : `[data-line="${next}"]`);
    onChange(value.toSpliced(place, 1));
  };
  const move = (place: number, by: number) => {
    const to = place + by;
    if (to < 0 || to >= value.length) return;
    focusLine(to);
    setSaid(`Moved to ${to + 1} of ${value.length}.`);
    onChange(moveItem(value, place, by));
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Enter") insert(place + 1);
    else if (event.key === "Backspace" && value[place] === "") remove(place, true);
    else if (by !== undefined && event.altKey) move(place, by);
    else if (by !== undefined)
      holder.current?.querySelector<HTMLElement>(`[data-line="${place + by}"]`)?.focus();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, place: number) => {
    const pasted = readLines(event.clipboardData.getData("text"));
    if (isReadOnly || pasted.length < 2) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const around = {
      before: text.slice(0, selectionStart ?? text.length),
      after: text.slice(selectionEnd ?? text.length),
    };
    const result = pasteLines(value, place, around, pasted, { max, itemMax });
    focusLine(result.last);
    setSaid(
      result.dropped > 0
        ? `Pasted. ${result.dropped} left out: at most ${max} fit.`
        : `Pasted ${pasted.length}.`,
    );
    onChange(result.list);
  };

  return (
    <fieldset
      className="field lines"
      ref={holder}
      data-path={path}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend className="field__label">{label}</legend>
      <ol className="lines__list">
        {value.map((text, place) => (
          // The lines have no identity beyond their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="lines__one">
            <input
              className="input"
              aria-label={`${itemName} ${place + 1}`}
              data-line={place}
              value={text}
              maxLength={itemMax}
              readOnly={isReadOnly}
              autoComplete="off"
              onFocus={onFocus}
              onChange={(event) => onChange(value.toSpliced(place, 1, event.currentTarget.value))}
              onKeyDown={(event) => keys(event, place)}
              onPaste={(event) => paste(event, place)}
            />
            {isReadOnly ? null : (
              <RowButtons
                name={`${itemName} ${place + 1}`}
                place={place}
                count={value.length}
                move={(by) => move(place, by)}
                remove={() => remove(place)}
              />
            )}
          </li>
        ))}
      </ol>
      {isReadOnly ? null : (
        <Button
          variant="quiet"
          size="small"
          data-add
          disabled={isFull}
          onClick={() => insert(value.length)}
        >
          Add a {itemName}
        </Button>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
      <ControlNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Moves and removes a row by mouse; keys do the same where the row says so. */
export function RowButtons({
  name,
  place,
  count,
  move,
  remove,
}: {
  name: string;
  place: number;
  count: number;
  move: (by: -1 | 1) => void;
  remove: () => void;
}) {
  return (
    <span className="row-buttons">
      <IconButton label={`Move ${name} up`} disabled={place === 0} onClick={() => move(-1)}>
        <ArrowUp size={16} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={place === count - 1}
        onClick={() => move(1)}
      >
        <ArrowDown size={16} />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={remove}>
        <Close size={16} />
      </IconButton>
    </span>
  );
}
