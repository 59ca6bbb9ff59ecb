import { and, asc, count, desc, eq, gt, gte, lt, lte, ne, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import type { BookingFilter } from "./contract.ts";
import { bookingClosures, bookings } from "./tables.ts";

export type BookingRow = typeof bookings.$inferSelect;

/** Inserts a booking unless its seat or its request is taken; answers the new row, or null. */
export async function insertBooking(
  tx: DbOrTx,
  booking: typeof bookings.$inferInsert,
): Promise<BookingRow | null> {
  const [row] = await tx.insert(bookings).values(booking).onConflictDoNothing().returning();
  return row ?? null;
}

export async function selectByRequest(tx: DbOrTx, requestKey: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.requestKey, requestKey));
  return row ?? null;
}

export async function selectByToken(db: DbOrTx, tokenHash: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.tokenHash, tokenHash));
  return row ?? null;
}

export async function selectBooking(db: DbOrTx, id: string): Promise<BookingRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** A booking, locked until the transaction ends. */
export async function lockBooking(tx: DbOrTx, id: string): Promise<BookingRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return row ?? null;
}

/** @returns the row as it is now */
export async function updateBooking(
  tx: DbOrTx,
  booking: BookingRow,
  change: Partial<BookingRow>,
): Promise<BookingRow> {
  await tx.update(bookings).set(change).where(eq(bookings.id, booking.id));
  return { ...booking, ...change };
}

/** Until the transaction ends, nobody else books with this address, from this network, or this time. */
export async function lockFor(
  tx: DbOrTx,
  what: "email" | "network" | "time",
  value: string,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`booking/${what}/${value.toLowerCase()}`}, 0))`,
  );
}

/** Whoever books waits for whoever closes, and the other way round; bookings don't wait for each other. */
export async function lockCalendar(tx: DbOrTx, how: "to book" | "to close"): Promise<void> {
  const key = sql`hashtextextended('booking/calendar', 0)`;
  await tx.execute(
    how === "to book"
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}

const isTaken = ne(bookings.status, "cancelled");

/** Which seats of a time are taken. */
export async function selectSeats(db: DbOrTx, startsAt: Date): Promise<number[]> {
  const rows = await db
    .select({ seat: bookings.seat })
    .from(bookings)
    .where(and(isTaken, eq(bookings.startsAt, startsAt)));
  return rows.map(({ seat }) => seat);
}

/** How many bookings each time from `from` until `to` has; times without any aren't named. */
export async function countByTime(db: DbOrTx, from: Date, to: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ startsAt: bookings.startsAt, many: count() })
    .from(bookings)
    .where(and(isTaken, gte(bookings.startsAt, from), lte(bookings.startsAt, to)))
    .groupBy(bookings.startsAt);
  return new Map(rows.map(({ startsAt, many }) => [startsAt.getTime(), many]));
}

const many = async (db: DbOrTx, where: ReturnType<typeof and>): Promise<number> => {
  const [row] = await db.select({ many: count() }).from(bookings).where(where);
  return row?.many ?? 0;
};
const isAt = (email: string) => eq(sql`lower(${bookings.email})`, email.toLowerCase());
const isToCome = (now: Date) => and(eq(bookings.status, "booked"), gt(bookings.endsAt, now));

export const selectToComeOfEmail = (db: DbOrTx, email: string, now: Date): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(and(isAt(email), isToCome(now)));

/** How many were booked with this address since then, cancelled ones, too. */
export const countMadeByEmail = (db: DbOrTx, email: string, since: Date): Promise<number> =>
  many(db, and(isAt(email), gte(bookings.createdAt, since)));

/** How many were booked from this network since then, cancelled ones, too. */
export const countMadeFromNetwork = (
  db: DbOrTx,
  addressKey: string,
  since: Date,
): Promise<number> =>
  many(db, and(eq(bookings.addressKey, addressKey), gte(bookings.createdAt, since)));

export const countToComeOfNetwork = (db: DbOrTx, addressKey: string, now: Date): Promise<number> =>
  many(db, and(eq(bookings.addressKey, addressKey), isToCome(now)));

/** The bookings of a kind after a place in their order; one more than `limit` tells that there are more. */
export function selectBookings(
  db: DbOrTx,
  { show, now, after }: { show: BookingFilter; now: Date; after: Place | null },
  limit: number,
): Promise<BookingRow[]> {
  const isUpcoming = show === "upcoming";
  const place = after && sql`(${after.createdAt.toISOString()}::timestamptz, ${after.id}::text)`;
  const here = sql`(${bookings.startsAt}, ${bookings.id})`;
  const order = isUpcoming ? asc : desc;
  return db
    .select()
    .from(bookings)
    .where(
      and(
        show === "cancelled" ? eq(bookings.status, "cancelled") : undefined,
        show === "past" ? and(isTaken, lte(bookings.endsAt, now)) : undefined,
        isUpcoming ? isToCome(now) : undefined,
        place ? (isUpcoming ? sql`${here} > ${place}` : sql`${here} < ${place}`) : undefined,
      ),
    )
    .orderBy(order(bookings.startsAt), order(bookings.id))
    .limit(limit + 1);
}

export async function selectClosures(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ what: bookingClosures.what })
    .from(bookingClosures)
    .orderBy(bookingClosures.what);
  return rows.map(({ what }) => what);
}

/** @returns whether it was open until now */
export async function insertClosure(tx: DbOrTx, what: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(bookingClosures)
    .values({ what, createdAt: now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** @returns whether it was closed until now */
export async function deleteClosure(tx: DbOrTx, what: string): Promise<boolean> {
  const { rowCount } = await tx.delete(bookingClosures).where(eq(bookingClosures.what, what));
  return (rowCount ?? 0) > 0;
}

/** Bookings whose time was before `time`, and closed days before `day`. */
export async function deletePast(db: DbOrTx, time: Date, day: string): Promise<void> {
  await db.delete(bookings).where(lt(bookings.startsAt, time));
  // `all` comes after every day.
  await db.delete(bookingClosures).where(lt(bookingClosures.what, day));
}
