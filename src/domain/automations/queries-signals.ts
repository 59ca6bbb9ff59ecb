import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Json } from "#kit/json-changes.ts";
import { automationRuns, automationSignals } from "./tables.ts";

export type SignalRow = typeof automationSignals.$inferSelect;
/** A step of a run. */
export type StepPlace = { runId: string; key: string };
/** What came. `problem`: what went wrong elsewhere. */
export type Heard = { branch?: string; data: Json; problem?: string };

/** Notes what a step waits for; a second time changes nothing. */
export async function insertSignal(
  tx: DbOrTx,
  { runId, key, topic }: StepPlace & { topic: string },
): Promise<void> {
  await tx.insert(automationSignals).values({ runId, key, topic }).onConflictDoNothing();
}

export async function selectSignal(
  db: DbOrTx,
  { runId, key }: StepPlace,
): Promise<SignalRow | null> {
  const [row] = await db
    .select()
    .from(automationSignals)
    .where(and(eq(automationSignals.runId, runId), eq(automationSignals.key, key)));
  return row ?? null;
}

/** What came for steps of a run, by their keys. */
export async function selectHeard(db: DbOrTx, runId: string): Promise<Map<string, SignalRow>> {
  const rows = await db
    .select()
    .from(automationSignals)
    .where(and(eq(automationSignals.runId, runId), isNotNull(automationSignals.at)));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Keeps what came for one step, the first time. @returns whether it was the first */
export async function hearAt(
  tx: DbOrTx,
  { runId, key }: StepPlace,
  {
    branch = null,
    data,
    problem = null,
  }: { branch?: string | null; data: Json; problem?: string | null },
  at: Date,
): Promise<boolean> {
  const heard = { branch, data, problem, at };
  const rows = await tx
    .insert(automationSignals)
    .values({ runId, key, topic: null, ...heard })
    .onConflictDoUpdate({
      target: [automationSignals.runId, automationSignals.key],
      set: heard,
      setWhere: isNull(automationSignals.at),
    })
    .returning({ key: automationSignals.key });
  return rows.length > 0;
}

/** Keeps what came for every step that waits for a topic. @returns their runs */
export async function hearTopic(
  tx: DbOrTx,
  topic: string,
  { branch, data, problem }: Heard,
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .update(automationSignals)
    .set({ branch: branch ?? null, data, problem: problem ?? null, at })
    .where(and(eq(automationSignals.topic, topic), isNull(automationSignals.at)))
    .returning({ runId: automationSignals.runId });
  return rows.map(({ runId }) => runId);
}

/** How deep in a chain of automations the run is that a topic came from; null where it came from none. */
export async function selectDepthOf(db: DbOrTx, topic: string): Promise<number | null> {
  const [row] = await db
    .select({ depth: sql<number | null>`max(${automationRuns.depth})` })
    .from(automationSignals)
    .innerJoin(automationRuns, eq(automationRuns.id, automationSignals.runId))
    .where(eq(automationSignals.topic, topic));
  return row?.depth ?? null;
}
