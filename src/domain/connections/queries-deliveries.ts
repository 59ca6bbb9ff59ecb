import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { connections, deliveries } from "./tables.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Stores a delivery unless the connection has one for the same reason. @returns whether it did */
export async function insertDelivery(
  tx: DbOrTx,
  delivery: typeof deliveries.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(deliveries)
    .values(delivery)
    .onConflictDoNothing({ target: [deliveries.connectionId, deliveries.key] })
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export async function selectDelivery(db: DbOrTx, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  return row ?? null;
}

/** One of a connection's, held until the transaction ends. */
export async function lockDelivery(
  tx: DbOrTx,
  connectionId: string,
  id: string,
): Promise<DeliveryRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, id), eq(deliveries.connectionId, connectionId)))
    .for("update");
  return row ?? null;
}

/** Changes a delivery that still waits in this run. @returns whether it did */
export async function updateWaiting(
  tx: DbOrTx,
  { id, run }: Pick<DeliveryRow, "id" | "run">,
  change: Partial<DeliveryRow>,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set(change)
    .where(and(eq(deliveries.id, id), eq(deliveries.run, run), eq(deliveries.state, "waiting")))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export async function updateDelivery(
  tx: DbOrTx,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await tx.update(deliveries).set(change).where(eq(deliveries.id, id));
}

/** Newest first after a place; one more than `limit` tells that there are more. */
export const selectDeliveries = (
  db: DbOrTx,
  connectionId: string,
  after: Place | null,
  limit: number,
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.connectionId, connectionId),
        after
          ? sql`(${deliveries.createdAt}, ${deliveries.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limit + 1);

export const selectDeliveriesOf = (db: DbOrTx, ownerId: string): Promise<DeliveryRow[]> =>
  db.select().from(deliveries).where(eq(deliveries.ownerId, ownerId));

/** The owner's connections that these were, or were to be, delivered to, and those among `alsoAt`. */
export async function selectConnectionsTold(
  tx: DbOrTx,
  {
    ownerId,
    subjects,
    alsoAt,
  }: {
    ownerId: string;
    subjects: readonly string[];
    alsoAt: readonly (string | null)[];
  },
): Promise<Pick<typeof connections.$inferSelect, "id" | "kind">[]> {
  const told = tx
    .select({ id: deliveries.connectionId })
    .from(deliveries)
    .where(inArray(deliveries.subject, [...subjects]));
  const named = alsoAt.filter((id) => id !== null && isId(id)) as string[];
  return tx
    .select({ id: connections.id, kind: connections.kind })
    .from(connections)
    .where(
      and(
        eq(connections.ownerId, ownerId),
        or(inArray(connections.id, told), inArray(connections.id, named)),
      ),
    );
}

export async function deleteDeliveriesAbout(
  tx: DbOrTx,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length > 0)
    await tx.delete(deliveries).where(inArray(deliveries.subject, [...subjects]));
}

export async function deleteDeliveriesBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.createdAt, before));
}
