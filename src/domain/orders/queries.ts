import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { orders, paymentEvents, type OrderRow } from "./tables.ts";

type NewOrder = typeof orders.$inferInsert;

/** Inserts an order unless the same attempt has an open one; answers the new row, or null. */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<OrderRow | null> {
  const [row] = await tx.insert(orders).values(order).onConflictDoNothing().returning();
  return row ?? null;
}

export async function selectOpenAttempt(
  tx: DbOrTx,
  key: { attemptKey: string; scopeId: string; amountCents: number },
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.attemptKey, key.attemptKey),
        eq(orders.scopeId, key.scopeId),
        eq(orders.amountCents, key.amountCents),
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

export async function lockOrderById(tx: DbOrTx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return row ?? null;
}

/** The order of a session, locked until the transaction ends; found by session id or by our own id. */
export async function lockOrder(
  tx: DbOrTx,
  key: { sessionId: string; orderId: string | null },
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      or(
        eq(orders.sessionId, key.sessionId),
        key.orderId ? and(eq(orders.id, key.orderId), isNull(orders.sessionId)) : undefined,
      ),
    )
    .for("update");
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

/** Unsettled orders whose payment page has closed, longest waiting first. */
export function selectOverdue(db: DbOrTx, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ["open", "processing"]), lt(orders.expiresAt, now)))
    .orderBy(sql`${orders.checkedAt} asc nulls first`, asc(orders.expiresAt))
    .limit(limit);
}

/** Records an event; false when this id was recorded before (each event is handled once). */
export async function insertPaymentEvent(
  tx: DbOrTx,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}
