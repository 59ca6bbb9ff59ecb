import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type * as MenuParts from "./Menu.tsx";

/** What a menu's entries are made of. */
export type MenuEntries = Omit<typeof MenuParts, "Menu">;

type LateMenuProps = {
  /** A `<button>`. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** The entries, made of the parts that were fetched. */
  children: (parts: MenuEntries) => ReactNode;
  /** The menu can't be fetched: offer the same in another way. */
  onFailed: () => void;
};

const load = () => import("./Menu.tsx");

/**
 * A `Menu` whose parts are fetched once somebody points at its button or focuses it: they weigh a tenth of a page, and
 * most visits open none.
 */
export function LateMenu({ trigger, children, onFailed }: LateMenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened)
    return (
      <OpenedMenu trigger={trigger} {...opened}>
        {children(opened.parts)}
      </OpenedMenu>
    );
  const prefetch = () => void load().catch(() => {}); // a failure shows at the click
  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: ({ detail }) => void load().then((parts) => setOpened({ parts, detail }), onFailed),
  });
}

type Opened = {
  parts: typeof MenuParts;
  /** Of the click that asked for it: 0 from the keyboard, after which the first entry has the focus. */
  detail: number;
};

/** The menu itself, which the click opens that it was fetched for. */
function OpenedMenu({
  parts: { Menu },
  detail,
  trigger,
  children,
}: Opened & Pick<LateMenuProps, "trigger"> & { children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const firstClick = useRef<number | null>(detail);
  useEffect(() => {
    if (firstClick.current === null) return;
    const click = { bubbles: true, cancelable: true, detail: firstClick.current };
    firstClick.current = null;
    button.current?.focus();
    button.current?.dispatchEvent(new MouseEvent("click", click));
  }, []);
  return (
    <Menu trigger={trigger} triggerRef={button}>
      {children}
    </Menu>
  );
}
