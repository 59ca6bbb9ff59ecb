import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { lookupStep } from "./form.ts";

/** The row with this key, or the way for where there is none. */
export const runLookup: RunStep<z.infer<typeof lookupStep.settings>> = async (
  { table, key },
  { powers },
) => {
  const row = await powers.findRow(asText(table).trim(), asText(key).trim());
  return row === undefined
    ? { kind: "done", output: { isFound: false, row: null }, branch: "missing" }
    : { kind: "done", output: { isFound: true, row }, branch: "found" };
};
