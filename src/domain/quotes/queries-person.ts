import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { QuoteRow } from "./queries.ts";
import { quotes } from "./tables.ts";

const isAt = (email: string) => eq(sql`lower(${quotes.email})`, email.toLowerCase());

export const selectAllQuotesOf = (db: DbOrTx, userId: string): Promise<QuoteRow[]> =>
  db
    .select()
    .from(quotes)
    .where(eq(quotes.userId, userId))
    .orderBy(desc(quotes.createdAt), desc(quotes.id));

/** Gives nobody's quotes with this address to a person. @returns how many */
export async function setAsker(tx: DbOrTx, userId: string, email: string): Promise<number> {
  const rows = await tx
    .update(quotes)
    .set({ userId })
    .where(and(isNull(quotes.userId), isAt(email)))
    .returning({ id: quotes.id });
  return rows.length;
}

/** @returns ids of those that are gone */
export async function deleteQuotesOf(tx: DbOrTx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(quotes)
    .where(eq(quotes.userId, userId))
    .returning({ id: quotes.id });
  return rows.map(({ id }) => id);
}

/** Removes an address, and what names a person beside it, from everybody's quotes. */
export async function unsetAsker(tx: DbOrTx, email: string): Promise<void> {
  await tx
    .update(quotes)
    .set({ email: null, name: null, phone: null, company: null, mailsCustomer: false })
    .where(isAt(email));
}

export async function deleteQuotesBefore(db: DbOrTx, time: Date): Promise<number> {
  const { rowCount } = await db.delete(quotes).where(lt(quotes.createdAt, time));
  return rowCount ?? 0;
}
