import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { switchStep } from "./form.ts";

const said = (value: unknown) => asText(value).trim().toLowerCase();

/** Takes the first case that says the value, whatever its case and outer spaces. */
export const runSwitch: RunStep<z.infer<typeof switchStep.settings>> = async ({ value, cases }) => {
  const fits = cases.find((one) => said(one.is) === said(value));
  return { kind: "done", output: { fits: asText(value) }, branch: fits?.id ?? "other" };
};
