import { finish, type Steps } from "#kit/steps.ts";
import { languages, type Entry, type Language } from "./contract.ts";
import { featuresOf, type KnownWords } from "./features.ts";

type Example = { entry: number; language: Language };
/**
 * Where each feature stands, by its number: from `starts[feature]` until `starts[feature + 1]` the places, and how much
 * it counts there. There are half a million.
 */
export type Postings = { starts: Uint32Array; places: Uint32Array; values: Float64Array };
export type EntryIndex = {
  entries: readonly Entry[];
  /** How much a feature of the ways to ask says. */
  idf: ReadonlyMap<string, number>;
  examples: readonly Example[];
  /** Features by number. */
  numbers: ReadonlyMap<string, number>;
  /** Ways to ask that have a feature, and entries that have it in any of their texts. */
  byExample: Postings;
  byEntry: Postings;
};

/** Makes entries searchable. */
export const indexEntries = (entries: readonly Entry[]): EntryIndex => finish(indexing(entries));

/** A text by the numbers of its features; `isWay`: a way to ask, and not what is answered. */
type Numbered = { entry: number; isWay: boolean; keys: number[]; weights: number[] };

/** The same in steps: half a second for 320 entries with 17,000 ways to ask. */
export function* indexing(entries: readonly Entry[]): Steps<EntryIndex> {
  const examples: Example[] = [];
  const texts: Numbered[] = [];
  const numbers = new Map<string, number>();
  const known: KnownWords = new Map();
  /** How many entries have a feature in their ways to ask, and the last that had. */
  const having: number[] = [];
  const lastHad: number[] = [];
  const read = (text: string, entry: number, isWay: boolean) => {
    const keys: number[] = [];
    const weights: number[] = [];
    for (const [key, weight] of featuresOf(text, known)) {
      let number = numbers.get(key);
      if (number === undefined) {
        number = numbers.size;
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

/** What the texts of one entry say together, by feature. */
type Sum = { keys: number[]; values: Float64Array };

/** Where each feature stands, in texts of the length 1; `texts` in the order of their entries. */
function* posting(
  texts: readonly Numbered[],
  says: Float64Array,
  count: number,
): Steps<Pick<EntryIndex, "byExample" | "byEntry">> {
  const byExample = yield* emptyPostings(
    texts.flatMap(({ isWay, keys }) => (isWay ? [keys] : [])),
    says.length,
  );
  const sums: Sum[] = Array.from({ length: count }, () => ({
    keys: [],
    values: new Float64Array(),
  }));
  const together = new Float64Array(says.length);
  let at = 0;
  for (const [one, { entry, isWay, keys, weights }] of texts.entries()) {
    yield;
    let square = 0;
    for (const [place, key] of keys.entries()) {
      const value = (weights[place] ?? 0) * (says[key] ?? 0);
      weights[place] = value;
      square += value * value;
    }
    const length = Math.sqrt(square) || 1;
    const share = isWay ? 1 : answerShare;
    const own = sums[entry]?.keys;
    for (const [place, key] of keys.entries()) {
      const value = (weights[place] ?? 0) / length;
      if (value > 0) {
        if (together[key] === 0) own?.push(key);
        together[key] = (together[key] ?? 0) + share * value;
      }
      if (isWay) byExample.add(key, at, value);
    }
    if (isWay) at += 1;
    const sum = sums[entry];
    if (!sum || texts[one + 1]?.entry === entry) continue;
    sum.values = Float64Array.from(sum.keys, (key) => together[key] ?? 0);
    for (const key of sum.keys) together[key] = 0;
  }
  return { byExample: byExample.postings, byEntry: yield* postingEntries(sums, says.length) };
}

/** How much more each entry speaks of a feature than all of them do. */
function* postingEntries(sums: readonly Sum[], features: number): Steps<Postings> {
  const usual = new Float64Array(features);
  let all = 0;
  for (const { keys, values } of sums) {
    yield;
    for (const [place, key] of keys.entries()) {
      const value = values[place] ?? 0;
      usual[key] = (usual[key] ?? 0) + value;
      all += value;
    }
  }
  const byEntry = yield* emptyPostings(
    sums.map(({ keys }) => keys),
    features,
  );
  for (const [entry, { keys, values }] of sums.entries()) {
    yield;
    let own = 0;
    for (const value of values) own += value;
    for (const [place, key] of keys.entries()) {
      const ratio = (values[place] ?? 0) / own / ((usual[key] ?? 0) / all);
      byEntry.add(key, entry, Math.log(1 + ((1 - chance) / chance) * ratio));
    }
  }
  return byEntry.postings;
}

/** Room for one place of each of these features, and how it is filled. */
function* emptyPostings(lists: readonly (readonly number[])[], features: number) {
  const starts = new Uint32Array(features + 1);
  for (const keys of lists) {
    yield;
    for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < features; key += 1)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const total = starts[features] ?? 0;
  const postings: Postings = {
    starts,
    places: new Uint32Array(total),
    values: new Float64Array(total),
  };
  const ends = starts.slice();
  const add = (key: number, place: number, value: number) => {
    const end = ends[key] ?? 0;
    postings.places[end] = place;
    postings.values[end] = value;
    ends[key] = end + 1;
  };
  return { postings, add };
}

/** What is answered counts half as much as a way to ask. */
const answerShare = 0.5;
/**
 * So likely is it that a word of a message has nothing to do with what is meant. It keeps one telling word from deciding
 * alone (naive Bayes, smoothed by what all entries say). Chosen on ways to ask that were left out of the index.
 */
const chance = 0.05;

/** A word that no entry knows weighs as much as a rare one: it keeps a message from being sure. */
export const weightOfUnknown = (idf: ReadonlyMap<string, number>) => {
  const rare = Math.log(1 + idf.size);
  return (key: string): number => (key.startsWith("w:") ? rare / 2 : 0);
};
