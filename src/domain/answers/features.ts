import { concepts } from "#content/answers/concepts.ts";
import { sameWords } from "#content/question-words.ts";
import { plainLetters, stemOf, stopWords, wordsOf } from "#kit/words.ts";

/** A text as numbers: feature → weight. */
export type Features = Map<string, number>;

const weights = { word: 1, small: 0.12, pair: 0.5, gram: 0.22, concept: 1.6 };
const gramLength = 4;
/** Longer messages are cut: what is asked stands in few words. */
const maxWords = 60;

const small = new Set(Object.values(stopWords).flatMap((words) => [...words]));

/** Short beginnings are whole words: "vs", "ai". */
const begins = (word: string, way: string): boolean =>
  way.length < 4 ? word === way : word.startsWith(way);

/** "doesn t", "it s": `wordsOf` reads "doesn't" and "it's" without their ends. */
const shortened =
  /\b(\w+n|it|that|what|who|how|where|there|i|we|you|they)[ '’](?:t|s|m|re|ve|ll|d)\b/g;

/**
 * Finds which of many things a text speaks of.
 * @param ways for each, the beginnings of words that stand for it, with `|` between
 * @returns reads the words of a text (`wordsOf`), and answers the keys that it speaks of
 */
export function createFinder<Key>(
  ways: readonly (readonly [key: Key, ways: string])[],
): (words: readonly string[]) => Set<Key> {
  /** By the first three letters of a way to say it. */
  const byStart = new Map<string, { key: Key; words: string[] }[]>();
  for (const [key, all] of ways)
    for (const way of all.split("|")) {
      const words = wordsOf(way.replace(shortened, "$1"));
      const start = (words[0] ?? "").slice(0, 3);
      byStart.set(start, [...(byStart.get(start) ?? []), { key, words }]);
    }
  return (words) => {
    const found = new Set<Key>();
    for (const [at, word] of words.entries())
      for (const { key, words: way } of byStart.get(word.slice(0, 3)) ?? [])
        if (way.every((one, by) => begins(words[at + by] ?? "", one))) found.add(key);
    return found;
  };
}

/** What a text is about, whatever words it uses (content/answers/concepts.ts). */
export const conceptsIn = createFinder([
  ...Object.entries(concepts),
  ...sameWords.map((line, at) => [`same ${at}`, line.replaceAll(" ", "|")] as const),
]);

/** Whether a word carries meaning, in any of the languages. */
export const isSmall = (word: string): boolean => small.has(word);

const add = (features: Features, key: string, weight: number) =>
  features.set(key, (features.get(key) ?? 0) + weight);

/** What one word gives, whatever stands around it. */
type Word = { isContent: boolean; stem: string; key: string; grams: readonly string[] };
/** Words that were read before: whoever reads many texts at once keeps them. */
export type KnownWords = Map<string, Word>;

function readWord(word: string): Word {
  const isContent = !small.has(word);
  const stem = stemOf(word);
  const grams = isContent && word.length >= gramLength ? gramsOf(word) : [];
  return { isContent, stem, key: `w:${stem}`, grams: grams.map((gram) => `g:${gram}`) };
}

/** Words, pairs of them, pieces of words (for slips and endings) and concepts of a text. */
export function featuresOf(text: string, known: KnownWords = new Map()): Features {
  const words = wordsOf(plainLetters(text).replaceAll("ß", "ss")).slice(0, maxWords);
  const read = words.map((word) => {
    const one = known.get(word) ?? readWord(word);
    known.set(word, one);
    return one;
  });
  const features: Features = new Map();
  for (const [at, { isContent, stem, key, grams }] of read.entries()) {
    add(features, key, isContent ? weights.word : weights.small);
    const next = read[at + 1];
    if (next && (isContent || next.isContent))
      add(features, `p:${stem} ${next.stem}`, weights.pair);
    for (const gram of grams) add(features, gram, weights.gram);
  }
  for (const concept of conceptsIn(words)) add(features, `c:${concept}`, weights.concept);
  return features;
}

function gramsOf(word: string): string[] {
  const padded = `_${word}_`;
  return Array.from({ length: padded.length - gramLength + 1 }, (_, at) =>
    padded.slice(at, at + gramLength),
  );
}
