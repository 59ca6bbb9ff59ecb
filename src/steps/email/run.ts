import { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { emailStep } from "./form.ts";

/** Queues the mail; a second try of the same step writes no second one. */
export const runEmail: RunStep<z.infer<typeof emailStep.settings>> = async (
  { to, subject, text },
  { key, powers },
) => {
  const address = z.email().safeParse(asText(to).trim());
  if (!address.success) throw new StepFailed(`“${asText(to)}” is not an email address.`);
  await powers.mail({ key, to: address.data, subject: asText(subject), text: asText(text) });
  return { kind: "done", output: { to: address.data } };
};
