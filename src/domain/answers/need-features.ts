import { serviceNeeds } from "#content/answers/service-needs.ts";
import { conceptsIn, createFinder, isSmall } from "./features.ts";
import { plainWords } from "./plain-words.ts";

/** Long stories are cut. */
const maxWords = 120;
const pieceLength = 4;
/** So many letters begin most words of one family, in each of the languages. */
const startLength = 5;
const counts = {
  word: 1,
  small: 0.8,
  pair: 0.7,
  start: 0.7,
  piece: 0.4,
  concept: 0.8,
  signal: 0.8,
};

/** Each line of signals is a concept that has words in every language. */
const signalsIn = createFinder(
  Object.entries(serviceNeeds).flatMap(([id, { signals }]) =>
    signals.map(([, ways], at) => [`${id} ${at}`, ways] as const),
  ),
);

/** What tells of a need: words, pairs, beginnings and pieces of words, concepts and signals, with how much each counts. */
export function needFeaturesOf(text: string): Map<string, number> {
  const words = plainWords(text).slice(0, maxWords);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined) features.set(`${word} ${next}`, counts.pair);
    if (isSmall(word)) {
      features.set(word, counts.small);
      continue;
    }
    features.set(word, counts.word);
    if (word.length > startLength) features.set(`^${word.slice(0, startLength)}`, counts.start);
    const padded = `_${word}_`;
    for (let from = 0; from + pieceLength <= padded.length; from += 1)
      features.set(`:${padded.slice(from, from + pieceLength)}`, counts.piece);
  }
  for (const concept of conceptsIn(words)) features.set(`c:${concept}`, counts.concept);
  for (const signal of signalsIn(words)) features.set(`s:${signal}`, counts.signal);
  return features;
}
