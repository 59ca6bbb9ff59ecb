import { plainLetters, stemOf, stopWords } from "#kit/words.ts";

/** A word as it is indexed and looked for: its stem. Null for stop words. */
export function termOf(word: string): string | null {
  const plain = plainLetters(word).replace(/['’]/g, "");
  return plain === "" || stopWords.en.has(plain) ? null : stemOf(plain);
}

/** The words of a text with what stands between them: every second one is a word. */
export const partsOf = (text: string): string[] =>
  text.split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*)/u);

/** The words alone. */
export const wordsIn = (text: string): string[] =>
  partsOf(text).filter((_, index) => index % 2 === 1);
