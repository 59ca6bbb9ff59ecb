import type { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { type RunStep, StepFailed } from "../contract.ts";
import type { mergeStep } from "./form.ts";

/** Ways that weren't taken gave nothing, so their values are left out. */
export const runMerge: RunStep<z.infer<typeof mergeStep.settings>> = async ({ values, how }) => {
  const given = values.flatMap(({ value }) => {
    const one = value as unknown as Json;
    return one === null || one === undefined || one === "" ? [] : [one];
  });
  if (how === "first") return { kind: "done", output: { result: given[0] ?? null } };
  if (how === "list") return { kind: "done", output: { result: given } };
  const objects = given.map((one) => {
    if (typeof one !== "object" || one === null || Array.isArray(one))
      throw new StepFailed("One of the values has no fields, so they can’t become one object.");
    return one;
  });
  return { kind: "done", output: { result: Object.assign({}, ...objects) as Json } };
};
