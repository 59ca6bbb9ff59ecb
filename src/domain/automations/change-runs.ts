import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { graphOf } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { endCancelled } from "./cancel-runs.ts";
import { endedStates } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { keysFrom } from "./keys-from.ts";
import { planOf } from "./plan-of.ts";
import { lockFailedRuns } from "./queries-lists.ts";
import {
  deleteRunSteps,
  lockRun,
  type RunRow,
  selectRun,
  selectRunByKey,
  selectRunSteps,
} from "./queries.ts";
import { requireAutomation } from "./runs.ts";
import { planFor } from "./start-by-hand.ts";
import { startRun } from "./start-run.ts";
import { wake } from "./take-up.ts";

type At = { projectId: string; runId: string };

/** Changes a run of an automation that the acting person may edit. @throws AppError signed_out, not_found, read_only */
const changeRun = (
  actor: Actor,
  { projectId, runId }: At,
  {
    action,
    work,
  }: { action: string; work: (tx: DbOrTx, run: RunRow, userId: string) => Promise<void> },
  deps: AutomationDeps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { userId } = await requireAutomation(tx, actor, projectId, "editor");
    const run = await lockRun(tx, runId);
    if (run?.projectId !== projectId) throw new AppError("not_found");
    await work(tx, run, userId);
    await recordAudit(tx, {
      actor: userId,
      action,
      subject: `project/${projectId}`,
      detail: { runId },
    });
  });

/** Ends a run; the step that is under way is still done. One that ended stays as it is. @throws as changeRun */
export const cancelRun = (actor: Actor, at: At, deps: AutomationDeps): Promise<void> =>
  changeRun(
    actor,
    at,
    {
      action: "automation.run_cancelled",
      async work(tx, run) {
        if (endedStates.includes(run.state)) return;
        await endCancelled(tx, run, deps);
      },
    },
    deps,
  );

/** Tries what failed again; what went well isn't done a second time. One that didn't fail stays as it is. */
export const retryRun = (actor: Actor, at: At, deps: AutomationDeps): Promise<void> =>
  changeRun(
    actor,
    at,
    {
      action: "automation.run_retried",
      async work(tx, run) {
        if (run.state === "failed") await takeUpFailed(tx, run);
      },
    },
    deps,
  );

/** Failed runs that are taken up together. */
const maxRetriedAtOnce = 200;

/**
 * Tries what failed again in the latest failed runs of what was published, 200 at once. @returns how many that are
 * @throws AppError signed_out, not_found, read_only
 */
export const retryFailedRuns = (
  actor: Actor,
  projectId: string,
  deps: AutomationDeps,
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { userId } = await requireAutomation(tx, actor, projectId, "editor");
    const runs = await lockFailedRuns(tx, projectId, maxRetriedAtOnce);
    for (const run of runs) await takeUpFailed(tx, run);
    if (runs.length > 0)
      await recordAudit(tx, {
        actor: userId,
        action: "automation.runs_retried",
        subject: `project/${projectId}`,
        detail: { runs: runs.length },
      });
    return runs.length;
  });

async function takeUpFailed(tx: DbOrTx, run: RunRow): Promise<void> {
  const steps = await selectRunSteps(tx, run.id);
  const failed = steps.filter(({ state }) => state === "failed").map(({ key }) => key);
  await deleteRunSteps(tx, run.id, failed);
  await wake(tx, run);
}

/**
 * Does a run that ended again from one of its steps on: what came before stays as it was. Steps keep their keys, so that
 * a service that honours them doesn't do again what it did. @throws as changeRun; run_not_over while it runs
 */
export const retryRunFrom = (
  actor: Actor,
  { step, ...at }: At & { step: string },
  deps: AutomationDeps,
): Promise<void> =>
  changeRun(
    actor,
    at,
    {
      action: "automation.run_retried",
      async work(tx, run) {
        if (!endedStates.includes(run.state)) throw new AppError("run_not_over");
        const keys = (await selectRunSteps(tx, run.id)).map(({ key }) => key);
        const plan = await planOf(run, { db: tx });
        if (!plan || !keys.includes(step)) throw new AppError("not_found");
        await deleteRunSteps(tx, run.id, keysFrom(graphOf(plan.workflows), keys, step));
        await wake(tx, run);
      },
    },
    deps,
  );

/**
 * Starts the same again from its beginning, with the same data: by what is live now, or a test by the draft as it is
 * now. It changes something outside where the run that it repeats did. @returns the new run's id
 * @throws AppError signed_out, not_found, read_only, not_ready where nothing is live, plan_limit
 */
export const replayRun = (
  actor: Actor,
  { projectId, runId, key }: At & { key: string },
  deps: AutomationDeps,
): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const { project } = await requireAutomation(tx, actor, projectId, "editor");
    const run = await selectRun(tx, runId);
    if (run?.projectId !== projectId) throw new AppError("not_found");
    const { given, hasEffects, draft, data } = run;
    const testMode = hasEffects ? "test-with-effects" : "test";
    const plan =
      given !== null && draft
        ? { draft, hasEffects, given }
        : (await planFor(tx, projectId, run.deploymentId === null ? testMode : "live")).plan;
    const requestKey = `replay/${key}`;
    const trigger = { id: run.triggerId, type: run.triggerType };
    const { ownerId } = project;
    const id = await startRun(
      tx,
      { projectId, ownerId, plan, trigger, data, key: requestKey },
      deps,
    );
    return id ?? (await selectRunByKey(tx, projectId, requestKey))?.id ?? "";
  });
