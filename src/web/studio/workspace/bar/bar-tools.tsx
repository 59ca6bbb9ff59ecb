import { memo } from "react";
import { type NamedProject, publishableTypes } from "#domain/projects/contract.ts";
import { AccountMenu, type ShownPerson } from "../../../account/account-menu.tsx";
import { AppSearch } from "../../../ui/AppSearch.tsx";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { Download, Search } from "../../../ui/icons.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { History, More, Redo, Save, Share, Undo } from "../../icons.tsx";
import type { OpenDialog, PanelTab, Room } from "../room.ts";
import { workspaceKeys } from "../use-workspace-keys.ts";
import { PublishMenu } from "./publish-menu.tsx";
import { useCommands } from "./use-commands.tsx";

/** What can be done from the bar. Typing changes none of it, and so doesn't draw it again. */
export const BarTools = memo(function BarTools({
  project,
  store,
  facts,
  isReadOnly,
  isGone,
  isSaving,
  canUndo,
  canRedo,
  others,
  person,
  open,
  show,
}: Pick<Room, "project" | "store" | "facts" | "isReadOnly" | "isGone"> & {
  isSaving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  others: readonly NamedProject[];
  person: ShownPerson | undefined;
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}) {
  const isOwner = facts.role === "owner" && !isGone;
  const canPublish = isOwner && publishableTypes.includes(project.serviceType);
  const groups = useCommands({ room: { store, facts, isReadOnly, isGone }, others, open, show });
  return (
    <div className="workspace-bar__tools">
      {isReadOnly ? null : <UndoButtons store={store} canUndo={canUndo} canRedo={canRedo} />}
      {isGone ? null : (
        <Tooltip side="bottom" text="Versions">
          <IconButton
            className="workspace-bar__wide"
            label="Versions"
            onClick={() => open("versions")}
          >
            <History />
          </IconButton>
        </Tooltip>
      )}
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
      {isOwner ? (
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
        className="workspace-bar__wide"
        variant="quiet"
        size="small"
        icon={<Download size={16} />}
        onClick={() => open("export")}
      >
        Export
      </Button>
      <MoreMenu open={open} isGone={isGone} />
      {canPublish ? <PublishMenu project={project} facts={facts} open={open} /> : null}
      <AppSearch groups={groups} moreKeys={workspaceKeys} />
      {person ? <AccountMenu person={person} /> : null}
    </div>
  );
});

/** What phones have no room for in the bar. */
const MoreMenu = ({ open, isGone }: Pick<Room, "isGone"> & { open: (to: OpenDialog) => void }) => (
  <Menu
    trigger={
      <IconButton className="workspace-bar__narrow" label="More actions">
        <More />
      </IconButton>
    }
  >
    {isGone ? null : (
      <MenuItem icon={<History size={16} />} onSelect={() => open("versions")}>
        Versions
      </MenuItem>
    )}
    <MenuItem icon={<Download size={16} />} onSelect={() => open("export")}>
      Export
    </MenuItem>
    <MenuItem
      icon={<Search size={16} />}
      onSelect={() => document.querySelector<HTMLElement>(".app-search")?.click()}
    >
      Search projects and actions
    </MenuItem>
  </Menu>
);

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
