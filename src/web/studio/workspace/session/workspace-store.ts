import type {
  ProjectDocument,
  ProjectView,
  SavedProject,
  SaveProject,
} from "#domain/projects/contract.ts";
import { secondMs } from "#kit/time.ts";
import {
  edit,
  type Editing,
  hasUnsaved,
  redo,
  restore,
  settle,
  startEditing,
  takeAnswer,
  takeNews,
  undo,
  type Unsaved,
} from "./editing.ts";
import { retryDelayMs, saveFailure, type SaveFailure, triesAgain } from "./save-failure.ts";

/** Spec studio.md §4: a save follows so long after the last change. */
const autosaveMs = 30 * secondMs;
/** After so long without another letter the browser has a copy. */
const copyMs = 300;

export type Saving =
  | { state: "saved" }
  | { state: "unsaved" }
  | { state: "saving" }
  | ({ state: "failed" } & SaveFailure);

/** What a workspace shows of its editing. */
export type WorkspaceState = { editing: Editing; saving: Saving; savedAt: string };

/** What the store needs from outside: the server, the browser's copy, time. */
export type WorkspacePorts = {
  save: (input: SaveProject, options: { isLeaving: boolean }) => Promise<SavedProject>;
  read: () => Promise<ProjectView>;
  /** Keeps what isn't saved, or forgets the copy: null. */
  keepCopy: (unsaved: Unsaved | null) => void;
  nowMs: () => number;
  /** Runs later; @returns what calls it off */
  later: (ms: number, run: () => void) => () => void;
};

const documentOf = ({ name, description, configuration }: ProjectView): ProjectDocument => ({
  name,
  description,
  configuration,
});

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;

/**
 * One open project: its document, undo and redo, and the saving of it. One save is under way at a time; what is
 * changed while it lasts stays, and what others changed comes in with its answer.
 */
export function createWorkspaceStore(opened: ProjectView, ports: WorkspacePorts) {
  const { schemaVersion } = opened;
  let state: WorkspaceState = {
    editing: startEditing(documentOf(opened), opened.revision),
    saving: { state: "saved" },
    savedAt: opened.updatedAt,
  };
  const listeners = new Set<() => void>();
  let underWay: Promise<void> | null = null;
  let isSaving = false;
  let failures = 0;
  let newest = opened.revision;
  let isClosed = false;
  let [stopAutosave, stopRetry, stopCopy, stopPull] = [() => {}, () => {}, () => {}, () => {}];

  const show = (change: Partial<WorkspaceState>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };
  const savingNow = (editing: Editing): Saving => {
    if (isSaving) return { state: "saving" };
    if (!hasUnsaved(editing)) return { state: "saved" };
    return state.saving.state === "failed" ? state.saving : { state: "unsaved" };
  };

  const writeCopy = () => {
    stopCopy();
    const { editing } = state;
    const { base, document, sent, conflicts } = editing;
    const isNeeded = hasUnsaved(editing) || conflicts.length > 0;
    ports.keepCopy(isNeeded ? { base, document, sent, conflicts } : null);
  };

  /** Something was done here: it is kept at once, and saved soon. */
  const didEdit = (editing: Editing) => {
    if (editing === state.editing) return;
    show({ editing, saving: savingNow(editing) });
    stopAutosave();
    stopCopy();
    stopCopy = ports.later(copyMs, writeCopy);
    if (hasUnsaved(editing)) stopAutosave = ports.later(autosaveMs, () => void save());
  };

  /** The project as it was just read, brought in between what is typed here. */
  const takeRead = (view: ProjectView, by: string) => {
    const { revision, updatedAt } = view;
    if (revision <= state.editing.revision) return;
    const editing = takeNews(state.editing, { document: documentOf(view), revision, by });
    show({ editing, savedAt: updatedAt, saving: savingNow(editing) });
    writeCopy();
  };

  const didFail = (thrown: unknown) => {
    const failure = saveFailure(thrown);
    failures += 1;
    show({ saving: { state: "failed", ...failure } });
    writeCopy();
    if (triesAgain(failure) && !isClosed)
      stopRetry = ports.later(retryDelayMs(failures), () => void save());
  };

  /** The server said no, and so has nothing of what was sent. Without its word it may have all of it. */
  const didNotArrive = (thrown: unknown): never => {
    const { reason } = saveFailure(thrown);
    if (reason !== "offline" && reason !== "busy")
      show({ editing: { ...state.editing, sent: null } });
    throw thrown;
  };

  const send = async (options: { isLeaving: boolean; label?: string }) => {
    try {
      if (state.editing.sent) takeRead(await ports.read(), "");
      const { document, revision } = state.editing;
      show({ editing: { ...state.editing, sent: document } });
      if (options.isLeaving) writeCopy();
      const input = { ...document, baseRevision: revision, schemaVersion };
      const answer = await ports
        .save(options.label ? { ...input, label: options.label } : input, options)
        .catch(didNotArrive);
      failures = 0;
      newest = Math.max(newest, answer.revision);
      const by = answer.mergedFrom.join(", ");
      const editing = takeAnswer(state.editing, { ...answer, by });
      isSaving = false;
      show({
        editing,
        savedAt: answer.updatedAt,
        saving: { state: hasUnsaved(editing) ? "unsaved" : "saved" },
      });
      writeCopy();
    } catch (thrown) {
      isSaving = false;
      didFail(thrown);
    }
  };

  /** Saves what isn't saved, or a version with a name. What changes while a save lasts is saved after it. */
  const save = async (options: { isLeaving?: boolean; label?: string } = {}): Promise<void> => {
    stopAutosave();
    stopRetry();
    if (options.isLeaving) writeCopy();
    // Whoever leaves can't wait for an earlier save: the copy has what is newer.
    if (options.isLeaving && (isSaving || state.editing.sent)) return;
    if (isSaving) {
      await underWay;
      return state.saving.state === "failed" ? undefined : save(options);
    }
    if (!options.label && !hasUnsaved(state.editing)) return;
    isSaving = true;
    show({ saving: { state: "saving" } });
    underWay = send({ isLeaving: false, ...options });
    await underWay;
    if (newest > state.editing.revision) await pull("");
  };

  /** Somebody else saved: brings it in between what is typed here. */
  const pull = async (by: string): Promise<void> => {
    stopPull();
    if (isSaving) return; // its answer brings the same
    try {
      const view = await ports.read();
      if (!isSaving) takeRead(view, by);
    } catch {
      if (!isClosed) stopPull = ports.later(retryDelayMs(1), () => void pull(by));
    }
  };

  return {
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    state: () => state,
    change: (document: ProjectDocument) => didEdit(edit(state.editing, document, ports.nowMs())),
    undo: () => didEdit(undo(state.editing)),
    redo: () => didEdit(redo(state.editing)),
    settle: (path: readonly string[], choice: "mine" | "theirs") =>
      didEdit(settle(state.editing, path, choice, ports.nowMs())),
    /** Brings back what a copy holds. @returns whether it held anything that the server doesn't have */
    restore: (copy: Unsaved) => {
      const before = state.editing;
      didEdit(restore(before, copy, ports.nowMs()));
      return state.editing !== before;
    },
    save,
    /** News of a save; those that this tab made are known already. */
    heardOf: async (revision: number, by: string) => {
      newest = Math.max(newest, revision);
      if (revision > state.editing.revision) await pull(by);
    },
    /** The project as it was read for another reason. */
    hasRead: (view: ProjectView) => {
      if (!isSaving) takeRead(view, "");
    },
    /** Back after a while: online again, signed in again, or the tab in front again. */
    resume: () => (state.saving.state === "failed" ? save() : Promise.resolve()),
    /** The workspace is left: what isn't saved is sent, and no timer runs on. */
    close: () => {
      isClosed = true;
      const saved = save({ isLeaving: true });
      for (const stop of [stopAutosave, stopRetry, stopCopy, stopPull]) stop();
      return saved;
    },
  };
}
