import { forms } from "#content/promises.ts";
import type { FormField, FormInterface } from "#domain/projects/configuration/form-interface.ts";

type Condition = FormField["showWhen"];
const always: Condition = { match: "all", rules: [] };

/** Shown once a question has this answer. */
export const when = (
  fieldId: string,
  value: string,
  comparison: Condition["rules"][number]["comparison"] = "equals",
): Condition => ({ match: "all", rules: [{ id: "rule-1", fieldId, comparison, value }] });

type Asked = Pick<FormField, "id" | "type" | "name"> &
  Partial<Omit<FormField, "options">> & { options?: readonly (readonly [string, string])[] };

/** A question; what isn't said is as a new field begins. `options` are ids with their names. */
export const question = ({ options = [], ...said }: Asked): FormField => ({
  help: "",
  placeholder: "",
  required: false,
  min: null,
  max: said.type === "rating" ? 5 : null,
  stepId: "step-1",
  showWhen: always,
  ...said,
  options: options.map(([id, name]) => ({ id, name })),
});

type Ending = FormInterface["endings"][number];
/** What people read after sending. */
export const ending = (said: Pick<Ending, "id" | "title" | "text"> & Partial<Ending>): Ending => ({
  redirectUrl: "",
  storesAnswer: true,
  showWhen: always,
  ...said,
});

/** The steps of a form, by id and name. */
export const steps = (...named: readonly (readonly [string, string])[]): FormInterface["steps"] =>
  named.map(([id, name]) => ({ id, name, showWhen: always }));

/** What templates leave to whoever starts from them. */
export const openDelivery: FormInterface["delivery"] = {
  emails: [],
  sendsCopy: false,
  maxAnswers: null,
  closesOn: null,
  closedText: "This form is closed.",
  keepMonths: forms.answersKeptMonths,
};
