import { fieldsByStep, type VisibleStep } from "#domain/projects/configuration/form-flow.ts";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { askedOf, isInSteps } from "#domain/projects/configuration/form-steps.ts";

/**
 * What of a form is on the page: the step where one is, or all of it where it isn't asked in steps. Until scripts run,
 * questions that depend on answers of the same page are there, too.
 */
export function shownSteps(
  form: FormInterface,
  { steps, current, isLive }: { steps: readonly VisibleStep[]; current: number; isLive: boolean },
): readonly VisibleStep[] {
  if (!isInSteps(form)) return isLive ? steps : fieldsByStep(form);
  const here = steps.slice(current, current + 1);
  return isLive ? here : here.map((step) => askedOf(form, step));
}
