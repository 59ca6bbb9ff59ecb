import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Search } from "./icons.tsx";

/** Something that can be done or gone to by its name. */
export type Command = {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** Further words that find it. */
  words?: string;
  /** Its key, where it has one. */
  keys?: string;
  run: () => void;
};
export type CommandGroup = { value: string; items: readonly Command[] };

/** Commands whose names have every word that was typed, those that begin with it first; empty groups are left out. */
export function matchCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/).filter(Boolean);
  const rankOf = ({ label }: Command) => (label.toLowerCase().startsWith(query) ? 0 : 1);
  return groups
    .map(({ value, items }) => ({
      value,
      items: items
        .filter((command) => {
          const name = `${command.label} ${command.words ?? ""} ${value}`.toLowerCase();
          return words.every((word) => name.includes(word));
        })
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Every page and action by name, over the page: type, choose with the arrow keys, Enter runs it. It is open while
 * it is mounted; `onClose` hears that it has closed. The command runs afterwards, with the focus given back.
 */
export function Palette({
  groups,
  searches,
  onClose,
  name = "Search pages and actions",
  placeholder = "Go to a page or find an action",
}: {
  groups: readonly CommandGroup[];
  /** What can be looked for with the words that are typed, e.g. in lists. */
  searches?: (typed: string) => readonly Command[];
  onClose: () => void;
  /** Names the palette and its box. */
  name?: string;
  placeholder?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const query = typed.trim();
  const found = matchCommands(groups, query);
  const searched = query ? (searches?.(query) ?? []) : [];
  const shown = searched.length > 0 ? [...found, { value: "Search", items: searched }] : found;
  return (
    // Escape is the dialog's own keyboard way out; the click is only the same for a pointer, beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="palette"
      aria-label={name}
      ref={dialog}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <Autocomplete.Root
        open
        inline
        items={shown}
        mode="none"
        autoHighlight="always"
        keepHighlight
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== "item-press") setTyped(value);
        }}
        itemToStringValue={({ label }: Command) => label}
      >
        <div className="palette__box">
          <Search />
          <Autocomplete.Input
            className="palette__input"
            aria-label={name}
            placeholder={placeholder}
            maxLength={200}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.preventBaseUIHandler(); // it would only empty the box
              event.preventDefault();
              dialog.current?.close();
            }}
          />
          <kbd aria-hidden="true">Esc</kbd>
        </div>
        <Autocomplete.Empty className="palette__none">
          {shown.length === 0 ? "Nothing matches." : null}
        </Autocomplete.Empty>
        <Autocomplete.List className="palette__list">
          {({ value, items }: CommandGroup) => (
            <Autocomplete.Group key={value} items={items}>
              <Autocomplete.GroupLabel className="menu__label">{value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className="menu__item"
                    onClick={() => {
                      dialog.current?.close();
                      command.run();
                    }}
                  >
                    <span className="menu__icon">{command.icon}</span>
                    <span className="palette__name">{command.label}</span>
                    {command.keys ? <kbd className="menu__mark">{command.keys}</kbd> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </dialog>
  );
}
