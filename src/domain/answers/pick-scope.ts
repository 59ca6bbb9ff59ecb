import type { Scope, Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { contentWords } from "./part.ts";
import { plain } from "./pick-service.ts";

/** The scopes that a message names by their prices: "the $400 bot", "the 350 and the 500". */
export function scopesPriced(message: string, { scopes }: Service): Scope[] {
  const amounts = new Set(
    (message.match(/\d[\d.,'’ ]*\d|\d/g) ?? []).map((one) => Number(one.replace(/\D/g, "")) * 100),
  );
  return scopes.filter(({ priceCents }) => amounts.has(priceCents));
}

/** Words of a name that say little by themselves. */
const small = /^\d+$|^(?:one|two|three|up|with|just|only|even|ok|okay)$/;

/** The scope that a message names by its own name, or that a price belongs to. */
export function scopeNamed(message: string, service: Service): Scope | null {
  const [priced, second] = scopesPriced(message, service);
  if (priced && !second) return priced;
  const words = new Set(wordsOf(plainLetters(message)));
  const named = service.scopes
    .map((scope) => {
      const own = wordsOf(scope.name).filter((word) => word.length > 2);
      const held = own.filter((word) => words.has(word)).length;
      return { scope, share: own.length === 0 ? 0 : held / own.length };
    })
    .toSorted((a, b) => b.share - a.share)[0];
  return named && named.share >= 0.75 ? named.scope : scopeHeaded(words, service);
}

/** "The form in several steps", of "Several steps, with CRM": the one option whose first words a message holds. */
function scopeHeaded(said: ReadonlySet<string>, { scopes }: Service): Scope | null {
  const headed = scopes.filter(({ name }) => {
    const head = wordsOf(name.split(/[,:]/u)[0] ?? "").filter((word) => !small.test(word));
    return head.length > 1 && head.every((word) => said.has(word));
  });
  const [only, second] = headed;
  return only && !second ? only : null;
}

const article = "(?:the|your|die|der|das|den|dem|la|el|le|les|l)";
/** What follows the name of a size where it stands for one: nothing, another size, or a word for an option. */
const afterSize =
  "(?= (?:ones?|option\\w*|sizes?|versions?|packages?|plans?|tiers?|variant\\w*|paket\\w*|tamano|paquete|taille|formule|und|and|y|et|or|oder|o|ou|vs|versus|gegen|contra|contre|is|ist|es|c|costs?|kostet|cuesta|coute|when|wann|para|pour|por|please|bitte|then|dann|instead)(?: |$)|$)";
const places: readonly (readonly [place: "first" | "middle" | "last", words: string])[] = [
  [
    "first",
    "small(?:est)?|basic|starter|entry|cheap(?:est|er)?|first|lowest|kleine|kleinste|kleinen|gunstige|gunstigste|erste|ersten|einfache|basis|pequena|pequeno|basica|basico|primera|primero|barata|petite?|premiere?|simple|de base|moins chere?",
  ],
  [
    "middle",
    "middle|medium|mid|second|mittlere|mittleren|mittelgrosse|zweite|zweiten|mediana?|mediano|intermedia|segunda|segundo|moyenne?|moyen|intermediaire|deuxieme",
  ],
  [
    "last",
    "big(?:gest)?|large(?:st)?|top|third|last|dearest|premium|most expensive|grosse|grossen|grosste|grossten|dritte|dritten|teuerste|teuersten|grande|tercera|tercero|mas cara|mas caro|troisieme|plus grande?|plus chere?",
  ],
];
const sizePatterns = places.map(
  ([place, words]) =>
    [place, new RegExp(`(?:^| )${article} (?:${words})${afterSize}`, "u")] as const,
);

/**
 * The options of a service that a message names by their size or order, the smallest first: "the small and the medium
 * one". None where it isn't about options.
 */
export function scopesBySize(message: string, { scopes }: Service): Scope[] {
  if (scopes.length < 2) return [];
  const text = plain(message);
  const byPrice = scopes.toSorted((a, b) => a.priceCents - b.priceCents);
  const at = { first: 0, middle: scopes.length > 2 ? 1 : -1, last: scopes.length - 1 };
  return sizePatterns.flatMap(([place, pattern]) =>
    pattern.test(text) ? (byPrice[at[place]] ?? []) : [],
  );
}

/** Words of names, which are English, in the other languages. */
const inEnglish: Readonly<Record<string, string>> = {
  stunde: "hour",
  hora: "hour",
  heure: "hour",
  tag: "day",
  dia: "day",
  jour: "day",
  journee: "day",
  strategie: "strategy",
  estrategia: "strategy",
  nachrichten: "news",
  noticias: "news",
  actualites: "news",
  dokumente: "documents",
  documentos: "documents",
  rechnungen: "invoices",
  facturas: "invoices",
  factures: "invoices",
  prototyp: "prototype",
  prototipo: "prototype",
};

/** "And a whole day?", of an hour and a day: the one option whose name holds what a short message says. */
export function scopeOfWords(message: string, { scopes }: Service): Scope | null {
  const said = contentWords(plainLetters(message))
    .filter((word) => !small.test(word))
    .map((word) => inEnglish[word] ?? word);
  if (said.length === 0) return null;
  const held = scopes.map((scope) => {
    const own = wordsOf(plainLetters(scope.name));
    return { scope, count: said.filter((word) => own.includes(word)).length };
  });
  const [best, next] = held.toSorted((a, b) => b.count - a.count);
  const isOne = best && best.count * 2 >= said.length && best.count > (next?.count ?? 0);
  return isOne ? best.scope : null;
}
