import { settingsOf } from "#domain/projects/configuration/automation-settings.ts";
import type { AutomationStep } from "#domain/projects/configuration/automation.ts";
import type { StepBranch } from "#steps/contract.ts";
import { stepForm } from "#steps/forms.ts";

type Step = AutomationStep;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, place) => id === b[place]);

/** The ways out of a step that has several; empty where it has one. */
export const branchesOf = (step: Step): readonly StepBranch[] =>
  stepForm(step.type)?.branches?.(settingsOf(step) ?? stepForm(step.type)?.initial ?? {}) ?? [];

/** The way that a line of steps goes on by: the first of several. */
const mainTargets = (step: Step): readonly string[] => {
  const [first] = branchesOf(step);
  return first ? (step.branches[first.id] ?? []) : step.nextSteps;
};

/** A step whose line goes on to these. */
export function withMainTargets(step: Step, targets: string[]): Step {
  const [first] = branchesOf(step);
  return first
    ? { ...step, branches: { ...step.branches, [first.id]: targets } }
    : { ...step, nextSteps: targets };
}

/** Whether each step leads to the next one of the list, or nowhere: no way parts and none leads back. */
export const isChain = (steps: readonly Step[]): boolean =>
  steps.every((step, place) => {
    const next = steps[place + 1];
    const [main, ...others] = [mainTargets(step), ...otherTargets(step)];
    return (
      others.every((targets) => targets.length === 0) &&
      (main.length === 0 || (next !== undefined && isSame(main, [next.id])))
    );
  });

const otherTargets = (step: Step): readonly (readonly string[])[] => {
  const [first] = branchesOf(step);
  return [
    ...(first ? [step.nextSteps] : []),
    ...Object.entries(step.branches).flatMap(([id, targets]) =>
      id === first?.id ? [] : [targets],
    ),
  ];
};

/**
 * The steps after the list was changed. What was one line stays one line in the new order; a workflow with branches
 * keeps them, without those that lead to removed steps, and a step that was added at its end follows the one before.
 */
export function linkSteps(before: readonly Step[], after: readonly Step[]): Step[] {
  const isLine = isChain(before);
  const ids = new Set(after.map(({ id }) => id));
  const isKnown = (id: string) => ids.has(id);
  const isAdded = after.length === before.length + 1;
  return after.map((step, place) => {
    const next = after[place + 1];
    const main = mainTargets(step).filter(isKnown);
    const follows = isAdded && place === after.length - 2 && main.length === 0;
    const targets = isLine || follows ? (next ? [next.id] : []) : main;
    const kept: Step = {
      ...step,
      nextSteps: step.nextSteps.filter(isKnown),
      branches: Object.fromEntries(
        Object.entries(step.branches).map(([id, to]) => [id, to.filter(isKnown)]),
      ),
    };
    const linked = withMainTargets(kept, targets);
    return JSON.stringify(linked) === JSON.stringify(step) ? step : linked;
  });
}

/** The step as another kind: what it led to is kept on its first way. */
export function asKind(step: Step, type: string): Step {
  const targets = [...mainTargets(step)];
  const changed = {
    ...step,
    type,
    nextSteps: [],
    branches: {},
    configuration: { ...step.configuration, settings: {} },
  };
  return withMainTargets(changed, targets);
}

/** An id that expressions read well: `email2`. */
export function newStepId(type: string, steps: readonly Step[]): string {
  for (let number = 1; ; number += 1) {
    const id = `${type}${number}`;
    if (steps.every((step) => step.id !== id)) return id;
  }
}
