import type { Scope, Service } from "#domain/catalogue/index.ts";
import { sentencesOf } from "#kit/sentences.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { isBesideService } from "./about-service.ts";
import { countsUnnamed } from "./amounts-meant.ts";
import { answerCapacity } from "./answer-capacity.ts";
import { answerRange } from "./answer-range.ts";
import { answerSum } from "./answer-sum.ts";
import { asksWhatItIs } from "./asks-what-it-is.ts";
import { compareScopes, compareServices, tellFacts } from "./catalogue-facts.ts";
import {
  asksFor,
  isAbout,
  isElse,
  isElseToo,
  ownWords,
  surelyElse,
  surelyInstead,
} from "./curated-instead.ts";
import { asksFurtherRound, factsAsked, type FactAsked } from "./facts-asked.ts";
import { conceptsIn } from "./features.ts";
import { detailsMeant } from "./focus-details.ts";
import { answerFollowUp } from "./follow-up.ts";
import { offerService } from "./offer-service.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, isQuestion, type Part, type Situation, sure, wishes } from "./part.ts";
import { scopeNamed, scopesBySize, scopesPriced } from "./pick-scope.ts";
import { plain } from "./pick-service.ts";
import { asksWithin } from "./question-starts.ts";
import type { Ranked } from "./rank-entries.ts";
import { sayEntry, sayWithPerhaps } from "./say-entry.ts";
import { scopeHolding } from "./scope-holding.ts";
import { type Detail, findDetails, tellDetails } from "./service-details.ts";
import { isSizeInPassing } from "./size-in-passing.ts";

/** So much of what is asked must a line of the catalogue hold, of a service that is named or talked about. */
const detailHeld = { named: 0.45, inFocus: 0.5 };
/** From here on a curated question is nearer than a line. */
const surelyCurated = 0.75;

/** "How do I cancel the maintenance plan?": from here on what is asked isn't what the catalogue's lines are about. */
const surelyBesideLines = 0.62;
/** From here on a curated answer is told beside the catalogue's lines. */
const perhapsElse = 0.2;
/** From here on a curated answer comes before the lines of a service that is named. */
const perhapsInstead = 0.35;
const needInstead = 0.3;
/** "Would you split it over two of them?" counts something else than what is bought. */
const ofThem =
  /(?<!\p{L})(?:of them|of those|davon|de ell[oa]s|d['’]entre (?:eux|elles))(?!\p{L})/iu;
const besidePrice = 0.25;
/** "Monthly minding of a website" asks for no running costs. */
const linesMeant = (part: string, about: Service, own: Service | undefined): Detail[] =>
  own === undefined
    ? detailsMeant(part, about)
    : detailsMeant(askedIn(part), about).filter(
        ({ text }) => paid.test(part) || !text.startsWith("Running costs:"),
      );
const paid =
  /(?<!\p{L})(?:cost|pay|paid|bill|charg|kost|zahl|bezahl|rechnung|cuest|pag|cobr|factur|co[ûu]t)/iu;

/** What is told around a question asks for no line. */
const askedIn = (part: string): string =>
  sentencesOf(part)
    .filter((one) => isQuestion(one) || asksWithin(one))
    .join(" ");

/** From here on a message is one of the ways to ask, but for a word. */
const inItsWords = 0.93;

/** "Do you need access to our HubSpot?" is surely answered by what is curated, though an option holds HubSpot. */
const isCuratedElse = (best: Ranked | undefined, facts: readonly FactAsked[]): boolean =>
  best?.entry.kind === "answer" && best.score >= surelyBeside && facts.length === 0;
const surelyBeside = 0.85;

const inWords = (best: Ranked | undefined): boolean =>
  best?.entry.kind === "answer" && best.nearest >= inItsWords;

/** What the catalogue answers by itself; null where a curated answer fits better, or nothing of it is asked. */
export function answerFromCatalogue(
  part: string,
  ranked: readonly Ranked[],
  situation: Situation,
): Part | null {
  const [best] = ranked;
  const { services, language, focus } = situation;
  if (asksFurtherRound(part)) return null;
  const named = servicesNamed(part, services);
  const isSameOfOther = asksSameOf(part, named);
  const facts = isSameOfOther ? factsAsked(situation.asked) : factsAsked(part);
  const whole = answerSum(part, situation) ?? (inWords(best) ? null : answerRange(part, situation));
  if (whole) return whole;
  // "Are you cheaper than a freelancer?" asks of no size, whatever is talked about.
  const isSaid = best?.entry.kind === "answer" && best.score >= surelyInstead && focus === null;
  const isBare = ownWords(part).length <= 2 && !isSaid && (focus !== null || !inWords(best));
  const followUp = answerFollowUp(part, situation, { isBare });
  if (followUp) return followUp;
  const concepts = conceptsIn(wordsOf(part));
  const curated = best && best.entry.kind !== "small-talk" ? best.nearest : 0;
  const cite = (list: readonly Service[]) => list.map(({ id }) => `/services/${id}`);
  if (named.length >= 2 && (concepts.has("compare") || facts.length > 0) && curated < inItsWords) {
    const list = named.slice(0, 3);
    return { ...sure(compareServices(list, situation)), cited: cite(list) };
  }
  const own = named[0];
  const about = own ?? focus?.service;
  const isElsewhere =
    best !== undefined &&
    best.score >= (best.entry.kind === "answer" ? perhapsInstead : needInstead);
  const isAskedOfOwn = own !== undefined && named.length === 1 && !isElsewhere;
  const meantHere = about && (!own || isAskedOfOwn) ? linesMeant(part, about, own) : [];
  const details =
    about && meantHere.length === 0
      ? findDetails(part, about, situation.engine.index.idf)
      : meantHere;
  const [nearest] = details;
  const asksForMore = facts.every((fact) => fact === "included");
  // "What does the hour of consulting include?" asks for all that the option holds.
  const optionListed = about && facts.includes("included") ? optionAsked(part, about) : null;
  const priced = about ? scopesMeant(part, about, situation) : [];
  // "The one page for 350, is tax on top?" names an option and asks something else.
  const isPriceAside =
    priced.length === 1 &&
    facts.length === 0 &&
    best?.entry.kind === "answer" &&
    best.score >= besidePrice;
  // "And for 300?" sounds like other questions that end so.
  const isOfNumber = about !== undefined && !own && countsUnnamed(part, about);
  const byCapacity =
    about &&
    priced.length < 2 &&
    !isPriceAside &&
    (isOfNumber || (curated < inItsWords && !isCuratedElse(best, facts))) &&
    !(meantHere.length > 0 && facts.length === 0 && ofThem.test(part))
      ? answerCapacity(
          part,
          {
            service: about,
            isNamed: own !== undefined,
            scope: own ? null : (focus?.scope ?? null),
          },
          situation,
        )
      : null;
  if (byCapacity) return byCapacity;
  if (about && priced.length > 1)
    return { ...sure(compareScopes(priced, about, language)), cited: cite([about]) };
  if (isSameOfOther && own && facts.length === 0) return offerService(own, null, situation);
  const asksForOne = own !== undefined && named.length === 1 && facts.length === 0;
  if (asksForOne && asksWhatItIs(part, own, services) && curated < inItsWords)
    return offerService(own, null, situation);
  if (
    about &&
    nearest &&
    asksForMore &&
    nearest.held >= (own ? detailHeld.named : detailHeld.inFocus) &&
    curated < surelyCurated &&
    !(best?.entry.kind === "answer" && best.score >= surelyBesideLines) &&
    !(own === undefined && isBesideService(best, situation)) &&
    !optionListed
  ) {
    // "I need a chatbot in two languages" wants one, and no list of what the catalogue says of languages.
    const lines =
      own && wishes(part) && !isQuestion(part) && !asksWithin(part)
        ? offerService(own, scopeHolding(part, own), situation)
        : { ...sure(tellDetails(details, about, language)), cited: cite([about]) };
    // "Is the landing page hosted with you?" is near to needs for one, by its name alone.
    const answer = ranked.find(({ entry }) => entry.kind === "answer");
    return facts.length === 0 && answer && answer.score >= perhapsElse
      ? sayWithPerhaps(lines, answer, situation)
      : lines;
  }
  if (facts.length === 0 || isSizeInPassing(part, facts, { best, named })) return null;
  // Something else is asked, and a service is named in passing: "you charged my card twice for the landing page".
  const isList = facts.length === 1 && optionListed !== null;
  const isBeside =
    best !== undefined && !isSameOfOther && !isList && isElse(best, part, facts, named);
  if (isBeside && !(own && best.score < surelyInstead && facts.includes("time"))) return null;
  const isAboutFocus =
    !own &&
    focus !== null &&
    (leans(part, facts) || ((best?.score ?? 0) < surelyElse && saysThat(part)));
  const service = own ?? (isAboutFocus ? focus.service : null);
  if (!service) return null;
  // In the very words of a curated question; "what does it cost?" is about what is talked about all the same.
  if (own && curated >= inItsWords && best && isAbout(best, own) && asksFor(best, facts))
    return null;
  const asksOfSize = facts.some((fact) => /^(?:bigger|smaller|biggest|smallest)$/.test(fact));
  const [sized] = own || asksOfSize ? [] : scopesBySize(part, service);
  const scope =
    scopeNamed(part, service) ??
    sized ??
    scopeHolding(part, service) ??
    (service.id === focus?.service.id ? focus.scope : null);
  const told = tellFacts(facts, { service, scope }, language);
  if (told.text === "") return null;
  const answer = { ...sure(told.text), cited: cite([service]) };
  if (!isBeside)
    return best && !isSameOfOther && isElseToo(best, part, facts, named)
      ? sayWithPerhaps(answer, best, situation)
      : answer;
  // "How fast is a landing page, we need it by Thursday": the time, and what is said about haste.
  const beside = sayEntry(best, situation);
  return { ...beside, ...answer, text: `${answer.text}\n\n${beside.text}`, asks: beside.asks };
}

/** The option that a message names, be it by what it holds and nothing else: "an hour of consulting". */
const optionAsked = (part: string, about: Service): Scope | null =>
  scopeNamed(part, about) ?? (ownWords(part).length <= 2 ? scopeHolding(part, about) : null);

/** The options that a message compares: by their prices, their sizes, or as "those two" of the message before. */
function scopesMeant(part: string, about: Service, { before, focus }: Situation): Scope[] {
  const priced = scopesPriced(part, about);
  // "The cheapest one and the 500 one"
  const both = [...new Set([...scopesBySize(part, about), ...priced])];
  if (priced.length === 1 && both.length === 2 && differ.test(plain(part))) return both;
  if (priced.length > 0 || focus?.service.id !== about.id) return priced;
  const sized = scopesBySize(part, about);
  if (sized.length > 1) return sized;
  return thoseTwo.test(plain(part)) ? scopesPriced(before, about) : [];
}
const differ =
  /\b(?:difference|compare\w*|differ\w*|unterschied\w*|vergleich\w*|diferencia\w*|compar\w*)\b/u;
const thoseTwo =
  /\b(?:difference|compare\w*|differ\w*|better|diff|unterschied\w*|vergleich\w*|diferencia\w*|compar\w*)\b.*\b(?:two|them|those|these|beiden|denen|dos|ell[oa]s|es[oa]s|deux|eux|elles)\b/u;

/** "And the full website?", after a price: the same is asked of another service. */
export const asksSameOf = (part: string, named: readonly Service[]): boolean =>
  named.length === 1 &&
  goesOn.test(plainLetters(part.toLowerCase())) &&
  ownWords(part).filter((word) => !ratherWords.test(word)).length <= namedWords(part, named) + 1;
const ratherWords = /^(?:about|instead|stattdessen|lieber|lugar|cambio|plutot|place)$/;
const goesOn =
  /^\W*(?:ok,? |okay,? |hm+,? |aha,? |so,? |no,? |nein,? |non,? )*(?:and|und|y|et|what about|how about|i meant?|i mean|was ist mit|wie ist es (?:mit|bei)|que tal|qu['’]en est il (?:de|du|pour))\b(?! (?:if|when|who|how|where|can|do|does|is|are|will|wenn|wer|wie|wo|kann|si|cuando|quien|como|puede\w*|quand|qui|comment|peut))/u;
const namedWords = (part: string, [service]: readonly Service[]): number => {
  const own = new Set(service ? wordsOf(plainLetters(service.title)) : []);
  return Math.max(1, contentWords(part).filter((word) => own.has(word)).length);
};

/** Whether a question that names no service is about the one that was talked about. */
const leans = (part: string, facts: readonly FactAsked[]): boolean =>
  facts.some((fact) => /^(?:bigger|smaller|smallest|biggest)$/.test(fact)) ||
  ownWords(part).length <= 2;

/** "When would that be finished, if we start on Monday?" */
const saysThat = (part: string): boolean =>
  ownWords(part).length <= 4 &&
  /(?<!\p{L})(?:it|that|this|those|das|es|dies\w*|eso|esto|ello|lo|ça|cela|ce)(?!\p{L})/iu.test(
    part,
  );
