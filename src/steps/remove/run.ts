import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { removeStep } from "./form.ts";

/** Deletes the row; one that isn't there is no failure. */
export const runRemove: RunStep<z.infer<typeof removeStep.settings>> = async (
  { table, key },
  { powers },
) => ({
  kind: "done",
  output: { wasThere: await powers.removeRow(asText(table).trim(), asText(key).trim()) },
});
