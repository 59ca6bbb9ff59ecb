import { graphProblems } from "#domain/projects/configuration/automation-graph.ts";
import {
  type Automation,
  type AutomationStep,
  errorWay,
  maxSteps,
  newStep,
} from "#domain/projects/configuration/automation.ts";
import { stepForm } from "#steps/forms.ts";
import { branchesOf, newStepId, withMainTargets } from "../link-steps.ts";

export type Place = [number, number];
/** A way out of a step: one of its branches, or the step's own (`null`). */
export type Way = { from: string; branch: string | null };
export type Connection = Way & { to: string };

const maxTargets = 20;

/** Where a way leads. */
export const targetsOf = (step: AutomationStep, branch: string | null): readonly string[] =>
  branch === null ? step.nextSteps : (step.branches[branch] ?? []);

/**
 * The ways out of a step as a canvas draws them: its branches, its own where it has none or is a loop, and the one for
 * where it fails.
 */
export function waysOf(step: AutomationStep): { branch: string | null; label: string | null }[] {
  const branches = branchesOf(step).map(({ id, label }) => ({ branch: id, label }));
  const ifItFails =
    step.configuration.onError === "branch" ? [{ branch: errorWay, label: "If it fails" }] : [];
  if (branches.length === 0) return [{ branch: null, label: null }, ...ifItFails];
  const after = stepForm(step.type)?.loops ? [{ branch: null, label: "After" }] : [];
  return [...branches, ...after, ...ifItFails];
}

/** Every connection between steps that exist. */
export function connectionsOf(steps: readonly AutomationStep[]): Connection[] {
  const ids = new Set(steps.map(({ id }) => id));
  return steps.flatMap((step) =>
    waysOf(step).flatMap(({ branch }) =>
      targetsOf(step, branch).flatMap((to) => (ids.has(to) ? [{ from: step.id, branch, to }] : [])),
    ),
  );
}

const withTargets = (
  step: AutomationStep,
  branch: string | null,
  targets: string[],
): AutomationStep =>
  branch === null
    ? { ...step, nextSteps: targets }
    : { ...step, branches: { ...step.branches, [branch]: targets } };

const changeStep = (
  automation: Automation,
  id: string,
  change: (step: AutomationStep) => AutomationStep,
): Automation => ({
  ...automation,
  workflows: automation.workflows.map((step) => (step.id === id ? change(step) : step)),
});

const withPlaces = (automation: Automation, places: Readonly<Record<string, Place>>) => ({
  ...automation,
  canvas: { ...automation.canvas, positions: { ...automation.canvas.positions, ...places } },
});

/** What keeps a way from leading there; null where nothing does. */
export function refusalOf(automation: Automation, { from, branch, to }: Connection): string | null {
  const step = automation.workflows.find(({ id }) => id === from);
  if (!step || !automation.workflows.some(({ id }) => id === to)) return "There is no such step.";
  if (!waysOf(step).some((way) => way.branch === branch)) return "This step has no such way out.";
  const targets = targetsOf(step, branch);
  if (targets.includes(to)) return "This way leads there already.";
  if (targets.length >= maxTargets) return `A way leads to ${maxTargets} steps at most.`;
  const before = new Set(problemIds(automation.workflows, isNotLost));
  const after = changeStep(automation, from, (one) => withTargets(one, branch, [...targets, to]));
  const problem = graphProblems(after.workflows).find(
    ({ id, message }) => isNotLost(message) && !before.has(id),
  );
  return problem?.message ?? null;
}
const isNotLost = (message: string) => !message.startsWith("Nothing leads");
const problemIds = (steps: readonly AutomationStep[], is: (message: string) => boolean) =>
  graphProblems(steps).flatMap(({ id, message }) => (is(message) ? [id] : []));

/** Leads a way to a further step; unchanged where that is refused. */
export const connect = (automation: Automation, connection: Connection): Automation =>
  refusalOf(automation, connection) === null
    ? changeStep(automation, connection.from, (step) =>
        withTargets(step, connection.branch, [
          ...targetsOf(step, connection.branch),
          connection.to,
        ]),
      )
    : automation;

/** Takes a way away. */
export const disconnect = (automation: Automation, { from, branch, to }: Connection): Automation =>
  changeStep(automation, from, (step) =>
    withTargets(
      step,
      branch,
      targetsOf(step, branch).filter((id) => id !== to),
    ),
  );

/** Makes a step the one that the triggers start. */
export const startWith = (automation: Automation, id: string): Automation => {
  const first = automation.workflows.find((step) => step.id === id);
  return first
    ? { ...automation, workflows: [first, ...automation.workflows.filter((one) => one !== first)] }
    : automation;
};

/**
 * Adds a step of a kind. After a way it takes over what that led to (or, with `to`, that one step alone); without one
 * it is free until something leads to it.
 * @returns the automation and the new step's id; null where there is no room for one
 */
export function addStep(
  automation: Automation,
  kind: string,
  { after, to, place }: { after?: Way; to?: string; place?: Place } = {},
): { automation: Automation; id: string } | null {
  if (automation.workflows.length >= maxSteps) return null;
  const id = newStepId(kind, automation.workflows);
  const title = stepForm(kind)?.title ?? "New Step";
  const source = after && automation.workflows.find((step) => step.id === after.from);
  const led = source && after ? targetsOf(source, after.branch) : [];
  const taken = to === undefined ? [...led] : led.filter((one) => one === to);
  const begun = newStep({ id, type: kind, name: title });
  // What came next comes after a new loop, not in each of its rounds.
  const step = stepForm(kind)?.loops
    ? { ...begun, nextSteps: taken }
    : withMainTargets(begun, taken);
  const before = automation.workflows.findIndex((one) => one.id === after?.from);
  const at = before === -1 ? automation.workflows.length : before + 1;
  const added: Automation = {
    ...automation,
    workflows: automation.workflows.toSpliced(at, 0, step),
  };
  const linked =
    source && after
      ? changeStep(added, source.id, (one) =>
          withTargets(one, after.branch, [...led.filter((target) => !taken.includes(target)), id]),
        )
      : added;
  return { automation: place ? withPlaces(linked, { [id]: place }) : linked, id };
}

/** Removes steps, triggers and notes. What led to a removed step leads on to what followed it. */
export function removeNodes(automation: Automation, ids: ReadonlySet<string>): Automation {
  const removed = new Map(
    automation.workflows.filter(({ id }) => ids.has(id)).map((step) => [step.id, step]),
  );
  const followed = (id: string, seen: ReadonlySet<string>): string[] => {
    const step = removed.get(id);
    if (!step) return [id];
    if (seen.has(id)) return [];
    const ways = waysOf(step).filter(({ branch }) => targetsOf(step, branch).length > 0);
    // A step whose ways part leaves none behind: nobody can say which one was meant.
    const [only, second] = ways;
    return only && !second
      ? targetsOf(step, only.branch).flatMap((to) => followed(to, new Set([...seen, id])))
      : [];
  };
  const relinked = (targets: readonly string[]) =>
    [...new Set(targets.flatMap((to) => followed(to, new Set())))].slice(0, maxTargets);
  return {
    ...automation,
    triggers: automation.triggers.filter(({ id }) => !ids.has(id)),
    workflows: automation.workflows
      .filter(({ id }) => !ids.has(id))
      .map((step) => {
        const next: AutomationStep = {
          ...step,
          nextSteps: relinked(step.nextSteps).filter((id) => id !== step.id),
          branches: Object.fromEntries(
            Object.entries(step.branches).map(([branch, to]) => [
              branch,
              relinked(to).filter((id) => id !== step.id),
            ]),
          ),
        };
        return JSON.stringify(next) === JSON.stringify(step) ? step : next;
      }),
    canvas: {
      positions: Object.fromEntries(
        Object.entries(automation.canvas.positions).filter(([id]) => !ids.has(id)),
      ),
      notes: automation.canvas.notes.filter(({ id }) => !ids.has(id)),
    },
  };
}

/** Puts triggers, steps and notes where they were dragged to. */
export function moveNodes(
  automation: Automation,
  places: Readonly<Record<string, Place>>,
): Automation {
  const ids = new Set([...automation.triggers, ...automation.workflows].map(({ id }) => id));
  return {
    ...automation,
    canvas: {
      positions: {
        ...automation.canvas.positions,
        ...Object.fromEntries(Object.entries(places).filter(([id]) => ids.has(id))),
      },
      notes: automation.canvas.notes.map((note) => {
        const position = places[note.id];
        return position ? { ...note, position } : note;
      }),
    },
  };
}

/** Forgets where steps were dragged to, so that they are laid out again; notes stay. */
export const tidyUp = (automation: Automation): Automation => ({
  ...automation,
  canvas: { ...automation.canvas, positions: {} },
});
