import { createHash } from "node:crypto";
import type { CollectionId, NewPassage } from "./contract.ts";
import type { KnowledgeDeps } from "./deps.ts";
import { requestVectors } from "./embed-passages.ts";
import { forgetKnownWords } from "./known-words.ts";
import {
  deletePassagesBut,
  indexWords,
  lockCollection,
  selectAnyPassage,
  upsertPassages,
} from "./queries.ts";

const collection: CollectionId = "site";
/** Another number has every passage indexed anew: for when the way of it has changed. */
const indexVersion = 1;

/** Whether anything was ever indexed: on a new installation not yet. */
export const hasPassages = ({ db }: Pick<KnowledgeDeps, "db">): Promise<boolean> =>
  selectAnyPassage(db, collection);

/**
 * Makes `passages` all that the site's collection holds; what is unchanged is left alone. Where a model for it
 * is set, vectors of the new ones are asked for in the same transaction.
 */
export async function indexPassages(
  passages: readonly NewPassage[],
  { db, knowledge: { embedder } }: KnowledgeDeps,
): Promise<void> {
  const byPath = new Map(passages.map((one) => [one.path, one]));
  // Always in the same order, so that two nodes at once don't wait for each other.
  const rows = [...byPath.values()]
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, kind, title, part, text, also }) => ({
      collection,
      path,
      kind,
      title,
      part: part ?? null,
      text,
      also: also ?? null,
      hash: createHash("sha256")
        .update(JSON.stringify([indexVersion, kind, title, part, text, also]))
        .digest("hex"),
      updatedAt: new Date(),
    }));
  const state = rows.map(({ path, hash }) => `${path} ${hash}`).join("\n");
  await db.transaction(async (tx) => {
    await lockCollection(tx, collection);
    await indexWords(tx, collection, await upsertPassages(tx, rows));
    await deletePassagesBut(tx, collection, [...byPath.keys()]);
    if (embedder) await requestVectors(tx, collection, embedder.model, state);
  });
  forgetKnownWords(db, collection);
}
