import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import { selectDesksOf } from "./queries.ts";

/** What happens within this time is told together. */
const gatherMs = 200;

/** Who on this node watches what happens at desks: that something did, not what. */
export class LiveDesks {
  readonly #db: Db;
  readonly #log: Log;
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ db, log }: { db: Db; log: Log }) {
    this.#db = db;
    this.#log = log;
  }

  /** @param onChange is called soon after something happened at the desk. Must not throw. @returns how to stop */
  watch(desk: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(desk) ?? new Set();
    this.#watchers.set(desk, watchers.add(onChange));
    return () => {
      watchers.delete(onChange);
      if (watchers.size === 0 && this.#watchers.get(desk) === watchers) this.#watchers.delete(desk);
    };
  }

  /** Something happened in these conversations, on this node or another one. */
  changed(conversationIds: readonly string[]): void {
    if (this.#watchers.size === 0 || conversationIds.length === 0) return;
    for (const id of conversationIds) this.#changed.add(id);
    if (this.#timer) return;
    this.#timer = setTimeout(() => void this.#tell(), gatherMs).unref();
  }

  /** News may have got lost: everybody looks. */
  catchUp(): void {
    for (const desk of this.#watchers.keys()) this.#call(desk);
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    const ids = [...this.#changed];
    this.#changed.clear();
    try {
      const found = await selectDesksOf(this.#db, ids);
      // A conversation that is gone was at any of them.
      if (found.size < ids.length) return this.catchUp();
      for (const desk of new Set(found.values())) this.#call(desk);
    } catch (error) {
      this.#log.warn({ err: error }, "desks of conversations could not be looked up; trying again");
    }
  }

  #call(desk: string): void {
    for (const onChange of this.#watchers.get(desk) ?? []) onChange();
  }
}
