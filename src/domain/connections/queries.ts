import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { connections, deliveries } from "./tables.ts";

export type ConnectionRow = typeof connections.$inferSelect;

export async function insertConnection(
  tx: DbOrTx,
  connection: typeof connections.$inferInsert,
): Promise<ConnectionRow> {
  const [row] = await tx.insert(connections).values(connection).returning();
  if (!row) throw new Error("a connection was not stored");
  return row;
}

/** Newest first; there are at most `maxConnections`. */
export const selectConnectionsOf = (db: DbOrTx, ownerId: string): Promise<ConnectionRow[]> =>
  db
    .select()
    .from(connections)
    .where(eq(connections.ownerId, ownerId))
    .orderBy(desc(connections.createdAt), desc(connections.id));

const isOwned = (ownerId: string, id: string) =>
  and(eq(connections.id, id), eq(connections.ownerId, ownerId));

/** Null also where it is another's. */
export async function selectConnection(
  db: DbOrTx,
  ownerId: string,
  id: string,
): Promise<ConnectionRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(connections).where(isOwned(ownerId, id));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockConnection(
  tx: DbOrTx,
  ownerId: string,
  id: string,
): Promise<ConnectionRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(connections).where(isOwned(ownerId, id)).for("update");
  return row ?? null;
}

export async function updateConnection(
  tx: DbOrTx,
  id: string,
  change: Partial<ConnectionRow>,
): Promise<void> {
  await tx.update(connections).set(change).where(eq(connections.id, id));
}

/** Notes how a test or a use went, unless the connection was changed since. */
export async function updateOutcome(
  db: DbOrTx,
  { id, revision }: Pick<ConnectionRow, "id" | "revision">,
  outcome: Partial<ConnectionRow>,
): Promise<void> {
  await db
    .update(connections)
    .set(outcome)
    .where(and(eq(connections.id, id), eq(connections.revision, revision)));
}

/** Its deliveries go with it. @returns whether it was there */
export async function deleteConnectionRow(
  tx: DbOrTx,
  ownerId: string,
  id: string,
): Promise<ConnectionRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.delete(connections).where(isOwned(ownerId, id)).returning();
  return row ?? null;
}

export async function deleteConnectionsOf(tx: DbOrTx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .delete(connections)
    .where(eq(connections.ownerId, ownerId))
    .returning({ id: connections.id });
  return rows.map(({ id }) => id);
}

/** How many deliveries to each failed for good. */
export async function countFailed(
  db: DbOrTx,
  connectionIds: readonly string[],
): Promise<Map<string, number>> {
  if (connectionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: deliveries.connectionId, many: count() })
    .from(deliveries)
    .where(
      and(inArray(deliveries.connectionId, [...connectionIds]), eq(deliveries.state, "failed")),
    )
    .groupBy(deliveries.connectionId);
  return new Map(rows.map(({ id, many }) => [id, many]));
}
