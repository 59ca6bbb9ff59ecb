import type { z } from "zod";
import { asText, type RunStep } from "../contract.ts";
import type { sheetsStep } from "./form.ts";

/** Numbers and yes or no stay what they are; everything else becomes text. */
const cell = (value: unknown) =>
  typeof value === "number" || typeof value === "boolean" ? value : asText(value);

/** Adds or reads by the step's connection. */
export const runSheets: RunStep<z.infer<typeof sheetsStep.settings>> = async (
  { action, sheet, range, values },
  { powers },
) => {
  const place = { sheet: asText(sheet).trim(), range: asText(range).trim() };
  const input = { ...place, values: values.map(({ value }) => cell(value)) };
  return { kind: "done", output: await powers.act(action, input) };
};
