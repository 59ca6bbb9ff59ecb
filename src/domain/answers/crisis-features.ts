import { crisisConcepts } from "#content/answers/crisis-concepts.ts";
import { createFinder } from "./features.ts";
import type { Learning } from "./kind-reader.ts";
import { plainWords } from "./plain-words.ts";

const maxWords = 60;
const pieceLength = 4;
const counts = { word: 1, pair: 1, three: 0.8, piece: 0.25, concept: 1.5, concepts: 1.2 };
const conceptsIn = createFinder(Object.entries(crisisConcepts));

/** Words, two and three in a row, pieces of words, and what is spoken of, with how much each counts; their length is 1. */
export function crisisFeaturesOf(text: string): Map<string, number> {
  const words = plainWords(text).slice(0, maxWords);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    features.set(word, counts.word);
    if (second !== undefined) features.set(`${word} ${second}`, counts.pair);
    if (second !== undefined && third !== undefined)
      features.set(`${word} ${second} ${third}`, counts.three);
    const padded = `_${word}_`;
    for (let from = 0; from + pieceLength <= padded.length; from += 1)
      features.set(`:${padded.slice(from, from + pieceLength)}`, counts.piece);
  }
  const concepts = [...conceptsIn(words)].toSorted();
  for (const [at, concept] of concepts.entries()) {
    features.set(`c:${concept}`, counts.concept);
    for (const other of concepts.slice(at + 1))
      features.set(`c:${concept} ${other}`, counts.concepts);
  }
  const length = Math.hypot(...features.values()) || 1;
  for (const [key, weight] of features) features.set(key, weight / length);
  return features;
}

/** How kinds of messages are learnt from these. */
export const byWordsInRow: Learning = {
  featuresOf: crisisFeaturesOf,
  rounds: 10,
  pace: 3,
  decay: 0.000_02,
};
