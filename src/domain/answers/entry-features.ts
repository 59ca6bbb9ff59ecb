import {
  conceptsIn,
  type Features,
  nameOf,
  readWord,
  visitFeatures,
  type Word,
  wordsToRead,
} from "./features.ts";

const pieceLength = 4;
const pieceWeight = 0.35;

/** Reads words, each once, and keeps them: for many texts. */
export function rememberingWords(): (word: string) => Word {
  const known = new Map<string, Word>();
  return (word) => {
    const read = known.get(word) ?? readWord(word);
    known.set(word, read);
    return read;
  };
}

/**
 * What an entry is told by (learn-entries.ts): words, pairs of them, concepts, and pieces of the whole text, which hold
 * endings, small words and where words meet.
 */
export function entryFeaturesOf(text: string, read: (word: string) => Word = readWord): Features {
  const words = wordsToRead(text);
  const features: Features = new Map();
  const add = (name: string, weight: number) =>
    features.set(name, (features.get(name) ?? 0) + weight);
  visitFeatures(words.map(read), conceptsIn(words), {
    word: ({ stem }, weight) => add(nameOf.word(stem), weight),
    pair: ({ stem }, next, weight) => add(nameOf.pair(stem, next.stem), weight),
    grams: () => {},
    concept: (concept, weight) => add(nameOf.concept(concept), weight),
  });
  const line = `_${words.join("_")}_`;
  for (let at = 0; at + pieceLength <= line.length; at += 1)
    add(nameOf.gram(line.slice(at, at + pieceLength)), pieceWeight);
  return features;
}
