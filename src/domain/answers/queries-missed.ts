import { and, asc, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { MissedState } from "./contract.ts";
import { missedQuestions } from "./tables.ts";

export type MissedRow = typeof missedQuestions.$inferSelect;
/** A place in the list: by count, then by the last time. */
export type MissedPlace = { times: number; lastAskedAt: Date; id: string };

type Noted = Pick<
  MissedRow,
  "id" | "collection" | "key" | "question" | "language" | "certainty" | "conversationId"
> & { at: Date };

/** After a question was answered it opens again if it is missed later than this: other nodes need a moment. */
const settlesInMs = 60_000;

/**
 * Counts a question on its line, or begins one while there are fewer than `maxLines`; one more takes the place of the
 * line that matters least.
 */
export async function countMissed(
  tx: DbOrTx,
  { at, ...noted }: Noted,
  maxLines: number,
): Promise<void> {
  const { question, language, certainty, conversationId } = noted;
  const settled = new Date(at.getTime() - settlesInMs);
  const isBack = sql`${missedQuestions.state} = 'answered' and ${missedQuestions.decidedAt} < ${settled.toISOString()}::timestamptz`;
  const [line] = await tx
    .insert(missedQuestions)
    .values({ ...noted, state: "open", firstAskedAt: at, lastAskedAt: at })
    .onConflictDoUpdate({
      target: [missedQuestions.collection, missedQuestions.key],
      set: {
        question,
        language,
        certainty,
        conversationId,
        times: sql`${missedQuestions.times} + 1`,
        lastAskedAt: sql`greatest(${missedQuestions.lastAskedAt}, ${at.toISOString()}::timestamptz)`,
        isShared: sql`${missedQuestions.isShared} or ${missedQuestions.conversationId} is distinct from ${conversationId}`,
        state: sql`case when ${isBack} then 'open' else ${missedQuestions.state} end`,
        answerId: sql`case when ${isBack} then null else ${missedQuestions.answerId} end`,
        decidedAt: sql`case when ${isBack} then null else ${missedQuestions.decidedAt} end`,
      },
    })
    .returning({ times: missedQuestions.times });
  if (line?.times === 1) await deleteBeyond(tx, noted.collection, maxLines);
}

/** Keeps so many lines of a collection: decided ones go first, then those asked least and longest ago. */
async function deleteBeyond(tx: DbOrTx, collection: string, maxLines: number): Promise<void> {
  const beyond = tx
    .select({ id: missedQuestions.id })
    .from(missedQuestions)
    .where(eq(missedQuestions.collection, collection))
    .orderBy(
      desc(sql`${missedQuestions.state} = 'open'`),
      desc(missedQuestions.times),
      desc(missedQuestions.lastAskedAt),
      desc(missedQuestions.id),
    )
    .offset(maxLines);
  await tx.delete(missedQuestions).where(inArray(missedQuestions.id, beyond));
}

/** Lines after a place, those asked most first; one more than `limit` tells that there are more. */
export function selectMissed(
  db: DbOrTx,
  wanted: { collection: string; state: MissedState; search: string; after: MissedPlace | null },
  limit: number,
): Promise<MissedRow[]> {
  const { collection, state, search, after } = wanted;
  return db
    .select()
    .from(missedQuestions)
    .where(
      and(
        eq(missedQuestions.collection, collection),
        eq(missedQuestions.state, state),
        search ? sql`lower(${missedQuestions.question}) like ${`%${escaped(search)}%`}` : undefined,
        after
          ? sql`(${missedQuestions.times}, ${missedQuestions.lastAskedAt}, ${missedQuestions.id}) < (${after.times}, ${after.lastAskedAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(
      desc(missedQuestions.times),
      desc(missedQuestions.lastAskedAt),
      desc(missedQuestions.id),
    )
    .limit(limit + 1);
}

/** `like` takes these as signs. */
const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);

export async function selectMissedOne(
  db: DbOrTx,
  collection: string,
  id: string,
): Promise<MissedRow | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(missedQuestions)
    .where(and(eq(missedQuestions.id, id), eq(missedQuestions.collection, collection)));
  return row ?? null;
}

/** The line, locked until the transaction ends. */
export async function lockMissed(
  tx: DbOrTx,
  collection: string,
  id: string,
): Promise<MissedRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx
    .select()
    .from(missedQuestions)
    .where(and(eq(missedQuestions.id, id), eq(missedQuestions.collection, collection)))
    .for("update");
  return row ?? null;
}

export async function setMissed(
  tx: DbOrTx,
  id: string,
  decided: { state: MissedState; answerId: string | null; decidedAt: Date },
): Promise<void> {
  await tx.update(missedQuestions).set(decided).where(eq(missedQuestions.id, id));
}

/** What an answer took is open again, as it is gone. */
export async function reopenMissedOf(
  tx: DbOrTx,
  { collection, answerId, at }: { collection: string; answerId: string; at: Date },
): Promise<void> {
  await tx
    .update(missedQuestions)
    .set({ state: "open", answerId: null, decidedAt: at })
    .where(and(eq(missedQuestions.collection, collection), eq(missedQuestions.answerId, answerId)));
}

export const deleteMissedBefore = async (db: DbOrTx, before: Date): Promise<void> => {
  await db.delete(missedQuestions).where(lt(missedQuestions.lastAskedAt, before));
};

/** Those last asked in one of these conversations. */
export const selectMissedIn = (
  db: DbOrTx,
  conversationIds: readonly string[],
): Promise<MissedRow[]> =>
  conversationIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(missedQuestions)
        .where(inArray(missedQuestions.conversationId, [...conversationIds]))
        .orderBy(asc(missedQuestions.lastAskedAt), asc(missedQuestions.id));

/**
 * Deletes what was asked in these conversations only; of what others asked, too, the count stays, and nothing leads
 * to the conversation. @returns how many lines that were
 */
export async function forgetMissedIn(
  tx: DbOrTx,
  conversationIds: readonly string[],
): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const isTheirs = inArray(missedQuestions.conversationId, [...conversationIds]);
  const gone = await tx
    .delete(missedQuestions)
    .where(and(isTheirs, eq(missedQuestions.isShared, false)))
    .returning({ id: missedQuestions.id });
  const kept = await tx
    .update(missedQuestions)
    .set({ conversationId: null })
    .where(isTheirs)
    .returning({ id: missedQuestions.id });
  return gone.length + kept.length;
}

/** All that was missed of a collection. */
export async function deleteMissedOf(tx: DbOrTx, collection: string): Promise<void> {
  await tx.delete(missedQuestions).where(eq(missedQuestions.collection, collection));
}

/** How many questions of a collection wait for an answer. */
export async function countOpenMissed(db: DbOrTx, collection: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(missedQuestions)
    .where(and(eq(missedQuestions.collection, collection), eq(missedQuestions.state, "open")));
  return row?.many ?? 0;
}
