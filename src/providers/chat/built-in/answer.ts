import { setImmediate } from "node:timers/promises";
import type { AnswerPart, AnswerRequest } from "#domain/consultant/ports.ts";
import { asksForContact } from "#kit/asks-for-contact.ts";
import { plainWords } from "#kit/plain-words.ts";
import { tellsAspect } from "./aspects.ts";
import { composeForBot } from "./compose-for-bot.ts";
import { composeFrom, personOffer, unknownWords, unknownAloud, type Composed } from "./compose.ts";
import {
  answerSmallTalk,
  isOverride,
  notedAddress,
  steadfastWords,
  type Speaker,
} from "./small-talk.ts";

/** Others have their turn after so many words. */
const wordsAtOnce = 8;

/**
 * Answers the last turn: small talk and the wish for a person by rules, everything else with sentences of the
 * sources. Nothing that a visitor wrote is obeyed, or comes back. Ends early once `signal` is aborted.
 */
export async function* answerFromSources(
  request: AnswerRequest,
  speaker: Speaker,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const composed = composeAnswer(request, speaker);
  const { text, cited, offersPerson = false, isOwn = false, isAside = false } = composed;
  let count = 0;
  for (const word of text.split(/(?<=\s)(?=\S)/)) {
    count += 1;
    if (count % wordsAtOnce === 0) await setImmediate();
    if (signal.aborted) return;
    yield { type: "text", text: word };
  }
  const usage = { inputTokens: 0, outputTokens: 0 };
  yield { type: "end", usage, cited, offersPerson, isOwn, isAside };
}

/** The whole answer at once, and the addresses that it rests on, the first one most. */
export function composeAnswer(
  {
    turns,
    sources,
    persona,
    isSpoken = false,
    ownAnswer,
    bot,
  }: Pick<AnswerRequest, "turns" | "sources" | "persona" | "isSpoken" | "ownAnswer" | "bot">,
  speaker: Speaker,
): Composed {
  if (bot) return composeForBot({ turns, sources, ownAnswer, bot });
  const said = turns.findLast(({ sender }) => sender === "user")?.text ?? "";
  const isSure = ownAnswer?.certainty === "sure" && !(isSpoken && !isSayable(ownAnswer.text));
  const smallTalk = answerSmallTalk(said, speaker, { isSpoken });
  // Its own words in a call are for the ear.
  const isOwn = isSure && !isOverride(said) && !(isSpoken && smallTalk !== null);
  if (isOwn) return presented(ownAnswer, isSpoken);
  if (smallTalk !== null) return { text: smallTalk, cited: [], isAside: true };
  // Whoever asks for a price in the same breath gets the price, as the catalogue has it.
  const isPriceAsked = tellsAspect(sources[0]?.text ?? "", "price") && /\bhow much\b/i.test(said);
  if (isOverride(said) && !isPriceAsked) return { text: steadfastWords, cited: [], isAside: true };
  const isForeign = ownAnswer !== undefined && ownAnswer.language !== "en";
  if (ownAnswer && isForeign) return presented(ownAnswer, isSpoken);
  if (sources.length === 0)
    return ownAnswer?.certainty === "unsure"
      ? presented(ownAnswer, isSpoken)
      : { text: isSpoken ? unknownAloud : unknownWords, cited: [] };
  const composed = composeFrom(turns, sources, { isShort: persona === "survival", isSpoken });
  // Sentences that are only near are worse than asking back, or saying that it isn't known.
  const isWeak =
    ownAnswer?.certainty === "unsure" || composed.isNear || (composed.held ?? 1) < surelyAbout;
  if (ownAnswer && isWeak) return presented(ownAnswer, isSpoken);
  const answered =
    asksForContact(said) === "beside" ? withPerson(composed, said, isSpoken) : composed;
  return isSpoken ? { ...answered, text: plainWords(answered.text) } : answered;
}

/** So much of the question must be in the best sentence: below it every second answer was beside the point (eval/). */
const surelyAbout = 0.75;

/** Aloud, lists and long answers can't be followed. */
const longestAloud = 400;
const isSayable = (text: string) => text.length <= longestAloud && !text.includes("\n- ");

const presented = (
  { text, cited, offersPerson }: NonNullable<AnswerRequest["ownAnswer"]>,
  isSpoken: boolean,
): Composed => ({
  text: isSpoken ? plainWords(text) : text,
  cited: [...cited],
  offersPerson,
  isOwn: true,
});

/** Whoever asked for something and to be written to is answered both. */
const withPerson = (composed: Composed, said: string, isSpoken: boolean): Composed => {
  if (composed.offersPerson || (isSpoken && !said.includes("@"))) return composed;
  const text = `${composed.text}\n\n${isSpoken ? notedAddress : personOffer}`;
  return { ...composed, text, offersPerson: true };
};
