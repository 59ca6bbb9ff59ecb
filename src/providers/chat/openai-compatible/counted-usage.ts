import type { Usage } from "#domain/consultant/ports.ts";
import type { PromptMessage } from "./prompt.ts";

type Told = { inputTokens?: number | null | undefined; outputTokens?: number | null | undefined };

/** More than a letter makes, and more than any model thinks: whoever tells more has miscounted. */
const maxTokensPerLetter = 4;
const maxTokensOut = 200_000;

/**
 * What a call used up; where the provider doesn't say, or what can't be (one such figure would use up
 * everybody's day), by length, and rather too much (3 letters a token).
 */
export function countedUsage(
  told: Told | null,
  { prompt, text }: { prompt: PromptMessage[]; text: string },
): Usage {
  const letters = JSON.stringify(prompt).length;
  return {
    inputTokens: sound(told?.inputTokens, maxTokensPerLetter * letters) ?? tokensIn(letters),
    outputTokens: sound(told?.outputTokens, maxTokensOut) ?? tokensIn(text.length),
  };
}

const tokensIn = (length: number) => Math.ceil(length / 3);
const sound = (total: number | null | undefined, most: number): number | null =>
  typeof total === "number" && Number.isSafeInteger(total) && total >= 0 && total <= most
    ? total
    : null;
