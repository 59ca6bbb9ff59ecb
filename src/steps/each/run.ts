import type { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { type RunStep, StepFailed } from "../contract.ts";
import { type eachStep, maxLoopItems } from "./form.ts";

/** Finds the items; the interpreter walks the loop for each of them. */
export const runEach: RunStep<z.infer<typeof eachStep.settings>> = async ({ list }) => {
  const items = listOf(list);
  if (!items) throw new StepFailed("What the loop was given is not a list.");
  if (items.length > maxLoopItems)
    throw new StepFailed(`The list has ${items.length} items; a loop takes ${maxLoopItems}.`);
  return { kind: "done", output: { items, count: items.length } };
};

function listOf(value: unknown): Json[] | null {
  if (Array.isArray(value)) return value as Json[];
  if (typeof value !== "string") return null;
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? (read as Json[]) : null;
  } catch {
    return null;
  }
}
