import { useEffect } from "react";
import type { WorkspaceStore } from "./session/workspace-store.ts";

/** For the list of keys (`?`). */
export const workspaceKeys = [
  ["Ctrl S", "Save the project"],
  ["Ctrl Z", "Undo"],
  ["Ctrl Shift Z", "Redo"],
] as const;

/** Fields that aren't part of the project keep the browser's own undo. */
const ownUndo = "[data-own-undo], dialog";

/** Save, undo and redo, from wherever the focus is. */
export function useWorkspaceKeys(store: WorkspaceStore) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isElsewhere = event.target instanceof Element && event.target.closest(ownUndo);
      if (key === "s" && !event.shiftKey) void store.save();
      else if (isElsewhere) return;
      else if (key === "z") store[event.shiftKey ? "redo" : "undo"]();
      else if (key === "y" && !event.shiftKey) store.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [store]);
}
