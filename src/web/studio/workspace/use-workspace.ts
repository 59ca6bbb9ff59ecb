import { useEffect, useState, useSyncExternalStore } from "react";
import type { ProjectView } from "#domain/projects/contract.ts";
import { callProject } from "./call-project.ts";
import { dropCopy, holdCopy, keepCopy } from "./session/kept-copy.ts";
import {
  createWorkspaceStore,
  type WorkspacePorts,
  type WorkspaceStore,
} from "./session/workspace-store.ts";

const browserPorts = (project: ProjectView, ownerId: string, tabId: string): WorkspacePorts => ({
  save: (input, options) => callProject(project.id, `save?tab=${tabId}`, input, options),
  read: () => callProject(project.id, ""),
  keepCopy: (unsaved) => {
    if (!unsaved) return dropCopy(project.id, tabId);
    const { schemaVersion } = project;
    const keptAt = new Date().toISOString();
    keepCopy(project.id, tabId, { ...unsaved, ownerId, schemaVersion, keptAt });
  },
  nowMs: () => Date.now(),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** An open project and its editing session, which ends, saved, when the page is left. */
export function useWorkspace(project: ProjectView, ownerId: string) {
  const [{ store, tabId }] = useState(() => {
    const id = crypto.randomUUID();
    return {
      store: createWorkspaceStore(project, browserPorts(project, ownerId, id)),
      tabId: id,
    };
  });
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => holdCopy(project.id, tabId), [project.id, tabId]);
  useSavingOnLeave(store);
  return { store, state, tabId };
}

/** Saves when the page is hidden or left, and goes on with what failed once it may work again. */
function useSavingOnLeave(store: WorkspaceStore) {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") void store.save({ isLeaving: true });
      else void store.resume();
    };
    const onLeave = () => void store.save({ isLeaving: true });
    const onBack = () => void store.resume();
    // What can't be saved now isn't lost, but who leaves should know.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (store.state().saving.state === "failed") event.preventDefault();
    };
    document.addEventListener("visibilitychange", onHide);
    addEventListener("pagehide", onLeave);
    addEventListener("online", onBack);
    addEventListener("focus", onBack);
    addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      removeEventListener("pagehide", onLeave);
      removeEventListener("online", onBack);
      removeEventListener("focus", onBack);
      removeEventListener("beforeunload", onUnload);
      void store.save({ isLeaving: true });
    };
  }, [store]);
}
