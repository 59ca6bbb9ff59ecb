import { useEffect, useRef, type ReactNode } from "react";

const controls = ":is(input, select, textarea, button):not(:disabled)";

/** A designer's settings beside what they make, as far as there is room; below each other otherwise. */
export function DesignerSplit({
  title,
  settings,
  act,
  view,
  price,
  selected,
}: {
  title: string;
  settings: ReactNode;
  /** What the designer is for, as a button: at hand however long the settings are. */
  act?: ReactNode;
  view: ReactNode;
  /** What it would cost to have it built. */
  price: ReactNode;
  /** The path of the section that was chosen elsewhere: it comes into view and takes the focus. */
  selected: string | null;
}) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === null) return;
    const part = holder.current?.querySelector(`[data-path="${CSS.escape(selected)}"]`);
    if (!part || part.contains(document.activeElement)) return;
    part.scrollIntoView({ block: "nearest" });
    part.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
  }, [selected]);
  return (
    <div className="designer-room">
      <div className="designer-split">
        <div className="designer" ref={holder}>
          <h2 className="designer__title">{title}</h2>
          {settings}
        </div>
        {act ? <div className="designer-split__act">{act}</div> : null}
        <div className="designer-split__view">
          {view}
          {price}
        </div>
      </div>
    </div>
  );
}
