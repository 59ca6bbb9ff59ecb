import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsByStep } from "#domain/projects/configuration/form-flow.ts";
import { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { anyForm, formOf, question } from "../../../../tests/factories/forms.ts";
import {
  addField,
  asKind,
  deleteStep,
  duplicateField,
  moveField,
  placeField,
  withNames,
} from "./edit-form.ts";

const order = (form: FormInterface) =>
  fieldsByStep(form).map(({ step, fields }) => [step.id, ...fields.map(({ id }) => id)]);
const anyField = fc.constantFrom("a", "b", "c", "d", "e", "f");

test("whatever is moved, dropped, added or copied, no question is lost and the form stays valid", () => {
  fc.assert(
    fc.property(
      anyForm,
      anyField,
      anyField,
      fc.constantFrom(-1 as const, 1 as const),
      (form, id, other, by) => {
        const ids = form.fields.map((field) => field.id).toSorted();
        for (const changed of [
          moveField(form, id, by),
          placeField(form, id, { stepId: "two", before: other }),
          placeField(form, id, { stepId: "one", before: null }),
          deleteStep(form, "two"),
        ]) {
          expect(changed.fields.map((field) => field.id).toSorted()).toEqual(ids);
          FormInterface.parse(changed);
        }
        const added = addField(form, { id: "new", type: "text", after: id });
        expect(added.fields).toHaveLength(ids.length + 1);
        FormInterface.parse(duplicateField(added, id, "copy"));
      },
    ),
  );
});

test("a question that is moved down and up again is where it was", () => {
  fc.assert(
    fc.property(anyForm, anyField, (form, id) => {
      const down = moveField(form, id, 1);
      fc.pre(JSON.stringify(order(down)) !== JSON.stringify(order(form)));
      expect(order(moveField(down, id, -1))).toEqual(order(form));
    }),
  );
});

test("at the end of a step a question goes on to the next", () => {
  const always = { match: "all" as const, rules: [] };
  const form = formOf([question("a", "text"), question("b", "text", { stepId: "step-2" })], {
    steps: [
      { id: "step-1", name: "", showWhen: always },
      { id: "step-2", name: "", showWhen: always },
    ],
  });
  expect(order(moveField(form, "a", 1))).toEqual([["step-1"], ["step-2", "a", "b"]]);
  expect(order(placeField(form, "b", { stepId: "step-1", before: "a" }))).toEqual([
    ["step-1", "b", "a"],
    ["step-2"],
  ]);
});

test("an option keeps its id when it is renamed or moved, so that rules about it still hold", () => {
  const options = [
    { id: "x", name: "Red" },
    { id: "y", name: "Blue" },
    { id: "z", name: "Green" },
  ];
  let count = 0;
  const newId = () => `new-${count++}`;
  const idsAfter = (...names: string[]) => withNames(options, names, newId).map(({ id }) => id);
  expect(idsAfter("Red", "Navy", "Green")).toEqual(["x", "y", "z"]);
  expect(idsAfter("Green", "Red", "Blue")).toEqual(["z", "x", "y"]);
  expect(idsAfter("Red", "Green")).toEqual(["x", "z"]);
  expect(idsAfter("Red", "", "Blue", "Green")).toEqual(["x", "new-0", "y", "z"]);
});

test("another kind of question keeps its words, and its options where it has any", () => {
  const choice = question("a", "choice", { required: true });
  expect(asKind(choice, "choices").options).toEqual(choice.options);
  expect(asKind(choice, "text")).toMatchObject({ name: choice.name, required: true, options: [] });
});
