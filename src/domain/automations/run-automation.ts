import { defineJob } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { maskOfSecrets } from "#domain/connections/index.ts";
import {
  type Automation,
  type AutomationGraph,
  type AutomationStep,
  graphOf,
} from "#domain/projects/index.ts";
import { minuteMs } from "#kit/time.ts";
import { alertOwner } from "./alert-owner.ts";
import { linksFor } from "./callback.ts";
import { endedStates, type RunState } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { secretsOfPlan } from "./mask-data.ts";
import { planOf } from "./plan-of.ts";
import { selectPins } from "./queries-pins.ts";
import { selectHeard } from "./queries-signals.ts";
import {
  isRunning,
  lockRun,
  type RunRow,
  type RunStepRow,
  selectRunSteps,
  updateRun,
  upsertRunSteps,
} from "./queries.ts";
import { maxStepsPerRun, stepsAtOnce } from "./rules.ts";
import { tell } from "./signals.ts";
import { failedAs, takeStep } from "./take-step.ts";
import { takeUp, takeUpRun } from "./take-up.ts";
import { endOf, waitOver } from "./waits.ts";
import { itemsOf, stepIdOf, type StepRecord, Walk } from "./walk.ts";

/** Takes a run up. Steps are stored one by one, so the whole is one step here. */
export const runAutomationJob = defineJob({
  ...takeUpRun,
  async run(input, deps: AutomationDeps, { step }) {
    await step("go on", () => runAutomation(input, deps));
  },
});

/**
 * Goes on until it ends or has to wait. Each step's outcome is stored before the next begins, so that
 * a run that was cut off goes on from there; a step that was under way is done again, with the same key.
 */
export async function runAutomation(
  { runId, turn }: { runId: string; turn: number },
  deps: AutomationDeps,
): Promise<void> {
  const begun = await begin({ runId, turn }, deps);
  if (!begun) return;
  const plan = await planOf(begun, deps);
  if (!plan)
    return end(
      begun,
      { state: "failed", problem: "This version of the automation is gone." },
      deps,
    );
  const secrets = await secretsOfPlan(plan, begun.ownerId, deps);
  const run = turn === 0 ? await withMaskedData(begun, secrets, deps) : begun;
  const steps = new Map(plan.workflows.map((step) => [step.id, step]));
  const { records, attempts } = await recordsOf(run, { steps, secrets }, deps);
  const graph = graphOf(plan.workflows);
  const pins = run.hasEffects ? {} : await selectPins(deps.db, run.projectId);
  const walk = new Walk(graph, records);
  const deadline = deadlineOf(run, plan);
  for (;;) {
    if (deadline !== null && deps.clock() >= deadline) {
      const problem = `It took longer than ${minutesWords(plan.maxMinutes)}, its time limit.`;
      return end(run, { state: "failed", problem }, deps);
    }
    const { ready, failed, isWaiting } = walk.look();
    if (failed !== null) {
      const name = steps.get(stepIdOf(failed))?.configuration.name ?? "A step";
      return end(
        run,
        { state: "failed", problem: `${name}: ${attempts.get(failed)?.problem ?? "it failed."}` },
        deps,
      );
    }
    if (ready.length === 0 && !isWaiting) return end(run, { state: "done", problem: null }, deps);
    if (ready.length === 0) return rest(run, { waiting: waitingIn(records), deadline }, deps);
    if (records.size >= maxStepsPerRun)
      return end(
        run,
        { state: "failed", problem: `It took more than ${maxStepsPerRun} steps.` },
        deps,
      );
    if (!(await isRunning(deps.db, runId))) return;
    const taken = await Promise.all(
      ready.slice(0, stepsAtOnce).map((key, index) => {
        const step = steps.get(stepIdOf(key));
        if (!step) throw new Error(`No step ${key}`);
        const links = linksFor({ runId, key }, graph, deps);
        const data = { ...run.given, ...walk.dataFor(key), trigger: run.data, links };
        const before = attempts.get(key);
        return takeStep(
          {
            run,
            step,
            key,
            data,
            secrets,
            pins,
            attempts: before?.attempts ?? 0,
            place: before?.place ?? attempts.size + index,
          },
          deps,
        );
      }),
    );
    const rows = taken.map((row) => withinSteps(row, { graph, taken: records.size }));
    await upsertRunSteps(deps.db, rows);
    for (const row of rows) {
      records.set(row.key, toRecord(row));
      attempts.set(row.key, row);
    }
  }
}

/** When a run's time is over; null where it has no limit. */
const deadlineOf = ({ startedAt }: RunRow, { maxMinutes }: Automation): Date | null =>
  maxMinutes > 0 ? new Date(startedAt.getTime() + maxMinutes * minuteMs) : null;
const minutesWords = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

const waitingIn = (records: ReadonlyMap<string, StepRecord>): string[] =>
  [...records].flatMap(([key, { status }]) => (status === "waiting" ? [key] : []));

/** A loop that would lead to more steps than a run may take fails before its first round, not in the middle of it. */
function withinSteps(
  row: RunStepRow,
  { graph, taken }: { graph: AutomationGraph; taken: number },
): RunStepRow {
  const inside = graph.bodies.get(stepIdOf(row.key))?.size ?? 0;
  const items = itemsOf(row.output).length;
  if (row.state !== "done" || items * inside + taken <= maxStepsPerRun) return row;
  const problem = `${items} items with ${inside} steps each are more than the ${maxStepsPerRun} steps that a run may take. Split the list, or start another automation for each item.`;
  return { ...row, state: "failed", problem, branch: null };
}

/** @returns the run where it is this turn's; null where it ended, or was taken up otherwise */
const begin = ({ runId, turn }: { runId: string; turn: number }, { db }: AutomationDeps) =>
  db.transaction(async (tx): Promise<RunRow | null> => {
    const run = await lockRun(tx, runId);
    if (!run || run.turn !== turn || endedStates.includes(run.state)) return null;
    await updateRun(tx, runId, { state: "running" });
    return { ...run, state: "running" };
  });

/** What started it is kept without the secrets of its connections. */
async function withMaskedData(
  run: RunRow,
  secrets: readonly string[],
  { db }: AutomationDeps,
): Promise<RunRow> {
  if (secrets.length === 0) return run;
  const data = maskOfSecrets(secrets).value(run.data);
  if (JSON.stringify(data) === JSON.stringify(run.data)) return run;
  await updateRun(db, run.id, { data });
  return { ...run, data };
}

async function alertAfterOf(run: RunRow, db: DbOrTx): Promise<number> {
  const plan = await planOf(run, { db });
  return plan?.alertAfter ?? 0;
}

const toRecord = ({ state, branch, output }: RunStepRow): StepRecord => ({
  status: state === "retrying" ? "waiting" : state,
  branch,
  output,
});

/** What the steps came to so far; those whose time has come, or that something came for, are over or tried again. */
async function recordsOf(
  run: RunRow,
  { steps, secrets }: { steps: ReadonlyMap<string, AutomationStep>; secrets: readonly string[] },
  { db, clock }: AutomationDeps,
) {
  const mask = maskOfSecrets(secrets);
  const now = clock();
  const records = new Map<string, StepRecord>();
  const attempts = new Map<string, RunStepRow>();
  const over: RunStepRow[] = [];
  const heard = await selectHeard(db, run.id);
  for (const row of await selectRunSteps(db, run.id)) {
    attempts.set(row.key, row);
    const isDue = row.wakeAt !== null && row.wakeAt <= now;
    if (row.state === "retrying" && isDue) continue;
    const came = row.state === "waiting" ? waitOver(row, heard.get(row.key), now) : null;
    if (came) {
      const ended = { ...came, output: mask.value(came.output) };
      const problem = came.problem === null ? null : mask.text(came.problem);
      const step = steps.get(stepIdOf(row.key));
      const how =
        problem === null || !step
          ? { ...ended, problem, state: "done" as const }
          : failedAs(step, problem);
      const done: RunStepRow = { ...row, ...how, wakeAt: null, endedAt: now };
      over.push(done);
      attempts.set(row.key, done);
      records.set(row.key, toRecord(done));
    } else records.set(row.key, toRecord(row));
  }
  await upsertRunSteps(db, over);
  return { records, attempts };
}

/** Nothing can be done now: the run is taken up at the next time that a step waits for, or by whoever decides. */
const rest = (
  run: RunRow,
  { waiting, deadline }: { waiting: readonly string[]; deadline: Date | null },
  { db }: AutomationDeps,
) =>
  db.transaction(async (tx) => {
    const now = await lockRun(tx, run.id);
    if (now?.state !== "running") return;
    const turn = now.turn + 1;
    const steps = (await selectRunSteps(tx, run.id)).filter(({ key }) => waiting.includes(key));
    const isOpen = ({ state }: RunStepRow) => state === "waiting" || state === "retrying";
    await updateRun(tx, run.id, { state: "waiting", turn });
    const heard = await selectHeard(tx, run.id);
    // Somebody decided, or something came, while other steps were done.
    if (!steps.every((row) => isOpen(row) && !(row.state === "waiting" && heard.has(row.key))))
      return takeUp(tx, { id: run.id, turn, ownerId: run.ownerId });
    const times = [...steps.map(({ wakeAt }) => wakeAt), deadline].flatMap((time) =>
      time ? [time.getTime()] : [],
    );
    if (times.length > 0)
      await takeUp(tx, { id: run.id, turn, ownerId: run.ownerId }, new Date(Math.min(...times)));
  });

async function end(
  run: RunRow,
  { state, problem }: { state: RunState; problem: string | null },
  deps: AutomationDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = await lockRun(tx, run.id);
    if (now?.state !== "running") return;
    await updateRun(tx, run.id, { state, problem, endedAt: deps.clock() });
    await tell(tx, `run/${run.id}`, await endOf(tx, { ...run, state, problem }), deps);
    if (state === "failed" && run.deploymentId !== null)
      await alertOwner(tx, { ...run, problem }, await alertAfterOf(run, tx), deps);
  });
}
