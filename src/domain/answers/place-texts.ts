import type { Steps } from "#kit/steps.ts";

/** How many numbers a place has. With half of them two of a hundred fewer are found, with twice as many no more. */
export const vectorSize = 64;

/** Chosen on ways to ask that were left out, by blocks and by author (decision 0066). */
const rounds = 6;
const rate = 0.12;
/** So many of a text's features are left out each time, so that none decides alone. */
const leftOut = 0.3;
/** A text is told from so many other entries each time, drawn by lot. */
const maxOthers = 200;
const firstSize = 0.05;
/** What would move an entry less than this isn't worth the time. */
const minError = 1e-3;
const maxFeatures = 1000;

/** Texts as lists of features: those of text `at` from `starts[at]` until `starts[at + 1]`, at the length 1. */
export type NumberedTexts = {
  starts: Uint32Array;
  features: Uint32Array;
  weights: Float32Array;
  /** Of which entry each text is. */
  entries: Uint32Array;
};

/** Where features and entries lie: `vectorSize` numbers each, and how likely an entry is before anything is said. */
export type Placed = { features: Float32Array; entries: Float32Array; usual: Float32Array };

/** Numbers by lot, the same each time. @returns from 0 up to 1 */
function lots(): () => number {
  let state = 2463534242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * Moves features and entries step by step until each text's features together lie near its own entry and far from
 * others: softmax over a product of two matrices, as fastText learns it, in steps sized by AdaGrad.
 */
export function* placeTexts(
  texts: NumberedTexts,
  featureCount: number,
  entryCount: number,
): Steps<Placed> {
  const lot = lots();
  const start = (count: number) =>
    Float32Array.from({ length: count * vectorSize }, () => (2 * lot() - 1) * firstSize);
  const placed: Placed = {
    features: start(featureCount),
    entries: start(entryCount),
    usual: new Float32Array(entryCount),
  };
  const learn = learner(texts, placed, lot);
  const order = Uint32Array.from(texts.entries, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    yield;
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(lot() * (at + 1));
      const one = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = one;
    }
    for (const [turn, text] of order.entries()) {
      if (turn % 20 === 0) yield;
      learn(text, rate * (1 - (0.95 * (round + turn / order.length)) / rounds));
    }
  }
  return placed;
}

/** @returns learns from one text */
function learner(
  { starts, features: keys, weights, entries: wanted }: NumberedTexts,
  { features, entries, usual }: Placed,
  lot: () => number,
): (text: number, pace: number) => void {
  const entryCount = usual.length;
  const others = Math.min(maxOthers, entryCount - 1);
  const isEvery = others === entryCount - 1;
  const bonus = isEvery ? 0 : Math.log(entryCount / others);
  const movedFeature = new Float32Array(features.length / vectorSize);
  const movedEntry = new Float32Array(entryCount);
  const rivals = new Uint32Array(others + 1);
  const told = new Float64Array(others + 1);
  const place = new Float64Array(vectorSize);
  const pull = new Float64Array(vectorSize);
  const used = new Uint32Array(maxFeatures);

  /** Where the text lies by some of its features. @returns how many */
  const put = (text: number): number => {
    place.fill(0);
    let count = 0;
    const end = starts[text + 1] ?? 0;
    for (let at = starts[text] ?? 0; at < end && count < maxFeatures; at += 1) {
      if (lot() < leftOut) continue;
      used[count] = at;
      count += 1;
      addTo(place, features, (keys[at] ?? 0) * vectorSize, (weights[at] ?? 0) / (1 - leftOut));
    }
    return count;
  };
  /** Draws other entries after its own. @returns how many there are together */
  const draw = (entry: number): number => {
    rivals[0] = entry;
    let count = 1;
    for (let other = 0; other < (isEvery ? entryCount : others); other += 1) {
      const rival = isEvery ? other : Math.floor(lot() * entryCount);
      if (rival === entry) continue;
      rivals[count] = rival;
      count += 1;
    }
    return count;
  };
  /** How likely each is, by where the text lies. */
  const tell = (count: number): void => {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      const rival = rivals[at] ?? 0;
      const sum =
        (usual[rival] ?? 0) +
        (at === 0 ? 0 : bonus) +
        productOf(place, entries, rival * vectorSize);
      told[at] = sum;
      if (sum > most) most = sum;
    }
    let all = 0;
    for (let at = 0; at < count; at += 1) all += told[at] = Math.exp((told[at] ?? 0) - most);
    for (let at = 0; at < count; at += 1) told[at] = (told[at] ?? 0) / all;
  };
  return (text, pace) => {
    const count = put(text);
    const drawn = draw(wanted[text] ?? 0);
    tell(drawn);
    const length = productOf(place, place, 0);
    pull.fill(0);
    for (let at = 0; at < drawn; at += 1) {
      const error = (told[at] ?? 0) - (at === 0 ? 1 : 0);
      if (Math.abs(error) < minError) continue;
      const rival = rivals[at] ?? 0;
      const moved = (movedEntry[rival] ?? 0) + (error * error * length) / vectorSize;
      movedEntry[rival] = moved;
      const from = rival * vectorSize;
      const step = (pace / Math.sqrt(moved + 1e-3)) * error;
      for (let axis = 0; axis < vectorSize; axis += 1) {
        const now = entries[from + axis] ?? 0;
        pull[axis] = (pull[axis] ?? 0) + error * now;
        entries[from + axis] = now - step * (place[axis] ?? 0);
      }
      usual[rival] = (usual[rival] ?? 0) - 0.1 * pace * error;
    }
    const strength = productOf(pull, pull, 0) / vectorSize;
    for (let one = 0; one < count; one += 1) {
      const at = used[one] ?? 0;
      const feature = keys[at] ?? 0;
      const weight = weights[at] ?? 0;
      const moved = (movedFeature[feature] ?? 0) + weight * weight * strength;
      movedFeature[feature] = moved;
      addFrom(features, feature * vectorSize, pull, (-pace / Math.sqrt(moved + 1e-3)) * weight);
    }
  };
}

type Numbers = Float32Array | Float64Array;

function productOf(place: Float64Array, all: Numbers, from: number): number {
  let sum = 0;
  for (let at = 0; at < vectorSize; at += 1) sum += (place[at] ?? 0) * (all[from + at] ?? 0);
  return sum;
}

function addTo(place: Float64Array, all: Float32Array, from: number, times: number): void {
  for (let at = 0; at < vectorSize; at += 1)
    place[at] = (place[at] ?? 0) + times * (all[from + at] ?? 0);
}

function addFrom(all: Float32Array, from: number, place: Float64Array, times: number): void {
  for (let at = 0; at < vectorSize; at += 1)
    all[from + at] = (all[from + at] ?? 0) + times * (place[at] ?? 0);
}
