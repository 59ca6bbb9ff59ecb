import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { orders, paymentEvents, type OrderRow } from "./tables.ts";

type NewOrder = typeof orders.$inferInsert;

/** Inserts an order unless the same attempt has an open one; answers the new row, or null. */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<OrderRow | null> {
  const [row] = await tx.insert(orders).values(order).onConflictDoNothing().returning();
  return row ?? null;
}

export async function selectOpenAttempt(
  tx: DbOrTx,
  key: Pick<OrderRow, "attemptKey" | "scopeId" | "amountCents" | "provider" | "mode">,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.attemptKey, key.attemptKey),
        eq(orders.scopeId, key.scopeId),
        eq(orders.amountCents, key.amountCents),
        eq(orders.provider, key.provider),
        eq(orders.mode, key.mode),
        eq(orders.status, "open"),
      ),
    );
  return row ?? null;
}

export async function selectOrderBySession(
  db: DbOrTx,
  sessionId: string,
): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.sessionId, sessionId));
  return row ?? null;
}

/** The order of a session, locked until the transaction ends. */
export async function lockOrderBySession(tx: DbOrTx, sessionId: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.sessionId, sessionId)).for("update");
  return row ?? null;
}

/** An order, locked until the transaction ends. */
export async function lockOrderById(tx: DbOrTx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return row ?? null;
}

export async function updateOrder(
  tx: DbOrTx,
  id: string,
  change: Partial<OrderRow>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/**
 * Claims the right to ask the provider about an order, so that many tabs (and nodes) ask once per
 * `everyMs`. Answers whether the caller is the one to ask.
 */
export async function claimCheck(
  db: DbOrTx,
  id: string,
  now: Date,
  everyMs: number,
): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now })
    .where(
      and(
        eq(orders.id, id),
        or(isNull(orders.checkedAt), lt(orders.checkedAt, new Date(now.getTime() - everyMs))),
      ),
    )
    .returning({ id: orders.id });
  return claimed.length > 0;
}

/** Unsettled orders of one provider whose payment page has closed, longest waiting first. */
export function selectOverdue(
  db: DbOrTx,
  provider: Pick<OrderRow, "provider" | "mode">,
  now: Date,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["open", "processing"]),
        lt(orders.expiresAt, now),
        eq(orders.provider, provider.provider),
        eq(orders.mode, provider.mode),
      ),
    )
    .orderBy(sql`${orders.checkedAt} asc nulls first`, asc(orders.expiresAt))
    .limit(limit);
}

/** Gives an order its payment page, unless it has another one by now. Answers whether it is this one. */
export async function claimSession(
  db: DbOrTx,
  id: string,
  session: { id: string; url: string | null },
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ sessionId: session.id, sessionUrl: session.url })
    .where(and(eq(orders.id, id), or(isNull(orders.sessionId), eq(orders.sessionId, session.id))))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Records an event; false when this id was recorded before (each event is handled once). */
export async function insertPaymentEvent(
  tx: DbOrTx,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteEventsBefore(db: DbOrTx, time: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, time));
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)] as const;

/** A person's orders after a place in the list; one more than `limit` tells that there are more. */
export function selectOrdersOf(
  db: DbOrTx,
  userId: string,
  after: Place | null,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);
}

export const selectAllOrdersOf = (db: DbOrTx, userId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(...newestFirst);

export async function selectOrderOf(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row ?? null;
}

/** Those of these people who placed or paid an order since `since`. */
export async function selectBuyersSince(
  db: DbOrTx,
  userIds: string[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(
      and(
        inArray(orders.userId, userIds),
        or(gte(orders.createdAt, since), gte(orders.paidAt, since)),
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Gives nobody's orders with this address to a person. @returns how many */
export async function setOwner(tx: DbOrTx, userId: string, email: string): Promise<number> {
  const rows = await tx
    .update(orders)
    .set({ userId })
    .where(and(isNull(orders.userId), eq(sql`lower(${orders.customerEmail})`, email.toLowerCase())))
    .returning({ id: orders.id });
  return rows.length;
}

/** Removes owner and address from a person's orders. @returns their ids */
export async function unsetOwner(tx: DbOrTx, userId: string): Promise<string[]> {
  const rows = await tx
    .update(orders)
    .set({ userId: null, customerEmail: null })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  return rows.map(({ id }) => id);
}

/** Removes an address from everybody's orders. */
export async function unsetEmail(tx: DbOrTx, email: string): Promise<void> {
  await tx
    .update(orders)
    .set({ customerEmail: null })
    .where(eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()));
}

export async function sumRevenue(db: DbOrTx, since: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${orders.amountCents}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.status, "paid"), eq(orders.mode, "live"), gte(orders.paidAt, since)));
  return row?.cents ?? 0;
}
