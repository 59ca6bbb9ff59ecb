import type { Condition, FormEnding, FormField, FormInterface } from "./form-interface.ts";

/** An answer as a form posts it (text, or ids of options), or as it is kept (numbers as numbers). */
export type Answer = string | number | readonly string[];
/** Answers by the id of their field. */
export type Answers = Readonly<Record<string, Answer>>;
export type FormStep = FormInterface["steps"][number];
/** A step with those of its fields that are shown. */
export type VisibleStep = { step: FormStep; fields: FormField[] };

/** An answer as texts: trimmed, empty ones left out. */
export const textsOf = (answer: Answer | undefined): string[] =>
  (Array.isArray(answer) ? answer : [answer])
    .map((one) => String(one ?? "").trim())
    .filter((one) => one !== "");

/** Fields by step, in the order in which they are asked. A field whose step was deleted is asked in the first. */
export function fieldsByStep({ steps, fields }: FormInterface): VisibleStep[] {
  const first = steps[0] ?? { id: "", name: "", showWhen: { match: "all", rules: [] } };
  const known = new Set(steps.map(({ id }) => id));
  const stepOf = ({ stepId }: FormField) => (known.has(stepId) ? stepId : first.id);
  return [first, ...steps.slice(1)].map((step) => ({
    step,
    fields: fields.filter((field) => stepOf(field) === step.id),
  }));
}

/** Answers of fields that are shown and come before whatever asks. */
type Known = Map<string, { field: FormField; texts: string[] }>;

/**
 * Walks through the form once, from its first field to its last. A condition is judged by the visible fields before
 * it only: so conditions that name each other end, and what is hidden counts as unanswered.
 */
function walk(form: FormInterface, answers: Answers): { steps: VisibleStep[]; known: Known } {
  const known: Known = new Map();
  const steps: VisibleStep[] = [];
  for (const { step, fields } of fieldsByStep(form)) {
    if (!holds(step.showWhen, known)) continue;
    const shown: FormField[] = [];
    for (const field of fields) {
      if (!holds(field.showWhen, known)) continue;
      shown.push(field);
      const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
      if (field.type !== "statement") known.set(field.id, { field, texts: textsOf(answer) });
    }
    if (shown.length > 0) steps.push({ step, fields: shown });
  }
  return { steps, known };
}

/** The steps to go through with these answers; a step without a visible field isn't one. */
export const visibleSteps = (form: FormInterface, answers: Answers): VisibleStep[] =>
  walk(form, answers).steps;
/** The fields that are shown with these answers, in their order. */
export const visibleFields = (form: FormInterface, answers: Answers): FormField[] =>
  visibleSteps(form, answers).flatMap(({ fields }) => fields);

const plainEnding: FormEnding = {
  id: "end",
  title: "Thank you",
  text: "",
  redirectUrl: "",
  storesAnswer: true,
  showWhen: { match: "all", rules: [] },
};
/** What is read after sending these answers: the first ending whose condition holds, else the last. */
export function endingOf(form: FormInterface, answers: Answers): FormEnding {
  const { known } = walk(form, answers);
  return (
    form.endings.find(({ showWhen }) => holds(showWhen, known)) ??
    form.endings.at(-1) ??
    plainEnding
  );
}

function holds({ match, rules }: Condition, known: Known): boolean {
  if (rules.length === 0) return true;
  return match === "all"
    ? rules.every((rule) => ruleHolds(rule, known))
    : rules.some((rule) => ruleHolds(rule, known));
}

function ruleHolds(rule: Condition["rules"][number], known: Known): boolean {
  const { field, texts = [] } = known.get(rule.fieldId) ?? {};
  const value = rule.value.trim();
  switch (rule.comparison) {
    case "answered":
      return texts.length > 0;
    case "unanswered":
      return texts.length === 0;
    case "equals":
      return texts.length === 1 && isSame(texts[0] ?? "", value, field);
    case "not-equals":
      return !(texts.length === 1 && isSame(texts[0] ?? "", value, field));
    case "contains":
      return field?.type === "choices"
        ? texts.includes(value)
        : value !== "" && texts.some((text) => lower(text).includes(lower(value)));
    case "more-than":
      return texts.some((text) => isMore(text, value, field));
    default:
      return texts.some((text) => isMore(value, text, field));
  }
}

const lower = (text: string) => text.toLowerCase();
const isNumeric = (field: FormField | undefined) =>
  field?.type === "number" || field?.type === "rating";
const isSame = (text: string, value: string, field: FormField | undefined): boolean =>
  isNumeric(field) ? toNumber(text) === toNumber(value) : lower(text) === lower(value);
const isMore = (text: string, than: string, field: FormField | undefined): boolean =>
  field?.type === "date"
    ? text !== "" && than !== "" && text > than
    : toNumber(text) > toNumber(than);
/** A number as it was typed, with a point or a comma; NaN where it is none. */
export const toNumber = (text: string): number =>
  /^[+-]?\d{1,15}([.,]\d{1,9})?$/.test(text.trim())
    ? Number(text.trim().replace(",", "."))
    : Number.NaN;
