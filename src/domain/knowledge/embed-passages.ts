import { createHash } from "node:crypto";
import { z } from "zod";
import { defineJob, enqueueJob, type JobContext } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import type { KnowledgeDeps } from "./deps.ts";
import type { Embedder } from "./ports.ts";
import { tendIndexes } from "./queries-near.ts";
import {
  isVectorMissing,
  selectCollectionsWithout,
  selectWithoutVector,
  storeVectors,
} from "./queries-vectors.ts";

/** Providers take so many texts at once without trouble. */
const batch = 64;
const longestText = 6000;
const batchWithinMs = 30_000;

/** Asks for vectors where some are missing, once for each state of the passages. */
export async function requestVectors(
  tx: DbOrTx,
  collection: string,
  model: string,
  state: string,
): Promise<void> {
  if (!(await isVectorMissing(tx, collection, model))) return;
  const digest = createHash("sha256").update(`${collection}\n${model}\n${state}`).digest("hex");
  await enqueueJob(
    tx,
    embedPassagesJob,
    { collection },
    { id: `knowledge.embed/${digest.slice(0, 32)}` },
  );
}

/** Gives every passage that lacks one a vector of the current model, a batch after the other. */
export const embedPassagesJob = defineJob({
  name: "knowledge.embed",
  // For passages that an earlier run left, such as after a change of the model and back.
  cron: "23 * * * *",
  /** Without a collection: all of them. */
  input: z.object({ collection: z.string().optional() }),
  async run({ collection: only }, deps: KnowledgeDeps, { step }) {
    const { db, knowledge } = deps;
    const { embedder } = knowledge;
    if (!embedder) return;
    const all = only
      ? [only]
      : await step("collections", () => selectCollectionsWithout(db, embedder.model));
    for (const collection of all) await embedAll(collection, { ...deps, embedder }, step);
    await step("indexes", () => tendIndexes(db, embedder.model));
  },
});

async function embedAll(
  collection: string,
  { db, embedder }: Pick<KnowledgeDeps, "db"> & { embedder: Embedder },
  step: JobContext["step"],
): Promise<void> {
  let isDone = false;
  for (let at = 0; !isDone; at += 1)
    isDone = await step(`${collection}, batch ${at}`, async () => {
      const rows = await selectWithoutVector(db, {
        collection,
        model: embedder.model,
        limit: batch,
      });
      if (rows.length === 0) return true;
      const texts = rows.map(({ title, part, text }) =>
        [title, part, text].filter(Boolean).join("\n").slice(0, longestText),
      );
      const vectors = await embedder.embed(texts, { signal: AbortSignal.timeout(batchWithinMs) });
      if (vectors.length !== rows.length) throw new Error("the provider sent too few vectors");
      await storeVectors(
        db,
        collection,
        embedder.model,
        rows.map(({ path, hash }, index) => ({ path, hash, vector: vectors[index] ?? [] })),
      );
      return rows.length < batch;
    });
}
