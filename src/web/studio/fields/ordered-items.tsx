import { useId, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { ControlNotes } from "./control-frame.tsx";
import { RowButtons } from "./lines-control.tsx";
import { moveItem, placeAfterDeletion } from "./move-item.ts";
import { useListFocus } from "./use-list-focus.ts";

const firstControl = ":is(input, select, textarea, button):not(:disabled)";

/**
 * Items in an order: a row for each with its controls. Alt with an arrow moves a row, the buttons do the same, and the
 * focus stays in the list when one is removed.
 */
export function OrderedItems<Item extends { id: string }>({
  label,
  itemName,
  items,
  onChange,
  newItem,
  max,
  isReadOnly,
  hint,
  error,
  empty,
  nameOf,
  path,
  select,
  children,
}: {
  label: string;
  /** What one of them is, e.g. `indicator`; with its article it stands on the button. */
  itemName: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  newItem: () => Item;
  max: number;
  isReadOnly: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** What stands where there is none. */
  empty: ReactNode;
  /** What a row is called. */
  nameOf: (item: Item) => string;
  /** The dotted path of the list, and who hears that it has the focus. */
  path?: string;
  select?: (path: string) => void;
  children: (item: Item, change: (item: Item) => void, place: number) => ReactNode;
}) {
  const id = useId();
  const [said, setSaid] = useState("");
  const { holder, focusNext } = useListFocus<HTMLElement>();
  const focusRow = (place: number) => focusNext(`[data-row="${place}"] ${firstControl}`);

  const add = () => {
    focusRow(items.length);
    onChange([...items, newItem()]);
  };
  const remove = (place: number) => {
    const next = placeAfterDeletion(place, items.length);
    if (next === null) focusNext("[data-add]");
    else focusRow(next);
    setSaid("Removed.");
    onChange(items.toSpliced(place, 1));
  };
  const move = (place: number, by: number) => {
    const to = place + by;
    if (to < 0 || to >= items.length) return;
    focusRow(to);
    setSaid(`Moved to ${to + 1} of ${items.length}.`);
    onChange(moveItem(items, place, by));
  };

  return (
    <section className="items" ref={holder} aria-labelledby={id} data-path={path}>
      <h3 className="items__title" id={id}>
        {label}
      </h3>
      {items.length === 0 ? <p className="field__hint">{empty}</p> : null}
      <ol className="items__list">
        {items.map((item, place) => (
          // Keys that were pressed in a row's controls arrive here.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={item.id}
            className="items__row"
            data-row={place}
            onFocus={() => path !== undefined && select?.(path)}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (by === undefined || !event.altKey || isReadOnly) return;
              event.preventDefault();
              move(place, by);
            }}
          >
            <div className="items__fields">
              {children(item, (next) => onChange(items.toSpliced(place, 1, next)), place)}
            </div>
            {isReadOnly ? null : (
              <RowButtons
                name={nameOf(item)}
                place={place}
                count={items.length}
                move={(by) => move(place, by)}
                remove={() => remove(place)}
              />
            )}
          </li>
        ))}
      </ol>
      {isReadOnly ? null : (
        <Button variant="quiet" size="small" data-add disabled={items.length >= max} onClick={add}>
          {/^[aeiou]/i.test(itemName) ? "Add an" : "Add a"} {itemName}
        </Button>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
      <ControlNotes id={id} hint={hint} error={error} />
    </section>
  );
}
