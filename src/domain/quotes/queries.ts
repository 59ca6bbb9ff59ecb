import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import type { QuoteFilter } from "./contract.ts";
import { quotes } from "./tables.ts";

export type QuoteRow = typeof quotes.$inferSelect;

/** Inserts a quote unless its token, number or enquiry is taken; answers the new row, or null. */
export async function insertQuote(
  tx: DbOrTx,
  quote: typeof quotes.$inferInsert,
): Promise<QuoteRow | null> {
  const [row] = await tx.insert(quotes).values(quote).onConflictDoNothing().returning();
  return row ?? null;
}

export async function selectQuoteByEnquiry(
  db: DbOrTx,
  enquiryId: string,
): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.enquiryId, enquiryId));
  return row ?? null;
}

export async function selectQuoteByToken(db: DbOrTx, token: string): Promise<QuoteRow | null> {
  if (!isId(token)) return null;
  const [row] = await db.select().from(quotes).where(eq(quotes.token, token));
  return row ?? null;
}

export async function selectQuoteByNumber(db: DbOrTx, number: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.number, number));
  return row ?? null;
}

export async function selectQuote(db: DbOrTx, id: string): Promise<QuoteRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row ?? null;
}

/** A quote, locked until the transaction ends. */
export async function lockQuote(tx: DbOrTx, id: string): Promise<QuoteRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for("update");
  return row ?? null;
}

/** @returns the row as it is now */
export async function updateQuote(
  tx: DbOrTx,
  quote: QuoteRow,
  change: Partial<QuoteRow>,
): Promise<QuoteRow> {
  await tx.update(quotes).set(change).where(eq(quotes.id, quote.id));
  return { ...quote, ...change };
}

/** Claims the right to write a pending quote until `until`; null where it isn't pending, or somebody is at it. */
export async function claimWriting(
  db: DbOrTx,
  id: string,
  now: Date,
  until: Date,
): Promise<QuoteRow | null> {
  const [row] = await db
    .update(quotes)
    .set({ writingUntil: until })
    .where(
      and(
        eq(quotes.id, id),
        eq(quotes.status, "pending"),
        or(isNull(quotes.writingUntil), lt(quotes.writingUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Gives that right back, if it is still this one. */
export async function releaseWriting(db: DbOrTx, id: string, until: Date): Promise<void> {
  await db
    .update(quotes)
    .set({ writingUntil: null })
    .where(and(eq(quotes.id, id), eq(quotes.writingUntil, until)));
}

const newestFirst = [desc(quotes.createdAt), desc(quotes.id)] as const;
const after = (place: Place | null) =>
  place
    ? sql`(${quotes.createdAt}, ${quotes.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`
    : undefined;
const waits = inArray(quotes.status, ["pending", "pricing"]);

/** A person's quotes after a place in the list; one more than `limit` tells that there are more. */
export const selectQuotesOf = (
  db: DbOrTx,
  userId: string,
  place: Place | null,
  limit: number,
): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(and(eq(quotes.userId, userId), after(place)))
    .orderBy(...newestFirst)
    .limit(limit + 1);

/** The same of everybody's. */
export const selectQuotes = (
  db: DbOrTx,
  show: QuoteFilter,
  now: Date,
  place: Place | null,
  limit: number,
): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(
      and(
        show === "all" ? undefined : waits,
        show === "late" ? lt(quotes.dueAt, now) : undefined,
        after(place),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);

/** Those of these enquiries that a quote answers. */
export async function selectQuotedEnquiries(
  db: DbOrTx,
  userId: string,
  enquiryIds: readonly string[],
): Promise<string[]> {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .select({ enquiryId: quotes.enquiryId })
    .from(quotes)
    .where(and(eq(quotes.userId, userId), inArray(quotes.enquiryId, [...enquiryIds])));
  return rows.flatMap(({ enquiryId }) => enquiryId ?? []);
}

/** Late quotes that the operators haven't heard of yet, the latest first. */
export const selectUnnotedLate = (db: DbOrTx, now: Date, limit: number): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(and(waits, lt(quotes.dueAt, now), isNull(quotes.lateNotedAt)))
    .orderBy(quotes.dueAt)
    .limit(limit);

export async function noteLate(db: DbOrTx, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(quotes)
    .set({ lateNotedAt: now })
    .where(inArray(quotes.id, [...ids]));
}

/** Writes down which ready quotes have run out. @returns how many */
export async function expireQuotes(db: DbOrTx, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(quotes)
    .set({ status: "expired" })
    .where(and(eq(quotes.status, "ready"), lt(quotes.validUntil, now)));
  return rowCount ?? 0;
}
