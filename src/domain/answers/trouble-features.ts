import { troubleSigns } from "#content/answers/troubles.ts";
import { conceptsIn } from "./features.ts";
import type { Learning } from "./kind-reader.ts";
import { plainWords } from "./plain-words.ts";
import { asSaid } from "./read-need.ts";

const maxWords = 60;
const pieceLength = 4;
const counts = {
  word: 1,
  pair: 1,
  three: 0.7,
  piece: 0.25,
  start: 0.7,
  concept: 0.6,
  sign: 1.5,
  signs: 1.2,
  mark: 0.5,
};
const startLength = 5;

/**
 * What tells of trouble: words, two and three in a row, pieces of words, what is spoken of, and what trouble is made of
 * (content/answers/trouble-words.ts), alone and two together; their length is 1.
 */
function featuresOf(text: string): Map<string, number> {
  const words = plainWords(text).slice(0, maxWords);
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    features.set(word, counts.word);
    if (second !== undefined) features.set(`${word} ${second}`, counts.pair);
    if (second !== undefined && third !== undefined)
      features.set(`${word} ${second} ${third}`, counts.three);
    if (word.length > startLength) features.set(`^${word.slice(0, startLength)}`, counts.start);
    const padded = `_${word}_`;
    for (let from = 0; from + pieceLength <= padded.length; from += 1)
      features.set(`:${padded.slice(from, from + pieceLength)}`, counts.piece);
  }
  for (const concept of conceptsIn(words)) features.set(`c:${concept}`, counts.concept);
  const said = asSaid(text);
  const signs = Object.keys(troubleSigns).filter((name) => troubleSigns[name]?.test(said));
  for (const [at, sign] of signs.entries()) {
    features.set(`s:${sign}`, counts.sign);
    for (const other of signs.slice(at + 1)) features.set(`s:${sign} ${other}`, counts.signs);
  }
  if (/\?\s*$/.test(text)) features.set("?", counts.mark);
  if (/!/.test(text)) features.set("!", counts.mark);
  const length = Math.hypot(...features.values()) || 1;
  for (const [key, weight] of features) features.set(key, weight / length);
  return features;
}

/** How kinds of trouble are learnt from these. */
export const troubleFeatures: Learning = {
  featuresOf,
  rounds: 8,
  minUses: 2,
  pace: 4,
  decay: 0.000_02,
};
