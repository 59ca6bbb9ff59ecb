import { conceptsIn, nameOf, readWord, visitFeatures, wordsToRead } from "./features.ts";

/** Features of texts, one after the other, by number, and how much each counts there. */
export type NumberedFeatures = { keys: number[]; weights: number[] };

/** A word with the numbers of its own features, and of its pairs with words after it. */
type NumberedWord = {
  isContent: boolean;
  stem: string;
  number: number;
  grams: readonly number[];
  pairs: Map<number, number>;
};

/**
 * Gives each feature a number as it is met; a word's are looked up once and not for each text that it stands in.
 * @returns the numbers by name, and what reads a text: each of its features once, after those of the texts before
 */
export function numberingFeatures(into: NumberedFeatures) {
  const numbers = new Map<string, number>();
  const words = new Map<string, NumberedWord>();
  /** Pairs belong to stems, which several words may share. */
  const pairsOfStem = new Map<number, Map<number, number>>();
  /** Where the present text has a feature, if it is the last that had it. */
  const lastPlace: number[] = [];
  let from = 0;
  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    lastPlace.push(-1);
    const number = numbers.size;
    numbers.set(name, number);
    return number;
  };
  const wordOf = (word: string): NumberedWord => {
    const known = words.get(word);
    if (known) return known;
    const { isContent, stem, grams } = readWord(word);
    const number = numberOf(nameOf.word(stem));
    const pairs = pairsOfStem.get(number) ?? new Map<number, number>();
    pairsOfStem.set(number, pairs);
    const numbered = grams.map((gram) => numberOf(nameOf.gram(gram)));
    const one = { isContent, stem, number, grams: numbered, pairs };
    words.set(word, one);
    return one;
  };
  const add = (number: number, weight: number) => {
    const place = lastPlace[number] ?? -1;
    if (place >= from) into.weights[place] = (into.weights[place] ?? 0) + weight;
    else {
      lastPlace[number] = into.keys.length;
      into.keys.push(number);
      into.weights.push(weight);
    }
  };
  const visitor = {
    word: ({ number }: NumberedWord, weight: number) => add(number, weight),
    pair(word: NumberedWord, next: NumberedWord, weight: number) {
      let number = word.pairs.get(next.number);
      if (number === undefined) {
        number = numberOf(nameOf.pair(word.stem, next.stem));
        word.pairs.set(next.number, number);
      }
      add(number, weight);
    },
    grams({ grams }: NumberedWord, weight: number) {
      for (const number of grams) add(number, weight);
    },
    concept: (concept: string, weight: number) => add(numberOf(nameOf.concept(concept)), weight),
  };
  const read = (text: string) => {
    from = into.keys.length;
    const found = wordsToRead(text);
    visitFeatures(found.map(wordOf), conceptsIn(found), visitor);
  };
  return { numbers, read };
}
