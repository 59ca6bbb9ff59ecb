import { and, asc, count, eq, inArray, isNull, lte, sql, sum } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { knowledgeSources } from "./tables.ts";

export type SourceRow = typeof knowledgeSources.$inferSelect;

const isThere = isNull(knowledgeSources.deletedAt);

/** In the order in which they were added; deleted ones are left out. */
export const selectSources = (db: DbOrTx, collection: string): Promise<SourceRow[]> =>
  db
    .select()
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.collection, collection), isThere))
    .orderBy(asc(knowledgeSources.addedAt), asc(knowledgeSources.id));

/** A source of this collection; null where it has none of this id. */
export async function selectSource(
  db: DbOrTx,
  { collection, id }: { collection: string; id: string },
): Promise<SourceRow | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.id, id), eq(knowledgeSources.collection, collection), isThere));
  return row ?? null;
}

/** Any source, also a deleted one, with its row locked until the transaction ends. */
export async function lockSource(tx: DbOrTx, id: string): Promise<SourceRow | null> {
  const [row] = await tx
    .select()
    .from(knowledgeSources)
    .where(eq(knowledgeSources.id, id))
    .for("update");
  return row ?? null;
}

export async function insertSource(
  tx: DbOrTx,
  row: typeof knowledgeSources.$inferInsert,
): Promise<void> {
  await tx.insert(knowledgeSources).values(row);
}

export async function updateSource(
  tx: DbOrTx,
  id: string,
  change: Partial<typeof knowledgeSources.$inferInsert>,
): Promise<void> {
  await tx.update(knowledgeSources).set(change).where(eq(knowledgeSources.id, id));
}

/** Its documents go with it; its passages have gone before. */
export async function deleteSourceRow(tx: DbOrTx, id: string): Promise<void> {
  await tx.delete(knowledgeSources).where(eq(knowledgeSources.id, id));
}

/** How many sources a collection has. */
export async function countSources(tx: DbOrTx, collection: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.collection, collection), isThere));
  return row?.count ?? 0;
}

/** Bytes of all that a person's bots have learned. */
export async function sumBytesOf(db: DbOrTx, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(knowledgeSources.bytes) })
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.ownerId, ownerId), isThere));
  return Number(row?.bytes ?? 0);
}

/** Sources whose time has come to be read again. */
export const selectDueSources = (
  db: DbOrTx,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> =>
  db
    .select({ id: knowledgeSources.id })
    .from(knowledgeSources)
    .where(
      and(
        lte(knowledgeSources.nextReadAt, now),
        eq(knowledgeSources.isOn, true),
        inArray(knowledgeSources.state, ["ready", "failed"]),
        isThere,
      ),
    )
    .orderBy(asc(knowledgeSources.nextReadAt))
    .limit(limit);

/** Questions with answers that were learned and are on. */
export const selectQuestions = (
  db: DbOrTx,
  collection: string,
): Promise<Pick<SourceRow, "id" | "input">[]> =>
  db
    .select({ id: knowledgeSources.id, input: knowledgeSources.input })
    .from(knowledgeSources)
    .where(isLearnedQuestion(collection))
    .orderBy(asc(knowledgeSources.addedAt), asc(knowledgeSources.id));

const isLearnedQuestion = (collection: string) =>
  and(
    eq(knowledgeSources.collection, collection),
    eq(knowledgeSources.kind, "question"),
    eq(knowledgeSources.isOn, true),
    sql`${knowledgeSources.documents} > 0`,
    isThere,
  );

/** Changes whenever one of them comes, goes or changes. */
export async function stampOfQuestions(db: DbOrTx, collection: string): Promise<string> {
  const [row] = await db
    .select({
      stamp: sql<string>`coalesce(md5(string_agg(${knowledgeSources.id} || ${knowledgeSources.input}::text, ' ' order by ${knowledgeSources.id})), '')`,
    })
    .from(knowledgeSources)
    .where(isLearnedQuestion(collection));
  return row?.stamp ?? "";
}
