import fc from "fast-check";
import {
  comparisons,
  fieldTypes,
  type FormField,
  FormInterface,
  newField,
  newForm,
} from "#domain/projects/configuration/form-interface.ts";

/** A question of a form, with whatever a test says about it. */
export const question = (
  id: string,
  type: FormField["type"],
  more: Partial<FormField> = {},
): FormField => ({ ...newField(id, type, "step-1"), name: `Question ${id}`, ...more });

/** A form of these fields. */
export const formOf = (fields: FormField[], more: Partial<FormInterface> = {}): FormInterface => ({
  ...newForm,
  title: "Feedback",
  fields,
  ...more,
});

/** Shown when the answer of a field compares like this. */
export const when = (
  fieldId: string,
  comparison: (typeof comparisons)[number],
  value = "",
): FormField["showWhen"] => ({
  match: "all",
  rules: [{ id: "rule", fieldId, comparison, value }],
});

const ids = ["a", "b", "c", "d", "e", "f"];
const anyText = fc.constantFrom("", "yes", "no", "option-1", "option-2", "3", "2026-05-01", "x y");
const anyCondition = fc.record({
  match: fc.constantFrom("all" as const, "any" as const),
  rules: fc
    .array(
      fc.record({
        fieldId: fc.constantFrom(...ids, "gone"),
        comparison: fc.constantFrom(...comparisons),
        value: anyText,
      }),
      { maxLength: 2 },
    )
    .map((rules) => rules.map((rule, at) => ({ ...rule, id: `rule-${at}` }))),
});

/** Any form: its conditions may name each other, themselves, or what doesn't exist. */
export const anyForm: fc.Arbitrary<FormInterface> = fc
  .record({
    fields: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        type: fc.constantFrom(...fieldTypes),
        required: fc.boolean(),
        stepId: fc.constantFrom("one", "two", "gone"),
        showWhen: anyCondition,
      }),
      { selector: ({ id }) => id, maxLength: ids.length },
    ),
    steps: fc.tuple(anyCondition, anyCondition),
    endings: fc.array(anyCondition, { maxLength: 3 }),
  })
  .map(({ fields, steps, endings }) =>
    FormInterface.parse({
      ...newForm,
      title: "Any",
      steps: steps.map((showWhen, at) => ({ id: at === 0 ? "one" : "two", name: "", showWhen })),
      fields: fields.map((field) => ({ ...question(field.id, field.type), ...field })),
      endings: endings.map((showWhen, at) => ({
        id: `end-${at}`,
        title: "End",
        text: "",
        redirectUrl: "",
        storesAnswer: true,
        showWhen,
      })),
    }),
  );
/** Any answers, to fields that exist or not. */
export const anyAnswers = fc.dictionary(
  fc.constantFrom(...ids, "stranger"),
  fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })),
);
