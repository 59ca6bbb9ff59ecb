import { crisisConcepts } from "#content/answers/crisis-concepts.ts";
import type { Steps } from "#kit/steps.ts";
import { plainLetters } from "#kit/words.ts";
import { createFinder } from "./features.ts";

/** How likely a text is of each kind; all together 1. */
export type KindReader<Kind extends string> = (text: string) => Record<Kind, number>;

/** A text whose kind is known. */
export type Sample<Kind extends string> = { text: string; kind: Kind };

const maxWords = 60;
const pieceLength = 4;

/** "don't" and "dont" are one word, "j'ai" is two: small words with their "not" carry the meaning here. */
const plainWords = (text: string): string[] =>
  (
    plainLetters(text)
      .replaceAll("ß", "ss")
      .replace(/(?<=\p{L})['’](?=(?:s|re|ve|ll|d|m|t)(?!\p{L}))/gu, "")
      .match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []
  ).slice(0, maxWords);

const counts = { word: 1, pair: 1, three: 0.8, piece: 0.25, concept: 1.5, concepts: 1.2 };
const conceptsIn = createFinder(Object.entries(crisisConcepts));

/** Words, two and three in a row, pieces of words, and what is spoken of, with how much each counts; their length is 1. */
function featuresOf(text: string): Map<string, number> {
  const words = plainWords(text);
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

/** How often all samples are gone through, how far each step goes, and how strongly weights are drawn to 0. */
const rounds = 10;
const pace = 3;
const biasPace = 0.05;
const decay = 0.000_02;

/** What was learnt: the features by number, and for each of them, one kind after the other, how much it speaks for it. */
export type KindModel = { features: readonly string[]; weights: Float32Array; bias: Float32Array };

/**
 * Learns to tell kinds of texts apart (logistic regression over several kinds, by steepest descent). The same samples
 * always make the same model. In steps: requests are answered in between.
 */
export function* learnKinds<Kind extends string>(
  kinds: readonly Kind[],
  samples: readonly Sample<Kind>[],
): Steps<KindModel> {
  const numbers = new Map<string, number>();
  const texts: { kind: number; features: Features }[] = [];
  for (const { text, kind } of samples) {
    yield;
    const found = featuresOf(text);
    for (const key of found.keys()) if (!numbers.has(key)) numbers.set(key, numbers.size);
    texts.push({ kind: kinds.indexOf(kind), features: numbered(found, numbers) });
  }
  const count = kinds.length;
  const weights = new Float64Array(numbers.size * count);
  const bias = new Float64Array(count);
  const chances = new Float64Array(count);
  const stride = strideFor(texts.length);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < texts.length; turn += 1) {
      if (turn % 20 === 0) yield;
      // A stride that shares no factor with the count visits each sample once, kinds mixed.
      const sample = texts[(turn * stride) % texts.length];
      if (sample) learn(sample, pace / (1 + round / 3), { weights, bias, chances });
    }
  return {
    features: [...numbers.keys()],
    weights: Float32Array.from(weights),
    bias: Float32Array.from(bias),
  };
}

/** Reads texts by what was learnt; `kinds` in the order in which they were learnt. */
export function kindReader<Kind extends string>(
  kinds: readonly Kind[],
  { features, weights, bias }: KindModel,
): KindReader<Kind> {
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const chances = new Float64Array(kinds.length);
  return (text) => {
    judge(numbered(featuresOf(text), numbers), { weights, bias, chances });
    return Object.fromEntries(kinds.map((kind, at) => [kind, chances[at] ?? 0])) as Record<
      Kind,
      number
    >;
  };
}

/** Features by their numbers, with how much each counts. */
type Features = { numbers: Uint32Array; values: Float64Array };

function numbered(
  found: ReadonlyMap<string, number>,
  numbers: ReadonlyMap<string, number>,
): Features {
  const known = [...found].filter(([key]) => numbers.has(key));
  return {
    numbers: Uint32Array.from(known, ([key]) => numbers.get(key) ?? 0),
    values: Float64Array.from(known, ([, value]) => value),
  };
}

type Model = {
  weights: Float64Array | Float32Array;
  bias: Float64Array | Float32Array;
  chances: Float64Array;
};

/** Draws the weights towards what would have told this sample's kind. */
function learn(
  { kind, features }: { kind: number; features: Features },
  step: number,
  model: Model,
) {
  const { weights, bias, chances } = model;
  const count = chances.length;
  judge(features, model);
  for (let one = 0; one < count; one += 1) {
    const error = (one === kind ? 1 : 0) - (chances[one] ?? 0);
    bias[one] = (bias[one] ?? 0) + step * biasPace * error;
    for (const [at, feature] of features.numbers.entries()) {
      const place = feature * count + one;
      const value = features.values[at] ?? 0;
      weights[place] = (weights[place] ?? 0) * (1 - decay) + step * error * value;
    }
  }
}

/** Fills `chances` with how likely each kind is. */
function judge({ numbers, values }: Features, { weights, bias, chances }: Model) {
  const count = chances.length;
  chances.set(bias);
  for (const [at, feature] of numbers.entries())
    for (let one = 0; one < count; one += 1)
      chances[one] =
        (chances[one] ?? 0) + (values[at] ?? 0) * (weights[feature * count + one] ?? 0);
  const highest = Math.max(...chances);
  let sum = 0;
  for (let one = 0; one < count; one += 1) {
    const chance = Math.exp((chances[one] ?? 0) - highest);
    chances[one] = chance;
    sum += chance;
  }
  for (let one = 0; one < count; one += 1) chances[one] = (chances[one] ?? 0) / sum;
}

/** About 0.62 of a count, sharing no factor with it. */
function strideFor(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (divides(stride, count) !== 1) stride += 1;
  return stride;
}
