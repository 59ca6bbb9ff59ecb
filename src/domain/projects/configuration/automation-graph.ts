import { stepForm } from "#steps/forms.ts";
import type { AutomationStep } from "./automation.ts";

type Step = Pick<AutomationStep, "id" | "type" | "nextSteps" | "branches">;

/** The ways between the steps of an automation, found once. */
export type AutomationGraph = {
  steps: ReadonlyMap<string, Step>;
  /** Where it begins: its first step; null without one. */
  start: string | null;
  /** Of a loop: the steps inside it, by its id. */
  bodies: ReadonlyMap<string, ReadonlySet<string>>;
  /** The steps in an order in which each comes after those that lead to it. */
  order: readonly string[];
};

/** Where a loop's own way leads; empty for other steps. */
export const loopTargets = (step: Step): readonly string[] => {
  const way = stepForm(step.type)?.loops;
  return way === undefined ? [] : (step.branches[way] ?? []);
};

/** Steps that may follow a step in the same round: not those inside its loop. */
export const followers = (step: Step): readonly string[] => {
  const way = stepForm(step.type)?.loops;
  return [
    ...step.nextSteps,
    ...Object.entries(step.branches).flatMap(([branch, targets]) =>
      branch === way ? [] : targets,
    ),
  ];
};
const allTargets = (step: Step) => [...followers(step), ...loopTargets(step)];

/** Ways to steps that don't exist lead nowhere. */
export function graphOf(steps: readonly Step[]): AutomationGraph {
  const known = new Map(steps.map((step) => [step.id, step]));
  const bodies = new Map<string, ReadonlySet<string>>();
  for (const step of steps) {
    const targets = loopTargets(step);
    if (targets.length > 0) bodies.set(step.id, reachedFrom(targets, known));
  }
  return { steps: known, start: steps[0]?.id ?? null, bodies, order: inOrder(steps, known) };
}

/** The steps that lead to a step, near and far: what they gave can be used there. */
export function stepsBefore({ steps }: AutomationGraph, id: string): ReadonlySet<string> {
  const sources = new Map<string, string[]>();
  for (const step of steps.values())
    for (const next of allTargets(step)) sources.set(next, [...(sources.get(next) ?? []), step.id]);
  const found = new Set<string>();
  const open = [...(sources.get(id) ?? [])];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one) || one === id) continue;
    found.add(one);
    open.push(...(sources.get(one) ?? []));
  }
  return found;
}

function reachedFrom(targets: readonly string[], steps: ReadonlyMap<string, Step>): Set<string> {
  const reached = new Set<string>();
  const open = [...targets];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const step = steps.get(id);
    if (!step || reached.has(id)) continue;
    reached.add(id);
    open.push(...allTargets(step));
  }
  return reached;
}

function inOrder(steps: readonly Step[], known: ReadonlyMap<string, Step>): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string): void => {
    const step = known.get(id);
    if (!step || seen.has(id)) return;
    seen.add(id);
    for (const next of allTargets(step).toReversed()) visit(next);
    order.unshift(id);
  };
  for (const { id } of steps.toReversed()) visit(id);
  return order;
}

/** The steps that nothing leads to from where it begins. */
export function unreachedSteps(steps: readonly Step[]): string[] {
  const { steps: known, start } = graphOf(steps);
  const reached = start === null ? new Set<string>() : reachedFrom([start], known);
  return steps.flatMap(({ id }) => (reached.has(id) ? [] : [id]));
}

/** What can't be walked: circles, steps that nothing leads to, and ways into a loop from outside of it. */
export function graphProblems(steps: readonly Step[]): { id: string; message: string }[] {
  const { steps: known, start, bodies } = graphOf(steps);
  if (start === null) return [];
  const circular = steps.filter((step) => reachedFrom(allTargets(step), known).has(step.id));
  if (circular.length > 0)
    return circular.map(({ id }) => ({
      id,
      message: "This step leads back to itself. Use a loop to repeat something.",
    }));
  return [
    ...unreachedSteps(steps).map((id) => ({ id, message: "Nothing leads to this step." })),
    ...[...bodies].flatMap(([loop, body]) =>
      steps.flatMap((step) =>
        step.id === loop || body.has(step.id)
          ? []
          : followers(step)
              .filter((id) => body.has(id))
              .map((id) => ({
                id,
                message: "This step is inside a loop, but is also reached from outside it.",
              })),
      ),
    ),
    ...[...bodies].flatMap(([loop, body]) => {
      const step = known.get(loop);
      return step && followers(step).some((id) => body.has(id))
        ? [{ id: loop, message: "A step follows this loop and is also inside it." }]
        : [];
    }),
  ];
}
