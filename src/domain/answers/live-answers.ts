import { isDeepStrictEqual } from "node:util";
import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import type { Collection } from "./contract.ts";
import type { EditableAnswers } from "./deps.ts";
import { buildEngine, type Engine } from "./engine.ts";
import { type ReadLearntFile, readPrepared, readModels } from "./learnt-files.ts";
import { mergeEntries } from "./merge-entries.ts";
import { selectStoredEntries } from "./queries.ts";
import type { StoredEntry } from "./stored-entry.ts";

/** Several changes at once are read together. */
const gatherMs = 50;
const retryMs = [1000, 5000, 30_000];

/**
 * The running engine of a collection: built in the background from its files and what the provider stored, and built
 * anew when something changed, in slices between other work. Until a new one is ready, the former one answers.
 */
export class LiveAnswers implements EditableAnswers {
  readonly collection: string;
  readonly files: Collection;
  readonly isPage: (path: string) => boolean;
  readonly #db: Db;
  readonly #log: Log;
  readonly #readLearnt: ReadLearntFile | undefined;
  #models: Promise<void> | null = null;
  #engine: Engine | null = null;
  #first: Promise<Engine> | null = null;
  #stored: StoredEntry[] | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(options: {
    collection: string;
    files: Collection;
    isPage: (path: string) => boolean;
    db: Db;
    log: Log;
    /** Reads what the build learnt; without it, everything is learnt here. */
    readLearnt?: ReadLearntFile | undefined;
  }) {
    this.collection = options.collection;
    this.files = options.files;
    this.isPage = options.isPage;
    this.#db = options.db;
    this.#log = options.log;
    this.#readLearnt = options.readLearnt;
  }

  /** The first caller waits for the first engine; without the database it is that of the files alone. */
  async engine(): Promise<Engine> {
    if (this.#engine) return this.#engine;
    this.#first ??= this.refresh()
      .catch((error: unknown) => this.#failed(error))
      .then(async () => (this.#engine ??= await this.#build(this.files)))
      .finally(() => {
        this.#first = null;
      });
    return this.#first;
  }

  /** Whoever calls while it runs gets a run that begins after their call. @throws what the database says */
  refresh(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#read().finally(() => {
        this.#running = null;
      });
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.refresh();
      });
    return this.#next;
  }

  /** Something changed, here or on another node. Never throws: it tries again until it works. */
  hear(waitMs = gatherMs): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.refresh().catch((error: unknown) => this.#failed(error));
    }, waitMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.allSettled([this.#running, this.#next]);
  }

  async #read(): Promise<void> {
    const stored = await selectStoredEntries(this.#db, this.collection);
    this.#failures = 0;
    if (this.#engine && isDeepStrictEqual(stored, this.#stored)) return;
    const { collection, broken } = mergeEntries(this.files, stored);
    if (broken.length > 0)
      this.#log.error({ ids: broken }, "stored answers can't be read and are left out");
    this.#engine = await this.#build(collection);
    this.#stored = stored;
  }

  async #build(collection: Collection): Promise<Engine> {
    if (!this.#readLearnt) return buildEngine(collection);
    await (this.#models ??= readModels(this.#readLearnt));
    return buildEngine(collection, await readPrepared(this.#readLearnt, collection.entries));
  }

  #failed(error: unknown): void {
    if (this.#isStopped) return;
    if (this.#failures === 0)
      this.#log.error({ err: error }, "stored answers could not be read; trying again");
    this.hear(retryMs[Math.min(this.#failures, retryMs.length - 1)]);
    this.#failures += 1;
  }
}
