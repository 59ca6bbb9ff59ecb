import type { ReactNode } from "react";

/** A designer's settings beside what they make, as far as there is room; below each other otherwise. */
export function DesignerSplit({
  title,
  settings,
  view,
}: {
  title: string;
  settings: ReactNode;
  view: ReactNode;
}) {
  return (
    <div className="designer-split">
      <div className="designer">
        <h2 className="designer__title">{title}</h2>
        {settings}
      </div>
      <div className="designer-split__view">{view}</div>
    </div>
  );
}
