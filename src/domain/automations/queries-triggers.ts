import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Json } from "#kit/json-changes.ts";
import {
  automationMailboxes,
  automationPins,
  automationRows,
  automationRuns,
  automationSamples,
  automationTriggers,
} from "./tables.ts";

export type TriggerRow = typeof automationTriggers.$inferSelect;

/** What starts an automation from now on, in place of what did before. */
export async function replaceTriggers(
  tx: DbOrTx,
  projectId: string,
  triggers: readonly TriggerRow[],
): Promise<void> {
  await tx.delete(automationTriggers).where(eq(automationTriggers.projectId, projectId));
  if (triggers.length > 0) await tx.insert(automationTriggers).values([...triggers]);
}

/** Triggers of an owner that listen to a project. */
export const selectListening = (
  db: DbOrTx,
  { ownerId, type, sourceId }: { ownerId: string; type: string; sourceId: string },
): Promise<TriggerRow[]> =>
  db
    .select()
    .from(automationTriggers)
    .where(
      and(
        eq(automationTriggers.ownerId, ownerId),
        eq(automationTriggers.type, type),
        or(isNull(automationTriggers.sourceId), eq(automationTriggers.sourceId, sourceId)),
      ),
    );

/** Triggers of one kind, whoever's they are. */
export const selectOfType = (db: DbOrTx, type: string): Promise<TriggerRow[]> =>
  db.select().from(automationTriggers).where(eq(automationTriggers.type, type));

/** The trigger by which other automations of its owner start a live one. */
export async function selectStartable(
  db: DbOrTx,
  { projectId, ownerId }: { projectId: string; ownerId: string },
): Promise<TriggerRow | null> {
  const [row] = await db
    .select()
    .from(automationTriggers)
    .where(
      and(
        eq(automationTriggers.projectId, projectId),
        eq(automationTriggers.ownerId, ownerId),
        eq(automationTriggers.type, "automation"),
      ),
    );
  return row ?? null;
}

export async function selectTrigger(
  db: DbOrTx,
  projectId: string,
  triggerId: string,
): Promise<TriggerRow | null> {
  const [row] = await db
    .select()
    .from(automationTriggers)
    .where(
      and(eq(automationTriggers.projectId, projectId), eq(automationTriggers.triggerId, triggerId)),
    );
  return row ?? null;
}

/** Schedules that are due; nobody else takes them until the transaction ends. */
export const lockDue = (tx: DbOrTx, now: Date, limit: number): Promise<TriggerRow[]> =>
  tx
    .select()
    .from(automationTriggers)
    .where(lte(automationTriggers.nextAt, now))
    .limit(limit)
    .for("update", { skipLocked: true });

export async function setNextAt(
  tx: DbOrTx,
  { projectId, triggerId }: Pick<TriggerRow, "projectId" | "triggerId">,
  nextAt: Date | null,
): Promise<void> {
  await tx
    .update(automationTriggers)
    .set({ nextAt })
    .where(
      and(eq(automationTriggers.projectId, projectId), eq(automationTriggers.triggerId, triggerId)),
    );
}

/** Keeps the last call of a webhook. */
export async function upsertSample(
  tx: DbOrTx,
  sample: typeof automationSamples.$inferSelect,
): Promise<void> {
  const { data, caughtAt } = sample;
  await tx
    .insert(automationSamples)
    .values(sample)
    .onConflictDoUpdate({
      target: [automationSamples.projectId, automationSamples.triggerId],
      set: { data, caughtAt },
    });
}

export async function selectSamples(db: DbOrTx, projectId: string): Promise<Map<string, Json>> {
  const rows = await db
    .select()
    .from(automationSamples)
    .where(eq(automationSamples.projectId, projectId));
  return new Map(rows.map(({ triggerId, data }) => [triggerId, data]));
}

export const deleteSamplesBefore = (tx: DbOrTx, before: Date) =>
  tx.delete(automationSamples).where(lte(automationSamples.caughtAt, before));

/** Everything of a project. @returns the ids of its runs */
export async function deleteAllOfProject(tx: DbOrTx, projectId: string): Promise<string[]> {
  await tx.delete(automationTriggers).where(eq(automationTriggers.projectId, projectId));
  await tx.delete(automationMailboxes).where(eq(automationMailboxes.projectId, projectId));
  await tx.delete(automationSamples).where(eq(automationSamples.projectId, projectId));
  await tx.delete(automationRows).where(eq(automationRows.projectId, projectId));
  await tx.delete(automationPins).where(eq(automationPins.projectId, projectId));
  const runs = await tx
    .delete(automationRuns)
    .where(eq(automationRuns.projectId, projectId))
    .returning({ id: automationRuns.id });
  return runs.map(({ id }) => id);
}

/** Everything of a person. @returns the ids of its runs */
export async function deleteAllOfOwner(tx: DbOrTx, ownerId: string): Promise<string[]> {
  await tx.delete(automationTriggers).where(eq(automationTriggers.ownerId, ownerId));
  await tx.delete(automationMailboxes).where(eq(automationMailboxes.ownerId, ownerId));
  await tx.delete(automationSamples).where(eq(automationSamples.ownerId, ownerId));
  await tx.delete(automationRows).where(eq(automationRows.ownerId, ownerId));
  await tx.delete(automationPins).where(eq(automationPins.ownerId, ownerId));
  const runs = await tx
    .delete(automationRuns)
    .where(eq(automationRuns.ownerId, ownerId))
    .returning({ id: automationRuns.id });
  return runs.map(({ id }) => id);
}

/** Everything of a person, for their copy of their data. */
export async function selectAllOfOwner(db: DbOrTx, ownerId: string): Promise<object[]> {
  const runs = await db
    .select({
      id: automationRuns.id,
      projectId: automationRuns.projectId,
      state: automationRuns.state,
      data: automationRuns.data,
      startedAt: automationRuns.startedAt,
      endedAt: automationRuns.endedAt,
    })
    .from(automationRuns)
    .where(eq(automationRuns.ownerId, ownerId));
  const rows = await db
    .select({
      projectId: automationRows.projectId,
      table: automationRows.tableName,
      key: automationRows.key,
      value: automationRows.value,
    })
    .from(automationRows)
    .where(eq(automationRows.ownerId, ownerId));
  const pins = await db
    .select({
      projectId: automationPins.projectId,
      pinnedFor: automationPins.itemId,
      data: automationPins.data,
    })
    .from(automationPins)
    .where(eq(automationPins.ownerId, ownerId));
  return [...runs, ...rows, ...pins];
}
