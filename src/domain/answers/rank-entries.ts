import { finish, type Steps } from "#kit/steps.ts";
import { stemOf, wordsOf } from "#kit/words.ts";
import { certaintyOf, type Evidence } from "./certainty.ts";
import { languages, type Entry, type Language } from "./contract.ts";
import { featuresOf, type Features, isSmall } from "./features.ts";

/** An entry that fits a message. */
export type Ranked = Evidence & {
  entry: Entry;
  /** How sure that it is meant: 0 to 1, as measured (certainty.ts). */
  score: number;
  /** Of the nearest way to ask. */
  language: Language;
};

type Example = { entry: number; language: Language };
/** For each feature, by its number: where it stands and how much it counts there, in turn; there are a million. */
type Postings = number[][];
export type EntryIndex = {
  entries: readonly Entry[];
  /** How much a feature of the ways to ask says. */
  idf: ReadonlyMap<string, number>;
  examples: readonly Example[];
  /** Features by number. */
  numbers: ReadonlyMap<string, number>;
  /** Ways to ask that have a feature, and entries that have it in any of their texts. */
  byExample: readonly (readonly number[])[];
  byEntry: readonly (readonly number[])[];
};

/** Makes entries searchable. */
export const indexEntries = (entries: readonly Entry[]): EntryIndex => finish(indexing(entries));

/** A text by the numbers of its features; `isWay`: a way to ask, and not what is answered. */
type Numbered = { entry: number; isWay: boolean; keys: number[]; weights: number[] };

/** The same in steps: about a second for 280 entries with 16,000 ways to ask. */
export function* indexing(entries: readonly Entry[]): Steps<EntryIndex> {
  const examples: Example[] = [];
  const texts: Numbered[] = [];
  const numbers = new Map<string, number>();
  /** How many entries have a feature in their ways to ask, and the last that had. */
  const having: number[] = [];
  const lastHad: number[] = [];
  const read = (text: string, entry: number, isWay: boolean) => {
    const keys: number[] = [];
    const weights: number[] = [];
    for (const [key, weight] of featuresOf(text)) {
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) {
        numbers.set(key, number);
        having.push(0);
        lastHad.push(-1);
      }
      if (isWay && lastHad[number] !== entry) {
        having[number] = (having[number] ?? 0) + 1;
        lastHad[number] = entry;
      }
      keys.push(number);
      weights.push(weight);
    }
    texts.push({ entry, isWay, keys, weights });
  };
  for (const [entry, { asks, says, asksBack }] of entries.entries()) {
    yield;
    for (const language of languages)
      for (const text of asks[language] ?? []) {
        examples.push({ entry, language });
        read(text, entry, true);
      }
    for (const text of [...Object.values(says).flat(), ...Object.values(asksBack)])
      read(text, entry, false);
  }
  // A feature that few entries have says more.
  const idf = new Map<string, number>();
  for (const [key, number] of numbers) {
    const count = having[number] ?? 0;
    if (count > 0) idf.set(key, Math.log(1 + entries.length / count));
  }
  yield;
  const unknown = weightOfUnknown(idf);
  const says = Float64Array.from(numbers.keys(), (key) => idf.get(key) ?? unknown(key));
  yield;
  return { entries, idf, examples, numbers, ...(yield* posting(texts, says, entries.length)) };
}

/** Where each feature stands, in texts of the length 1. */
function* posting(
  texts: readonly Numbered[],
  says: Float64Array,
  count: number,
): Steps<Pick<EntryIndex, "byExample" | "byEntry">> {
  const sums = Array.from({ length: count }, () => new Map<number, number>());
  const byExample: Postings = Array.from(says, () => []);
  let at = 0;
  for (const { entry, isWay, keys, weights } of texts) {
    yield;
    const values = weights.map((weight, one) => weight * (says[keys[one] ?? 0] ?? 0));
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    const sum = sums[entry];
    const share = isWay ? 1 : answerShare;
    for (const [one, key] of keys.entries()) {
      const value = (values[one] ?? 0) / length;
      if (value > 0) sum?.set(key, (sum.get(key) ?? 0) + share * value);
      if (isWay) byExample[key]?.push(at, value);
    }
    if (isWay) at += 1;
  }
  const usual = new Float64Array(says.length);
  let all = 0;
  for (const sum of sums) {
    yield;
    for (const [key, value] of sum) {
      usual[key] = (usual[key] ?? 0) + value;
      all += value;
    }
  }
  const byEntry: Postings = Array.from(says, () => []);
  for (const [entry, sum] of sums.entries()) {
    yield;
    let own = 0;
    for (const value of sum.values()) own += value;
    for (const [key, value] of sum) {
      const ratio = value / own / ((usual[key] ?? 0) / all);
      byEntry[key]?.push(entry, Math.log(1 + ((1 - chance) / chance) * ratio));
    }
  }
  return { byExample, byEntry };
}

/** What is answered counts half as much as a way to ask. */
const answerShare = 0.5;
/**
 * So likely is it that a word of a message has nothing to do with what is meant. It keeps one telling word from deciding
 * alone (naive Bayes, smoothed by what all entries say). Chosen on ways to ask that were left out of the index.
 */
const chance = 0.05;

/** A word that no entry knows weighs as much as a rare one: it keeps a message from being sure. */
const weightOfUnknown = (idf: ReadonlyMap<string, number>) => {
  const rare = Math.log(1 + idf.size);
  return (key: string): number => (key.startsWith("w:") ? rare / 2 : 0);
};

/** Features weighed by how much they say, to the length 1. */
function normalized(features: Features, idf: ReadonlyMap<string, number>): Features {
  const unknown = weightOfUnknown(idf);
  const weighed: Features = new Map();
  let square = 0;
  for (const [key, weight] of features) {
    const value = weight * (idf.get(key) ?? unknown(key));
    square += value * value;
    weighed.set(key, value);
  }
  const length = Math.sqrt(square) || 1;
  for (const [key, value] of weighed) weighed.set(key, value / length);
  return weighed;
}

/** The entries that a message may mean, the best first. */
export function rankEntries(
  message: string,
  index: EntryIndex,
  { limit }: { limit: number },
): Ranked[] {
  const { entries, idf, examples, numbers, byExample, byEntry } = index;
  const asked: [number, number][] = [];
  const features = featuresOf(message);
  for (const [key, weight] of normalized(features, idf)) {
    const number = numbers.get(key);
    if (number !== undefined) asked.push([number, weight]);
  }
  const near = products(asked, byExample, examples.length);
  const told = products(evenly(features, numbers), byEntry, entries.length);
  const best = entries.map(() => ({ score: 0, language: "en" as Language }));
  for (const [at, score] of near.entries()) {
    const example = examples[at];
    if (example && score > (best[example.entry]?.score ?? 1))
      best[example.entry] = { score, language: example.language };
  }
  const unknown = unknownOf(message, idf);
  const ranked = entries
    .map((entry, at) => {
      const { score: nearest, language } = best[at] ?? { score: 0, language: "en" };
      return { entry, nearest, language, sum: (told[at] ?? 0) + likenessOf(nearest) };
    })
    .toSorted((a, b) => b.sum - a.sum);
  return ranked.slice(0, limit).map((one, at) => {
    const lead = one.sum - (ranked[at === 0 ? 1 : 0]?.sum ?? 0);
    return { ...one, lead, unknown, score: certaintyOf({ ...one, lead, unknown }) };
  });
}

/** Every known feature of a message by its own weight, all of them together 1: how rare it is counts in `byEntry`. */
function evenly(features: Features, numbers: ReadonlyMap<string, number>): [number, number][] {
  let all = 0;
  for (const weight of features.values()) all += weight;
  return [...features].flatMap(([key, weight]) => {
    const number = numbers.get(key);
    return number === undefined ? [] : [[number, weight / all] as [number, number]];
  });
}

/** Words that no entry knows are what a message is about, as often as not. */
function unknownOf(message: string, idf: ReadonlyMap<string, number>): number {
  const words = wordsOf(message).filter((word) => !isSmall(word));
  const unknown = words.filter((word) => !idf.has(`w:${stemOf(word)}`));
  return words.length === 0 ? 0 : unknown.length / words.length;
}

/** A message in the very words of a way to ask is that question. */
const likenessOf = (nearest: number): number => 0.3 * nearest ** 2 + 8 * Math.max(0, nearest - 0.8);

function products(
  asked: readonly (readonly [feature: number, weight: number])[],
  postings: readonly (readonly number[])[],
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const [feature, weight] of asked) {
    const list = postings[feature] ?? [];
    for (let one = 0; one < list.length; one += 2) {
      const at = list[one] ?? 0;
      sums[at] = (sums[at] ?? 0) + weight * (list[one + 1] ?? 0);
    }
  }
  return sums;
}
