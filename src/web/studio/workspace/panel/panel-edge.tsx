import type { KeyboardEvent, PointerEvent } from "react";
import { panelWidths } from "../use-panel.ts";

/** The edge between panel and main area: drag it, or move it with the arrow keys; Enter folds the panel. */
export function PanelEdge({
  width,
  resize,
  fold,
}: {
  width: number;
  resize: (width: number) => void;
  fold: () => void;
}) {
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const edge = event.currentTarget;
    const offset = event.clientX - width;
    edge.setPointerCapture(event.pointerId);
    const onMove = ({ clientX }: globalThis.PointerEvent) => resize(clientX - offset);
    edge.addEventListener("pointermove", onMove);
    edge.addEventListener("lostpointercapture", () =>
      edge.removeEventListener("pointermove", onMove),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: width - panelWidths.step,
      ArrowRight: width + panelWidths.step,
      Home: panelWidths.min,
      End: panelWidths.max,
    }[event.key];
    if (event.key === "Enter") fold();
    else if (to === undefined) return;
    else resize(to);
    event.preventDefault();
  };
  return (
    // A separator that can be moved takes the focus (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="workspace-edge"
      role="separator"
      aria-label="Panel width"
      aria-orientation="vertical"
      aria-valuemin={panelWidths.min}
      aria-valuemax={panelWidths.max}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(panelWidths.first)}
    />
  );
}
