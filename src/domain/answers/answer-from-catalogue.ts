import { phrases } from "#content/answers/phrases.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { answerCapacity } from "./answer-capacity.ts";
import {
  compareScopes,
  compareServices,
  offerLine,
  scopeNamed,
  scopesPriced,
  tellFacts,
} from "./catalogue-facts.ts";
import type { Language } from "./contract.ts";
import { asksFurtherRound, factsAsked, type FactAsked } from "./facts-asked.ts";
import { conceptsIn } from "./features.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords, type Part, type Situation, sure } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";
import { scopeHolding } from "./scope-holding.ts";
import { findDetails, tellDetails } from "./service-details.ts";

/** A service that is wished for, in a line. */
export function offerService(service: Service, language: Language): Part {
  const line = offerLine(service, null, language);
  const text = language === "en" ? `${line} ${service.description}` : line;
  return { ...sure(`${text} ${phrases[language].firmQuote}`), cited: [`/services/${service.id}`] };
}

/** Whether an entry is about the same: "what is a landing page?" is near to "how much is a landing page?" only in words. */
const asksFor = ({ entry, language }: Ranked, facts: readonly FactAsked[]): boolean =>
  (entry.asks[language] ?? []).some((ask) => factsAsked(ask).some((fact) => facts.includes(fact)));

/** Whether most ways to ask an entry ask for the same. */
const isAskedFor = ({ entry, language }: Ranked, facts: readonly FactAsked[]): boolean => {
  const asks = entry.asks[language] ?? [];
  const same = asks.filter((ask) => factsAsked(ask).some((fact) => facts.includes(fact)));
  return same.length * 2 >= asks.length;
};

/** Whether an entry is about a service, and not about all. */
const isAbout = ({ entry: { offers, page } }: Ranked, { id }: Service): boolean =>
  offers?.split(".")[0] === id || page === `/services/${id}`;

/** So much of what is asked must a line of the catalogue hold, of a service that is named or talked about. */
const detailHeld = { named: 0.45, inFocus: 0.6 };
/** From here on a curated question is nearer than a line. */
const surelyCurated = 0.75;

/** "How do I cancel the maintenance plan?": from here on what is asked isn't what the catalogue's lines are about. */
const surelyInstead = 0.7;

/** From here on a curated answer to something else than a service's facts is what is asked. */
const surelyElse = 0.5;
const plainFact =
  /\b(?:price|prices|pricing|costs?|how much|how long|includ\w*|preis\w*|kost\w*|dauer\w*|wie lange|enthalten|dabei|precio\w*|cuesta\w*|cu[áa]nto|inclu\w+|tarda|prix|co[ûu]t\w*|combien|compr(?:is|end)\w*)\b/iu;

/** Whether a curated answer to something else is asked for; a price, a time or another size are the catalogue's. */
const isElse = (best: Ranked, part: string, facts: readonly FactAsked[]): boolean =>
  best.entry.kind === "answer" &&
  best.score >= surelyElse &&
  !plainFact.test(part) &&
  !facts.some((fact) => /^(?:bigger|smaller|biggest|smallest)$/.test(fact)) &&
  !isAskedFor(best, facts);

/** From here on a message is one of the ways to ask, but for a word. */
const inItsWords = 0.93;

/** What the catalogue answers by itself; null where a curated answer fits better, or nothing of it is asked. */
export function answerFromCatalogue(
  part: string,
  best: Ranked | undefined,
  situation: Situation,
): Part | null {
  const { services, language, focus } = situation;
  if (asksFurtherRound(part)) return null;
  const facts = factsAsked(part);
  const named = servicesNamed(part, services);
  const concepts = conceptsIn(wordsOf(part));
  const curated = best && best.entry.kind !== "small-talk" ? best.nearest : 0;
  const cite = (list: readonly Service[]) => list.map(({ id }) => `/services/${id}`);
  if (named.length >= 2 && (concepts.has("compare") || facts.length > 0) && curated < inItsWords) {
    const list = named.slice(0, 3);
    return { ...sure(compareServices(list, language)), cited: cite(list) };
  }
  const own = named[0];
  const about = own ?? focus?.service;
  const details = about ? findDetails(part, about, situation.engine.index.idf) : [];
  const [nearest] = details;
  const asksForMore = facts.every((fact) => fact === "included");
  const priced = about ? scopesPriced(part, about) : [];
  const byCapacity =
    about && priced.length < 2 && curated < inItsWords
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
  const asksForOne = own !== undefined && named.length === 1 && facts.length === 0;
  if (asksForOne && asksWhatItIs(part, own, services) && curated < inItsWords)
    return offerService(own, language);
  if (
    about &&
    nearest &&
    asksForMore &&
    nearest.held >= (own ? detailHeld.named : detailHeld.inFocus) &&
    curated < surelyCurated &&
    !(best?.entry.kind === "answer" && best.score >= surelyInstead)
  )
    return { ...sure(tellDetails(details, about, language)), cited: cite([about]) };
  if (facts.length === 0) return null;
  // Something else is asked, and a service is named in passing: "you charged my card twice for the landing page".
  if (best && isElse(best, part, facts)) return null;
  const isAboutFocus = !own && focus !== null && leans(part, facts);
  const service = own ?? (isAboutFocus ? focus.service : null);
  if (!service) return null;
  // In the very words of a curated question; "what does it cost?" is about what is talked about all the same.
  if (own && curated >= inItsWords && best && isAbout(best, own) && asksFor(best, facts))
    return null;
  const scope =
    scopeNamed(part, service) ??
    scopeHolding(part, service) ??
    (service.id === focus?.service.id ? focus.scope : null);
  const told = tellFacts(facts, { service, scope }, language);
  return told.text === "" ? null : { ...sure(told.text), cited: cite([service]) };
}

/** "What's a one-minute video?": nothing is asked of it but what it is. */
function asksWhatItIs(part: string, own: Service, services: readonly Service[]): boolean {
  const last =
    plainLetters(part.toLowerCase())
      .split(/[.!;]\s+/u)
      .at(-1) ?? "";
  const [, asked = ""] = whatIs.exec(last) ?? [];
  if (!servicesNamed(asked, services).includes(own)) return false;
  const titled = new Set(wordsOf(plainLetters(own.title)));
  return contentWords(asked).filter((word) => !titled.has(word)).length <= 1;
}
const whatIs =
  /^(?:and |und |y |et )?(?:what(?:['’ ]?s| is| are)|was (?:ist|sind)|que es|qu['’]est ce que?)\s+(.{3,60}?)\s*\?*$/u;

/** Whether a question that names no service is about the one that was talked about. */
const leans = (part: string, facts: readonly FactAsked[]): boolean =>
  facts.some((fact) => fact === "bigger" || fact === "smaller") || ownWords(part).length <= 2;

/** The words of a question beside those that ask for a price, a time or what is included. */
export const ownWords = (part: string): string[] =>
  contentWords(part).filter((word) => !factWords.test(word));
const factWords =
  /^(?:price|cost|costs|how|much|long|live|ready|take|takes|time|include|included|days|weeks|pay|kost\w*|dauer\w*|lange|preis|cuanto|cuesta|tarda|tiempo|incluye|combien|temps|prix|cout\w*|delai)$/;
