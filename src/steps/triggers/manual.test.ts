import fc from "fast-check";
import { expect, test } from "vitest";
import { type ManualField, manualTrigger, readAnswers } from "./manual.ts";

const field = (id: string, change: Partial<ManualField> = {}): ManualField => ({
  id,
  name: `Name of ${id}`,
  type: "text",
  options: "",
  answer: "required",
  ...change,
});
const fields = [
  field("a"),
  field("b", { type: "number", answer: "optional" }),
  field("c", { type: "choice", options: "Red\n Blue \n\nRed" }),
  field("d", { type: "yes or no" }),
];

test("answers are read by the kind of their field, and given by its name", () => {
  const given = { a: " Mira ", b: "1.5", c: "Blue", d: "yes", e: "unasked" };
  expect(readAnswers(fields, given)).toEqual({
    answers: { "Name of a": "Mira", "Name of b": 1.5, "Name of c": "Blue", "Name of d": true },
    problems: null,
  });
  expect(readAnswers(fields, { a: "x", b: "", c: "Red" }).answers).toMatchObject({
    "Name of b": null,
    "Name of d": false,
  });
});

test("what is missing, no number, no choice or too long is said at its field", () => {
  expect(readAnswers(fields, { a: " ", b: "many", c: "Green" }).problems).toEqual({
    a: "Fill this in.",
    b: "Enter a number.",
    c: "Choose one of the choices.",
  });
  expect(readAnswers([field("a")], { a: "x".repeat(5001) }).problems).toHaveProperty("a");
});

test("whatever is sent gives answers that fit their fields, or a problem at a field, and never throws", () => {
  const anything = fc.dictionary(
    fc.constantFrom("a", "b", "c", "d", "__proto__", "constructor"),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, (given) => {
      const { answers, problems } = readAnswers(fields, given);
      expect(answers === null).toBe(problems !== null);
      const complete = { "Name of c": "Red", "Name of d": true, "Name of b": null, ...answers };
      expect(Object.keys(problems ?? { a: "" }).length).toBeGreaterThan(0);
      expect(["Red", "Blue"]).toContain(complete["Name of c"]);
      expect([true, false]).toContain(complete["Name of d"]);
      const number = complete["Name of b"];
      expect(number === null || Number.isFinite(number)).toBe(true);
    }),
  );
});

test.each([
  [[field("a", { name: " " })], "Give each field a name."],
  [[field("a", { name: "X" }), field("b", { name: "X " })], "Two fields have the same name."],
  [[field("a", { type: "choice", options: "One" })], "Give “Name of a” at least two choices."],
])("a form %# that can't be filled in doesn't go live", (form, problem) => {
  expect(manualTrigger.problems({ fields: form })).toEqual({ fields: problem });
});
