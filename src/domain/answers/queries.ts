import { and, asc, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { EntryContent } from "./contract.ts";
import type { EmergencyContent, NeedContent } from "./recognition.ts";
import type { StoredEntry } from "./stored-entry.ts";
import { answerEntries } from "./tables.ts";

/** What the triggers of `answer_entries` announce on the topic of changed tables (migration 0015). */
export const answersTag = "answers";

export type AnswerRow = typeof answerEntries.$inferSelect;

const at = (collection: string, id: string) =>
  and(eq(answerEntries.collection, collection), eq(answerEntries.id, id));

/** What the engine needs of a collection, in the order in which it was first stored. */
export const selectStoredEntries = (db: DbOrTx, collection: string): Promise<StoredEntry[]> =>
  db
    .select({ id: answerEntries.id, isOff: answerEntries.isOff, content: answerEntries.content })
    .from(answerEntries)
    .where(eq(answerEntries.collection, collection))
    .orderBy(asc(answerEntries.createdAt), asc(answerEntries.id));

export const selectAnswerRows = (db: DbOrTx, collection: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(answerEntries)
    .where(eq(answerEntries.collection, collection))
    .orderBy(asc(answerEntries.createdAt), asc(answerEntries.id));

/** Until the transaction ends, nobody else changes an answer of this collection. */
export async function lockAnswers(tx: DbOrTx, collection: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('answers/' || ${collection}, 0))`,
  );
}

export async function selectAnswerRow(
  db: DbOrTx,
  collection: string,
  id: string,
): Promise<AnswerRow | null> {
  const [row] = await db.select().from(answerEntries).where(at(collection, id));
  return row ?? null;
}

type Stored = {
  collection: string;
  id: string;
  isOwn: boolean;
  changedBy: string;
  changedAt: Date;
};

/** Stores what changed of an answer. @returns its revision, which goes up by one */
export async function upsertAnswer(
  tx: DbOrTx,
  {
    collection,
    id,
    isOwn,
    changedBy,
    changedAt,
    ...change
  }: Stored & {
    content?: EntryContent | NeedContent | EmergencyContent;
    isOff?: boolean;
  },
): Promise<number> {
  const [row] = await tx
    .insert(answerEntries)
    .values({ collection, id, isOwn, changedBy, changedAt, createdAt: changedAt, ...change })
    .onConflictDoUpdate({
      target: [answerEntries.collection, answerEntries.id],
      set: { ...change, changedBy, changedAt, revision: sql`${answerEntries.revision} + 1` },
    })
    .returning({ revision: answerEntries.revision });
  return row?.revision ?? 0;
}

export async function deleteAnswerRow(tx: DbOrTx, collection: string, id: string): Promise<void> {
  await tx.delete(answerEntries).where(at(collection, id));
}

/** The admin's id goes; what they wrote stays. */
export async function unsetChanger(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .update(answerEntries)
    .set({ changedBy: null })
    .where(eq(answerEntries.changedBy, userId));
}
