import { memo } from "react";
import { Eye, Menu } from "../../../ui/icons.tsx";
import { Designer, Grid } from "../../icons.tsx";
import type { PanelTab } from "../room.ts";

const panes = [
  { value: "catalog", label: "Catalog", icon: <Grid /> },
  { value: "designer", label: "Outline", icon: <Menu /> },
  { value: "main", label: "Design", icon: <Designer /> },
  { value: "preview", label: "Preview", icon: <Eye /> },
] as const;

/** On small screens one pane shows at a time, chosen at the bottom. */
export const PaneTabs = memo(function PaneTabs({
  current,
  choose,
}: {
  current: PanelTab | "main";
  choose: (pane: PanelTab | "main") => void;
}) {
  return (
    <nav className="workspace-panes" aria-label="Panes">
      {panes.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          className="workspace-panes__pane"
          aria-current={current === value || undefined}
          onClick={() => choose(value)}
        >
          {icon}
          {label}
        </button>
      ))}
    </nav>
  );
});
