import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { hourMs } from "#kit/time.ts";
import { aiMessages, aiSpending } from "./tables.ts";

/**
 * A message of an hour (ISO time), counted in each account unless one of them has as many as it may. Of the
 * hour before, `shareBefore` counts with it, 0 to 1.
 */
type MessageBooking = {
  hour: string;
  shareBefore: number;
  accounts: readonly { name: string; mostMessages: number }[];
};
/** What a call uses up of a day; the difference, where that is corrected. Null: no limit. */
type SpendingBooking = {
  day: string;
  calls: number;
  tokens: number;
  microUsd: number;
  accounts: readonly { name: string; mostTokens: number | null; mostMicroUsd: number | null }[];
};
export type Booking = MessageBooking | SpendingBooking;

/**
 * Adds bookings to their accounts in one statement (the function aria_book of the migrations).
 * @returns for each, the account whose limit it would pass, or null where it was added
 */
export async function bookTogether(
  db: DbOrTx,
  bookings: readonly Booking[],
): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ refused: string | null }>(sql`
    select refused from aria_book(${JSON.stringify(bookings)}::jsonb) with ordinality as one(refused, place)
    order by place`);
  return rows.map(({ refused }) => refused);
}

/** How many messages an account counts in an hour by the clock, and in the one before. */
export async function selectMessageCounts(
  db: DbOrTx,
  sender: string,
  hour: Date,
): Promise<{ running: number; before: number }> {
  const hourBefore = new Date(hour.getTime() - hourMs);
  const rows = await db
    .select({ hour: aiMessages.hour, messages: aiMessages.messages })
    .from(aiMessages)
    .where(and(eq(aiMessages.sender, sender), inArray(aiMessages.hour, [hour, hourBefore])));
  const countIn = (time: Date) =>
    rows.find((row) => row.hour.getTime() === time.getTime())?.messages ?? 0;
  return { running: countIn(hour), before: countIn(hourBefore) };
}

/** Deletes what was counted before a time. */
export async function deleteCountsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(aiSpending).where(lt(aiSpending.day, before.toISOString().slice(0, 10)));
  await db.delete(aiMessages).where(lt(aiMessages.hour, before));
}
