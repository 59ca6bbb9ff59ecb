import { readNumbers } from "./read-numbers.ts";
import { plainLetters } from "./words.ts";

/** A number as words tell it. `end` is where what follows it begins. */
export type SpelledNumber = { value: number; at: number; end: number };

/** The numbers that a text spells out, in English, German, Spanish and French: "two grand", "zwölfhundert". */
export const spelledNumbers = (said: string): SpelledNumber[] =>
  readNumbers(said)
    .filter(({ at }) => !/\d|[½¼¾]/.test(said[at] ?? ""))
    .map(({ value, at, end }) => ({ value, at, end }));

/** As its numbers are compared, each letter in its place. */
export const plainText = (said: string): string =>
  said.toLowerCase().replace(/[^\0-\x7f]/gu, (one) => {
    const plain = plainLetters(one).replaceAll("ß", "s");
    return plain === "" ? one : plain.slice(0, one.length);
  });
