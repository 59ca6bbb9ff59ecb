import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { defineTrigger } from "./contract.ts";

const maxFields = 20;
export const maxAnswer = 5000;

const ManualField = z.strictObject({
  id: z.string().max(64),
  name: z
    .string()
    .max(100)
    .default("")
    .meta({ title: "Name", description: "The steps find the answer by it." }),
  type: z
    .enum(["text", "long text", "number", "choice", "yes or no"])
    .default("text")
    .meta({ title: "Kind" }),
  options: z.string().max(2000).default("").meta({
    title: "Choices",
    description: "Of a choice, one on each line.",
  }),
  answer: z.enum(["required", "optional"]).default("required").meta({ title: "Answer" }),
});
/** What the form of a manual trigger asks. */
export type ManualField = z.infer<typeof ManualField>;

/** The choices of a field, in their order, each once. */
export const choicesOf = ({ options }: Pick<ManualField, "options">): string[] => [
  ...new Set(
    options
      .split("\n")
      .map((line) => line.trim().slice(0, 200))
      .filter((line) => line !== ""),
  ),
];

export const manualTrigger = defineTrigger({
  id: "manual",
  title: "By hand",
  description: "You start it, and fill in a form if you want one.",
  settings: z.strictObject({
    fields: z.array(ManualField).max(maxFields).default([]).meta({
      title: "Form",
      description: "What is asked before it starts. Without fields it starts at once.",
    }),
  }),
  initial: { fields: [] },
  sample: {},
  sampleOf: ({ fields }): Json =>
    fields.length === 0
      ? {}
      : { answers: Object.fromEntries(fields.map((field) => [field.name, exampleOf(field)])) },
  problems: ({ fields }) => {
    const names = fields.map(({ name }) => name.trim());
    if (names.includes("")) return { fields: "Give each field a name." };
    if (new Set(names).size < names.length) return { fields: "Two fields have the same name." };
    const lacks = fields.find((field) => field.type === "choice" && choicesOf(field).length < 2);
    return lacks ? { fields: `Give “${lacks.name}” at least two choices.` } : {};
  },
});

const exampleOf = (field: ManualField): Json =>
  ({
    text: "Mira",
    "long text": "Hello",
    number: 3,
    choice: choicesOf(field)[0] ?? "",
    "yes or no": true,
  })[field.type];

/** What was filled in, by the fields' names, or what is wrong, by their ids. */
export type ReadAnswers =
  | { answers: Record<string, Json>; problems: null }
  | { answers: null; problems: Record<string, string> };

/** Reads what was filled in for a form, by the ids of its fields. What no field asks for is left out. */
export function readAnswers(
  fields: readonly ManualField[],
  given: Readonly<Record<string, unknown>>,
): ReadAnswers {
  const problems: Record<string, string> = {};
  const answers: [string, Json][] = [];
  for (const field of fields) {
    const read = readAnswer(field, Object.hasOwn(given, field.id) ? given[field.id] : undefined);
    if ("problem" in read) problems[field.id] = read.problem;
    else answers.push([field.name.trim(), read.answer]);
  }
  return Object.keys(problems).length > 0
    ? { answers: null, problems }
    : { answers: Object.fromEntries(answers), problems: null };
}

type Answer = { answer: Json } | { problem: string };

function readAnswer(field: ManualField, given: unknown): Answer {
  if (field.type === "yes or no") return { answer: given === true || given === "yes" };
  const text =
    typeof given === "string" ? given.trim() : typeof given === "number" ? String(given) : "";
  if (text === "")
    return field.answer === "required" ? { problem: missing[field.type] } : { answer: null };
  if (text.length > maxAnswer) return { problem: `Use at most ${maxAnswer} characters.` };
  if (field.type === "number") {
    const number = Number(text);
    return Number.isFinite(number) ? { answer: number } : { problem: "Enter a number." };
  }
  if (field.type === "choice" && !choicesOf(field).includes(text))
    return { problem: "Choose one of the choices." };
  return { answer: text };
}
const missing = {
  text: "Fill this in.",
  "long text": "Fill this in.",
  number: "Enter a number.",
  choice: "Choose one.",
};
