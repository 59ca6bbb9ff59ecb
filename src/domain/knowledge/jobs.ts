import { z } from "zod";
import { defineJob, enqueueJob, type Job } from "#db/jobs.ts";
import type { Tx } from "#db/open.ts";
import type { TrainingDeps } from "./deps.ts";
import { embedPassagesJob } from "./embed-passages.ts";
import { forgetKnownWords } from "./known-words.ts";
import { selectPathsOf, switchPassages } from "./queries-documents.ts";
import {
  deleteSourceRow,
  lockSource,
  selectDueSources,
  type SourceRow,
  updateSource,
} from "./queries-sources.ts";
import { deletePassages, indexWords, lockCollection, removeWords } from "./queries.ts";
import { readSource } from "./read-source.ts";

const passagesAtOnce = 200;
const sourcesAtOnce = 100;

/** Reads a source. A run of an earlier round stops when a newer one was asked for. */
export const readSourceJob = defineJob({
  name: "knowledge.read",
  queue: "knowledge",
  input: z.object({ sourceId: z.string(), round: z.int() }),
  run: (reading, deps: TrainingDeps, { step }) => step("read", () => readSource(reading, deps)),
});

/** Has a source read, in the transaction that asks for it; a reading under way stops. */
export async function requestReading(
  tx: Tx,
  source: Pick<SourceRow, "id" | "round">,
): Promise<void> {
  const round = source.round + 1;
  await updateSource(tx, source.id, { state: "waiting", round, done: 0, total: 0 });
  await enqueueReading(tx, { sourceId: source.id, round });
}

/** The same for a source that waits since it was added. */
export const enqueueReading = (tx: Tx, reading: { sourceId: string; round: number }) =>
  enqueueJob(tx, readSourceJob, reading, {
    id: `knowledge.read/${reading.sourceId}/${reading.round}`,
  });

/**
 * Takes the passages of a source out of what questions are looked up in, or puts them back; of a deleted one, removes
 * them and the source. They aren't found from the moment on in which it was switched off or deleted.
 */
export const followSwitchJob = defineJob({
  name: "knowledge.follow-switch",
  queue: "knowledge",
  input: z.object({ sourceId: z.string() }),
  async run({ sourceId }, deps: TrainingDeps, { step }) {
    await step("follow", async () => {
      while (await followSome(sourceId, deps));
    });
  },
});

/** @returns whether there may be more */
const followSome = (sourceId: string, { db }: TrainingDeps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const source = await lockSource(tx, sourceId);
    if (!source) return false;
    const { collection, isOn, deletedAt } = source;
    await lockCollection(tx, collection);
    forgetKnownWords(db, collection);
    const those = { sourceId, limit: passagesAtOnce };
    const paths = await selectPathsOf(tx, deletedAt ? those : { ...those, isOn: !isOn });
    if (deletedAt) await deletePassages(tx, collection, paths);
    else {
      await switchPassages(tx, collection, paths, isOn);
      await (isOn ? indexWords : removeWords)(tx, collection, paths);
    }
    const isDone = paths.length < passagesAtOnce;
    if (isDone && deletedAt) await deleteSourceRow(tx, sourceId);
    return !isDone;
  });

/** Every hour: asks for pages and sites that are read again by themselves. */
export const readAgainJob = defineJob({
  name: "knowledge.read-again",
  cron: "11 * * * *",
  input: z.object({}),
  async run(_input, { db, clock }: Pick<TrainingDeps, "db" | "clock">, { step }) {
    await step("ask", async () => {
      const askSome = async () => {
        const due = await selectDueSources(db, { now: clock(), limit: sourcesAtOnce });
        for (const { id } of due)
          await db.transaction(async (tx) => {
            const source = await lockSource(tx, id);
            if (!source || source.deletedAt) return;
            await updateSource(tx, id, { nextReadAt: null });
            await requestReading(tx, source);
          });
        return due.length;
      };
      while ((await askSome()) === sourcesAtOnce);
    });
  },
});

/** Its background work. */
export const knowledgeJobs: readonly Job<unknown, TrainingDeps>[] = [
  embedPassagesJob,
  readSourceJob,
  followSwitchJob,
  readAgainJob,
];
