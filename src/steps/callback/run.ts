import type { z } from "zod";
import { dayMs } from "#kit/time.ts";
import type { RunStep } from "../contract.ts";
import type { callbackStep } from "./form.ts";

/** Waits for the call; one that came before is taken at once. */
export const runCallback: RunStep<z.infer<typeof callbackStep.settings>> = async (
  { days },
  { now },
) => ({
  kind: "wait",
  until: new Date(now.getTime() + days * dayMs),
  branch: "expired",
  output: { method: "", body: null, query: {} },
});
