import type { Automation } from "#domain/projects/configuration/automation.ts";

type Step = Automation["workflows"][number];

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, place) => id === b[place]);

/** Whether each step leads to the next one of the list, or nowhere: no way parts and none leads back. */
export const isChain = (steps: readonly Step[]): boolean =>
  steps.every(({ nextSteps }, place) => {
    const next = steps[place + 1];
    return nextSteps.length === 0 || (next !== undefined && isSame(nextSteps, [next.id]));
  });

/**
 * The steps after the list was changed. What was one line stays one line in the new order; a workflow with branches
 * keeps them, without those that lead to removed steps.
 */
export function linkSteps(before: readonly Step[], after: readonly Step[]): Step[] {
  const isLine = isChain(before);
  const ids = new Set(after.map(({ id }) => id));
  return after.map((step, place) => {
    const next = after[place + 1];
    const nextSteps = isLine ? (next ? [next.id] : []) : step.nextSteps.filter((id) => ids.has(id));
    return isSame(nextSteps, step.nextSteps) ? step : { ...step, nextSteps };
  });
}
