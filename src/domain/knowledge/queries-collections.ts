import { asc, eq } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { CollectionId } from "./contract.ts";
import { lockCollection } from "./queries.ts";
import {
  collectionWords,
  knowledgeDocuments,
  knowledgeSources,
  passages,
  passageWords,
} from "./tables.ts";

/** Deletes all that a bot has learned. @returns ids of its sources */
export async function deleteCollection(tx: DbOrTx, collection: string): Promise<string[]> {
  // In the order in which those who learn lock them.
  await tx
    .select({ id: knowledgeSources.id })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.collection, collection))
    .orderBy(asc(knowledgeSources.id))
    .for("update");
  await lockCollection(tx, collection);
  await tx.delete(passageWords).where(eq(passageWords.collection, collection));
  await tx.delete(passages).where(eq(passages.collection, collection));
  await tx.delete(collectionWords).where(eq(collectionWords.collection, collection));
  const gone = await tx
    .delete(knowledgeSources)
    .where(eq(knowledgeSources.collection, collection))
    .returning({ id: knowledgeSources.id });
  return gone.map(({ id }) => id);
}

/** The bots of a person that have learned something. */
export async function selectCollectionsOf(db: DbOrTx, ownerId: string): Promise<CollectionId[]> {
  const rows = await db
    .selectDistinct({ collection: knowledgeSources.collection })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.ownerId, ownerId))
    .orderBy(asc(knowledgeSources.collection));
  return rows.map(({ collection }) => collection as CollectionId);
}

/** What a person's bots were given to learn, and what was read of it. */
export async function selectTextsOf(db: DbOrTx, ownerId: string) {
  const sources = await db
    .select({
      id: knowledgeSources.id,
      collection: knowledgeSources.collection,
      kind: knowledgeSources.kind,
      title: knowledgeSources.title,
      input: knowledgeSources.input,
      addedAt: knowledgeSources.addedAt,
    })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.ownerId, ownerId))
    .orderBy(asc(knowledgeSources.addedAt), asc(knowledgeSources.id));
  const texts = await db
    .select({
      sourceId: knowledgeDocuments.sourceId,
      title: knowledgeDocuments.title,
      address: knowledgeDocuments.address,
      text: knowledgeDocuments.text,
    })
    .from(knowledgeDocuments)
    .innerJoin(knowledgeSources, eq(knowledgeSources.id, knowledgeDocuments.sourceId))
    .where(eq(knowledgeSources.ownerId, ownerId))
    .orderBy(asc(knowledgeDocuments.position), asc(knowledgeDocuments.id));
  return sources.map((source) => ({
    ...source,
    documents: texts
      .filter(({ sourceId }) => sourceId === source.id)
      .map(({ sourceId: _source, ...text }) => text),
  }));
}
