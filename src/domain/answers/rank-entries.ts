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
};

type Example = { entry: number; language: Language };
type Posting = { at: number; weight: number };
export type EntryIndex = {
  entries: readonly Entry[];
  idf: ReadonlyMap<string, number>;
  examples: readonly Example[];
  /** Feature → ways to ask that have it, and entries that have it in any of their texts. */
  byExample: ReadonlyMap<string, readonly Posting[]>;
  byEntry: ReadonlyMap<string, readonly Posting[]>;
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
  const byExample = new Map<string, Posting[]>();
  let at = 0;
  for (const { entry, weight, features } of asked) {
    yield;
    const unit = normalized(features, idf);
    const sum = sums[entry];
    for (const [key, value] of unit) sum?.set(key, (sum.get(key) ?? 0) + Math.abs(weight) * value);
    if (weight < 0) continue;
    for (const [key, value] of unit) post(byExample, key, { at, weight: value });
    at += 1;
  }
  const byEntry = new Map<string, Posting[]>();
  for (const [entry, sum] of sums.entries()) {
    yield;
    // The root keeps what is said often from drowning what is said once.
    const rooted = new Map([...sum].map(([key, value]) => [key, Math.sqrt(value)]));
    const length = Math.hypot(...rooted.values()) || 1;
    for (const [key, value] of rooted) post(byEntry, key, { at: entry, weight: value / length });
  }
  return { entries, idf, examples, byExample, byEntry };
}

function post(postings: Map<string, Posting[]>, key: string, posting: Posting): void {
  const list = postings.get(key);
  if (list) list.push(posting);
  else postings.set(key, [posting]);
}

/** A feature that few entries have says more. */
function* idfOf(
  all: number,
  asked: readonly { entry: number; features: Features }[],
): Steps<Map<string, number>> {
  const having = new Map<string, Set<number>>();
  for (const { entry, features } of asked) {
    yield;
    for (const key of features.keys()) {
      const known = having.get(key);
      if (known) known.add(entry);
      else having.set(key, new Set([entry]));
    }
  }
  return new Map([...having].map(([key, { size }]) => [key, Math.log(1 + all / size)]));
}

function normalized(features: Features, idf: ReadonlyMap<string, number>): Features {
  // A word that no entry knows weighs as much as a rare one: it keeps a message from being sure.
  const unknown = Math.log(1 + idf.size);
  const weighed = [...features].map(
    ([key, weight]) =>
      [key, weight * (idf.get(key) ?? (key.startsWith("w:") ? unknown / 2 : 0))] as const,
  );
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([key, weight]) => [key, weight / length]));
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
  const sureAtMost = 1 - unknownShare * unknownOf(message, idf);
  const ranked = entries
    .map((entry, at) => {
      const { score: nearest, language } = best[at] ?? { score: 0, language: "en" };
      return { entry, nearest, language, sum: (whole[at] ?? 0) + nearShare * nearest ** 2 };
    })
    .toSorted((a, b) => b.sum - a.sum);
  return ranked.slice(0, limit).map((one, at) => {
    const lead = one.sum - (ranked[at === 0 ? 1 : 0]?.sum ?? 0);
    return { ...one, lead, score: sureAtMost * certaintyOf(one.sum, lead) };
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
  postings: ReadonlyMap<string, readonly Posting[]>,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const [key, weight] of asked)
    for (const one of postings.get(key) ?? [])
      sums[one.at] = (sums[one.at] ?? 0) + weight * one.weight;
  return sums;
}

/**
 * How often an entry with such a sum, so far above the next, is the right one. A logistic curve set by hand, near
 * the one that fits ways to ask that were left out of the index (eval/calibrate.ts): of those from 0.9 on, 88 % are right.
 */
const fit = { base: -3.4, sum: 6.5, lead: 10 };
const certaintyOf = (sum: number, lead: number): number =>
  1 / (1 + Math.exp(-(fit.base + fit.sum * sum + fit.lead * lead)));
