import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAnswers, anyForm, formOf, question, when } from "../../../../tests/factories/forms.ts";
import { checkAnswers } from "./form-checks.ts";
import { endingOf, fieldsByStep, visibleFields, visibleSteps } from "./form-flow.ts";

const idsOf = (fields: { id: string }[]) => fields.map(({ id }) => id);

test("a field appears with the answer that its rule names, and hides again without", () => {
  const form = formOf([
    question("pet", "yes-no"),
    question("kind", "text", { showWhen: when("pet", "equals", "yes") }),
  ]);
  expect(idsOf(visibleFields(form, {}))).toEqual(["pet"]);
  expect(idsOf(visibleFields(form, { pet: "yes" }))).toEqual(["pet", "kind"]);
  expect(idsOf(visibleFields(form, { pet: "no" }))).toEqual(["pet"]);
});

test("an answer given before its question was hidden shows nothing else", () => {
  const form = formOf([
    question("pet", "yes-no"),
    question("kind", "text", { showWhen: when("pet", "equals", "yes") }),
    question("race", "text", { showWhen: when("kind", "contains", "dog") }),
  ]);
  expect(idsOf(visibleFields(form, { pet: "yes", kind: "A dog" }))).toEqual([
    "pet",
    "kind",
    "race",
  ]);
  expect(idsOf(visibleFields(form, { pet: "no", kind: "A dog" }))).toEqual(["pet"]);
});

test("every comparison says what its name says", () => {
  const shows = (type: Parameters<typeof question>[1], answer: string | string[]) => {
    return (comparison: Parameters<typeof when>[1], value = "") =>
      visibleFields(
        formOf([
          question("a", type),
          question("b", "text", { showWhen: when("a", comparison, value) }),
        ]),
        { a: answer },
      ).length === 2;
  };
  expect(shows("text", "Blue")("equals", "blue")).toBe(true);
  expect(shows("text", "Blue")("not-equals", "blue")).toBe(false);
  expect(shows("text", "  ")("answered")).toBe(false);
  expect(shows("text", "  ")("unanswered")).toBe(true);
  expect(shows("choices", ["x", "y"])("contains", "y")).toBe(true);
  expect(shows("choices", ["xy"])("contains", "y")).toBe(false);
  expect(shows("number", "10")("more-than", "9")).toBe(true);
  expect(shows("number", "10,0")("equals", "10")).toBe(true);
  expect(shows("number", "lots")("less-than", "9")).toBe(false);
  expect(shows("date", "2026-05-01")("less-than", "2026-05-02")).toBe(true);
});

test("a hidden step takes its fields along, and an empty one isn't gone through", () => {
  const hidden = { ...when("a", "equals", "yes") };
  const form = formOf([question("a", "yes-no"), question("b", "text", { stepId: "step-2" })], {
    steps: [
      { id: "step-1", name: "", showWhen: { match: "all", rules: [] } },
      { id: "step-2", name: "", showWhen: hidden },
      { id: "step-3", name: "", showWhen: { match: "all", rules: [] } },
    ],
  });
  expect(visibleSteps(form, { a: "no" }).map(({ step }) => step.id)).toEqual(["step-1"]);
  expect(visibleSteps(form, { a: "yes" }).map(({ step }) => step.id)).toEqual(["step-1", "step-2"]);
});

test("conditions that name each other or themselves end, and see earlier fields only", () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const order = fieldsByStep(form).flatMap(({ fields }) => idsOf(fields));
      const shown = idsOf(visibleFields(form, answers));
      // Whatever is answered at a field or after it changes nothing before it.
      for (const [at, id] of order.entries()) {
        const before = new Set(order.slice(0, at));
        const others = Object.fromEntries(
          Object.entries(answers).filter(([key]) => before.has(key)),
        );
        const isShown = idsOf(visibleFields(form, others)).includes(id);
        expect(isShown).toBe(shown.includes(id));
      }
    }),
  );
});

test("every set of answers leads to exactly one ending", () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const ending = endingOf(form, answers);
      const known = form.endings.length === 0 ? ["end"] : idsOf(form.endings);
      expect(known).toContain(ending.id);
    }),
  );
});

test("what was checked leads the same way as what was typed", () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const checked = checkAnswers(form, answers);
      fc.pre(checked.problems.length === 0);
      expect(idsOf(visibleFields(form, checked.answers))).toEqual(
        idsOf(visibleFields(form, answers)),
      );
      expect(endingOf(form, checked.answers).id).toBe(endingOf(form, answers).id);
      expect(checkAnswers(form, checked.answers)).toEqual(checked);
    }),
  );
});
