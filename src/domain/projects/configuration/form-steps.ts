import { checkAnswers, type FieldProblem } from "./form-checks.ts";
import { type Answers, fieldsByStep, type VisibleStep, visibleSteps } from "./form-flow.ts";
import type { FormInterface } from "./form-interface.ts";

/** Whether a form asks one step after the other. */
export const isInSteps = ({ styling, steps }: FormInterface): boolean =>
  styling.layout === "steps" && steps.length > 1;

/**
 * A step as a page without scripts asks it: what earlier answers show, and what depends on answers of the step itself,
 * which aren't known before it is sent.
 */
export function askedOf(form: FormInterface, { step, fields }: VisibleStep): VisibleStep {
  const all = fieldsByStep(form).find((one) => one.step.id === step.id)?.fields ?? fields;
  const shown = new Set(fields.map(({ id }) => id));
  const here = new Set(all.map(({ id }) => id));
  return {
    step,
    fields: all.filter(
      ({ id, showWhen }) =>
        shown.has(id) || showWhen.rules.some(({ fieldId }) => here.has(fieldId)),
    ),
  };
}

/** The step to show next, and what is wrong with it. */
export type StepMove = { stepId: string; problems: FieldProblem[] };

/**
 * Where one goes from a step of a form that is filled in without scripts.
 * @param pressed `next` where more was to come, `send` on what looked like the last step
 * @returns null where nothing is left to ask: the answers can be sent
 */
export function moveStep(
  form: FormInterface,
  from: { stepId: string; pressed: "next" | "back" | "send"; answers: Answers },
  language: FormInterface["language"],
): StepMove | null {
  const steps = visibleSteps(form, from.answers);
  const at = steps.findIndex(({ step }) => step.id === from.stepId);
  const show = (place: number, problems: FieldProblem[] = []): StepMove => ({
    stepId: steps[place]?.step.id ?? "",
    problems,
  });
  if (steps.length === 0) return null;
  if (at < 0) return show(0); // not a step of these answers
  if (from.pressed === "back") return show(Math.max(0, at - 1));
  const here = new Set(steps[at]?.fields.map(({ id }) => id));
  const { problems } = checkAnswers(form, from.answers, language);
  const mine = problems.filter(({ fieldId }) => here.has(fieldId));
  if (mine.length > 0) return show(at, mine);
  if (at < steps.length - 1) return show(at + 1);
  // Its answers left no further step: it is shown once more, now with the button that sends.
  return from.pressed === "next" ? show(at) : null;
}

/** The step of the first problem, with the problems of that step; what belongs to no step is asked with the last. */
export function stepOfProblems(
  form: FormInterface,
  answers: Answers,
  problems: readonly FieldProblem[],
): StepMove {
  const steps = visibleSteps(form, answers);
  const has = ({ fields }: VisibleStep, { fieldId }: FieldProblem) =>
    fields.some(({ id }) => id === fieldId);
  const step = steps.find((one) => problems.some((problem) => has(one, problem))) ?? steps.at(-1);
  if (!step) return { stepId: "", problems: [...problems] };
  const isLast = step === steps.at(-1);
  return {
    stepId: step.step.id,
    problems: problems.filter(
      (problem) => has(step, problem) || (isLast && !steps.some((one) => has(one, problem))),
    ),
  };
}
