import type { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { changeStep } from "./form.ts";

/** Sets the fields in the row that is there; done twice, the row is the same. */
export const runChange: RunStep<z.infer<typeof changeStep.settings>> = async (
  { table, key, fields },
  { powers },
) => {
  const changes = Object.fromEntries(
    fields.flatMap(({ name, value }) =>
      name.trim() ? [[name.trim(), value as unknown as Json]] : [],
    ),
  );
  const row = await powers.changeRow(asText(table).trim(), asText(key).trim(), (before) => {
    if (typeof before !== "object" || before === null || Array.isArray(before))
      throw new StepFailed("What is stored there has no fields. Replace it with “Store a row”.");
    return { ...before, ...changes };
  });
  return row === undefined
    ? { kind: "done", output: { isFound: false, row: null }, branch: "missing" }
    : { kind: "done", output: { isFound: true, row }, branch: "found" };
};
