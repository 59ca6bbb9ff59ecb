import { phrases } from "#content/answers/phrases.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { offerLine } from "./catalogue-facts.ts";
import type { Entry } from "./contract.ts";
import { fillFacts } from "./fill-facts.ts";
import { findOffer } from "./offers.ts";
import { phrasesOf } from "./own-phrases.ts";
import { type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";

/** Says an entry, or, where its figures are gone, that it isn't known. */
export function sayEntry({ entry }: Pick<Ranked, "entry">, situation: Situation): Part {
  const { language, services, engine, variant } = situation;
  const variants = entry.says[language] ?? entry.says.en ?? [];
  const text = fillFacts(variants[variant % Math.max(variants.length, 1)] ?? "", language, {
    services,
    facts: engine.collection.facts,
  });
  if (text === null || text === "")
    return {
      ...sure(phrasesOf(engine, language).unknown),
      offersPerson: true,
      certainty: "unknown",
    };
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

/** What was likely meant, named as such, with what else it may have been to tap. */
export function sayPerhaps(likely: Ranked, others: readonly Ranked[], situation: Situation): Part {
  const say = phrases[situation.language];
  const near = others.filter(
    ({ entry, score }) =>
      entry.kind === "answer" &&
      likely.score < ratherSure &&
      score >= nearlyAsLikely * likely.score,
  );
  // What isn't sold isn't named as another thing that isn't.
  const isNotSold = likely.entry.id === notSoldId;
  const isHardly = likely.score < hardlySure && near.length > 0 && !isNotSold;
  const isAlone = situation.isOneOfSeveral || isNotSold;
  const besides = isAlone ? [] : near.slice(0, isHardly ? 2 : 1);
  const said = [likely, ...besides].flatMap((one) => {
    const answer = sayEntry(one, situation);
    const question = questionFor(one.entry, situation);
    return answer.certainty === "sure" && question ? [{ answer, question }] : [];
  });
  const [first, ...rest] = said;
  if (!first) return sayEntry(likely, situation);
  const asks = others
    .flatMap(({ entry }) => questionFor(entry, situation) ?? [])
    .filter((ask) => rest.every(({ question }) => ask !== question));
  const isList = isHardly && rest.length > 0;
  const texts = isList
    ? [say.oneOfThese, ...said.map(inShort), say.noneOfThese]
    : [
        isNotSold ? "" : leadFor(first.question, likely.score, situation),
        first.answer.text,
        ...rest.flatMap(({ question, answer }) => [
          say.orIfYouMean.replace("{question}", question),
          answer.text,
        ]),
      ];
  return {
    ...first.answer,
    text: texts.filter(Boolean).join("\n\n"),
    cited: [...new Set(said.flatMap(({ answer }) => answer.cited))],
    asks: isList ? said.map(({ question }) => question) : [...new Set(asks)],
    offersPerson: true,
    certainty: "unsure",
  };
}

/** A question with what its answer begins with: whoever meant it taps for the rest. */
function inShort({ question, answer }: { question: string; answer: Part }): string {
  const [first = "", second = ""] = sentencesOf(answer.text);
  // "I’m sorry" is followed by where to write.
  const isBoth = second.includes("@") || first.length + second.length <= shortAnswer;
  return `**${question}** ${isBoth ? `${first} ${second}`.trim() : first}`;
}
const shortAnswer = 180;

/** What is said to a wish for something that no answer and no service is about, where a collection has it. */
export const notSoldId = "not-sold";

/** "If you mean …"; of several questions, the doubt is told in few words. */
function leadFor(question: string, score: number, { language, place }: Situation): string {
  const say = phrases[language];
  const lead =
    place === undefined ? (score >= ratherSure ? say.readAs : say.ifYouMean) : say.nthIfYouMean;
  return lead.replace("{question}", question);
}
/** From here on what was likely meant is right in five of six, and is told alone. */
const ratherSure = 0.4;

/**
 * An answer that a curated one may be better than: both are told, the curated one under its question. Of several
 * questions each gets one answer.
 */
export function sayWithPerhaps(answer: Part, likely: Ranked, situation: Situation): Part {
  // Whoever asks for something to buy isn't told whom to call when it breaks.
  if (situation.engine.collection.emergencies.some(({ entry }) => entry === likely.entry.id))
    return answer;
  const other = sayEntry(likely, situation);
  const question = questionFor(likely.entry, situation);
  if (situation.isOneOfSeveral || other.certainty !== "sure" || !question) return answer;
  const lead = phrases[situation.language].orIfYouMean.replace("{question}", question);
  return {
    ...answer,
    text: [answer.text, lead, other.text].join("\n\n"),
    cited: [...new Set([...answer.cited, ...other.cited])],
    asks: answer.asks.length > 0 ? answer.asks : other.asks,
    offersPerson: true,
    certainty: "unsure",
  };
}

/** A second answer is told beside the first from this share of its score on. */
const nearlyAsLikely = 0.5;
/** Below this, three answers may be meant. */
const hardlySure = 0.3;

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
export function askBack(choices: readonly Ranked[], situation: Situation): Part {
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
