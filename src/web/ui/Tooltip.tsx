import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/**
 * A few words beside an element that shows only an icon, on hover and keyboard focus; Escape closes it. It isn't
 * read out: the element needs a name of its own.
 */
export function Tooltip({
  text,
  children,
  side = "top",
  isOff = false,
}: {
  text: ReactNode;
  /** The one element that it belongs to. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
  isOff?: boolean;
}) {
  return (
    <Base.Root disabled={isOff}>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner className="popup-place" side={side} sideOffset={8}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
