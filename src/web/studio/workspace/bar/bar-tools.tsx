import { memo } from "react";
import { publishableTypes } from "#domain/projects/contract.ts";
import { AccountMenu, type ShownPerson } from "../../../account/account-menu.tsx";
import { AppSearch } from "../../../ui/AppSearch.tsx";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Download, History, Redo, Save, Share, Undo } from "../../../ui/icons.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import type { OpenDialog, OtherProject, PanelTab, Room } from "../room.ts";
import { workspaceKeys } from "../use-workspace-keys.ts";
import { PeopleHere } from "./people-here.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { useCommands } from "./use-commands.tsx";

/** What can be done from the bar. Typing changes none of it, and so doesn't draw it again. */
export const BarTools = memo(function BarTools({
  project,
  store,
  facts,
  people,
  isReadOnly,
  isSaving,
  canUndo,
  canRedo,
  others,
  person,
  open,
  show,
}: Pick<Room, "project" | "store" | "facts" | "people" | "isReadOnly"> & {
  isSaving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  others: readonly OtherProject[];
  person: ShownPerson | undefined;
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}) {
  const canPublish = facts.role === "owner" && publishableTypes.includes(project.serviceType);
  const groups = useCommands({ room: { store, facts, isReadOnly }, others, open, show });
  return (
    <div className="workspace-bar__tools">
      <PeopleHere people={people} />
      {isReadOnly ? null : <UndoButtons store={store} canUndo={canUndo} canRedo={canRedo} />}
      <Tooltip side="bottom" text="Versions">
        <IconButton label="Versions" onClick={() => open("versions")}>
          <History />
        </IconButton>
      </Tooltip>
      {isReadOnly ? null : (
        <Button
          variant="quiet"
          size="small"
          icon={<Save size={16} />}
          busy={isSaving}
          onClick={() => void store.save()}
        >
          Save Project
        </Button>
      )}
      {facts.role === "owner" ? (
        <Button
          variant="quiet"
          size="small"
          icon={<Share size={16} />}
          onClick={() => open("share")}
        >
          Share Project
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        icon={<Download size={16} />}
        onClick={() => open("export")}
      >
        Export
      </Button>
      {canPublish ? <PublishMenu project={project} facts={facts} open={open} /> : null}
      <AppSearch groups={groups} moreKeys={workspaceKeys} />
      {person ? <AccountMenu person={person} /> : null}
    </div>
  );
});

const UndoButtons = ({
  store,
  canUndo,
  canRedo,
}: Pick<Room, "store"> & { canUndo: boolean; canRedo: boolean }) => (
  <>
    <Tooltip side="bottom" text="Undo">
      <IconButton
        label="Undo"
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo || undefined}
        onClick={store.undo}
      >
        <Undo />
      </IconButton>
    </Tooltip>
    <Tooltip side="bottom" text="Redo">
      <IconButton
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo || undefined}
        onClick={store.redo}
      >
        <Redo />
      </IconButton>
    </Tooltip>
  </>
);
