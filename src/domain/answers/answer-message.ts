import { findNeed, sayNeed } from "./answer-need.ts";
import { answerPart, thresholds } from "./answer-part.ts";
import { ownWords } from "./curated-instead.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import { rankEntries } from "./rank-entries.ts";
import { tellsOfBusiness } from "./read-need.ts";
import { sayEntry } from "./say-entry.ts";
import { scopeSaid } from "./scope-said.ts";
import { splitMessage } from "./split-message.ts";

/** Answers each question of a message, the first twelve of them. */
export function answerMessage(message: string, situation: Situation): Part {
  const { parts, hasMore } = splitMessage(message);
  if (parts.length < 2 || isOneWay(message, situation)) return answerPart(message, situation);
  const say = phrasesOf(situation.engine, situation.language);
  const together = join(answerParts(parts, message, situation), situation);
  return hasMore ? { ...together, text: `${together.text}\n\n${say.moreQuestions}` } : together;
}

/** "When can I just buy, and when do I need an offer?" is one question, where it is a way to ask one. */
function isOneWay(message: string, { engine }: Situation): boolean {
  const [best] = rankEntries(message, engine.index, { limit: 1 });
  return (best?.nearest ?? 0) >= thresholds.inItsWords;
}

/**
 * Each question by itself. One that names no service is about the one that the message names or whose trouble it tells,
 * or that the question before it was about.
 */
function answerParts(parts: readonly string[], message: string, situation: Situation): Part[] {
  const { services, engine } = situation;
  const ranked = rankEntries(message, engine.index, { limit: 6 });
  const need = findNeed(message, ranked, situation);
  const [named, second] = servicesNamed(message, services);
  let { focus } = situation;
  if (named && second)
    focus = { service: named, scope: null, beside: servicesNamed(message, services), isOpen: true };
  else if (named) focus = { service: named, scope: scopeSaid(message, named) };
  else if (focus && !focus.isOpen)
    focus = { ...focus, scope: scopeSaid(message, focus.service) ?? focus.scope };
  else if (need && tellsMore(message, parts)) focus = { service: need.service, scope: need.scope };
  const answers: Part[] = [];
  const told = withoutParts(message, parts);
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1] ?? situation.before;
    const own = { ...situation, focus, before, asked: before, isOneOfSeveral: true, place: at };
    const context = [told, parts[at - 1] ?? ""].join(" ");
    answers.push(
      readWith(context, part, own, answers) ?? sayThing(part, own) ?? answerPart(part, own),
    );
    const [service, other] = servicesNamed(part, services);
    if (service && !other) focus = { service, scope: scopeSaid(part, service) };
  }
  // A trouble, and "what could help, and what does it cost?": one answer holds both.
  if (!need || named || !tellsMore(message, parts)) return answers;
  if (!need.isSure && !tellsOfBusiness(message) && answers.some(isSure)) return answers;
  const path = `/services/${need.service.id}`;
  const others = answers.filter(
    (one) => (isSure(one) || isLikely(one)) && one.cited.length > 0 && !one.cited.includes(path),
  );
  return [sayNeed(need, situation), ...others];
}

/**
 * "I found a hole in your site. Who do I tell?": a question without words of its own is answered with what stands before
 * it, or is part of the question before it; null where it is clear by itself.
 */
function readWith(
  context: string,
  part: string,
  situation: Situation,
  answers: readonly Part[],
): Part | null {
  const { engine, services, focus } = situation;
  const isClear =
    ownWords(part).length > 0 || servicesNamed(part, services).length > 0 || namesAi.test(part);
  const isCatalogues = focus !== null && factsAsked(part).length > 0;
  if (isClear || isCatalogues || contentWords(context).length < 1) return null;
  const [best] = rankEntries(`${context} ${part}`, engine.index, { limit: 1 });
  if (best?.entry.kind !== "answer") return null;
  const answer = sayEntry(best, situation);
  const before = answers.find(({ text }) => text.includes(answer.text));
  if (before) return best.score >= thresholds.likely ? before : null;
  return best.score >= thresholds.sure ? answer : null;
}

/** In French "ai" says nothing, so it isn't among the words that carry meaning. */
const namesAi = /(?<!\p{L})(?:A\.?I|KI|IA|ai)(?!\p{L})/u;

/**
 * "And is music included?": surely curated, so that it isn't a list of all that is included in the service which is
 * talked about; null where that is asked, or anything else.
 */
function sayThing(part: string, situation: Situation): Part | null {
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

const withoutParts = (message: string, parts: readonly string[]): string =>
  parts.reduce((text, part) => text.replace(part, " "), message);

/** Whether something is told beside the questions. */
const tellsMore = (message: string, parts: readonly string[]): boolean =>
  contentWords(withoutParts(message, parts)).length >= 4;

/** Several answers as one; what isn't known or understood is named by its place. */
function join(parts: readonly Part[], { engine, language }: Situation): Part {
  const say = phrasesOf(engine, language);
  const known = parts.filter(({ certainty }) => certainty === "sure");
  const [first] = parts;
  if (!first) return { ...sure(""), certainty: "unknown" };
  const answered = parts.filter(
    (part) => part.certainty === "sure" || (isLikely(part) && !isRepeated(part, parts)),
  );
  const [only] = answered;
  if (!only) return parts.find(({ certainty }) => certainty === "unsure") ?? first;
  const texts = parts.map((part, at) => {
    if (answered.includes(part)) return part.text;
    const phrase = part.certainty === "unsure" ? say.nthUnsure : say.nthUnknown;
    return phrase.replace("{nth}", say.nth[at] ?? "");
  });
  const open = parts.filter(({ certainty }) => certainty !== "sure");
  const asks = [...open.flatMap((part) => part.asks), ...(known.at(-1)?.asks ?? [])];
  return {
    // What one question's answer says already isn't said again at the next.
    text: withoutRepeats(texts).join("\n\n"),
    cited: [...new Set(answered.flatMap(({ cited }) => cited))],
    asks: [...new Set(asks)].slice(0, 3),
    offersPerson: open.length > 0 || known.some(({ offersPerson }) => offersPerson),
    certainty: known.length > 0 ? "sure" : "unsure",
  };
}

/** Paragraphs, each once; a list under a line that was said already goes on below it. */
function withoutRepeats(texts: readonly string[]): string[] {
  const told: { lead: string; lines: string[] }[] = [];
  for (const block of texts.flatMap((text) => text.split("\n\n"))) {
    const [lead = "", ...lines] = block.split("\n");
    const same = told.find((one) => one.lead === lead);
    if (same) same.lines = [...new Set([...same.lines, ...lines])];
    else told.push({ lead, lines });
  }
  return told.map(({ lead, lines }) => [lead, ...lines].join("\n"));
}

/** Only likely meant, and another question's answer already: this one is still open. */
const isRepeated = (part: Part, parts: readonly Part[]): boolean => {
  const [, ...said] = part.text.split("\n\n");
  const others = parts.slice(0, parts.indexOf(part)).concat(parts.filter(isSure));
  return said.length > 0 && said.every((one) => others.some(({ text }) => text.includes(one)));
};
const isSure = ({ certainty }: Part): boolean => certainty === "sure";

/** Unsure, but with an answer to what was likely meant. */
const isLikely = ({ certainty, cited }: Part): boolean =>
  certainty === "unsure" && cited.length > 0;
