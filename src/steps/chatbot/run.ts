import type { z } from "zod";
import { asText, type RunStep, StepFailed } from "../contract.ts";
import type { chatbotStep } from "./form.ts";

/** Each step of a run is one visitor of the bot; its answer decides the way. */
export const runChatbot: RunStep<z.infer<typeof chatbotStep.settings>> = async (
  { projectId, question },
  { powers },
) => {
  const text = asText(question).trim();
  if (text === "") throw new StepFailed("The question is empty.");
  const { isAnswered, ...output } = await powers.askBot(projectId, text.slice(0, 2000));
  return { kind: "done", output, branch: isAnswered ? "answered" : "unanswered" };
};
