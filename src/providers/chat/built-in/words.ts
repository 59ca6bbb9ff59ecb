import { stemOf, stopWords, wordsOf } from "#kit/words.ts";

/** The words of a text that say something, in small letters, each with its stem. */
export const sayingWords = (text: string): { word: string; root: string }[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !stopWords.en.has(word))
    .map((word) => ({ word, root: stemOf(word) }));

/** The stems alone. */
export const rootsIn = (text: string): string[] => sayingWords(text).map(({ root }) => root);
