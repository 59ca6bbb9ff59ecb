import type { Db } from "#db/open.ts";
import { toAppError } from "#errors";
import { inBatches } from "#kit/in-batches.ts";
import type { FormDeps } from "./deps.ts";
import type { Storing } from "./mail-answer.ts";

type Work = (all: readonly Storing[], deps: FormDeps) => Promise<boolean[]>;
type Queue = { add: (storing: Storing) => Promise<boolean | null>; waiting: number };
const maxTogether = 100;
const queuesByDb = new WeakMap<Db, Map<string, Queue>>();

/**
 * Answers to one form wait for each other: for their events' order, and for the counter of their owner's plan. So what
 * arrives while a transaction runs shares the next one. Where that fails, each is stored by itself, so that none suffers
 * from another.
 */
export async function shareTransactions(
  storing: Storing,
  deps: FormDeps,
  work: Work,
): Promise<boolean> {
  const queues = queuesByDb.get(deps.db) ?? new Map<string, Queue>();
  queuesByDb.set(deps.db, queues);
  const name = storing.deployment.id;
  const queue = queues.get(name) ?? {
    add: inBatches((all: readonly Storing[]) => tryTogether(all, deps, work), maxTogether),
    waiting: 0,
  };
  queues.set(name, queue);
  queue.waiting += 1;
  let isStored: boolean | null;
  try {
    isStored = await queue.add(storing);
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) queues.delete(name);
  }
  return isStored ?? (await work([storing], deps))[0] ?? false;
}

/** Null for each where they can't be stored together: then each is tried by itself. */
async function tryTogether(
  all: readonly Storing[],
  deps: FormDeps,
  work: Work,
): Promise<(boolean | null)[]> {
  try {
    return await work(all, deps);
  } catch (thrown) {
    if (all.length === 1 || toAppError(thrown).code === "storage_unavailable") throw thrown;
    return all.map(() => null);
  }
}
