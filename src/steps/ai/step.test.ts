import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "#kit/json-changes.ts";
import { StepFailed, type StepPowers } from "../contract.ts";
import { type AnswerField, aiStep } from "./form.ts";
import { runAi } from "./run.ts";

const field = (name: string, type: AnswerField["type"], description = ""): AnswerField => ({
  id: name,
  name,
  type,
  description,
});
const fields = [
  field("Urgency", "number", "1 to 5"),
  field("Angry", "yes or no"),
  field("Topics", "list of texts"),
];
const settings = { ...aiStep.initial, task: "fill in fields" as const, text: "Hello", fields };
const good = { fields: { Urgency: 3, Angry: false, Topics: ["tea"] } };

/** A model that answers these, one after the other. @returns what came of it, and what it was asked */
async function answered(...answers: unknown[]) {
  const asked: string[] = [];
  const powers = {
    async ask({ instructions }: { instructions: string }) {
      asked.push(instructions);
      return answers[asked.length - 1];
    },
  } as unknown as StepPowers;
  const work = { key: "run/ai1", signal: new AbortController().signal, now: new Date(), powers };
  const outcome = await runAi(settings, work).catch((error: unknown) => error);
  return { outcome, asked };
}

test("fields come as they are asked for, with what each holds told to the model", async () => {
  const { outcome, asked } = await answered(good);
  expect(outcome).toEqual({ kind: "done", output: good });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("- Urgency (number): 1 to 5");
});

test("an answer that doesn't fit is asked for once more, with what was wrong", async () => {
  const { outcome, asked } = await answered({ fields: { ...good.fields, Urgency: "high" } }, good);
  expect(outcome).toEqual({ kind: "done", output: good });
  expect(asked[1]).toMatch(/didn't fit: Urgency: .*number/);
});

test("after two answers that don't fit the step fails in plain words, and isn't tried again by itself", async () => {
  const { outcome, asked } = await answered({}, { fields: { Urgency: 1 } }, good);
  expect(asked).toHaveLength(2);
  expect(outcome).toBeInstanceOf(StepFailed);
  expect(outcome).toMatchObject({
    mayRetry: false,
    message: expect.stringContaining("twice: Angry"),
  });
});

test("whatever a model answers, what comes out has exactly the fields, each of its type", async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (first, second) => {
      const { outcome } = await answered({ fields: first }, second);
      expect(outcome).toBeInstanceOf(StepFailed);
    }),
  );
  const { outcome } = await answered(
    { fields: { ...good.fields, recipient: "eve@example.com" } },
    good,
  );
  expect(outcome).toEqual({ kind: "done", output: good });
});

test("fields without a name, with one twice, or with a name of objects' own don't go live", () => {
  const problemOf = (...names: string[]) =>
    aiStep.problems?.({ ...settings, fields: names.map((name) => field(name, "text")) });
  for (const names of [[], [""], ["A", "A "], ["__proto__"], ["a.b"]])
    expect(problemOf(...names)).toHaveProperty("fields");
  expect(problemOf("Due date", "Größe 2")).toEqual({});
  const sample = aiStep.sampleOf?.(settings) as Json;
  expect(sample).toEqual({ fields: { Urgency: 3, Angry: true, Topics: ["red", "blue"] } });
});
