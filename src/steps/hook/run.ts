import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { hookStep } from "./form.ts";

/** Sends it by the step's connection; the signed `webhook-id` is the same each time it is tried. */
export const runHook: RunStep<z.infer<typeof hookStep.settings>> = async (
  { event, data },
  { powers },
) => ({
  kind: "done",
  output: await powers.handOver(asText(event).trim(), data),
});
