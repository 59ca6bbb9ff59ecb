import { concepts } from "#content/answers/concepts.ts";
import { sameWords } from "#content/question-words.ts";
import { stemOf, stopWords, wordsOf } from "#kit/words.ts";

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

/** Whether these words begin there, one after the other. */
function stands(way: readonly string[], words: readonly string[], at: number): boolean {
  for (let by = 0; by < way.length; by += 1)
    if (!begins(words[at + by] ?? "", way[by] ?? "")) return false;
  return true;
}

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
  const none: { key: Key; words: string[] }[] = [];
  for (const [key, all] of ways)
    for (const way of all.split("|")) {
      const words = wordsOf(way.replace(shortened, "$1"));
      const start = (words[0] ?? "").slice(0, 3);
      byStart.set(start, [...(byStart.get(start) ?? []), { key, words }]);
    }
  return (words) => {
    const found = new Set<Key>();
    for (let at = 0; at < words.length; at += 1)
      for (const { key, words: way } of byStart.get((words[at] ?? "").slice(0, 3)) ?? none)
        if (stands(way, words, at)) found.add(key);
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

/** What one word gives, whatever stands around it. */
export type Word = { isContent: boolean; stem: string; grams: readonly string[] };

/** Reads a word that stands in a text (`wordsToRead`). */
export function readWord(word: string): Word {
  const isContent = !small.has(word);
  return { isContent, stem: stemOf(word), grams: isContent ? gramsOf(word) : [] };
}

/** The words of a text that its features are made of. */
export const wordsToRead = (text: string): string[] =>
  wordsOf(text.toLowerCase().replaceAll("ß", "ss")).slice(0, maxWords);

/** What features are called. */
export const nameOf = {
  word: (stem: string) => `w:${stem}`,
  pair: (stem: string, next: string) => `p:${stem} ${next}`,
  gram: (gram: string) => `g:${gram}`,
  concept: (concept: string) => `c:${concept}`,
};

/**
 * Goes through the features of a text: words, pairs of them, pieces of words (for slips and endings) and concepts.
 * @param words as `readWord` read them, with whatever the visitor keeps of them
 * @param spoken the concepts that the text speaks of
 */
export function visitFeatures<W extends Pick<Word, "isContent">>(
  words: readonly W[],
  spoken: Iterable<string>,
  visit: {
    word: (word: W, weight: number) => void;
    pair: (word: W, next: W, weight: number) => void;
    grams: (word: W, weight: number) => void;
    concept: (concept: string, weight: number) => void;
  },
): void {
  // Half a million words are visited when an index is built: without a pair made for each.
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    visit.word(word, word.isContent ? weights.word : weights.small);
    const next = words[at + 1];
    if (next && (word.isContent || next.isContent)) visit.pair(word, next, weights.pair);
    visit.grams(word, weights.gram);
  }
  for (const concept of spoken) visit.concept(concept, weights.concept);
}

/** The features of a text, by name. */
export function featuresOf(text: string): Features {
  const words = wordsToRead(text);
  const features: Features = new Map();
  const add = (key: string, weight: number) => features.set(key, (features.get(key) ?? 0) + weight);
  visitFeatures(words.map(readWord), conceptsIn(words), {
    word: ({ stem }, weight) => add(nameOf.word(stem), weight),
    pair: ({ stem }, next, weight) => add(nameOf.pair(stem, next.stem), weight),
    grams({ grams }, weight) {
      for (const gram of grams) add(nameOf.gram(gram), weight);
    },
    concept: (concept, weight) => add(nameOf.concept(concept), weight),
  });
  return features;
}

function gramsOf(word: string): string[] {
  if (word.length < gramLength) return [];
  const padded = `_${word}_`;
  return Array.from({ length: padded.length - gramLength + 1 }, (_, at) =>
    padded.slice(at, at + gramLength),
  );
}
