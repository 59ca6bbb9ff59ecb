import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { asksSum } from "./asks-sum.ts";
import { ownWords } from "./curated-instead.ts";
import type { FactAsked } from "./facts-asked.ts";
import type { Ranked } from "./rank-entries.ts";

/** From here on a curated answer is likelier meant than the price of the option that is named. */
const perhapsMeant = 0.2;
/** Fewer words beside the option ask for nothing else. */
const minWords = 4;
const size = /^(?:bigger|smaller|biggest|smallest)$/;
const sizeWords =
  /^(?:cheap\w*|small\w*|big\w*|larg\w*|basic|least|option|version|package|plan|size|gunstig\w*|billig\w*|klein\w*|gross\w*|variante|paket|barat\w*|pequen\w*|grande\w*|opcion|petit\w*|moins|plus|cher\w*|formule)$/;

/**
 * Whether an option is only named by its size, and something else is asked: "if I took the cheapest website, could my
 * receptionist change our hours herself?"
 */
export function isSizeInPassing(
  part: string,
  facts: readonly FactAsked[],
  { best, named }: { best: Ranked | undefined; named: readonly Service[] },
): boolean {
  if (!facts.some((fact) => size.test(fact))) return false;
  if (!facts.every((fact) => fact === "price" || size.test(fact))) return false;
  if (best?.entry.kind !== "answer" || best.score < perhapsMeant) return false;
  if (asksSum.test(wordsOf(plainLetters(part)).join(" "))) return false;
  const titles = new Set(named.flatMap(({ title }) => wordsOf(plainLetters(title))));
  const words = ownWords(part).filter(
    (word) => !titles.has(plainLetters(word)) && !sizeWords.test(plainLetters(word)),
  );
  return words.length >= minWords;
}
