import { createHash } from "node:crypto";
import { z } from "zod";
import { defineJob, enqueueJob, type Job } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import type { KnowledgeDeps } from "./deps.ts";
import { isVectorMissing, selectWithoutVector, storeVectors } from "./queries-vectors.ts";

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
  input: z.object({ collection: z.string().default("site") }),
  async run({ collection }, { db, knowledge: { embedder } }: KnowledgeDeps, { step }) {
    if (!embedder) return;
    let isDone = false;
    for (let at = 0; !isDone; at += 1)
      isDone = await step(`batch ${at}`, async () => {
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
  },
});

/** Its background work. */
export const knowledgeJobs: readonly Job<unknown, KnowledgeDeps>[] = [embedPassagesJob];
