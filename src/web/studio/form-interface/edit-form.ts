import { fieldsByStep } from "#domain/projects/configuration/form-flow.ts";
import {
  type FieldType,
  type FormField,
  type FormInterface,
  hasOptions,
  newField,
} from "#domain/projects/configuration/form-interface.ts";

// Changes of a form, each a new form. Ids come from the caller, so that these stay pure.

const always: FormField["showWhen"] = { match: "all", rules: [] };
const inOrder = (form: FormInterface): FormField[] =>
  fieldsByStep(form).flatMap(({ step, fields }) =>
    fields.map((field) => (field.stepId === step.id ? field : { ...field, stepId: step.id })),
  );

/** With a new question after another, or at the end of the form. */
export function addField(
  form: FormInterface,
  { id, type, after }: { id: string; type: FieldType; after: string | null },
): FormInterface {
  const fields = inOrder(form);
  const place = fields.findIndex((field) => field.id === after);
  const stepId = fields[place]?.stepId ?? form.steps.at(-1)?.id ?? "";
  const at = place < 0 ? fields.length : place + 1;
  return { ...form, fields: fields.toSpliced(at, 0, newField(id, type, stepId)) };
}

/** With a copy of a question below it. */
export function duplicateField(form: FormInterface, id: string, newId: string): FormInterface {
  const fields = inOrder(form);
  const place = fields.findIndex((field) => field.id === id);
  const field = fields[place];
  if (!field) return form;
  return { ...form, fields: fields.toSpliced(place + 1, 0, { ...field, id: newId }) };
}

export const deleteField = (form: FormInterface, id: string): FormInterface => ({
  ...form,
  fields: form.fields.filter((field) => field.id !== id),
});

export const changeField = (
  form: FormInterface,
  id: string,
  part: Partial<FormField>,
): FormInterface => ({
  ...form,
  fields: form.fields.map((field) => (field.id === id ? { ...field, ...part } : field)),
});

/** The question as another kind: what the new kind has no use for goes, options stay as far as there are any. */
export function asKind(field: FormField, type: FieldType): FormField {
  const fresh = newField(field.id, type, field.stepId);
  const { name, help, placeholder, required, showWhen } = field;
  const options = hasOptions(type) && field.options.length > 0 ? field.options : fresh.options;
  return { ...fresh, name, help, placeholder, required, showWhen, options };
}

/** One place up or down; beyond the end of a step it goes to the next one. */
export function moveField(form: FormInterface, id: string, by: -1 | 1): FormInterface {
  const fields = inOrder(form);
  const place = fields.findIndex((field) => field.id === id);
  const field = fields[place];
  if (!field) return form;
  const neighbour = fields[place + by];
  if (neighbour?.stepId === field.stepId)
    return { ...form, fields: fields.toSpliced(place, 1).toSpliced(place + by, 0, field) };
  const step = form.steps[form.steps.findIndex(({ id: one }) => one === field.stepId) + by];
  if (!step) return form;
  return { ...form, fields: fields.with(place, { ...field, stepId: step.id }) };
}

/** A question dropped before another, or at the end of a step. */
export function placeField(
  form: FormInterface,
  id: string,
  { stepId, before }: { stepId: string; before: string | null },
): FormInterface {
  const field = form.fields.find((one) => one.id === id);
  if (!field || before === id) return form;
  const rest = inOrder(form).filter((one) => one.id !== id);
  const found = rest.findIndex((one) => one.id === before);
  const last = rest.findLastIndex((one) => one.stepId === stepId);
  const at = found >= 0 ? found : last >= 0 ? last + 1 : rest.length;
  return {
    ...form,
    fields: inOrder({ ...form, fields: rest.toSpliced(at, 0, { ...field, stepId }) }),
  };
}

export const addStep = (form: FormInterface, id: string): FormInterface => ({
  ...form,
  steps: [...form.steps, { id, name: "", showWhen: always }],
});

/** Without a step; its questions go to the one before it, or after. */
export function deleteStep(form: FormInterface, id: string): FormInterface {
  const place = form.steps.findIndex((step) => step.id === id);
  const heir = form.steps[place - 1] ?? form.steps[place + 1];
  if (place < 0 || !heir) return form;
  const fields = inOrder(form).map((field) =>
    field.stepId === id ? { ...field, stepId: heir.id } : field,
  );
  return { ...form, steps: form.steps.toSpliced(place, 1), fields };
}

/** Options with these names: one that keeps its name keeps its id wherever it went, and so does one that is renamed. */
export function withNames(
  options: FormField["options"],
  names: readonly string[],
  newId: () => string,
): FormField["options"] {
  const left = [...options];
  const matched = names.map((name) => {
    const place = left.findIndex((option) => option.name === name);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  });
  // As many lines as before: the rest were renamed. Fewer or more: they are new.
  const isRenaming = names.length === options.length;
  return names.map((name, at) => {
    const kept = matched[at] ?? (isRenaming ? left.shift() : undefined);
    return { id: kept?.id ?? newId(), name };
  });
}

/** Questions that a condition of this field may ask: those before it. */
export function earlierThan(form: FormInterface, id: string): FormField[] {
  const fields = inOrder(form);
  const place = fields.findIndex((field) => field.id === id);
  return fields.slice(0, Math.max(0, place)).filter(({ type }) => type !== "statement");
}
/** Questions before a step. */
export const earlierThanStep = (form: FormInterface, stepId: string): FormField[] => {
  const steps = fieldsByStep(form);
  const place = steps.findIndex(({ step }) => step.id === stepId);
  return steps
    .slice(0, Math.max(0, place))
    .flatMap(({ fields }) => fields)
    .filter(({ type }) => type !== "statement");
};
