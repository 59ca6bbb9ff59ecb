import type { Scope, Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";

/** What is talked about: the service, and its scope where one was settled on. */
export type Focus = {
  service: Service;
  scope: Scope | null;
  /** Services that were named together, this one among them. */
  beside?: readonly Service[];
  /** None of those was chosen yet. */
  isOpen?: boolean;
};

/** A service that was named, with its option where one was settled on. */
export type Chosen = { service: Service; scope: Scope | null };

/** A follow-up has few words. */
export const maxWords = 12;

const first =
  /\bthe (?:first|former)\b|\b(?:erste[rsnm]?)\b|\b(?:el primero|la primera)\b|\b(?:le premier|la premiere)\b/;
const second =
  /\bthe (?:second|latter)\b|\b(?:zweite[rsnm]?|letztere[rsnm]?)\b|\b(?:el segundo|la segunda)\b|\b(?:le second|la seconde|le deuxieme|la deuxieme)\b/;
/** "The other one" */
export const other =
  /\bthe other(?: one| ones| option)?\b|\b(?:der|die|das|den|dem) ander(?:e[rsnm]?|n)\b|\b(?:el otro|la otra)\b|\bl ?autre\b/;

/** The words of a text in small letters, without accents and marks. */
export const plain = (text: string): string =>
  wordsOf(plainLetters(text.replace(/['’]/g, " "))).join(" ");

/** Which of several services, named together before, a message means; null where it tells of none. */
export function pickOf(
  message: string,
  focus: Focus,
  services: readonly Service[],
): Service | null {
  const beside = focus.beside ?? [];
  const text = plain(message);
  if (beside.length < 2 || text.split(" ").length > maxWords) return null;
  if (servicesNamed(message, services).length > 0) return null;
  if (first.test(text)) return beside[0] ?? null;
  if (second.test(text)) return beside[1] ?? null;
  if (focus.isOpen) {
    const byPrice = beside.toSorted((a, b) => a.priceRange.minCents - b.priceRange.minCents);
    const facts = factsAsked(message);
    if (facts.some((fact) => fact === "bigger" || fact === "biggest"))
      return byPrice.at(-1) ?? null;
    return facts.some((fact) => fact === "smaller" || fact === "smallest")
      ? (byPrice[0] ?? null)
      : null;
  }
  if (beside.length > 2 || !other.test(text)) return null;
  return beside.find(({ id }) => id !== focus.service.id) ?? null;
}
