import type { DbOrTx } from "#db/open.ts";
import type { Mask } from "#domain/connections/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import {
  findDeploymentOf,
  manualFormOf,
  type ProjectRole,
  requireProject,
} from "#domain/projects/index.ts";
import { readLeft } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import type { Json } from "#kit/json-changes.ts";
import { fromCursor, pageOf } from "#kit/keyset.ts";
import { asText } from "#steps/contract.ts";
import { stepForm } from "#steps/forms.ts";
import {
  type RunList,
  type RunListItem,
  runStates,
  type RunStepView,
  type RunView,
} from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { maskForPeople } from "./mask-data.ts";
import { planOf } from "./plan-of.ts";
import { selectRuns } from "./queries-lists.ts";
import { type RunRow, type RunStepRow, selectRun, selectRunSteps } from "./queries.ts";
import { stepIdOf } from "./walk.ts";

const pageSize = 50;

/** An automation's project with the role that `needed` asks for. @throws AppError signed_out, not_found, read_only */
export async function requireAutomation(
  db: DbOrTx,
  actor: Actor,
  projectId: string,
  needed: ProjectRole = "viewer",
) {
  const found = await requireProject(db, actor, projectId, needed);
  if (found.project.serviceType !== "automation") throw new AppError("not_found");
  return found;
}

/** What is asked where somebody starts what is live by hand. */
async function manualFieldsOf(db: DbOrTx, projectId: string): Promise<RunList["manualFields"]> {
  const live = await findDeploymentOf(db, projectId);
  if (live?.state !== "live" || !("automation" in live.configuration)) return null;
  return manualFormOf(live.configuration.automation.triggers)?.fields ?? null;
}

/** Runs of an automation, newest first, 50 a page. @throws AppError signed_out, not_found */
export async function listRuns(
  actor: Actor,
  {
    projectId,
    state,
    search = "",
    after,
  }: { projectId: string; state: string; search?: string; after: string },
  deps: AutomationDeps,
): Promise<RunList> {
  const { db } = deps;
  const { project, role } = await requireAutomation(db, actor, projectId);
  const only = runStates.find((one) => one === state) ?? null;
  const rows = await selectRuns(db, {
    projectId,
    state: only,
    search: search.trim().slice(0, 200),
    after: fromCursor(after),
    limit: pageSize,
  });
  const { items, next } = pageOf(
    rows.map((row) => ({ ...row, createdAt: row.startedAt })),
    pageSize,
  );
  return {
    projectId,
    name: project.name,
    canChange: role !== "viewer",
    manualFields: await manualFieldsOf(db, projectId),
    isLive: project.state === "live",
    left: await readLeft(db, { ownerId: project.ownerId, what: "runs" }, deps),
    items: items.map((row) => toItem(row, row.steps)),
    next,
  };
}

const toItem = (run: RunRow, steps: number): RunListItem => ({
  id: run.id,
  state: run.state,
  trigger: run.triggerType,
  isTest: run.deploymentId === null,
  hasEffects: run.hasEffects,
  testedStep: run.given === null ? null : (run.draft?.workflows[0]?.configuration.name ?? ""),
  steps,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  problem: run.problem,
});

/** One run with its steps. @throws AppError signed_out, not_found */
export async function readRun(
  actor: Actor,
  { projectId, runId }: { projectId: string; runId: string },
  deps: AutomationDeps,
): Promise<RunView> {
  const { project, role } = await requireAutomation(deps.db, actor, projectId);
  const run = await selectRun(deps.db, runId);
  if (run?.projectId !== projectId) throw new AppError("not_found");
  const steps = await selectRunSteps(deps.db, runId);
  const plan = await planOf(run, deps);
  const mask = await maskForPeople(plan, run.ownerId, deps);
  const names = new Map(plan?.workflows.map(({ id, configuration }) => [id, configuration.name]));
  return {
    ...toItem(run, steps.length),
    projectId,
    projectName: project.name,
    canChange: role !== "viewer",
    data: mask.value(run.data),
    plan,
    stepList: shownOf(steps).map((step) =>
      toStepView(step, { names, mask, hasEffects: run.hasEffects }),
    ),
  };
}

/** Steps of a run that its page shows. */
const maxShown = 500;

/** Of very many steps the first, and all that failed or wait. */
function shownOf(steps: readonly RunStepRow[]): readonly RunStepRow[] {
  if (steps.length <= maxShown) return steps;
  return steps
    .filter(({ state }, place) => place < maxShown || state !== "done")
    .slice(0, maxShown * 2);
}

function toStepView(
  step: RunStepRow,
  {
    names,
    mask,
    hasEffects,
  }: { names: ReadonlyMap<string, string>; mask: Mask; hasEffects: boolean },
): RunStepView {
  const { key, type, state, attempts, problem } = step;
  const [, round] = /\[(\d+)\]\/[^/]*$/.exec(key) ?? [];
  return {
    key,
    name: names.get(stepIdOf(key)) ?? "",
    type,
    state,
    branch: step.branch,
    round: round === undefined ? null : Number(round) + 1,
    attempts,
    input: mask.value(step.input),
    wouldDo: hasEffects ? null : wouldDo(step),
    usage: step.usage,
    output: mask.value(step.output),
    problem: problem === null ? null : mask.text(problem),
    waitsUntil: step.wakeAt?.toISOString() ?? null,
    startedAt: step.startedAt.toISOString(),
    endedAt: step.endedAt?.toISOString() ?? null,
  };
}

/** What a step would have done in a test without effects, in a sentence of its kind. */
function wouldDo({ type, input, state }: RunStepRow): string | null {
  const form = stepForm(type);
  if (!form?.hasEffect || state === "failed") return null;
  // Filled in, what was typed as text may have become a number, a list or nothing.
  const filled = Object.entries(input as Record<string, Json>).map(([key, value]) => [
    key,
    typeof form.initial[key] === "string" ? asText(value) : value,
  ]);
  const settings = form.settings.safeParse(Object.fromEntries(filled)).data;
  return settings ? form.says(settings) : form.title;
}
