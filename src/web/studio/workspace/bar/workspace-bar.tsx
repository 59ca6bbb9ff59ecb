import { Link } from "react-router";
import { publishableTypes } from "#domain/projects/contract.ts";
import { AccountMenu, type ShownPerson } from "../../../account/account-menu.tsx";
import { paths } from "../../../paths.ts";
import { AppSearch } from "../../../ui/AppSearch.tsx";
import { Badge } from "../../../ui/Badge.tsx";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { ArrowLeft, Download, History, Redo, Save, Share, Undo } from "../../../ui/icons.tsx";
import { Tooltip } from "../../../ui/Tooltip.tsx";
import { publishedWords, typeNames } from "../../type-words.ts";
import type { OpenDialog, OtherProject, PanelTab, Room } from "../room.ts";
import { workspaceKeys } from "../use-workspace-keys.ts";
import { PeopleHere } from "./people-here.tsx";
import { ProjectName } from "./project-name.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { SavingState } from "./saving-state.tsx";
import { useCommands } from "./use-commands.tsx";

/** The slim bar of a workspace (spec studio.md §2.4). */
export function WorkspaceBar({
  others,
  person,
  open,
  show,
  ...room
}: Room & {
  others: readonly OtherProject[];
  person: ShownPerson | undefined;
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}) {
  const { project, store, state, facts, people, isReadOnly } = room;
  const { editing } = state;
  const canPublish = facts.role === "owner" && publishableTypes.includes(project.serviceType);
  const groups = useCommands({ room, others, open, show });
  return (
    <header className="workspace-bar">
      <div className="workspace-bar__start">
        <Link
          className="workspace-bar__back"
          to={paths.studio()}
          aria-label="Back to your projects"
        >
          <ArrowLeft />
        </Link>
        <h1 className="sr-only">{editing.document.name}</h1>
        <ProjectName store={store} name={editing.document.name} isReadOnly={isReadOnly} />
        <span className="workspace-bar__type">{typeNames[project.serviceType]}</span>
        <Badge tone={facts.deployment?.state === "live" ? "moss" : "plain"}>
          {publishedWords(facts.deployment)}
        </Badge>
        <SavingState saving={state.saving} savedAt={state.savedAt} />
      </div>
      <div className="workspace-bar__tools">
        <PeopleHere people={people} />
        {isReadOnly ? null : <UndoButtons store={store} editing={editing} />}
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
            busy={state.saving.state === "saving"}
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
        {canPublish ? <PublishMenu {...room} open={open} /> : null}
        <AppSearch groups={groups} moreKeys={workspaceKeys} />
        {person ? <AccountMenu person={person} /> : null}
      </div>
    </header>
  );
}

const UndoButtons = ({
  store,
  editing,
}: Pick<Room, "store"> & { editing: Room["state"]["editing"] }) => (
  <>
    <Tooltip side="bottom" text="Undo">
      <IconButton
        label="Undo"
        aria-keyshortcuts="Control+Z"
        aria-disabled={editing.undo.length === 0 || undefined}
        onClick={store.undo}
      >
        <Undo />
      </IconButton>
    </Tooltip>
    <Tooltip side="bottom" text="Redo">
      <IconButton
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={editing.redo.length === 0 || undefined}
        onClick={store.redo}
      >
        <Redo />
      </IconButton>
    </Tooltip>
  </>
);
