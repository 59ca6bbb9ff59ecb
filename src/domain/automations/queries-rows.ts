import { and, asc, count, eq } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Json } from "#kit/json-changes.ts";
import { automationRows } from "./tables.ts";

export type StoredRow = typeof automationRows.$inferSelect;

/** Stores a row under its key, in place of what was there. */
export async function upsertRow(tx: DbOrTx, row: StoredRow): Promise<void> {
  const { value, changedAt } = row;
  await tx
    .insert(automationRows)
    .values(row)
    .onConflictDoUpdate({
      target: [automationRows.projectId, automationRows.tableName, automationRows.key],
      set: { value, changedAt },
    });
}

export async function selectRow(
  db: DbOrTx,
  { projectId, table, key }: { projectId: string; table: string; key: string },
  { isLocked = false } = {},
): Promise<Json | undefined> {
  const query = db
    .select({ value: automationRows.value })
    .from(automationRows)
    .where(
      and(
        eq(automationRows.projectId, projectId),
        eq(automationRows.tableName, table),
        eq(automationRows.key, key),
      ),
    );
  // Two changes at once come one after the other.
  const [row] = await (isLocked ? query.for("update") : query);
  return row ? (row.value ?? null) : undefined;
}

export async function countRows(db: DbOrTx, projectId: string): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(automationRows)
    .where(eq(automationRows.projectId, projectId));
  return row?.many ?? 0;
}

/** What an automation keeps, by table and key. */
export const selectRows = (db: DbOrTx, projectId: string, limit: number): Promise<StoredRow[]> =>
  db
    .select()
    .from(automationRows)
    .where(eq(automationRows.projectId, projectId))
    .orderBy(asc(automationRows.tableName), asc(automationRows.key))
    .limit(limit);

/** Rows of one table, by key. */
export const selectTable = (
  db: DbOrTx,
  { projectId, table, limit }: { projectId: string; table: string; limit: number },
): Promise<StoredRow[]> =>
  db
    .select()
    .from(automationRows)
    .where(and(eq(automationRows.projectId, projectId), eq(automationRows.tableName, table)))
    .orderBy(asc(automationRows.key))
    .limit(limit);

/** @returns whether there was one */
export async function deleteRow(
  tx: DbOrTx,
  { projectId, table, key }: { projectId: string; table: string; key: string },
): Promise<boolean> {
  const gone = await tx
    .delete(automationRows)
    .where(
      and(
        eq(automationRows.projectId, projectId),
        eq(automationRows.tableName, table),
        eq(automationRows.key, key),
      ),
    )
    .returning({ key: automationRows.key });
  return gone.length > 0;
}
