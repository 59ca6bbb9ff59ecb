import { numberOf } from "#kit/picked.ts";
import type { Steps } from "#kit/steps.ts";

/** How likely a text is of each kind; all together 1. */
export type KindReader<Kind extends string> = (text: string) => Record<Kind, number>;

/** A text whose kind is known; where others would be as right, each has its share, all together 1. */
export type Sample<Kind extends string> = {
  text: string;
  kind: Kind | Readonly<Partial<Record<Kind, number>>>;
  /** How much it counts; 1 where nothing is said. */
  weight?: number;
};

/** How kinds are learnt. */
export type Learning = {
  /** What a text holds, with how much each counts. */
  featuresOf: (text: string) => ReadonlyMap<string, number>;
  /** How often all samples are gone through, how far each step goes, and how strongly weights are drawn to 0. */
  rounds: number;
  pace: number;
  decay: number;
  /** What fewer samples hold is left out. */
  minUses?: number;
  /** What few samples hold counts more, and the length of what is known of a text is 1. */
  byRarity?: boolean;
};

const biasPace = 0.05;

/** What was learnt: the features by number, and for each of them, one kind after the other, how much it speaks for it. */
export type KindModel = {
  features: readonly string[];
  weights: Float32Array;
  bias: Float32Array;
  /** How much each feature's rarity adds; null where it adds nothing. */
  rarity: Float32Array | null;
};

/**
 * Learns to tell kinds of texts apart (logistic regression over several kinds, by steepest descent). The same samples
 * always make the same model. In steps: requests are answered in between.
 */
export function* learnKinds<Kind extends string>(
  kinds: readonly Kind[],
  samples: readonly Sample<Kind>[],
  learning: Learning,
): Steps<KindModel> {
  const { featuresOf, rounds, pace, decay } = learning;
  const held: ReadonlyMap<string, number>[] = [];
  for (const { text } of samples) {
    yield;
    held.push(featuresOf(text));
  }
  const known = yield* featuresKnown(held, learning);
  const count = kinds.length;
  const model = {
    weights: new Float64Array(known.numbers.size * count),
    bias: new Float64Array(count),
    chances: new Float64Array(count),
  };
  const texts = samples.map(({ kind, weight = 1 }, at) => ({
    right: Float64Array.from(kinds, (one) =>
      typeof kind === "string" ? Number(one === kind) : (kind[one] ?? 0),
    ),
    weight,
    features: numbered(held[at] ?? new Map(), known),
  }));
  // Kinds mixed, and in nearly the same order when there are a few samples more.
  const mixed = samples.map(({ text }, at) => [numberOf(text), at] as const);
  mixed.sort(([a], [b]) => a - b);
  for (let round = 0; round < rounds; round += 1)
    for (const [turn, [, at]] of mixed.entries()) {
      if (turn % 20 === 0) yield;
      const sample = texts[at];
      if (sample) learn(sample, { step: pace / (1 + round / 3), decay }, model);
    }
  return {
    features: [...known.numbers.keys()],
    weights: Float32Array.from(model.weights),
    bias: Float32Array.from(model.bias),
    rarity: known.rarity,
  };
}

/** Reads texts by what was learnt; `kinds` in the order in which they were learnt. */
export function kindReader<Kind extends string>(
  kinds: readonly Kind[],
  { features, weights, bias, rarity }: KindModel,
  featuresOf: Learning["featuresOf"],
): KindReader<Kind> {
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const chances = new Float64Array(kinds.length);
  return (text) => {
    judge(numbered(featuresOf(text), { numbers, rarity }), { weights, bias, chances });
    return Object.fromEntries(kinds.map((kind, at) => [kind, chances[at] ?? 0])) as Record<
      Kind,
      number
    >;
  };
}

/** Every feature that counts by its number, and how much its rarity adds; null where it adds nothing. */
type Known = { numbers: ReadonlyMap<string, number>; rarity: Float32Array | null };

function* featuresKnown(
  held: readonly ReadonlyMap<string, number>[],
  { minUses = 1, byRarity = false }: Learning,
): Steps<Known> {
  const uses = new Map<string, number>();
  for (const [at, features] of held.entries()) {
    if (at % 20 === 0) yield;
    for (const key of features.keys()) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const numbers = new Map<string, number>();
  for (const [key, count] of uses) if (count >= minUses) numbers.set(key, numbers.size);
  const rarityOf = (key: string) => Math.log((held.length + 1) / (uses.get(key) ?? 1));
  return { numbers, rarity: byRarity ? Float32Array.from(numbers.keys(), rarityOf) : null };
}

/** Features by their numbers, with how much each counts. */
type Features = { numbers: Uint32Array; values: Float64Array };

function numbered(found: ReadonlyMap<string, number>, { numbers, rarity }: Known): Features {
  const places: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [key, value] of found) {
    const place = numbers.get(key);
    if (place === undefined) continue;
    const weighed = value * (rarity?.[place] ?? 1);
    places.push(place);
    values.push(weighed);
    square += weighed * weighed;
  }
  const length = rarity ? Math.sqrt(square) || 1 : 1;
  return {
    numbers: Uint32Array.from(places),
    values: Float64Array.from(values, (value) => value / length),
  };
}

type Model = {
  weights: Float64Array | Float32Array;
  bias: Float64Array | Float32Array;
  chances: Float64Array;
};

/** Draws the weights towards what would have told this sample's kind. */
function learn(
  { right, weight, features }: { right: Float64Array; weight: number; features: Features },
  { step, decay }: { step: number; decay: number },
  model: Model,
) {
  const { weights, bias, chances } = model;
  const count = chances.length;
  judge(features, model);
  for (let one = 0; one < count; one += 1) {
    const error = step * weight * ((right[one] ?? 0) - (chances[one] ?? 0));
    bias[one] = (bias[one] ?? 0) + biasPace * error;
    for (let at = 0; at < features.numbers.length; at += 1) {
      const place = (features.numbers[at] ?? 0) * count + one;
      weights[place] = (weights[place] ?? 0) * (1 - decay) + error * (features.values[at] ?? 0);
    }
  }
}

/** Fills `chances` with how likely each kind is. */
function judge({ numbers, values }: Features, { weights, bias, chances }: Model) {
  const count = chances.length;
  chances.set(bias);
  for (let at = 0; at < numbers.length; at += 1) {
    const from = (numbers[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let one = 0; one < count; one += 1)
      chances[one] = (chances[one] ?? 0) + value * (weights[from + one] ?? 0);
  }
  const highest = Math.max(...chances);
  let sum = 0;
  for (let one = 0; one < count; one += 1) {
    const chance = Math.exp((chances[one] ?? 0) - highest);
    chances[one] = chance;
    sum += chance;
  }
  for (let one = 0; one < count; one += 1) chances[one] = (chances[one] ?? 0) / sum;
}
