import type { Db } from "#db/open.ts";
import { inBatches } from "#kit/in-batches.ts";
import { lockMessages, lockUsage, writeMessages, writeUsage } from "./queries.ts";
import { addMessages, addUsage, type MessageEntry, type UsageEntry } from "./rules.ts";

/** How many entries one transaction takes at most. */
const maxBatchSize = 200;

/**
 * Everybody's count of a day is one row. If each call held it for a transaction of its own, all calls would queue for
 * each other's disk and hold the pool's connections meanwhile, so entries go in batches. Across nodes the rows' locks
 * keep the limits: a batch locks its rows, decides by rules.ts, and writes the new counts.
 */
const createCounters = (db: Db) => ({
  usage: inBatches(
    (entries: readonly UsageEntry[]) =>
      db.transaction(async (tx) => {
        const counts = await lockUsage(tx, entries);
        const refusals = addUsage(counts, entries);
        await writeUsage(tx, counts);
        return refusals;
      }),
    maxBatchSize,
  ),
  messages: inBatches(
    (entries: readonly MessageEntry[]) =>
      db.transaction(async (tx) => {
        const counts = await lockMessages(tx, entries);
        const refusals = addMessages(counts, entries);
        await writeMessages(tx, counts);
        return refusals;
      }),
    maxBatchSize,
  ),
});

const countersByDb = new WeakMap<Db, ReturnType<typeof createCounters>>();

/** The counters of AI usage and of messages. Each takes an entry and answers with the counter that refused it, or null. */
export function countersOn(db: Db): ReturnType<typeof createCounters> {
  const counters = countersByDb.get(db) ?? createCounters(db);
  countersByDb.set(db, counters);
  return counters;
}
