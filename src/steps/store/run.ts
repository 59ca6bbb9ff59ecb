import type { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { storeStep } from "./form.ts";

/** Keeps the row; the same key again replaces it. */
export const runStore: RunStep<z.infer<typeof storeStep.settings>> = async (
  { table, key, value },
  { powers },
) => {
  const named = { table: asText(table).trim(), key: asText(key).trim() };
  if (named.table === "" || named.key === "")
    throw new StepFailed("The table or the key is empty.");
  await powers.putRow(named.table, named.key, value);
  return { kind: "done", output: named };
};
