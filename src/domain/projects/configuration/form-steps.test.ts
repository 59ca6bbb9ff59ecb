import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAnswers, anyForm, formOf, question, when } from "../../../../tests/factories/forms.ts";
import { checkAnswers } from "./form-checks.ts";
import { type Answers, visibleSteps } from "./form-flow.ts";
import type { FormField, FormInterface } from "./form-interface.ts";
import { askedOf, moveStep, stepOfProblems } from "./form-steps.ts";

const step = (id: string, showWhen: FormField["showWhen"] = { match: "all", rules: [] }) => ({
  id,
  name: "",
  showWhen,
});
const form = formOf(
  [
    question("name", "text", { stepId: "you", required: true }),
    question("pet", "yes-no", { stepId: "you" }),
    question("nickname", "text", { stepId: "you", showWhen: when("name", "answered") }),
    question("kind", "text", { stepId: "pet", required: true }),
    question("old", "text", { stepId: "pet", showWhen: when("pet", "equals", "no") }),
    question("more", "long-text", { stepId: "end" }),
  ],
  { steps: [step("you"), step("pet", when("pet", "equals", "yes")), step("end")] },
);
const from = (stepId: string, pressed: "next" | "back" | "send", answers: object) =>
  moveStep(form, { stepId, pressed, answers: answers as Record<string, string> }, "en");

test("a step is left forwards only with right answers, and backwards with any", () => {
  expect(from("you", "next", {})).toMatchObject({
    stepId: "you",
    problems: [{ fieldId: "name" }],
  });
  expect(from("you", "next", { name: "Bo" })).toEqual({ stepId: "end", problems: [] });
  expect(from("you", "next", { name: "Bo", pet: "yes" })).toEqual({ stepId: "pet", problems: [] });
  expect(from("pet", "back", { name: "", pet: "yes" })).toEqual({ stepId: "you", problems: [] });
  expect(from("end", "send", { name: "Bo" })).toBeNull();
});

test("a step that answers have hidden, or that the form hasn't, leads back to the first", () => {
  expect(from("pet", "next", { name: "Bo" })).toEqual({ stepId: "you", problems: [] });
  expect(from("no-step", "send", { name: "Bo" })).toEqual({ stepId: "you", problems: [] });
});

test("where answers add a step to the last one it follows, and where they end the form it asks before it sends", () => {
  const short = { ...form, steps: form.steps.slice(0, 2) };
  const move = (pressed: "next" | "send", answers: Record<string, string>) =>
    moveStep(short, { stepId: "you", pressed, answers }, "en");
  expect(move("send", { name: "Bo", pet: "yes" })).toEqual({ stepId: "pet", problems: [] });
  expect(move("next", { name: "Bo", pet: "no", more: "" })).toEqual({
    stepId: "you",
    problems: [],
  });
  expect(move("send", { name: "Bo", pet: "no" })).toBeNull();
});

test("a step asks what earlier answers show and what its own answers may show", () => {
  const [you, pet] = visibleSteps(form, { pet: "yes" });
  if (!you || !pet) throw new Error("steps are missing");
  expect(askedOf(form, you).fields.map(({ id }) => id)).toEqual(["name", "pet", "nickname"]);
  expect(askedOf(form, pet).fields.map(({ id }) => id)).toEqual(["kind"]);
});

test("problems after sending show on the first step that has one, those of no step on the last", () => {
  const answers = { name: "Bo", pet: "yes" };
  const [kind, consent] = ["kind", "consent"].map((fieldId) => ({ fieldId, message: "Wrong" }));
  if (!kind || !consent) throw new Error("problems are missing");
  expect(stepOfProblems(form, answers, [consent, kind])).toEqual({
    stepId: "pet",
    problems: [kind],
  });
  expect(stepOfProblems(form, answers, [consent])).toEqual({ stepId: "end", problems: [consent] });
});

/** Goes forwards as far as the answers allow. */
function goForwards(any: FormInterface, answers: Answers) {
  const visited = [visibleSteps(any, answers)[0]?.step.id ?? ""];
  for (;;) {
    const stepId = visited.at(-1) ?? "";
    const move = moveStep(any, { stepId, pressed: "send", answers }, "en");
    if (!move || move.problems.length > 0 || visited.includes(move.stepId))
      return { visited, stepId, move };
    visited.push(move.stepId);
  }
}

test("whatever a form and its answers are, going forwards ends at a problem of the step, or with nothing wrong and every step seen", () => {
  fc.assert(
    fc.property(anyForm, anyAnswers, (any, answers) => {
      const { visited, stepId, move } = goForwards(any, answers);
      const steps = visibleSteps(any, answers).map(({ step: one }) => one.id);
      const isThrough =
        checkAnswers(any, answers).problems.length === 0 &&
        (steps.length === 0 || steps.join() === visited.join());
      expect(move ? move.stepId === stepId && move.problems.length > 0 : isThrough).toBe(true);
    }),
  );
});
