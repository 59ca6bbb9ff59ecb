import { factsOfAnswers, specsOfAnswers } from "#content/answers/said-of-services.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { asksSum } from "./asks-sum.ts";
import { tellFacts } from "./catalogue-facts.ts";
import { factsAsked } from "./facts-asked.ts";
import { detailsMeant } from "./focus-details.ts";
import { servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { sayWithPerhaps } from "./say-entry.ts";
import { scopeSaid } from "./scope-said.ts";
import { type Detail, findDetails, tellDetails } from "./service-details.ts";

/** From here on a general answer tells what a follow-up is about. */
const meant = 0.17;
/** Below this nothing else is meant than the price or the time that is asked for. */
const hardlyElse = 0.35;
const nothingElse = 0.2;
/** Longer messages tell something new. */
const maxWords = 60;

/**
 * What a follow-up asks in general, told of the service that is talked about: how long it takes, what it costs, or a line
 * that the catalogue has for it. Null where the general answer is all there is to say.
 */
export function answerOfFocus(
  part: string,
  [best]: readonly Ranked[],
  situation: Situation,
): Part | null {
  const { focus, services, language } = situation;
  if (!focus || focus.isOpen || !best) return null;
  if (wordsOf(part).length > maxWords) return null;
  if (servicesNamed(part, services).length > 0) return null;
  const { service } = focus;
  const cited = [`/services/${service.id}`];
  const asked = factsAsked(part);
  const isLikely = best.entry.kind === "answer" && best.score >= meant;
  const fact = isLikely ? factsOfAnswers[best.entry.id] : undefined;
  const isSum = asksSum.test(wordsOf(plainLetters(part)).join(" "));
  const isFact =
    best.score < (isSum ? hardlyElse : nothingElse) &&
    asked.some((one) => one === "price" || one === "time");
  if (fact || isFact) {
    const scope = scopeSaid(part, service) ?? focus.scope;
    const { text } = tellFacts(
      [...new Set([...(fact ? [fact] : []), ...asked])],
      { service, scope },
      language,
    );
    return text === "" ? null : { ...sure(text), cited };
  }
  const line = isLikely ? specFor(best.entry.id, service) : null;
  const meantHere = best.score < surelyElse ? detailsMeant(part, service) : [];
  const lines = line ? [line, ...meantHere] : meantHere;
  if (lines.length === 0) return null;
  const told = { ...sure(tellDetails(unique(lines), service, language)), cited };
  return isLikely && (line || best.score >= perhapsElse)
    ? sayWithPerhaps(told, best, situation)
    : told;
}
/** From here on a curated answer is said instead of a line. */
const surelyElse = 0.6;
/** From here on it is said beside the line. */
const perhapsElse = 0.3;

const unique = (lines: readonly Detail[]): Detail[] =>
  lines.filter(({ text }, at) => lines.findIndex((one) => one.text === text) === at);

/** The catalogue's line about what a general answer is about. */
function specFor(id: string, { technicalSpecs }: Service): Detail | null {
  for (const beginning of specsOfAnswers[id] ?? []) {
    const spec = technicalSpecs.find(({ name }) => name.startsWith(beginning));
    if (spec) return { text: `${spec.name}: ${spec.value}`, scope: null, held: 1 };
  }
  return null;
}

/** "Do you write the text?", of a landing page: what holds for all services, and what the catalogue says of this one. */
export function withLines(
  answer: Part,
  { entry }: Ranked,
  part: string,
  situation: Situation,
): Part {
  const { services, focus, language, engine } = situation;
  const [named] = servicesNamed(part, services);
  const service = named ?? focus?.service;
  if (!service || situation.isOneOfSeveral || entry.kind !== "answer" || entry.offers)
    return answer;
  const details = findDetails(part, service, engine.index.idf);
  if ((details[0]?.held ?? 0) < linesHeld) return answer;
  const path = `/services/${service.id}`;
  return {
    ...answer,
    text: `${answer.text}\n\n${tellDetails(details, service, language)}`,
    cited: [...new Set([...answer.cited, path])],
  };
}
const linesHeld = 0.5;
