import { createHash } from "node:crypto";
import { coverageSamples } from "#content/answers/coverage.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import { readStories } from "#content/answers/stories.ts";
import type { Steps } from "#kit/steps.ts";
import type { Entry } from "./contract.ts";
import { entryFeaturesOf, rememberingWords } from "./entry-features.ts";
import type { ModelToLearn } from "./known-models.ts";
import { type NumberedTexts, placeTexts, vectorSize } from "./place-texts.ts";

/**
 * What was learnt: a place for each feature and each entry, so that a text's features together lie near the entry that it
 * means.
 */
export type EntryModel = {
  ids: readonly string[];
  /** Of each entry, what it was learnt from (`printOf`). */
  prints: readonly string[];
  features: readonly string[];
  /** How much each feature says. */
  rarity: Float32Array;
  /** `vectorSize` numbers a feature, in steps of its own size. */
  vectors: Int8Array;
  steps: Float32Array;
  /** `vectorSize` numbers an entry, and how likely it is before anything is said; after them, of what means none. */
  entries: Float32Array;
  usual: Float32Array;
};

/** A feature of fewer texts says nothing of another. */
const minUses = 3;

/** Tells whether an entry still is what was learnt. */
export const printOf = ({ id, asks, says }: Entry): string =>
  createHash("sha256")
    .update(JSON.stringify([id, asks, says]))
    .digest("hex")
    .slice(0, 16);

/**
 * Learns which entry a text means, from the ways to ask and the answers. The same texts always make the same model.
 * @param others texts that mean none of them
 */
export function* learnEntries(
  entries: readonly Entry[],
  others: readonly string[],
): Steps<EntryModel> {
  const { features, rarity, texts } = yield* numbered(entries, others);
  const placed = yield* placeTexts(texts, features.length, entries.length + 1);
  const vectors = new Int8Array(placed.features.length);
  const steps = new Float32Array(features.length);
  for (let feature = 0; feature < features.length; feature += 1) {
    const own = placed.features.subarray(feature * vectorSize, (feature + 1) * vectorSize);
    const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    steps[feature] = step;
    for (let at = 0; at < vectorSize; at += 1)
      vectors[feature * vectorSize + at] = Math.round((own[at] ?? 0) / step);
  }
  return {
    ids: entries.map(({ id }) => id),
    prints: entries.map(printOf),
    features,
    rarity,
    vectors,
    steps,
    entries: placed.entries,
    usual: placed.usual,
  };
}

function* numbered(entries: readonly Entry[], others: readonly string[]) {
  const read = rememberingWords();
  const numbers = new Map<string, number>();
  const uses: number[] = [];
  const found: { entry: number; keys: number[]; weights: number[] }[] = [];
  const told = entries.map(({ asks, says, asksBack }) =>
    [asks, says, asksBack].flatMap((one) => Object.values(one).flat()),
  );
  for (const [entry, list] of [...told, others].entries())
    for (const text of list) {
      if (found.length % 20 === 0) yield;
      const keys: number[] = [];
      const weights: number[] = [];
      for (const [name, weight] of entryFeaturesOf(text, read)) {
        const number = numbers.get(name) ?? numbers.size;
        if (number === numbers.size) numbers.set(name, number);
        uses[number] = (uses[number] ?? 0) + 1;
        keys.push(number);
        weights.push(weight);
      }
      found.push({ entry, keys, weights });
    }
  const names = [...numbers.keys()].filter((_, at) => (uses[at] ?? 0) >= minUses);
  const rarity = Float32Array.from(names, (name) =>
    Math.log(found.length / (uses[numbers.get(name) ?? 0] ?? 1)),
  );
  yield;
  const kept = new Int32Array(numbers.size).fill(-1);
  for (const [at, name] of names.entries()) kept[numbers.get(name) ?? 0] = at;
  const total = found.reduce((sum, { keys }) => sum + keys.length, 0);
  const texts: NumberedTexts = {
    starts: new Uint32Array(found.length + 1),
    features: new Uint32Array(total),
    weights: new Float32Array(total),
    entries: Uint32Array.from(found, ({ entry }) => entry),
  };
  let end = 0;
  for (const [text, { keys, weights }] of found.entries()) {
    if (text % 100 === 0) yield;
    const from = end;
    let square = 0;
    for (const [at, key] of keys.entries()) {
      const feature = kept[key] ?? -1;
      if (feature < 0) continue;
      const weight = (weights[at] ?? 0) * (rarity[feature] ?? 0);
      texts.features[end] = feature;
      texts.weights[end] = weight;
      square += weight * weight;
      end += 1;
    }
    const length = Math.sqrt(square) || 1;
    for (let at = from; at < end; at += 1) texts.weights[at] = (texts.weights[at] ?? 0) / length;
    texts.starts[text + 1] = end;
  }
  return { features: names, rarity, texts };
}

/** What people write that no entry answers: what no page of ours says, and stories, which a service meets. */
export const textsBeside = (): string[] => [
  ...coverageSamples().flatMap(({ kind, text }) => (kind === "unsaid" ? [text] : [])),
  ...readStories().map(({ text }) => text),
];

/** Learnt from the site's own entries. */
export const entriesModel: ModelToLearn<EntryModel> = {
  name: "entries",
  learn: () => learnEntries(siteCollection.entries, textsBeside()),
};
