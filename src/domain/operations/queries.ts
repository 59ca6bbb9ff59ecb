import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import type { Place } from "#kit/keyset.ts";
import { alerts } from "./tables.ts";

export type AlertRow = typeof alerts.$inferSelect;
type Happened = Pick<AlertRow, "key" | "severity" | "title" | "detail" | "times" | "lastAt">;

/**
 * Counts a trouble on its alert: the open one, or one that was resolved since `since` and is open again then.
 * @returns the alert as it was before, apart from its count; null where there is none
 */
export async function countOnAlert(
  tx: DbOrTx,
  { key, times, ...latest }: Happened,
  since: Date,
): Promise<(Pick<AlertRow, "id" | "mailedAt"> & { wasResolved: boolean }) | null> {
  const [found] = await tx
    .select({ id: alerts.id, mailedAt: alerts.mailedAt, resolvedAt: alerts.resolvedAt })
    .from(alerts)
    .where(and(eq(alerts.key, key), or(isNull(alerts.resolvedAt), gt(alerts.resolvedAt, since))))
    .orderBy(sql`${alerts.resolvedAt} desc nulls first`)
    .limit(1)
    .for("update");
  if (!found) return null;
  await tx
    .update(alerts)
    .set({
      times: sql`${alerts.times} + ${times}`,
      ...latest,
      resolvedAt: null,
      resolvedBy: null,
    })
    .where(eq(alerts.id, found.id));
  return { id: found.id, mailedAt: found.mailedAt, wasResolved: found.resolvedAt !== null };
}

/** Stores a new alert; where another one with its key was opened in this very moment, counts on that. */
export async function insertAlert(
  tx: DbOrTx,
  alert: typeof alerts.$inferInsert & Happened,
): Promise<Pick<AlertRow, "id" | "mailedAt">> {
  const { severity, title, detail, times, lastAt } = alert;
  const [row] = await tx
    .insert(alerts)
    .values(alert)
    .onConflictDoUpdate({
      target: alerts.key,
      targetWhere: sql`resolved_at is null`,
      set: { severity, title, detail, lastAt, times: sql`${alerts.times} + ${times}` },
    })
    .returning({ id: alerts.id, mailedAt: alerts.mailedAt });
  if (!row) throw new Error("an alert was neither stored nor counted");
  return row;
}

export async function setMailed(tx: DbOrTx, id: string, mailedAt: Date): Promise<void> {
  await tx.update(alerts).set({ mailedAt }).where(eq(alerts.id, id));
}

/** The alerts that are open, those that happened last first. */
export const selectOpenAlerts = (db: DbOrTx, limit: number): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(isNull(alerts.resolvedAt))
    .orderBy(desc(alerts.lastAt), asc(alerts.id))
    .limit(limit);

/** Resolved alerts newest first after a place; one more than `limit` tells that there are more. */
export const selectResolvedAlerts = (
  db: DbOrTx,
  after: Place | null,
  limit: number,
): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(
      and(
        isNotNull(alerts.resolvedAt),
        after
          ? sql`(${alerts.createdAt}, ${alerts.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
    .limit(limit + 1);

/** Whether an alert with one of these keys is open. */
export async function selectHasOpen(db: DbOrTx, keys: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(inArray(alerts.key, [...keys]), isNull(alerts.resolvedAt)))
    .limit(1);
  return rows.length > 0;
}

type Resolved = { resolvedAt: Date; resolvedBy: string };

/** Resolves an alert. @returns whether it was open until now; null where there is no such alert */
export async function updateResolved(
  tx: DbOrTx,
  id: string,
  resolved: Resolved,
): Promise<{ key: string; wasOpen: boolean } | null> {
  if (!isId(id)) return null;
  const [found] = await tx
    .select({ key: alerts.key, resolvedAt: alerts.resolvedAt })
    .from(alerts)
    .where(eq(alerts.id, id))
    .for("update");
  if (!found) return null;
  if (found.resolvedAt) return { key: found.key, wasOpen: false };
  await tx.update(alerts).set(resolved).where(eq(alerts.id, id));
  return { key: found.key, wasOpen: true };
}

/** Resolves what is open under these keys. @returns which alerts that were */
export const updateResolvedKeys = (
  tx: DbOrTx,
  keys: readonly string[],
  resolved: Resolved,
): Promise<Pick<AlertRow, "id" | "key">[]> =>
  tx
    .update(alerts)
    .set(resolved)
    .where(and(inArray(alerts.key, [...keys]), isNull(alerts.resolvedAt)))
    .returning({ id: alerts.id, key: alerts.key });

/** Deletes alerts that last happened before a time. */
export async function deleteAlertsBefore(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(alerts).where(lt(alerts.lastAt, before));
}
