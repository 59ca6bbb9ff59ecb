import type { z } from "zod";
import type { Json } from "#kit/json-changes.ts";
import type { RunStep } from "../contract.ts";
import type { setStep } from "./form.ts";

/** The values by their names; a value that is one expression keeps its kind, such as a number or a list. */
export const runSet: RunStep<z.infer<typeof setStep.settings>> = async ({ fields }) => ({
  kind: "done",
  output: Object.fromEntries(
    fields.flatMap(({ name, value }) => (name.trim() ? [[name.trim(), value as Json]] : [])),
  ),
});
