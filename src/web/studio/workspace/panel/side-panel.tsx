import { memo } from "react";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { ProjectDocument } from "#domain/projects/contract.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { Fold, Unfold } from "../../../ui/icons.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import type { PanelTab, Room } from "../room.ts";
import type { usePanel } from "../use-panel.ts";
import { CatalogPane } from "./catalog-pane.tsx";
import { DesignerOutline } from "./designer-outline.tsx";
import { PanelEdge } from "./panel-edge.tsx";
import { PreviewPane } from "./preview-pane.tsx";

/** The left panel with its three tabs (spec studio.md §2.4), drawn again only when something of it changed. */
export const SidePanel = memo(function SidePanel({
  project,
  store,
  document,
  isReadOnly,
  tab,
  setTab,
  panel,
  problems,
  selected,
  select,
}: Pick<Room, "project" | "store" | "isReadOnly"> & {
  document: ProjectDocument;
  tab: PanelTab;
  setTab: (tab: PanelTab) => void;
  panel: ReturnType<typeof usePanel>;
  problems: readonly Problem[];
  selected: string | null;
  select: (id: string | null) => void;
}) {
  const type = project.serviceType;
  const tabs = [
    {
      value: "catalog",
      label: "Catalog",
      shows: <CatalogPane type={type} store={store} isReadOnly={isReadOnly} />,
    },
    {
      value: "designer",
      label: "Designer",
      shows: (
        <DesignerOutline
          type={type}
          configuration={document.configuration}
          problems={problems}
          selected={selected}
          select={select}
        />
      ),
    },
    { value: "preview", label: "Preview", shows: <PreviewPane type={type} document={document} /> },
  ];
  return (
    <aside className="workspace-side" aria-label="Panel">
      <div className="workspace-panel">
        <IconButton
          className="workspace-panel__fold"
          label={panel.isFolded ? "Show the panel" : "Hide the panel"}
          aria-expanded={!panel.isFolded}
          onClick={() => panel.fold(!panel.isFolded)}
        >
          {panel.isFolded ? <Unfold /> : <Fold />}
        </IconButton>
        <div className="workspace-panel__content">
          <Tabs
            label="Panel"
            tabs={tabs}
            value={tab}
            onChange={(chosen) => setTab(chosen as PanelTab)}
          />
        </div>
      </div>
      {panel.isFolded ? null : (
        <PanelEdge width={panel.width} resize={panel.resize} fold={() => panel.fold(true)} />
      )}
    </aside>
  );
});
