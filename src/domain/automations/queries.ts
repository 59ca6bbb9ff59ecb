import { and, asc, count, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { automationRuns, automationRunSteps, automationSignals } from "./tables.ts";

export type RunRow = typeof automationRuns.$inferSelect;
export type RunStepRow = typeof automationRunSteps.$inferSelect;

/** @returns whether it is new: what started it has started it once */
export async function insertRun(
  tx: DbOrTx,
  run: typeof automationRuns.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(automationRuns)
    .values(run)
    .onConflictDoNothing({ target: [automationRuns.projectId, automationRuns.requestKey] })
    .returning({ id: automationRuns.id });
  return rows.length > 0;
}

export async function selectRun(db: DbOrTx, id: string): Promise<RunRow | null> {
  const [row] = await db.select().from(automationRuns).where(eq(automationRuns.id, id));
  return row ?? null;
}

/**
 * When an automation was started by calls since a time, oldest first, at most 1,000. Until the transaction ends nobody
 * else counts them, so that many calls at once are counted one after the other.
 */
export async function lockCallsSince(
  tx: DbOrTx,
  { projectId, since }: { projectId: string; since: Date },
): Promise<Date[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls/${projectId}`}, 0))`);
  const rows = await tx
    .select({ at: automationRuns.startedAt })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.projectId, projectId),
        eq(automationRuns.triggerType, "webhook"),
        gt(automationRuns.startedAt, since),
      ),
    )
    .orderBy(asc(automationRuns.startedAt))
    .limit(1000);
  return rows.map(({ at }) => at);
}

/** The run, which nobody else changes until the transaction ends. */
export async function lockRun(tx: DbOrTx, id: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(automationRuns)
    .where(eq(automationRuns.id, id))
    .for("update");
  return row ?? null;
}

export async function selectRunByKey(
  db: DbOrTx,
  projectId: string,
  requestKey: string,
): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.projectId, projectId), eq(automationRuns.requestKey, requestKey)));
  return row ?? null;
}

export async function updateRun(
  tx: DbOrTx,
  id: string,
  change: Partial<Pick<RunRow, "state" | "turn" | "problem" | "endedAt" | "data">>,
): Promise<void> {
  await tx.update(automationRuns).set(change).where(eq(automationRuns.id, id));
}

/** Whether it may go on: false once somebody cancelled it. */
export async function isRunning(db: DbOrTx, id: string): Promise<boolean> {
  const [row] = await db
    .select({ state: automationRuns.state })
    .from(automationRuns)
    .where(eq(automationRuns.id, id));
  return row?.state === "running";
}

export const selectRunSteps = (db: DbOrTx, runId: string): Promise<RunStepRow[]> =>
  db
    .select()
    .from(automationRunSteps)
    .where(eq(automationRunSteps.runId, runId))
    .orderBy(asc(automationRunSteps.place));

export async function selectRunStep(
  db: DbOrTx,
  runId: string,
  key: string,
): Promise<RunStepRow | null> {
  const [row] = await db
    .select()
    .from(automationRunSteps)
    .where(and(eq(automationRunSteps.runId, runId), eq(automationRunSteps.key, key)));
  return row ?? null;
}

/** Notes how steps went; what was noted of them before is replaced. */
export async function upsertRunSteps(
  tx: DbOrTx,
  steps: readonly (typeof automationRunSteps.$inferInsert)[],
): Promise<void> {
  if (steps.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded."${column}"`);
  await tx
    .insert(automationRunSteps)
    .values([...steps])
    .onConflictDoUpdate({
      target: [automationRunSteps.runId, automationRunSteps.key],
      set: {
        state: excluded("state"),
        attempts: excluded("attempts"),
        input: excluded("input"),
        output: excluded("output"),
        branch: excluded("branch"),
        problem: excluded("problem"),
        usage: excluded("usage"),
        wakeAt: excluded("wake_at"),
        endedAt: excluded("ended_at"),
      },
    });
}

/** Takes steps back, so that they are done again. */
export async function deleteRunSteps(
  tx: DbOrTx,
  runId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(automationRunSteps)
    .where(and(eq(automationRunSteps.runId, runId), inArray(automationRunSteps.key, [...keys])));
  // What came for them belongs to the try that failed.
  await tx
    .delete(automationSignals)
    .where(and(eq(automationSignals.runId, runId), inArray(automationSignals.key, [...keys])));
}

/** How many of an owner's steps of a kind went well since a time. */
export async function countStepsSince(
  db: DbOrTx,
  { ownerId, type, since }: { ownerId: string; type: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ many: count() })
    .from(automationRunSteps)
    .innerJoin(automationRuns, eq(automationRuns.id, automationRunSteps.runId))
    .where(
      and(
        eq(automationRuns.ownerId, ownerId),
        eq(automationRunSteps.type, type),
        eq(automationRunSteps.state, "done"),
        sql`${automationRunSteps.endedAt} >= ${since.toISOString()}`,
      ),
    );
  return row?.many ?? 0;
}

export const deleteRunsBefore = (tx: DbOrTx, before: Date) =>
  tx.delete(automationRuns).where(lte(automationRuns.endedAt, before));
