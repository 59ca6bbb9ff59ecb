import { thresholds } from "./answer-part.ts";
import { ownWords } from "./curated-instead.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { sayEntry, sayPerhaps } from "./say-entry.ts";

/**
 * "The demo, is it free? How long does it take? And can I move it?": what the whole message is likely about answers each
 * question that by itself is about nothing else; null where one is, or where a service is talked about.
 */
export function sayTopic(
  topic: Ranked | undefined,
  part: string,
  situation: Situation,
  answers: readonly Part[],
): Part | null {
  const { engine, services, focus } = situation;
  if (focus || topic?.entry.kind !== "answer" || topic.score < thresholds.likely) return null;
  if (servicesNamed(part, services).length > 0) return null;
  const [alone] = rankEntries(part, engine.index, { limit: 1 });
  const score = alone?.score ?? 0;
  const own = ownWords(part);
  const isElse = own.length > 0 && (score >= thresholds.likely || !saysIt.test(part));
  if (isElse || score >= topic.score || (alone?.nearest ?? 0) >= thresholds.inItsWords) return null;
  const { text } = sayEntry(topic, situation);
  const before = answers.find((one) => one.text.includes(text));
  if (before) return before;
  return topic.score >= thresholds.sure
    ? sayEntry(topic, situation)
    : sayPerhaps(topic, [], situation);
}

/**
 * "I found a hole in your site. Who do I tell?": a question that is hardly clear by itself is answered with what stands
 * before it, or is part of the question before it; null where it is clear, or where both together mean nothing more.
 */
export function readWith(
  context: string,
  part: string,
  situation: Situation,
  answers: readonly Part[],
): Part | null {
  const { engine, services, focus } = situation;
  const own = ownWords(part);
  const leans = own.length === 0 || (own.length <= maxLeaning && saysIt.test(part));
  const isClear = !leans || servicesNamed(part, services).length > 0 || namesAi.test(part);
  const isCatalogues = focus !== null && (own.length > 0 || factsAsked(part).length > 0);
  if (isClear || isCatalogues || contentWords(context).length < 1) return null;
  // "I want a human. How do I get one?"
  const [told] = own.length === 0 ? rankEntries(context, engine.index, { limit: 1 }) : [];
  if (told?.entry.kind === "answer" && told.score >= thresholds.sure)
    return (
      answers.find(({ text }) => text === sayEntry(told, situation).text) ??
      sayEntry(told, situation)
    );
  const [best] = rankEntries(`${context} ${part}`, engine.index, { limit: 1 });
  if (best?.entry.kind !== "answer") return null;
  const answer = sayEntry(best, situation);
  const before = answers.find(({ text }) => text.includes(answer.text));
  const [alone] = rankEntries(part, engine.index, { limit: 1 });
  const isMore = best.score >= moreWithContext * (alone?.score ?? 0);
  // "How fast do I get a quote, and how long can I think about it?"
  const isElse = own.length > 0 && (alone?.score ?? 0) >= elseAlone && alone?.entry !== best.entry;
  if (before)
    return best.score >= thresholds.likely && (own.length === 0 || (isMore && !isElse))
      ? before
      : null;
  if (own.length === 0 && best.score >= thresholds.sure) return answer;
  return best.score >= thresholds.likelyAsked && isMore ? sayPerhaps(best, [], situation) : null;
}
/** From here on a question by itself means something else than the one before it. */
const elseAlone = 0.3;
/** So many words of its own may a question have that says "it" of what stands before it. */
const maxLeaning = 4;
/** "It", "they": of what stands before it. */
export const saysIt =
  /(?<![\p{L}'’])(?:it|them|they|this one|that one|es|davon|dazu|dafür|dabei|eso|ello|ahí|\p{L}{2,}[aeií]r(?:l[ao]s?)|ça|cela|elle)(?![\p{L}'’])/iu;
/** What stands before it must say so much more than the question by itself. */
const moreWithContext = 1.3;

/** In French "ai" says nothing, so it isn't among the words that carry meaning. */
const namesAi = /(?<!\p{L})(?:A\.?I|KI|IA|ai)(?!\p{L})/u;

/**
 * "And is music included?": surely curated, so that it isn't a list of all that is included in the service which is
 * talked about; null where that is asked, or anything else.
 */
export function sayThing(part: string, situation: Situation): Part | null {
  const facts = factsAsked(part);
  const [best] = rankEntries(part, situation.engine.index, { limit: 1 });
  // "What's the cheapest thing you sell?" asks for no other size of anything.
  const isAsked = best?.entry.kind === "answer" && best.nearest >= thresholds.inItsWords;
  if (isAsked && !situation.focus && servicesNamed(part, situation.services).length === 0)
    return best.score >= surelyAsked ? sayEntry(best, situation) : null;
  if (facts.length === 0 || facts.some((fact) => fact !== "included")) return null;
  if (ownWords(part).every((word) => includes.test(word))) return null;
  return best?.entry.kind === "answer" && best.score >= surelyAsked
    ? sayEntry(best, situation)
    : null;
}
const includes = /^(?:inclu\w*|compr\w+|enthalten|dabei|inbegriffen|inklusive)$/u;
/** From here on a curated answer is more certain than that the service's list is asked for. */
const surelyAsked = 0.85;
