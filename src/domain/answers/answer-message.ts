import type { Scope, Service } from "#domain/catalogue/index.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { asksForAdvice, withoutAdviceAsked } from "./advice-asked.ts";
import { findNeed, sayNeed } from "./answer-need.ts";
import { answerPart, thresholds } from "./answer-part.ts";
import { readWith, saysIt, sayThing, sayTopic } from "./answer-with-context.ts";
import { offerLine, tellFacts } from "./catalogue-facts.ts";
import { ownWords } from "./curated-instead.ts";
import { factsAsked } from "./facts-asked.ts";
import { isLikely, isSure, joinAnswers } from "./join-answers.ts";
import { servicesNamed } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { contentWords, isQuestion, type Part, type Situation, wishes } from "./part.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { rankNeeds } from "./rank-needs.ts";
import { sayEntry } from "./say-entry.ts";
import { scopeSaid } from "./scope-said.ts";
import { splitMessage } from "./split-message.ts";

/** Answers each question of a message, the first twelve of them. */
export function answerMessage(message: string, situation: Situation): Part {
  const advised = advise(message, situation);
  if (advised) return advised;
  const { parts: all, hasMore, topic } = splitMessage(message);
  const parts = withoutTopic(all, topic, situation);
  if (parts.length < 2 || isOneWay(message, situation))
    return askedOfDescribed(message, situation) ?? answerPart(message, situation);
  const say = phrasesOf(situation.engine, situation.language);
  const { answers, isOfQuestions, lead } = answerParts(parts, message, situation, topic ?? "");
  // What no question tells by itself may be told by all of them.
  const isEachLikely = answers.every(isLikely) && factsAsked(message).length === 0;
  const isTold = answers.some(isSure) || isEachLikely;
  const whole = isTold ? null : answerPart(message, situation);
  if (whole && isSure(whole)) return whole;
  const joined = joinAnswers(answers, situation, isOfQuestions);
  const together = lead ? { ...joined, text: `${lead}\n\n${joined.text}` } : joined;
  return hasMore ? { ...together, text: `${together.text}\n\n${say.moreQuestions}` } : together;
}

/** What meets a need that is told with no other question than what could be done about it, and for how much. */
function advise(message: string, situation: Situation): Part | null {
  const told = withoutAdviceAsked(message);
  if (told === null || isQuestion(told)) return null;
  const isWish = wishes(told) && servicesNamed(told, situation.services).length === 1;
  if (isWish) return answerPart(told, situation);
  const need = findNeed(told, rankEntries(told, situation.engine.index, { limit: 6 }), situation);
  return need && sayNeed(need, situation);
}

/**
 * The service that is described beside questions, and not named: "something on our site that answers guests at night. Can
 * it speak Italian?"; null where nothing plainly is.
 */
function serviceDescribed(told: string, { engine, services }: Situation): Service | null {
  if (contentWords(told).length < minDescribed) return null;
  const { told: reading, needs } = rankNeeds(told, engine);
  const [first] = needs;
  const isPlain = reading.need >= plainly.need && (first?.likely ?? 0) >= plainly.service;
  return (isPlain && services.find(({ id }) => id === first?.serviceId)) || null;
}
const minDescribed = 3;
const plainly = { need: 0.85, service: 0.65 };

/** What a message asks at its end of a service that it describes before; null where that isn't surely answered. */
function askedOfDescribed(message: string, situation: Situation): Part | null {
  const { services, focus, language } = situation;
  const sentences = sentencesOf(message);
  const question = sentences.at(-1) ?? "";
  if (focus || sentences.length < 2 || !question.endsWith("?")) return null;
  if (asksForAdvice(question) || servicesNamed(message, services).length > 0) return null;
  const before = sentences.slice(0, -1).join(" ");
  const service = isQuestion(before) ? null : serviceDescribed(before, situation);
  if (!service) return null;
  const own = { ...situation, focus: { service, scope: null }, before, asked: before };
  const answer = answerPart(question, own);
  if (!isSure(answer) || !answer.cited.includes(`/services/${service.id}`)) return null;
  return { ...answer, text: `${offerLine(service, null, language)}\n\n${answer.text}` };
}

/** Where what each question is about is a service, the questions are about it as they would be later in a talk. */
function withoutTopic(
  parts: readonly string[],
  topic: string | undefined,
  { services }: Situation,
): readonly string[] {
  if (topic === undefined || servicesNamed(topic, services).length !== 1) return parts;
  return parts.map((part) => (part.startsWith(`${topic} `) ? part.slice(topic.length + 1) : part));
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
function answerParts(
  parts: readonly string[],
  message: string,
  situation: Situation,
  topic: string,
): { answers: Part[]; isOfQuestions: boolean; lead?: string } {
  const { services, engine } = situation;
  const isAskedElse = asksElse(parts, situation);
  const ranked = rankEntries(message, engine.index, { limit: 6 });
  const whole = isAskedElse ? null : findNeed(message, ranked, situation);
  const need =
    isAskedElse || whole?.isTold ? whole : (toldBefore(parts, message, situation) ?? whole);
  const [named, second] = servicesNamed(message, services);
  let { focus } = situation;
  if (named && second)
    focus = { service: named, scope: null, beside: servicesNamed(message, services), isOpen: true };
  else if (named)
    focus = {
      service: named,
      scope: scopeSaid(naming(message, named, services), named) ?? sized(topic, named),
    };
  else if (focus && !focus.isOpen)
    focus = { ...focus, scope: scopeSaid(message, focus.service) ?? focus.scope };
  const told = withoutParts(message, parts);
  const described = focus || named ? null : serviceDescribed(told, situation);
  if (described) focus = { service: described, scope: null };
  else if (!focus && need && (need.isTold || need !== whole) && tellsMore(message, parts))
    focus = { service: need.service, scope: need.scope };
  const answers: Part[] = [];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1] ?? situation.before;
    const own = { ...situation, focus, before, asked: before, isOneOfSeveral: true, place: at };
    const context = [told, parts[at - 1] ?? ""].join(" ");
    answers.push(
      sayTopic(ranked[0], part, own, answers) ??
        readWith(context, part, own, answers) ??
        sayThing(part, own) ??
        answerPart(asksNothing(part, services) ? `${context.trim()} ${part}` : part, own),
    );
    const [service, other] = servicesNamed(part, services);
    if (service && !other) focus = { service, scope: scopeSaid(part, service) };
    else if (focus && !focus.isOpen && factsAsked(part).some((fact) => sizes.test(fact)))
      focus = { ...focus, scope: tellFacts(factsAsked(part), focus, "en").scope };
  }
  // "They ask all day: is the pool heated, can I bring the dog, …?" tells what others ask.
  const likely = answers.filter(isLikely).length;
  if (need && !answers.some(isSure) && (likely === 0 || answers.length > maxUnsure * likely))
    return { answers: [sayNeed(need, situation)], isOfQuestions: false };
  // A trouble, and "what could help, and what does it cost?": one answer holds both.
  const each = { answers: withoutRest(answers, parts, ranked[0], situation), isOfQuestions: true };
  if (
    described &&
    answers.some((one) => isSure(one) || isLikely(one)) &&
    !parts.some(asksForAdvice)
  )
    return { ...each, lead: offerLine(described, null, situation.language) };
  if (!need || named || !tellsMore(message, parts)) return each;
  if (!need.isSure && answers.some((one) => isSure(one) || isLikely(one))) return each;
  const path = `/services/${need.service.id}`;
  const others = answers.filter(
    (one) => (isSure(one) || isLikely(one)) && one.cited.length > 0 && !one.cited.includes(path),
  );
  return { answers: [sayNeed(need, situation), ...others], isOfQuestions: false };
}

/** "We still swap papers by email. What do you have for that?": the need that is told around the questions. */
function toldBefore(
  parts: readonly string[],
  message: string,
  situation: Situation,
): ReturnType<typeof findNeed> {
  if (!tellsMore(message, parts)) return null;
  const told = withoutParts(message, parts);
  const need = findNeed(told, rankEntries(told, situation.engine.index, { limit: 6 }), situation);
  return need && need.chance >= toldFrom && need.choices.length === 0 ? need : null;
}
/** So likely must a need be that the questions are about what would meet it. */
const toldFrom = 0.6;

/** "An agency let us down. Who fixes things on your side, and how long is that free?": each asks something of us. */
const asksElse = (parts: readonly string[], { engine }: Situation): boolean =>
  parts.some((part) => factsAsked(part).length === 0) &&
  parts.every((part) => {
    const [best] = rankEntries(part, engine.index, { limit: 1 });
    return best?.entry.kind === "answer" && !best.entry.offers && best.score >= elseFrom;
  });
const elseFrom = 0.3;

/** "Who founded it, and what did they do before?" is one question, where the answer to all of it is given already. */
function withoutRest(
  answers: readonly Part[],
  parts: readonly string[],
  best: Ranked | undefined,
  situation: Situation,
): Part[] {
  if (best?.entry.kind !== "answer" || best.score < restFrom) return [...answers];
  const { text } = sayEntry(best, situation);
  if (!answers.some((one) => (isSure(one) || isLikely(one)) && one.text.includes(text)))
    return [...answers];
  return answers.filter((one, at) => isSure(one) || isLikely(one) || !saysIt.test(parts[at] ?? ""));
}
/** From here on all questions of a message together mean what one of them was answered with. */
const restFrom = 0.5;

/** Of so many questions one that is likely understood may be so by chance. */
const maxUnsure = 2;

/** "Do you have one?" asks of what stands before it. */
const asksNothing = (part: string, services: readonly Service[]): boolean =>
  ownWords(part).length === 0 &&
  factsAsked(part).length === 0 &&
  servicesNamed(part, services).length === 0;

/** "The next one up, and what does it cost?" asks for the price of the larger one. */
const sizes = /^(?:bigger|smaller|biggest|smallest)$/;

/** The sentences of a message that name a service, or all of it where they are many. */
function naming(message: string, service: Service, services: readonly Service[]): string {
  const own = sentencesOf(message).filter((one) => servicesNamed(one, services).includes(service));
  return own.length > 0 ? own.join(" ") : message;
}

/** "For the smallest web app: …": the option that a topic names by its size. */
const sized = (topic: string, service: Service): Scope | null =>
  tellFacts(
    factsAsked(topic).filter((fact) => fact === "smallest" || fact === "biggest"),
    { service, scope: null },
    "en",
  ).scope;

const withoutParts = (message: string, parts: readonly string[]): string =>
  parts.reduce((text, part) => text.replace(part, " "), message);

/** Whether something is told beside the questions. */
const tellsMore = (message: string, parts: readonly string[]): boolean =>
  contentWords(withoutParts(message, parts)).length >= 4;
