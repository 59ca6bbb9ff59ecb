import type { z } from "zod";
import { type RunStep, StepFailed } from "../contract.ts";
import type { makeStep } from "./form.ts";

/** Posts the data to the connection's hook; `delivery_id` in it is the same each time it is tried. */
export const runMake: RunStep<z.infer<typeof makeStep.settings>> = async ({ data }, { powers }) => {
  if (data === "") throw new StepFailed("There is nothing to hand over.");
  return { kind: "done", output: await powers.act("send", data) };
};
