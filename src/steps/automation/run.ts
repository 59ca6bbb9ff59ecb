import type { z } from "zod";
import { dayMs } from "#kit/time.ts";
import type { RunStep } from "../contract.ts";
import type { automationStep } from "./form.ts";

const maxDays = 30;

/** Starts it once, however often this is tried. */
export const runAutomationStep: RunStep<z.infer<typeof automationStep.settings>> = async (
  { projectId, data, waits },
  { now, powers },
) => {
  const run = await powers.startAutomation({ projectId, data, waits });
  const output = { run, result: null };
  return waits
    ? { kind: "wait", until: new Date(now.getTime() + maxDays * dayMs), output }
    : { kind: "done", output };
};
