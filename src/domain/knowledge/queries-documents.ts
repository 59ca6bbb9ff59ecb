import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { knowledgeDocuments, knowledgeSources, passages } from "./tables.ts";

export type DocumentRow = typeof knowledgeDocuments.$inferSelect;
/** A document without its text, which may be long. */
export type ListedDocument = Omit<DocumentRow, "text" | "readAt">;

const listed = {
  id: knowledgeDocuments.id,
  sourceId: knowledgeDocuments.sourceId,
  position: knowledgeDocuments.position,
  address: knowledgeDocuments.address,
  title: knowledgeDocuments.title,
  language: knowledgeDocuments.language,
  problem: knowledgeDocuments.problem,
  etag: knowledgeDocuments.etag,
  hash: knowledgeDocuments.hash,
  words: knowledgeDocuments.words,
  bytes: knowledgeDocuments.bytes,
  seenRound: knowledgeDocuments.seenRound,
};

/** In the order in which they were first read. */
export const selectDocuments = (db: DbOrTx, sourceId: string): Promise<ListedDocument[]> =>
  db
    .select(listed)
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.sourceId, sourceId))
    .orderBy(asc(knowledgeDocuments.position), asc(knowledgeDocuments.id));

export async function upsertDocument(tx: DbOrTx, row: DocumentRow): Promise<void> {
  const { id: _id, sourceId: _source, ...rest } = row;
  await tx
    .insert(knowledgeDocuments)
    .values(row)
    .onConflictDoUpdate({ target: knowledgeDocuments.id, set: rest });
}

export async function updateDocument(
  tx: DbOrTx,
  id: string,
  change: Partial<DocumentRow>,
): Promise<void> {
  await tx.update(knowledgeDocuments).set(change).where(eq(knowledgeDocuments.id, id));
}

/** Those that a reading didn't find any more. */
export const selectUnseen = (
  db: DbOrTx,
  { sourceId, round }: { sourceId: string; round: number },
): Promise<{ id: string }[]> =>
  db
    .select({ id: knowledgeDocuments.id })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.sourceId, sourceId), ne(knowledgeDocuments.seenRound, round)));

export async function deleteDocument(tx: DbOrTx, id: string): Promise<void> {
  await tx.delete(knowledgeDocuments).where(eq(knowledgeDocuments.id, id));
}

/** Counts anew what a source holds. */
export async function sumUpSource(tx: DbOrTx, sourceId: string): Promise<void> {
  await tx.execute(sql`
    update ${knowledgeSources} set words = held.words, bytes = held.bytes, documents = held.documents
    from (
      select coalesce(sum(words), 0)::int words, coalesce(sum(bytes), 0)::int bytes,
        (count(*) filter (where bytes > 0))::int documents
      from ${knowledgeDocuments} where source_id = ${sourceId}) held
    where id = ${sourceId}`);
}

/** A piece of a document's text, from a letter on. */
export async function selectText(
  db: DbOrTx,
  id: string,
  { from, length }: { from: number; length: number },
): Promise<string> {
  const [row] = await db
    .select({
      text: sql<string>`substr(${knowledgeDocuments.text}, ${from + 1}::int, ${length}::int)`,
    })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.id, id));
  return row?.text ?? "";
}

/** Paths of a document's passages that aren't among these. */
export async function selectStalePaths(
  tx: DbOrTx,
  { documentId, but, limit }: { documentId: string; but: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ path: passages.path })
    .from(passages)
    .where(
      and(
        eq(passages.documentId, documentId),
        sql`${passages.path} not in (select jsonb_array_elements_text(${JSON.stringify(but)}::jsonb))`,
      ),
    )
    .orderBy(asc(passages.path))
    .limit(limit);
  return rows.map(({ path }) => path);
}

/** Paths of a source's passages; with `isOn`, of those that are it or not. */
export async function selectPathsOf(
  tx: DbOrTx,
  { sourceId, isOn, limit }: { sourceId: string; isOn?: boolean; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ path: passages.path })
    .from(passages)
    .where(
      and(
        eq(passages.sourceId, sourceId),
        isOn === undefined ? undefined : eq(passages.isOn, isOn),
      ),
    )
    .orderBy(asc(passages.path))
    .limit(limit);
  return rows.map(({ path }) => path);
}

export async function switchPassages(
  tx: DbOrTx,
  collection: string,
  paths: readonly string[],
  isOn: boolean,
): Promise<void> {
  await tx
    .update(passages)
    .set({ isOn })
    .where(and(eq(passages.collection, collection), inArray(passages.path, [...paths])));
}
