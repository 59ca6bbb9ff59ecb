import { stemOf, wordsOf } from "#kit/words.ts";
import { certaintyOf, type Evidence } from "./certainty.ts";
import type { Entry, Language } from "./contract.ts";
import { featuresOf, type Features, isSmall } from "./features.ts";
import { type EntryIndex, type Postings, weightOfUnknown } from "./index-entries.ts";

/** An entry that fits a message. */
export type Ranked = Evidence & {
  entry: Entry;
  /** How sure that it is meant: 0 to 1, as measured (certainty.ts). */
  score: number;
  /** Of the nearest way to ask. */
  language: Language;
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
  const { found, unknown } = findAll(message, index);
  const ways = index.examples.length / Math.max(index.entries.length, 1);
  return found.slice(0, limit).map((one, at) => {
    const lead = one.sum - (found[at === 0 ? 1 : 0]?.sum ?? 0);
    return { ...one, lead, unknown, score: certaintyOf({ ...one, lead, unknown }, ways) };
  });
}

/**
 * The small talk that a message may be, with how sure that it is talk at all: thanks and a goodbye in one message are two
 * entries, which don't contest each other.
 */
export function rankTalk(message: string, index: EntryIndex): Ranked | null {
  const { found, unknown } = findAll(message, index);
  const [best] = found;
  if (best?.entry.kind !== "small-talk") return null;
  const rival = found.find(({ entry }) => entry.kind !== "small-talk");
  const lead = best.sum - (rival?.sum ?? 0);
  const ways = index.examples.length / Math.max(index.entries.length, 1);
  return { ...best, lead, unknown, score: certaintyOf({ ...best, lead, unknown }, ways) };
}

/** The small talk that is nearest to a message, whatever else is near. */
export const nearestTalk = (message: string, index: EntryIndex): Found | null =>
  findAll(message, index).found.find(({ entry }) => entry.kind === "small-talk") ?? null;

type Found = Pick<Ranked, "entry" | "nearest" | "language" | "sum">;
type All = { found: readonly Found[]; unknown: number };
/** The last messages of each index: one reply looks at a message several times. */
const lastFound = new WeakMap<EntryIndex, Map<string, All>>();
const maxKept = 4;

function findAll(message: string, index: EntryIndex): All {
  const kept = lastFound.get(index) ?? new Map<string, All>();
  lastFound.set(index, kept);
  const known = kept.get(message);
  if (known) return known;
  const all = { found: findEntries(message, index), unknown: unknownOf(message, index.idf) };
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(message, all);
  return all;
}

/** Every entry with how much speaks for it, the best first. */
function findEntries(
  message: string,
  { entries, idf, examples, numbers, byExample, byEntry }: EntryIndex,
): Found[] {
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
    if (score === 0) continue;
    const example = examples[at];
    if (example && score > (best[example.entry]?.score ?? 1))
      best[example.entry] = { score, language: example.language };
  }
  return entries
    .map((entry, at) => {
      const { score: nearest, language } = best[at] ?? { score: 0, language: "en" };
      return { entry, nearest, language, sum: (told[at] ?? 0) + likenessOf(nearest) };
    })
    .toSorted((a, b) => b.sum - a.sum);
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
  { starts, places, values }: Postings,
  count: number,
): Float64Array {
  const sums = new Float64Array(count);
  for (const [feature, weight] of asked) {
    const end = starts[feature + 1] ?? 0;
    for (let one = starts[feature] ?? 0; one < end; one += 1) {
      const at = places[one] ?? 0;
      sums[at] = (sums[at] ?? 0) + weight * (values[one] ?? 0);
    }
  }
  return sums;
}
