import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { defineStep, template } from "../contract.ts";

export const aiTasks = ["write", "classify", "extract", "summarise", "fill in fields"] as const;

const answerTypes = ["text", "number", "yes or no", "list of texts"] as const;
const AnswerField = z.strictObject({
  id: z.string().max(64),
  name: z.string().max(60).default("").meta({ title: "Name", description: "Such as urgency." }),
  type: z.enum(answerTypes).default("text").meta({ title: "Type" }),
  description: z
    .string()
    .max(500)
    .default("")
    .meta({ title: "What it holds", description: "Such as: 1 to 5, 5 is worst.", isLine: true }),
});
/** A field that a model fills in, as the automation's owner named it. */
export type AnswerField = z.infer<typeof AnswerField>;

const examples: Readonly<Record<AnswerField["type"], Json>> = {
  text: "Mira",
  number: 3,
  "yes or no": true,
  "list of texts": ["red", "blue"],
};
/** Such as `Due date`; names that objects have themselves are none. */
const fieldName = /^[\p{L}][\p{L}\p{N} _-]*$/u;

export const aiStep = defineStep({
  id: "ai",
  title: "AI",
  description: "Writes, sorts, finds, summarises or fills in fields with a language model.",
  group: "ai",
  settings: z.strictObject({
    task: z.enum(aiTasks).default("write").meta({ title: "Task" }),
    instructions: template(4000, "Instructions", "What the model should do."),
    text: template(20_000, "Text", "The text to work on. Instructions inside it are not followed."),
    names: z
      .array(z.string().max(200))
      .max(30)
      .default([])
      .meta({ title: "Categories or fields", description: "Of a text to sort, or to find in it." }),
    fields: z.array(AnswerField).max(30).default([]).meta({
      title: "Fields",
      description:
        "The fields of the answer. If an answer doesn’t fit, the model is asked once more.",
    }),
  }),
  initial: { task: "write", instructions: "", text: "", names: [], fields: [] },
  needs: { text: "Enter the text to work on." },
  shows: ({ task }) => [
    "task",
    "instructions",
    "text",
    ...(task === "classify" || task === "extract" ? (["names"] as const) : []),
    ...(task === "fill in fields" ? (["fields"] as const) : []),
  ],
  problems: ({ task, fields }) => {
    if (task !== "fill in fields") return {};
    if (fields.length === 0) return { fields: "Add the fields to fill in." };
    const names = fields.map(({ name }) => name.trim());
    const wrong = names.find((name) => !fieldName.test(name));
    if (wrong !== undefined)
      return {
        fields: `Name each field with letters, digits and spaces${wrong ? `, not “${wrong}”` : ""}.`,
      };
    return new Set(names).size < names.length ? { fields: "Two fields have the same name." } : {};
  },
  sample: { text: "A short answer.", category: "Question", fields: { name: "Mira" } },
  sampleOf: ({ task, names, fields }): Json => {
    if (task === "classify") return { category: names[0] ?? "Question" };
    if (task === "extract")
      return { fields: Object.fromEntries(names.map((name) => [name, "Mira"])) };
    if (task === "fill in fields")
      return {
        fields: Object.fromEntries(fields.map(({ name, type }) => [name.trim(), examples[type]])),
      };
    return { text: "A short answer." };
  },
  hasEffect: true,
  says: ({ task, names, fields }) => {
    const listed = task === "fill in fields" ? fields.map(({ name }) => name) : names;
    return `${task.charAt(0).toUpperCase()}${task.slice(1)}${listed.length > 0 ? `: ${listed.join(", ")}` : ""}`;
  },
});
