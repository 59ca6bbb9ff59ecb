import { finish, type Steps } from "#kit/steps.ts";
import { stemOf, wordsOf } from "#kit/words.ts";
import { languages, type Entry, type Language } from "./contract.ts";
import { featuresOf, type Features, isSmall } from "./features.ts";

/** An entry that fits a message. */
export type Ranked = {
  entry: Entry;
  /** How sure that it is meant: 0 to 1, as measured (see `certaintyOf`). */
  score: number;
  /** How near the message is to one single way to ask it: 1 is the same words. */
  nearest: number;
  /** Of the nearest way to ask. */
  language: Language;
  /** What `score` is made from: likeness to all that the entry says, and how far that is above the next one's. */
  sum: number;
  lead: number;
  /** The share of the message's words that no entry knows. */
  unknown: number;
};

type Example = { entry: number; language: Language };
/** Where a feature stands and how much it counts there, in turn: flat, because there are a million of them. */
type Postings = Map<string, number[]>;
export type EntryIndex = {
  entries: readonly Entry[];
  idf: ReadonlyMap<string, number>;
  examples: readonly Example[];
  /** Feature → ways to ask that have it, and entries that have it in any of their texts. */
  byExample: ReadonlyMap<string, readonly number[]>;
  byEntry: ReadonlyMap<string, readonly number[]>;
};

/** What an answer says is worth as much as one way to ask it. */
const saysWeight = 1;

/** Makes entries searchable. */
export const indexEntries = (entries: readonly Entry[]): EntryIndex => finish(indexing(entries));

/** The same in steps: some 100 ms for 300 entries with 8,000 ways to ask. */
export function* indexing(entries: readonly Entry[]): Steps<EntryIndex> {
  const examples: Example[] = [];
  const asked: { entry: number; weight: number; features: Features }[] = [];
  for (const [entry, { asks, says, asksBack }] of entries.entries()) {
    yield;
    for (const language of languages)
      for (const text of asks[language] ?? []) {
        examples.push({ entry, language });
        asked.push({ entry, weight: 1, features: featuresOf(text) });
      }
    for (const text of [...Object.values(says).flat(), ...Object.values(asksBack)])
      asked.push({ entry, weight: -saysWeight, features: featuresOf(text) });
  }
  const idf = yield* idfOf(
    entries.length,
    asked.filter(({ weight }) => weight > 0),
  );
  const sums = entries.map((): Features => new Map());
  const byExample: Postings = new Map();
  let at = 0;
  for (const { entry, weight, features } of asked) {
    yield;
    const sum = sums[entry];
    for (const [key, value] of normalized(features, idf)) {
      sum?.set(key, (sum.get(key) ?? 0) + Math.abs(weight) * value);
      if (weight > 0) post(byExample, key, at, value);
    }
    if (weight > 0) at += 1;
  }
  const byEntry: Postings = new Map();
  for (const [entry, sum] of sums.entries()) {
    yield;
    // The root keeps what is said often from drowning what is said once. Its square is the sum again.
    let square = 0;
    for (const value of sum.values()) square += value;
    const length = Math.sqrt(square) || 1;
    for (const [key, value] of sum) post(byEntry, key, entry, Math.sqrt(value) / length);
  }
  return { entries, idf, examples, byExample, byEntry };
}

function post(postings: Postings, key: string, at: number, weight: number): void {
  const list = postings.get(key);
  if (list) list.push(at, weight);
  else postings.set(key, [at, weight]);
}

/** A feature that few entries have says more. The ways to ask an entry follow one another. */
function* idfOf(
  all: number,
  asked: readonly { entry: number; features: Features }[],
): Steps<Map<string, number>> {
  const having = new Map<string, { count: number; last: number }>();
  for (const { entry, features } of asked) {
    yield;
    for (const key of features.keys()) {
      const known = having.get(key);
      if (!known) having.set(key, { count: 1, last: entry });
      else if (known.last !== entry) {
        known.count += 1;
        known.last = entry;
      }
    }
  }
  return new Map([...having].map(([key, { count }]) => [key, Math.log(1 + all / count)]));
}

/** Features weighed by how much they say, to the length 1. */
function normalized(features: Features, idf: ReadonlyMap<string, number>): Features {
  // A word that no entry knows weighs as much as a rare one: it keeps a message from being sure.
  const unknown = Math.log(1 + idf.size);
  const weighed: Features = new Map();
  let square = 0;
  for (const [key, weight] of features) {
    const value = weight * (idf.get(key) ?? (key.startsWith("w:") ? unknown / 2 : 0));
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
  const { entries, idf, examples, byExample, byEntry } = index;
  const asked = normalized(featuresOf(message), idf);
  const near = products(asked, byExample, examples.length);
  const whole = products(asked, byEntry, entries.length);
  const best = entries.map(() => ({ score: 0, language: "en" as Language }));
  for (const [at, score] of near.entries()) {
    const example = examples[at];
    if (example && score > (best[example.entry]?.score ?? 1))
      best[example.entry] = { score, language: example.language };
  }
  const unknown = unknownOf(message, idf);
  const sureAtMost = 1 - unknownShare * unknown;
  const ranked = entries
    .map((entry, at) => {
      const { score: nearest, language } = best[at] ?? { score: 0, language: "en" };
      return { entry, nearest, language, sum: (whole[at] ?? 0) + nearShare * nearest ** 2 };
    })
    .toSorted((a, b) => b.sum - a.sum);
  return ranked.slice(0, limit).map((one, at) => {
    const lead = one.sum - (ranked[at === 0 ? 1 : 0]?.sum ?? 0);
    return { ...one, lead, unknown, score: sureAtMost * certaintyOf(one.sum, lead) };
  });
}

/** Words that no entry knows are what a message is about, as often as not. */
const unknownShare = 0.7;
function unknownOf(message: string, idf: ReadonlyMap<string, number>): number {
  const words = wordsOf(message).filter((word) => !isSmall(word));
  const unknown = words.filter((word) => !idf.has(`w:${stemOf(word)}`));
  return words.length === 0 ? 0 : unknown.length / words.length;
}

/** A message in the very words of a way to ask is that question. */
const nearShare = 0.35;

function products(
  asked: Features,
  postings: ReadonlyMap<string, readonly number[]>,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const [key, weight] of asked) {
    const list = postings.get(key) ?? [];
    for (let one = 0; one < list.length; one += 2) {
      const at = list[one] ?? 0;
      sums[at] = (sums[at] ?? 0) + weight * (list[one + 1] ?? 0);
    }
  }
  return sums;
}

/**
 * How often an entry with such a sum, so far above the next, is the right one. A logistic curve set by hand, near
 * the one that fits ways to ask that were left out of the index (eval/calibrate.ts): of those from 0.9 on, 88 % are right.
 */
const fit = { base: -3.4, sum: 6.5, lead: 10 };
const certaintyOf = (sum: number, lead: number): number =>
  1 / (1 + Math.exp(-(fit.base + fit.sum * sum + fit.lead * lead)));
