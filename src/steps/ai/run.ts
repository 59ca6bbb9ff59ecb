import { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { AnswerField, aiStep } from "./form.ts";

type Settings = z.infer<typeof aiStep.settings>;

const orders: Readonly<Record<Settings["task"], string>> = {
  write: "Do what the instructions say with the text. Answer as the field `text`.",
  classify: "Choose the one category that fits the text best. Answer as the field `category`.",
  extract:
    "Find the fields in the text, word for word. Leave a field empty where the text doesn't say it.",
  summarise: "Summarise the text in a few plain sentences. Answer as the field `text`.",
  "fill in fields":
    "Do what the instructions say with the text, and answer with every field of `fields`, each of its type.",
};

/**
 * Asks the model for an object of the task's shape. Fields that the owner named are asked for once more where the answer
 * doesn't fit them; what doesn't fit then is a failure.
 */
export const runAi: RunStep<Settings> = async (
  { task, instructions, text, names, fields },
  { powers, signal },
) => {
  const isByFields = task === "fill in fields";
  const shape = isByFields ? shapeOfFields(fields) : shapeOf(task, names);
  const asked = [
    orders[task],
    ...(isByFields ? [describe(fields)] : []),
    asText(instructions).trim(),
  ]
    .filter((one) => one !== "")
    .join("\n");
  const ask = async (more: string) =>
    shape.safeParse(
      await powers.ask({ instructions: asked + more, text: asText(text), shape, signal }),
    );
  const first = await ask("");
  if (first.success) return { kind: "done", output: first.data as Json };
  if (!isByFields)
    throw new StepFailed("The model’s answer wasn’t what was asked for.", { mayRetry: true });
  const second = await ask(`\nYour last answer didn't fit: ${wrongIn(first.error)}. Answer again.`);
  if (second.success) return { kind: "done", output: second.data as Json };
  throw new StepFailed(
    `The model’s answer doesn’t fit the fields, twice: ${wrongIn(second.error)}.`,
  );
};

const list = (names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name !== "");

function shapeOf(task: Settings["task"], names: readonly string[]): z.ZodType {
  const [first, ...more] = list(names);
  if (task === "write" || task === "summarise") return z.object({ text: z.string() });
  if (first === undefined) throw new StepFailed("Name the categories or fields.");
  if (task === "classify") return z.object({ category: z.enum([first, ...more]) });
  return z.object({
    fields: z.object(Object.fromEntries([first, ...more].map((name) => [name, z.string()]))),
  });
}

const maxText = 20_000;
const typeShapes: Readonly<Record<AnswerField["type"], z.ZodType>> = {
  text: z.string().max(maxText),
  number: z.number(),
  "yes or no": z.boolean(),
  "list of texts": z.array(z.string().max(maxText)).max(1000),
};

function shapeOfFields(fields: readonly AnswerField[]): z.ZodType {
  if (fields.length === 0) throw new StepFailed("Name the fields.");
  const shapes = fields.map(({ name, type, description }) => {
    const shape = typeShapes[type];
    const said = asText(description).trim();
    return [name.trim(), said === "" ? shape : shape.describe(said)] as const;
  });
  return z.object({ fields: z.strictObject(Object.fromEntries(shapes)) });
}

const describe = (fields: readonly AnswerField[]): string =>
  fields
    .map(
      ({ name, type, description }) => `- ${name.trim()} (${type}): ${asText(description).trim()}`,
    )
    .join("\n");

/** Which fields don't fit, and how: at most three of them. */
const wrongIn = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(
      ({ path, message }) => `${path.slice(1).map(String).join(".") || "the answer"}: ${message}`,
    )
    .join("; ")
    .slice(0, 300);
