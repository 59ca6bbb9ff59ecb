import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { BookingRow } from "./queries.ts";
import { bookings } from "./tables.ts";

const isAt = (email: string) => eq(sql`lower(${bookings.email})`, email.toLowerCase());

export const selectBookingsOf = (db: DbOrTx, userId: string): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));

/** Gives nobody's bookings with this address to a person. @returns how many */
export async function setBooker(tx: DbOrTx, userId: string, email: string): Promise<number> {
  const rows = await tx
    .update(bookings)
    .set({ userId })
    .where(and(isNull(bookings.userId), isAt(email)))
    .returning({ id: bookings.id });
  return rows.length;
}

/** @returns those that are gone */
export const deleteBookingsOf = (tx: DbOrTx, userId: string): Promise<BookingRow[]> =>
  tx.delete(bookings).where(eq(bookings.userId, userId)).returning();

/** Removes an address, and the name beside it, from everybody's bookings. */
export async function unsetBooker(tx: DbOrTx, email: string): Promise<void> {
  await tx.update(bookings).set({ email: null, name: null }).where(isAt(email));
}
