import { z } from "zod";
import type { DbOrTx } from "#db/open.ts";
import { notifyProjects } from "./queries-presence.ts";

/** The channel on which nodes tell each other what happened in which project. */
export const projectTopic = "aria_projects";

/** What nodes tell each other; people are named by ids only. */
const News = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("saved"),
    revision: z.int(),
    byId: z.string(),
    tabId: z.string().nullable(),
  }),
  z.object({ type: z.literal("present") }),
  z.object({ type: z.literal("published") }),
  z.object({ type: z.literal("members") }),
  z.object({ type: z.literal("gone") }),
]);
export type ProjectNews = z.infer<typeof News>;
const Told = z.object({ projectId: z.string(), news: News });

/** Tells all open workspaces of a project, on every node, once `tx` is committed. */
export const announceProject = (tx: DbOrTx, projectId: string, news: ProjectNews): Promise<void> =>
  notifyProjects(tx, projectTopic, JSON.stringify({ projectId, news }));

type Listener = (news: ProjectNews | { type: "resync" }) => void;

/** Which open workspaces this node serves. */
export class LiveProjects {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** @returns how to stop listening */
  listen(projectId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(projectId) ?? new Set();
    this.#listeners.set(projectId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(projectId);
    };
  }

  /** A notification on `projectTopic`; what isn't one is left alone. */
  hear(payload: string): void {
    let told: unknown;
    try {
      told = JSON.parse(payload);
    } catch {
      return;
    }
    const read = Told.safeParse(told);
    if (!read.success) return;
    for (const listener of this.#listeners.get(read.data.projectId) ?? []) listener(read.data.news);
  }

  /** Notifications may have got lost: everybody looks again. */
  catchUp(): void {
    for (const listeners of this.#listeners.values())
      for (const listener of listeners) listener({ type: "resync" });
  }
}
