import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import { publishProblemsOf } from "#domain/projects/configuration/publish-problems.ts";
import type { Configuration, NamedProject, ProjectView } from "#domain/projects/contract.ts";
import { isSameJson } from "#kit/json-changes.ts";
import type { ShownPerson } from "../../account/account-menu.tsx";
import { paths } from "../../paths.ts";
import { PageChange } from "../../ui/PageChange.tsx";
import { PictureContext } from "../pictures.ts";
import { WorkspaceBar } from "./bar/workspace-bar.tsx";
import { WorkspaceDialogs } from "./dialogs/workspace-dialogs.tsx";
import { MainArea } from "./main-area.tsx";
import { PaneTabs } from "./panel/pane-tabs.tsx";
import { SidePanel } from "./panel/side-panel.tsx";
import type { OpenDialog, PanelTab } from "./room.ts";
import { useLeftCopies } from "./use-left-copies.ts";
import { usePanel } from "./use-panel.ts";
import { useProjectEvents } from "./use-project-events.ts";
import { useWorkspaceKeys } from "./use-workspace-keys.ts";
import { useWorkspace } from "./use-workspace.ts";
import { WorkspaceNotices } from "./workspace-notices.tsx";

/** One open project: bar, panel and main area around one editing session. */
export function WorkspaceRoom({
  project,
  others,
  ownerId,
  person,
}: {
  project: ProjectView;
  others: readonly NamedProject[];
  ownerId: string;
  person: ShownPerson | undefined;
}) {
  const { store, state, tabId } = useWorkspace(project, ownerId);
  const { people, facts, isGone, refresh } = useProjectEvents(project, tabId, store);
  const copies = useLeftCopies(project, ownerId, store);
  const panel = usePanel();
  const [tab, setTab] = useState<PanelTab>("catalog");
  const [isMainShown, setMainShown] = useState(true);
  const [selected, select] = useState<string | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  useWorkspaceKeys(store);

  const { document } = state.editing;
  // The panel follows when typing leaves time for it.
  const shown = useDeferredValue(document);
  const missing = useProblems(document.configuration);
  const [reported, report] = useState<readonly Problem[]>([]);
  const problems = useMemo(
    () => (reported.length === 0 ? missing : [...missing, ...reported]),
    [missing, reported],
  );
  const isReadOnly = facts.role === "viewer" || isGone;
  const { fold } = panel;
  const show = useCallback(
    (to: PanelTab) => {
      setTab(to);
      setMainShown(false);
      fold(false);
    },
    [fold],
  );
  const choosePane = useCallback(
    (to: PanelTab | "main") => (to === "main" ? setMainShown(true) : show(to)),
    [show],
  );
  const publish = useCallback(() => setDialog("publish"), []);
  // The same function until the width changes: setting it has the browser style everything below anew.
  const { width } = panel;
  const setPanelWidth = useCallback(
    (body: HTMLElement | null) => body?.style.setProperty("--panel", `${width}px`),
    [width],
  );
  const room = { project, store, state, facts, people, isReadOnly, isGone, refresh };

  const pictureOf = useCallback(
    (fileId: string) => (fileId ? paths.projectPicture(project.id, fileId) : null),
    [project.id],
  );
  return (
    <PictureContext value={pictureOf}>
      <div
        className="workspace"
        data-shown={isMainShown ? "main" : "panel"}
        data-folded={panel.isFolded || undefined}
      >
        <WorkspaceBar {...room} others={others} person={person} open={setDialog} show={show} />
        <WorkspaceNotices {...room} copies={copies} />
        <div className="workspace__body" ref={setPanelWidth}>
          <SidePanel
            project={project}
            store={store}
            document={shown}
            isReadOnly={isReadOnly}
            tab={tab}
            setTab={setTab}
            panel={panel}
            problems={problems}
            selected={selected}
            select={select}
          />
          <main id="main" tabIndex={-1} className="workspace__main">
            <PageChange />
            <MainArea
              type={project.serviceType}
              projectId={project.id}
              name={document.name}
              configuration={document.configuration}
              store={store}
              isReadOnly={isReadOnly}
              problems={problems}
              report={report}
              selected={selected}
              select={select}
              publish={publish}
              openCatalog={() => show("catalog")}
            />
          </main>
        </div>
        <PaneTabs current={isMainShown ? "main" : tab} choose={choosePane} />
        <WorkspaceDialogs
          {...room}
          dialog={dialog}
          close={() => setDialog(null)}
          problems={problems}
        />
      </div>
    </PictureContext>
  );
}

/** What is missing, a moment after a change; the same list as long as it says the same, so that nothing is drawn again. */
function useProblems(configuration: Configuration): readonly Problem[] {
  const checked = useDeferredValue(configuration);
  const found = useMemo(() => publishProblemsOf(checked), [checked]);
  const [problems, setProblems] = useState(found);
  if (problems !== found && !isSameJson(problems, found)) setProblems(found);
  return problems;
}
