import { isWebAddress } from "./form-checks.ts";
import { fieldsByStep } from "./form-flow.ts";
import {
  type Condition,
  type FormField,
  type FormInterface,
  hasOptions,
} from "./form-interface.ts";
import { needsText, type Problem } from "./parts.ts";

const root = "formInterface";

/** What keeps a form from being published. */
export function formProblems(form: FormInterface): Problem[] {
  const questions = form.fields.filter(({ type }) => type !== "statement");
  return [
    ...needsText([root, "title"], form.title, "Give the form a title."),
    ...(questions.length === 0
      ? [{ path: [root, "fields"], message: "Add at least one question." }]
      : []),
    ...(form.endings.length === 0
      ? [{ path: [root, "endings"], message: "Add an ending: what people read after sending." }]
      : []),
    ...form.fields.flatMap((field) => fieldProblems(field, [root, "fields", `#${field.id}`])),
    ...conditionProblems(form),
    ...(form.consent.isAsked
      ? needsText([root, "consent", "text"], form.consent.text, "Write what people consent to.")
      : []),
    ...endingProblems(form),
    ...emailProblems(form),
  ];
}

function fieldProblems({ name, type, options, min, max }: FormField, path: string[]): Problem[] {
  return [
    ...needsText([...path, "name"], name, "Write the question."),
    ...(hasOptions(type) && options.filter((option) => option.name.trim() !== "").length < 2
      ? [{ path: [...path, "options"], message: "Give at least two options." }]
      : []),
    ...(min !== null && max !== null && min > max
      ? [{ path: [...path, "min"], message: "The minimum is higher than the maximum." }]
      : []),
  ];
}

/** Rules may ask only what was answered before; a question that moved or was deleted is none of it. */
function conditionProblems(form: FormInterface): Problem[] {
  const before = new Set<string>();
  const wrong = (path: string[], { rules }: Condition): Problem[] =>
    rules.some(({ fieldId }) => !before.has(fieldId))
      ? [
          {
            path: [...path, "showWhen"],
            message: "A rule refers to a question that doesn’t come before this one.",
          },
        ]
      : [];
  const problems: Problem[] = [];
  for (const { step, fields } of fieldsByStep(form)) {
    problems.push(...wrong([root, "steps", `#${step.id}`], step.showWhen));
    for (const field of fields) {
      problems.push(...wrong([root, "fields", `#${field.id}`], field.showWhen));
      if (field.type !== "statement") before.add(field.id);
    }
  }
  for (const { id, showWhen } of form.endings)
    problems.push(...wrong([root, "endings", `#${id}`], showWhen));
  return problems;
}

const endingProblems = ({ endings }: FormInterface): Problem[] =>
  endings.flatMap(({ id, redirectUrl }) =>
    redirectUrl === "" || isWebAddress(redirectUrl)
      ? []
      : [
          {
            path: [root, "endings", `#${id}`, "redirectUrl"],
            message: "Enter an address that begins with https://.",
          },
        ],
  );
const emailProblems = ({ delivery }: FormInterface): Problem[] =>
  delivery.emails.some((email) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    ? [
        {
          path: [root, "delivery", "emails"],
          message: "Write each address like name@example.com.",
        },
      ]
    : [];
