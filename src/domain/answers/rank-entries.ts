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
export const rankEntries = (
  message: string,
  index: EntryIndex,
  { limit }: { limit: number },
): Ranked[] => findAll(message, index).slice(0, limit);

/**
 * The small talk that a message may be, with how sure that it is talk at all: thanks and a goodbye in one message are two
 * entries, which don't contest each other.
 */
export function rankTalk(message: string, index: EntryIndex): Ranked | null {
  const found = findAll(message, index);
  const [best] = found;
  if (best?.entry.kind !== "small-talk") return null;
  const rivals = found.filter(({ entry }) => entry.kind !== "small-talk");
  return judged(best, { by: leadersOf(rivals), unknown: best.unknown, ways: waysOf(index) });
}

/** The small talk that is nearest to a message, whatever else is near. */
export const nearestTalk = (message: string, index: EntryIndex): Ranked | null =>
  findAll(message, index).find(({ entry }) => entry.kind === "small-talk") ?? null;

type Found = Pick<Ranked, "entry" | "nearest" | "language" | "sum"> & {
  /** How likely it is by what was learnt of whole texts, as a logarithm; null of what isn't told by it. */
  likely: number | null;
};

/** The last messages of each index: one reply looks at a message several times. */
const lastFound = new WeakMap<EntryIndex, Map<string, readonly (Ranked & Found)[]>>();
const maxKept = 4;

function findAll(message: string, index: EntryIndex): readonly (Ranked & Found)[] {
  const kept = lastFound.get(index) ?? new Map<string, readonly (Ranked & Found)[]>();
  lastFound.set(index, kept);
  const known = kept.get(message);
  if (known) return known;
  const found = findEntries(message, index);
  const by = leadersOf(found);
  const unknown = unknownOf(message, index.idf);
  const all = found
    .map((one) => judged(one, { by, unknown, ways: waysOf(index) }))
    .toSorted((a, b) => (index.read ? b.score - a.score : 0) || b.sum - a.sum);
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(message, all);
  return all;
}

const waysOf = ({ entries, examples }: EntryIndex): number =>
  examples.length / Math.max(entries.length, 1);

/** How much what was learnt of whole texts counts beside words (eval/calibrate.ts). */
const learntShare = 0.4;
const totalOf = ({ sum, likely }: Pick<Found, "sum" | "likely">): number =>
  sum + learntShare * (likely ?? 0);

/** The best and the second best by words, and by words and whole texts together. */
type Leaders = Record<"sum" | "total", readonly [first: number, second: number]>;

function leadersOf(found: readonly Found[]): Leaders {
  const learnt = found.filter(({ likely }) => likely !== null);
  return { sum: firstTwo(found, ({ sum }) => sum), total: firstTwo(learnt, totalOf) };
}

function firstTwo(found: readonly Found[], valueOf: (one: Found) => number): [number, number] {
  let [first, second] = [0, 0];
  for (const [at, one] of found.entries()) {
    const value = valueOf(one);
    if (at === 0 || value > first) [first, second] = [value, at === 0 ? 0 : first];
    else if (at === 1 || value > second) second = value;
  }
  return [first, second];
}

/** How far an entry is above the next one, or below the best. */
const leadOf = (value: number, [first, second]: readonly [number, number]): number =>
  value - (value >= first ? (value > first ? first : second) : first);

function judged<One extends Found>(
  one: One,
  { by, unknown, ways }: { by: Leaders; unknown: number; ways: number },
): One & Ranked {
  const lead = leadOf(one.sum, by.sum);
  const { likely } = one;
  const learnt = likely === null ? null : { likely, lead: leadOf(totalOf(one), by.total) };
  const evidence = { sum: one.sum, lead, nearest: one.nearest, unknown, learnt };
  return { ...one, ...evidence, score: certaintyOf(evidence, ways) };
}

/** Every entry with how much speaks for it. */
function findEntries(
  message: string,
  { entries, idf, examples, numbers, byExample, byEntry, read }: EntryIndex,
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
  const sums = best.map(({ score }, at) => (told[at] ?? 0) + likenessOf(score));
  const likely = read?.(message);
  return entries.map((entry, at) => {
    const { score: nearest, language } = best[at] ?? { score: 0, language: "en" };
    const sum = sums[at] ?? 0;
    return { entry, nearest, language, sum, likely: likelihoodOf(likely?.[at], nearest) };
  });
}

/** What is less likely is as good as ruled out: words may still speak for it. */
const minLikely = -4;
/** So near to a way to ask, a message is that question, whatever was learnt. */
const inItsWords = 0.97;

function likelihoodOf(told: number | undefined, nearest: number): number | null {
  if (told === undefined || Number.isNaN(told)) return null;
  return nearest >= inItsWords ? 0 : Math.max(told, minLikely);
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
