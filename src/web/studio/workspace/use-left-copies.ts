import { useEffect, useEffectEvent, useState } from "react";
import type { ProjectView } from "#domain/projects/contract.ts";
import { restore } from "./session/editing.ts";
import { dropCopy, type KeptCopy, leftCopies, openTabs } from "./session/kept-copy.ts";
import type { WorkspaceStore } from "./session/workspace-store.ts";

/**
 * Work that a crash or an ended session left in this browser, for the person to bring back or discard. What the
 * server has after all is forgotten without a word.
 */
export function useLeftCopies(project: ProjectView, ownerId: string, store: WorkspaceStore) {
  const [left, setLeft] = useState<{ tabId: string; copy: KeptCopy } | null>(null);
  const { id, schemaVersion } = project;
  const look = useEffectEvent((isOpen: (tabId: string) => boolean) => {
    for (const found of leftCopies(id, ownerId, isOpen)) {
      const { editing } = store.state();
      if (found.copy.schemaVersion !== schemaVersion) continue;
      if (restore(editing, found.copy, 0) === editing) dropCopy(id, found.tabId);
      else setLeft(found);
    }
  });
  useEffect(() => {
    let isOver = false;
    void openTabs(id).then((isOpen) => (isOver ? undefined : look(isOpen)));
    return () => {
      isOver = true;
    };
  }, [id]);

  const end = (found: { tabId: string }) => {
    dropCopy(id, found.tabId);
    setLeft(null);
  };
  return {
    left: left?.copy ?? null,
    bringBack: () => {
      if (!left) return;
      store.restore(left.copy);
      end(left);
    },
    discard: () => left && end(left),
  };
}
