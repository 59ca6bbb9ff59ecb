import type { Consultant } from "#domain/consultant/ports.ts";
import { answerFromSources } from "./answer.ts";
import { createBuiltInEstimator } from "./estimate.ts";
import { createBuiltInExtractor } from "./extract.ts";
import type { Speaker } from "./small-talk.ts";

/**
 * Aria without a provider: answers composed from our own pages (design, Built-in stand-ins).
 * @param speaker how she and the company are called
 */
export const createBuiltInConsultant = (
  speaker: Speaker = { name: "Aria", company: "Ariaworks" },
): Consultant => ({
  name: "built-in",
  model: null,
  answer: (request, { signal }) => answerFromSources(request, speaker, signal),
  moderate: async () => null,
  priceOf: () => 0,
});

export { createBuiltInEstimator, createBuiltInExtractor };
