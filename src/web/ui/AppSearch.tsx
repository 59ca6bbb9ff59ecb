import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { Dialog } from "./Dialog.tsx";
import { Keyboard, Search } from "./icons.tsx";
import type { Command, CommandGroup } from "./Palette.tsx";

// Its list is as large as the rest of a page, and waits until it is asked for.
const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));

const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘ K" : "Ctrl K");
const neverChanges = () => () => {};

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]");

/**
 * The search button in an app's bar, with its keys: Ctrl-K or Cmd-K opens the palette of pages and actions, `?` the
 * list of keys. Public pages have a search of their own (search/begin.ts), which leaves the apps alone.
 */
export function AppSearch({
  groups,
  searches,
  moreKeys = [],
}: {
  groups: readonly CommandGroup[];
  /** What can be looked for with the words that are typed. */
  searches?: (typed: string) => readonly Command[];
  /** Keys of this page, for the list of keys: the key, and what it does. */
  moreKeys?: readonly (readonly [key: string, text: string])[];
}) {
  const [isOpen, setOpen] = useState(false);
  const keysDialog = useRef<HTMLDialogElement>(null);
  const keys = useSyncExternalStore(neverChanges, commandKey, () => "Ctrl K");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || document.querySelector("dialog:modal")) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && !event.shiftKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      // At once, so that what is typed next isn't lost.
      flushSync(() => setOpen(true));
    } else if (!hasCommand && event.key === "?" && !isWriting(event)) {
      event.preventDefault();
      keysDialog.current?.showModal();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const help: Command = {
    id: "keys",
    label: "Keyboard shortcuts",
    icon: <Keyboard />,
    keys: "?",
    run: () => keysDialog.current?.showModal(),
  };
  return (
    <>
      <button
        type="button"
        className="app-search needs-js"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search />
        <span className="app-search__word">Search</span>
        <kbd aria-hidden="true">{keys}</kbd>
      </button>
      {isOpen ? (
        <Suspense>
          <Palette
            groups={[...groups, { value: "Help", items: [help] }]}
            {...(searches && { searches })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
      <Dialog ref={keysDialog} title="Keyboard shortcuts">
        <dl className="keys">
          {[
            [keys, "Search pages and actions"],
            ["/", "Search the list on this page, where it has a search"],
            ...moreKeys,
            ["?", "Show keyboard shortcuts"],
            ["Esc", "Close what is open"],
          ].map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
