import { phrases } from "#content/answers/phrases.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { wordsOf } from "#kit/words.ts";
import {
  compareServices,
  factsAsked,
  type FactAsked,
  offerLine,
  scopeNamed,
  tellFacts,
} from "./catalogue-facts.ts";
import type { Entry, Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { conceptsIn, isSmall } from "./features.ts";
import { fillFacts } from "./fill-facts.ts";
import { findOffer, servicesNamed } from "./offers.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import type { Focus } from "./read-focus.ts";

/**
 * From which score on an entry is said, and from which on it is offered as a question to tap. Ways to ask that were left
 * out of the index (eval/calibrate.ts) are found rightly in 72 % of the cases above `sure`; of those between the two the
 * right one is among three in 66 %. The fresh questions had a say in both, by their counts alone (eval/README.md).
 */
export const thresholds = { sure: 0.5, unsure: 0.1, smallTalk: 0.9 };
const maxChoices = 3;
/** A follow-up of few words is read with what was asked before it. */
const fewWords = 7;

export type Part = Omit<Reply, "language"> & { text: string };
export type Situation = {
  engine: Engine;
  services: readonly Service[];
  language: Language;
  focus: Focus | null;
  /** What the visitor asked before this message. */
  before: string;
  /** Counts turns: which variant of small talk is said. */
  variant: number;
};

/** An answer that needs nothing more. */
export const sure = (text: string): Part => ({
  text,
  cited: [],
  asks: [],
  offersPerson: false,
  certainty: "sure",
});

/** Words that carry meaning. */
export const contentWords = (text: string) => wordsOf(text).filter((word) => !isSmall(word));

/** Answers one question: from the catalogue, by a curated answer, by asking back, or not at all. */
export function answerPart(part: string, situation: Situation): Part {
  const { engine, services, language } = situation;
  const ranked = rankEntries(part, engine.index, { limit: 6 });
  const [best] = ranked;
  const words = contentWords(part);
  const isShort = wordsOf(part).length <= fewWords;
  if (best?.entry.kind === "small-talk" && isShort && best.nearest >= thresholds.smallTalk)
    return sayEntry(best, situation);
  const byCatalogue = fromCatalogue(part, best, situation);
  if (byCatalogue) return byCatalogue;
  if (best && best.entry.kind !== "small-talk" && best.score >= thresholds.sure)
    return sayEntry(best, situation);
  // A short follow-up is read together with what came before.
  if (isShort && situation.before && words.length > 0) {
    const [leaning] = rankEntries(`${part} ${situation.before}`, engine.index, { limit: 1 });
    if (leaning && leaning.entry.id === best?.entry.id && leaning.score >= thresholds.sure)
      return sayEntry(leaning, situation);
  }
  const [named] = servicesNamed(part, services);
  if (named && isWishFor(part)) return offerService(named, language);
  const choices = ranked
    .filter(
      ({ entry, score }) => score >= thresholds.unsure && /^(?:answer|need)$/.test(entry.kind),
    )
    .slice(0, maxChoices);
  if (choices.length > 0) return askBack(choices, situation);
  return { ...sure(phrases[language].unknown), offersPerson: true, certainty: "unknown" };
}

/** Says an entry, or, where its figures are gone, that it isn't known. */
function sayEntry({ entry }: Ranked, situation: Situation): Part {
  const { language, services, engine, variant } = situation;
  const variants = entry.says[language] ?? entry.says.en ?? [];
  const text = fillFacts(variants[variant % Math.max(variants.length, 1)] ?? "", language, {
    services,
    facts: engine.collection.facts,
  });
  if (text === null || text === "")
    return { ...sure(phrases[language].unknown), offersPerson: true, certainty: "unknown" };
  const offer = entry.offers ? findOffer(entry.offers, services) : null;
  const asksBack = entry.asksBack[language] ?? entry.asksBack.en;
  const line =
    offer && entry.kind === "need" ? offerLine(offer.service, offer.scope, language) : "";
  const back =
    asksBack && fillFacts(asksBack, language, { services, facts: engine.collection.facts });
  const cited = [
    ...(entry.page ? [entry.page] : []),
    ...(offer ? [`/services/${offer.service.id}`] : []),
  ];
  return {
    ...sure([text, line, back].filter(Boolean).join(" ")),
    cited: [...new Set(cited)],
    asks: entry.next.flatMap((id) => {
      const next = engine.collection.entries.find((one) => one.id === id);
      return (next && questionFor(next, situation)) ?? [];
    }),
    offersPerson:
      entry.kind === "answer" &&
      /\{fact:(?:support|supportPhone|salesPhone)\}/.test(variants.join(" ")),
  };
}

/** Typed as people do, without its mark. */
const asksInEnglish =
  /^(?:what|how|can|could|do|does|did|is|are|will|would|should|may|who|where|when|why|which)\b.*[^?.!]$/i;

/** The first that is a question, of those as people type them: a button asks. */
const wayToAsk = (ways: readonly string[]): string | undefined =>
  ways.find((way) => way.endsWith("?") || asksInEnglish.test(way)) ?? ways[0];

/** An entry as a question to tap: a need is offered by its service. */
export function questionFor(
  entry: Entry,
  { language, services }: Pick<Situation, "language" | "services">,
): string | null {
  const offer = entry.kind === "need" && entry.offers ? findOffer(entry.offers, services) : null;
  const question = offer
    ? phrases[language].askPrice.replace("{title}", offer.service.title)
    : wayToAsk(entry.asks[language] ?? entry.asks.en ?? []);
  if (!question) return null;
  const isUnmarked = language === "en" && asksInEnglish.test(question);
  return question.charAt(0).toUpperCase() + question.slice(1) + (isUnmarked ? "?" : "");
}

/** Asks what was meant: with what is offered for it where it is a need, and up to three questions to tap. */
function askBack(choices: readonly Ranked[], situation: Situation): Part {
  const say = phrases[situation.language];
  const [first, ...others] = choices;
  const offer =
    first?.entry.kind === "need" && first.entry.offers
      ? findOffer(first.entry.offers, situation.services)
      : null;
  const asked = offer ? others : choices;
  const asks = [...new Set(asked.flatMap((one) => questionFor(one.entry, situation) ?? []))];
  const text = offer
    ? [
        say.perhaps,
        offerLine(offer.service, offer.scope, situation.language),
        asks.length > 0 ? say.isThatOrThese : say.isThatIt,
      ].join(" ")
    : say.unsure;
  const cited = offer ? [`/services/${offer.service.id}`] : [];
  return { text, cited, asks, offersPerson: true, certainty: "unsure" };
}

const isWishFor = (text: string): boolean =>
  /\b(?:need|want|like|looking for|build|make|create|brauch\w*|suche|mochte\w*|will|wollen|hatte\w*|quiero|necesit\w*|busc\w*|quisiera|voudr\w*|besoin|cherch\w*|souhait\w*)\b/i.test(
    wordsOf(text).join(" "),
  ) || wordsOf(text).length <= 3;

function offerService(service: Service, language: Language): Part {
  const line = offerLine(service, null, language);
  const text = language === "en" ? `${line} ${service.description}` : line;
  return { ...sure(`${text} ${phrases[language].firmQuote}`), cited: [`/services/${service.id}`] };
}

/** Whether an entry is about the same: "what is a landing page?" is near to "how much is a landing page?" only in words. */
const asksFor = ({ entry, language }: Ranked, facts: readonly FactAsked[]): boolean =>
  (entry.asks[language] ?? []).some((ask) => factsAsked(ask).some((fact) => facts.includes(fact)));

/** From here on a message is one of the ways to ask, but for a word. */
const inItsWords = 0.93;

/** What the catalogue answers by itself; null where a curated answer fits better, or nothing of it is asked. */
function fromCatalogue(part: string, best: Ranked | undefined, situation: Situation): Part | null {
  const { services, language, focus } = situation;
  const facts = factsAsked(part);
  const named = servicesNamed(part, services);
  const concepts = conceptsIn(wordsOf(part));
  const curated = best && best.entry.kind !== "small-talk" ? best.nearest : 0;
  const cite = (list: readonly Service[]) => list.map(({ id }) => `/services/${id}`);
  if (named.length >= 2 && (concepts.has("compare") || facts.length > 0) && curated < inItsWords) {
    const list = named.slice(0, 3);
    return { ...sure(compareServices(list, language)), cited: cite(list) };
  }
  if (facts.length === 0) return null;
  const own = named[0];
  const isAboutFocus = !own && focus !== null && leans(part, facts);
  const service = own ?? (isAboutFocus ? focus.service : null);
  if (!service) return null;
  // In the very words of a curated question; "what does it cost?" is about what is talked about all the same.
  if (own && curated >= inItsWords && best && asksFor(best, facts)) return null;
  const scope =
    scopeNamed(part, service) ?? (service.id === focus?.service.id ? focus.scope : null);
  const told = tellFacts(facts, { service, scope }, language);
  return told.text === "" ? null : { ...sure(told.text), cited: cite([service]) };
}

/** Whether a question that names no service is about the one that was talked about. */
const leans = (part: string, facts: readonly FactAsked[]): boolean =>
  facts.some((fact) => fact === "bigger" || fact === "smaller") ||
  contentWords(part).filter((word) => !factWords.test(word)).length <= 2;
const factWords =
  /^(?:price|cost|costs|how|much|long|live|ready|take|takes|time|include|included|days|weeks|pay|kost\w*|dauer\w*|lange|preis|cuanto|cuesta|tarda|tiempo|incluye|combien|temps|prix|cout\w*|delai)$/;
