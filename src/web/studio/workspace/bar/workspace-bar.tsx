import { Link } from "react-router";
import type { NamedProject } from "#domain/projects/contract.ts";
import type { ShownPerson } from "../../../account/account-menu.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { ArrowLeft } from "../../../ui/icons.tsx";
import { publishedWords, typeNames } from "../../type-words.ts";
import type { OpenDialog, PanelTab, Room } from "../room.ts";
import { BarTools } from "./bar-tools.tsx";
import { PeopleHere } from "./people-here.tsx";
import { ProjectName } from "./project-name.tsx";
import { SavingState } from "./saving-state.tsx";

/** The slim bar of a workspace (spec studio.md §2.4). */
export function WorkspaceBar({
  others,
  person,
  open,
  show,
  ...room
}: Room & {
  others: readonly NamedProject[];
  person: ShownPerson | undefined;
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}) {
  const { project, store, state, facts, people, isReadOnly, isGone } = room;
  const { editing } = state;
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
        <PeopleHere people={people} />
      </div>
      <BarTools
        project={project}
        store={store}
        facts={facts}
        isReadOnly={isReadOnly}
        isGone={isGone}
        isSaving={state.saving.state === "saving"}
        canUndo={editing.undo.length > 0}
        canRedo={editing.redo.length > 0}
        others={others}
        person={person}
        open={open}
        show={show}
      />
    </header>
  );
}
