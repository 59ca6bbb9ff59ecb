import type { Service } from "#domain/catalogue/index.ts";
import { sentencesOf } from "#kit/sentences.ts";
import type { Engine } from "./engine.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, isQuestion, wishes } from "./part.ts";

const isChatFrom = 0.9;
const isStillChatFrom = 0.5;
const minWords = 3;

/** "It's pouring down here. Do you do websites?": a message without what is chat beside its question. */
export function withoutChat(
  message: string,
  { readKinds }: Engine,
  services: readonly Service[],
): string {
  const sentences = sentencesOf(message);
  if (sentences.length < 2 || !isQuestion(message)) return message;
  const kept = sentences.filter(
    (sentence) =>
      isQuestion(sentence) ||
      wishes(sentence) ||
      servicesNamed(sentence, services).length > 0 ||
      readKinds(sentence).chat < isChatFrom,
  );
  // "Morning! Coffee kicked in yet?" is chat as a whole.
  if (readKinds(kept.join(" ")).chat >= isStillChatFrom) return message;
  const asks = kept.some(
    (one) =>
      isQuestion(one) &&
      (contentWords(one).length >= minWords ||
        factsAsked(one).length > 0 ||
        servicesNamed(one, services).length > 0),
  );
  return asks ? kept.join(" ") : message;
}
