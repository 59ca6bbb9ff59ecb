import { type KeyboardEvent, useState } from "react";
import type { FieldType } from "#domain/projects/configuration/form-interface.ts";
import { fieldKinds } from "./field-types.ts";

type Props = { add: (type: FieldType) => void; close: () => void };

/** The list of kinds to add: typing narrows it, arrows walk it, Enter takes the first. */
export function AddQuestion({ add, close }: Props) {
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  const found = fieldKinds.filter(({ name, about }) =>
    `${name} ${about}`.toLowerCase().includes(words),
  );
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") close();
    else if (by !== undefined) step(event.currentTarget, by);
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      const [first] = found;
      if (first) add(first.type);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Keys that were pressed in its controls arrive here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="form-add" onKeyDown={keys}>
      <input
        className="input"
        aria-label="Find a kind of question"
        placeholder="What do you want to ask for?"
        // It opens because somebody asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="form-add__kinds">
        {found.map(({ type, name, about }) => (
          <li key={type}>
            <button type="button" onClick={() => add(type)}>
              <span>{name}</span>
              <small>{about}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className="field__hint">No kind of question is called that.</p>
      ) : null}
      <button type="button" className="form-add__close" onClick={close}>
        Cancel
      </button>
    </div>
  );
}

/** Moves the focus through the box and the kinds. */
function step(holder: HTMLElement, by: number) {
  const stops = [...holder.querySelectorAll<HTMLElement>("input, li > button")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}
