import { z } from "zod";
import type { Unsaved } from "./editing.ts";

const Document = z.object({
  name: z.string(),
  description: z.string(),
  configuration: z.looseObject({}),
});
/** Unsaved work of one tab, as it is kept in the browser until the server has it. */
const KeptCopy = z.object({
  /** Whose work it is: another person at this browser isn't offered it. */
  ownerId: z.string(),
  schemaVersion: z.number(),
  keptAt: z.iso.datetime(),
  base: Document,
  document: Document,
  sent: Document.nullable(),
  conflicts: z.array(
    z.object({
      path: z.array(z.string()),
      mine: z.json().optional(),
      theirs: z.json().optional(),
      by: z.string(),
    }),
  ),
});
export type KeptCopy = Omit<z.infer<typeof KeptCopy>, keyof Unsaved> & Unsaved;

/** Entered in content/browser-storage.ts; project and tab follow. */
const key = "unsaved-project";
const nameOf = (projectId: string, tabId: string) => `${key}:${projectId}:${tabId}`;

/** @returns false where the browser keeps nothing (switched off, or full) */
export function keepCopy(projectId: string, tabId: string, copy: KeptCopy): boolean {
  try {
    localStorage.setItem(nameOf(projectId, tabId), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(projectId: string, tabId: string): void {
  try {
    localStorage.removeItem(nameOf(projectId, tabId));
  } catch {
    // storage is switched off: nothing is there
  }
}

/** The copies that this person's tabs left behind, oldest first; `isOpen` says which tabs still work on theirs. */
export function leftCopies(
  projectId: string,
  ownerId: string,
  isOpen: (tabId: string) => boolean,
): { tabId: string; copy: KeptCopy }[] {
  const start = nameOf(projectId, "");
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(start) && !isOpen(name.slice(start.length)))
      .flatMap((name) => {
        const copy = readCopy(localStorage.getItem(name));
        return copy?.ownerId === ownerId ? [{ tabId: name.slice(start.length), copy }] : [];
      })
      .toSorted((a, b) => a.copy.keptAt.localeCompare(b.copy.keptAt));
  } catch {
    return [];
  }
}

/** What anybody could have written there is checked for its shape; the server checks the rest when it is saved. */
function readCopy(text: string | null): KeptCopy | null {
  try {
    return KeptCopy.parse(JSON.parse(text ?? "null")) as unknown as KeptCopy;
  } catch {
    return null;
  }
}

/** Held by the tab as long as it is open; the browser frees it when the tab ends, however it ends. */
const lockOf = (projectId: string, tabId: string) => nameOf(projectId, tabId);

/** Marks this tab's copy as worked on. @returns what ends that */
export function holdCopy(projectId: string, tabId: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(projectId, tabId), () => held).catch(() => {});
  return release;
}

/** The tabs that have this project open in this browser. */
export async function openTabs(projectId: string): Promise<(tabId: string) => boolean> {
  const found = await navigator.locks?.query().catch(() => null);
  const names = new Set(found?.held?.map(({ name }) => name));
  return (tabId) => names.has(lockOf(projectId, tabId));
}
