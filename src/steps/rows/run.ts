import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { rowsStep } from "./form.ts";

/** The rows by their keys, with when each was changed. */
export const runRows: RunStep<z.infer<typeof rowsStep.settings>> = async (
  { table, max },
  { powers },
) => {
  const rows = await powers.listRows(asText(table).trim(), max);
  return { kind: "done", output: { rows: [...rows], count: rows.length } };
};
