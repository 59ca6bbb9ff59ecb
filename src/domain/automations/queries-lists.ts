import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Place } from "#kit/keyset.ts";
import type { RunState } from "./contract.ts";
import type { RunRow } from "./queries.ts";
import { automationRuns, automationRunSteps } from "./tables.ts";

/** Runs of an automation, newest first, one more than asked for, with how many steps each has taken. */
export async function selectRuns(
  db: DbOrTx,
  {
    projectId,
    state,
    search,
    after,
    limit,
  }: {
    projectId: string;
    state: RunState | null;
    /** In what the trigger gave, why it failed, or its id; empty: everything. */
    search: string;
    after: Place | null;
    limit: number;
  },
): Promise<(RunRow & { steps: number })[]> {
  const rows = await db
    .select({
      run: automationRuns,
      steps: sql<number>`(select count(*)::int from ${automationRunSteps} where ${automationRunSteps.runId} = ${automationRuns.id})`,
    })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.projectId, projectId),
        state ? eq(automationRuns.state, state) : undefined,
        search === ""
          ? undefined
          : or(
              eq(automationRuns.id, search),
              sql`${automationRuns.data}::text ilike ${containing(search)}`,
              sql`${automationRuns.problem} ilike ${containing(search)}`,
            ),
        after
          ? or(
              lt(automationRuns.startedAt, after.createdAt),
              and(eq(automationRuns.startedAt, after.createdAt), lt(automationRuns.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(automationRuns.startedAt), desc(automationRuns.id))
    .limit(limit + 1);
  return rows.map(({ run, steps }) => ({ ...run, steps }));
}

/** The run that began last; tests of one step are left out. */
export async function selectLatestWhole(db: DbOrTx, projectId: string): Promise<RunRow | null> {
  const [row] = await db
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.projectId, projectId), isNull(automationRuns.given)))
    .orderBy(desc(automationRuns.startedAt), desc(automationRuns.id))
    .limit(1);
  return row ?? null;
}

const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Failed runs of what was published, the latest first; nobody else changes them until the transaction ends. */
export const lockFailedRuns = (tx: DbOrTx, projectId: string, limit: number): Promise<RunRow[]> =>
  tx
    .select()
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.projectId, projectId),
        eq(automationRuns.state, "failed"),
        isNotNull(automationRuns.deploymentId),
      ),
    )
    .orderBy(desc(automationRuns.startedAt))
    .limit(limit)
    .for("update");

/** Runs of an automation that aren't over; nobody else changes them until the transaction ends. */
export const lockOpenRuns = (tx: DbOrTx, projectId: string): Promise<RunRow[]> =>
  tx
    .select()
    .from(automationRuns)
    .where(and(eq(automationRuns.projectId, projectId), isNull(automationRuns.endedAt)))
    .orderBy(asc(automationRuns.id))
    .for("update");

/** Runs of each of these automations since a time. */
export async function countRunsSince(
  db: DbOrTx,
  projectIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ projectId: automationRuns.projectId, many: count() })
    .from(automationRuns)
    .where(
      and(
        inArray(automationRuns.projectId, [...projectIds]),
        sql`${automationRuns.startedAt} >= ${since.toISOString()}`,
      ),
    )
    .groupBy(automationRuns.projectId);
  return new Map(rows.map(({ projectId, many }) => [projectId, many]));
}

/** How the last runs of an automation that ended went, newest first; tests left out. */
export async function selectLastStates(
  db: DbOrTx,
  projectId: string,
  limit: number,
): Promise<RunState[]> {
  const rows = await db
    .select({ state: automationRuns.state })
    .from(automationRuns)
    .where(
      and(
        eq(automationRuns.projectId, projectId),
        isNotNull(automationRuns.endedAt),
        isNotNull(automationRuns.deploymentId),
      ),
    )
    .orderBy(desc(automationRuns.endedAt))
    .limit(limit);
  return rows.map(({ state }) => state);
}
