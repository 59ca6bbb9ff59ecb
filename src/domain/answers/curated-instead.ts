import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { factsAsked, type FactAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import { contentWords } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";

/** Whether an entry is about the same: "what is a landing page?" is near to "how much is a landing page?" only in words. */
export const asksFor = ({ entry, language }: Ranked, facts: readonly FactAsked[]): boolean =>
  (entry.asks[language] ?? []).some((ask) => factsAsked(ask).some((fact) => facts.includes(fact)));

/** Whether most ways to ask an entry ask for the same. */
const isAskedFor = ({ entry, language }: Ranked, facts: readonly FactAsked[]): boolean => {
  const asks = entry.asks[language] ?? [];
  const same = asks.filter((ask) => factsAsked(ask).some((fact) => facts.includes(fact)));
  return same.length * 2 >= asks.length;
};

/** Whether an entry is about a service, and not about all. */
export const isAbout = ({ entry: { offers, page } }: Ranked, { id }: Service): boolean =>
  offers?.split(".")[0] === id || page === `/services/${id}`;

/** From here on what is asked is surely what a curated answer says, and not a service's facts. */
export const surelyInstead = 0.7;

/** From here on a curated answer to something else than a service's facts is what is asked. */
export const surelyElse = 0.5;
const plainFact =
  /\b(?:price|prices|pricing|costs?|how much|how long|how (?:quick\w*|fast|soon)|when (?:would|will|can|could)|wann|cuando|quand|wie schnell|includ\w*|preis\w*|kost\w*|dauer\w*|wie lange|enthalten|dabei|precio\w*|cuesta\w*|cu[áa]nto|inclu\w+|tarda|prix|co[ûu]t\w*|combien|compr(?:is|end)\w*)\b/iu;

/** Whether a curated answer to something else is asked for; a price, a time or another size are the catalogue's. */
export const isElse = (
  best: Ranked,
  part: string,
  facts: readonly FactAsked[],
  named: readonly Service[],
): boolean =>
  best.entry.kind === "answer" &&
  best.score >= surelyElse &&
  (!plainFact.test(part) || asksForThing(best, part, { facts, named })) &&
  !facts.some((fact) => /^(?:bigger|smaller|biggest|smallest)$/.test(fact)) &&
  !(facts.length === 1 && facts[0] === "revisions") &&
  !isAskedFor(best, facts);

/** "From when do the ten days for the website count?" asks for more than a time: what is likely meant is told, too. */
export const isElseToo = (
  best: Ranked,
  part: string,
  facts: readonly FactAsked[],
  named: readonly Service[],
): boolean => {
  const titles = new Set(named.flatMap(({ title }) => wordsOf(plainLetters(title))));
  const words = ownWords(part).filter((word) => !titles.has(word) && !includes.test(word));
  return (
    best.entry.kind === "answer" &&
    best.score >= perhapsToo &&
    words.length >= (named.length > 0 ? 2 : 4) &&
    !facts.some((fact) => beSaidAlone.test(fact)) &&
    !isAskedFor(best, facts)
  );
};
const perhapsToo = 0.25;
/** Other sizes and revisions are the catalogue's alone. */
const beSaidAlone = /^(?:bigger|smaller|biggest|smallest|sizes|revisions)$/;

/** "Does the price include hosting?" asks for hosting, and not for all that is included. */
const asksForThing = (
  best: Ranked,
  part: string,
  { facts, named }: { facts: readonly FactAsked[]; named: readonly Service[] },
): boolean => {
  if (!facts.includes("included") || best.score < surelyInstead) return false;
  const titles = new Set(named.flatMap(({ title }) => wordsOf(plainLetters(title))));
  const words = ownWords(part).filter((word) => !titles.has(word) && !includes.test(word));
  return words.length >= 1 && servicesNamed(words.join(" "), named).length === 0;
};
const includes =
  /^(?:inclu\w*|compr\w+|enthalten|dabei|inbegriffen|inklusive|recib\w+|offer|option\w*)$/;

/** The words of a question beside those that ask for a price, a time or what is included. */
export const ownWords = (part: string): string[] =>
  contentWords(part).filter((word) => !factWords.test(word));
const factWords =
  /^(?:price|cost|costs|how|much|long|live|ready|take|takes|time|include|included|days|weeks|pay|kost\w*|dauer\w*|lange|preis|cuanto|cuesta|tarda|tiempo|incluye|combien|temps|prix|cout\w*|delai)$/;
