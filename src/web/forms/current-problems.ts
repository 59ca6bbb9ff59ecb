import { checkAnswers, type FieldProblem } from "#domain/projects/configuration/form-checks.ts";
import { type Answers, fieldsByStep } from "#domain/projects/configuration/form-flow.ts";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { formWords } from "#domain/projects/configuration/form-texts.ts";

/** What the tick box of the consent is called in the posted form, and in the list of problems. */
export const consentId = "consent";

/** Whether a field is shown whatever is answered: only then may the browser itself insist on it. */
export const isAlways = (form: FormInterface, fieldId: string): boolean =>
  fieldsByStep(form).some(
    ({ step, fields }) =>
      step.showWhen.rules.length === 0 &&
      fields.some(({ id, showWhen }) => id === fieldId && showWhen.rules.length === 0),
  );

/** What is wrong with the whole form as it is filled in now. */
export function problemsNow(
  form: FormInterface,
  answers: Answers,
  element: HTMLFormElement,
  language: FormInterface["language"],
): FieldProblem[] {
  const { problems } = checkAnswers(form, answers, language);
  const hasConsent = new FormData(element).get(consentId) === "yes";
  return form.consent.isAsked && !hasConsent
    ? [...problems, { fieldId: consentId, message: formWords(language).consent }]
    : problems;
}
