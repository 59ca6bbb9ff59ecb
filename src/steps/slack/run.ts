import type { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { slackStep } from "./form.ts";

/** Slack reads &, < and > as its own marks: data must not mention everybody or write links. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Posts it by the step's connection. */
export const runSlack: RunStep<z.infer<typeof slackStep.settings>> = async (
  { channel, text },
  { powers },
) => {
  if (asText(text).trim() === "") throw new StepFailed("The message is empty.");
  const input = { channel: asText(channel).trim(), text: escaped(asText(text)) };
  return { kind: "done", output: await powers.act("message", input) };
};
