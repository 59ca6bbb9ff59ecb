import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

/**
 * A small window at a button, for details and short forms; the page behind it can still be used. Escape, or a click
 * beside it, closes it and returns the focus.
 */
export function Popover({
  trigger,
  title,
  children,
  align = "start",
}: {
  /** A `<button>`. */
  trigger: ReactElement;
  /** Names the window; shown at its top. */
  title: ReactNode;
  children: ReactNode;
  align?: "start" | "center" | "end";
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="popup-place" align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="popup popover">
            <Base.Title className="popover__title">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
