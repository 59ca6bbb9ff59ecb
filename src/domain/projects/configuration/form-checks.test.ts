import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAnswers, anyForm, formOf, question, when } from "../../../../tests/factories/forms.ts";
import { checkAnswers } from "./form-checks.ts";
import { type Answer, visibleFields } from "./form-flow.ts";
import { newForm } from "./form-interface.ts";
import { formProblems } from "./form-problems.ts";

const problemOf = (field: ReturnType<typeof question>, answer: Answer) =>
  checkAnswers(formOf([field]), { [field.id]: answer }).problems[0]?.message ?? null;

test("a field that isn't shown is never required, and its answer is dropped", () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (form, answers) => {
      const shown = new Set(visibleFields(form, answers).map(({ id }) => id));
      const checked = checkAnswers(form, answers);
      const touched = [
        ...checked.problems.map(({ fieldId }) => fieldId),
        ...Object.keys(checked.answers),
      ];
      expect(touched.filter((id) => !shown.has(id))).toEqual([]);
    }),
  );
});

test("a shown required question without an answer is always a problem", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const required = visibleFields(form, {})
        .filter((field) => field.required && field.type !== "statement")
        .map(({ id }) => id);
      expect(checkAnswers(form, {}).problems.map(({ fieldId }) => fieldId)).toEqual(required);
    }),
  );
});

test("each kind of answer is checked, and says what is expected", () => {
  expect(problemOf(question("a", "email"), "ada@example")).toContain("name@example.com");
  expect(problemOf(question("a", "email"), "ada@example.com")).toBeNull();
  expect(problemOf(question("a", "phone"), "+49 (30) 1234-567")).toBeNull();
  expect(problemOf(question("a", "phone"), "call me")).toContain("phone number");
  expect(problemOf(question("a", "number", { min: 1, max: 9 }), "10")).toBe("Enter 9 or less.");
  expect(problemOf(question("a", "number", { min: 1 }), "0")).toBe("Enter 1 or more.");
  expect(problemOf(question("a", "number"), "1e9")).toBe("Enter a number.");
  expect(problemOf(question("a", "date"), "2026-02-30")).toBe("Enter a date.");
  expect(problemOf(question("a", "text", { min: 3 }), "ab")).toContain("at least 3");
  expect(problemOf(question("a", "text", { max: 3 }), "abcd")).toContain("at most 3");
  expect(problemOf(question("a", "text"), "x".repeat(1001))).toContain("1000");
  expect(problemOf(question("a", "rating", { max: 5 }), "6")).toBe("Choose a rating.");
  expect(problemOf(question("a", "rating", { max: 5 }), "4")).toBeNull();
  expect(problemOf(question("a", "yes-no"), "maybe")).toContain("options");
});

test("only options that exist count, and as many as are allowed", () => {
  expect(problemOf(question("a", "choice"), "option-3")).toContain("options");
  expect(problemOf(question("a", "choice"), ["option-1", "option-2"])).toContain("options");
  expect(problemOf(question("a", "choices"), ["option-1", "other"])).toContain("options");
  expect(problemOf(question("a", "choices", { min: 2 }), ["option-1"])).toBe("Choose at least 2.");
  expect(problemOf(question("a", "choices", { max: 1 }), ["option-1", "option-2"])).toBe(
    "Choose at most 1.",
  );
});

test("numbers are kept as numbers, texts trimmed, what nobody asked for not at all", () => {
  const form = formOf([question("n", "number"), question("t", "text"), question("c", "choices")]);
  const { answers } = checkAnswers(form, {
    n: "2,5",
    t: "  hello ",
    c: ["option-2", "option-1", "option-2"],
    constructor: "x",
    other: "y",
  });
  expect(answers).toEqual({ n: 2.5, t: "hello", c: ["option-1", "option-2"] });
});

test("messages are in the language that is asked for", () => {
  const form = formOf([question("a", "text", { required: true })]);
  expect(checkAnswers(form, {}, "de").problems[0]?.message).toContain("Antwort");
  expect(checkAnswers({ ...form, language: "fr" }, {}).problems[0]?.message).toContain("réponse");
});

test("a rule about a later, deleted or own question keeps the form from being published", () => {
  const ready = formOf([question("a", "text"), question("b", "text")]);
  expect(formProblems(ready)).toEqual([]);
  for (const asks of ["b", "gone", "a"]) {
    const [first, second] = ready.fields;
    if (!first || !second) throw new Error("no fields");
    const form = formOf([{ ...first, showWhen: when(asks, "answered") }, second]);
    expect(formProblems(form)[0]?.path).toEqual(["formInterface", "fields", "#a", "showWhen"]);
  }
});

test("an ending leads on to https addresses only", () => {
  const leadingTo = (redirectUrl: string) =>
    formProblems(
      formOf([question("a", "text")], {
        endings: newForm.endings.map((ending) => ({ ...ending, redirectUrl })),
      }),
    ).length === 0;
  expect(leadingTo("https://example.com/thanks?a=b")).toBe(true);
  for (const bad of [
    "http://example.com",
    "javascript:alert(1)",
    "//example.com",
    "https://user:secret@example.com/",
    "https:///example.com",
    "https://a b.com/",
    "https://example.com\\@evil.com",
  ])
    expect(leadingTo(bad), bad).toBe(false);
});
