import type { Db } from "#db/open.ts";
import { secondMs } from "#kit/time.ts";
import { countWords, type KnownWord } from "./queries-search.ts";

/** What another node indexes anew is known here after so long at the latest. */
const keptForMs = 30 * secondMs;
const maxKept = 5000;

/** One collection's words as they were last counted; null for those that only a language has. */
type Kept = { until: number; total: number; words: Map<string, KnownWord | null> };

const keptOn = new WeakMap<Db, Map<string, Kept>>();
const keptBy = (db: Db) => {
  const kept = keptOn.get(db) ?? new Map<string, Kept>();
  keptOn.set(db, kept);
  return kept;
};

/**
 * What countWords says, kept for half a minute: everybody asks for the same words, and whoever asks waits for
 * this before Aria's first word.
 */
export async function countKnownWords(
  db: Db,
  collection: string,
  tokens: readonly string[],
): Promise<{ words: KnownWord[]; total: number }> {
  const all = keptBy(db);
  const now = performance.now();
  const before = all.get(collection);
  const kept = before && before.until > now ? before : fresh(now);
  all.set(collection, kept);
  const known = new Map(tokens.map((token) => [token, kept.words.get(token)]));
  const missing = tokens.filter((token) => known.get(token) === undefined);
  if (missing.length > 0) {
    const { words, total } = await countWords(db, { collection, tokens: missing });
    // Where none of them is a word to look for, there is no row that could tell.
    if (words.length > 0 && total !== kept.total) {
      if (kept.words.size > 0) {
        // Counts of another time don't go with these.
        forgetKnownWords(db, collection);
        return countKnownWords(db, collection, tokens);
      }
      kept.total = total;
    }
    if (kept.words.size > maxKept) kept.words.clear();
    for (const token of missing) kept.words.set(token, null);
    for (const word of words) {
      kept.words.set(word.token, word);
      known.set(word.token, word);
    }
  }
  return { words: tokens.flatMap((token) => known.get(token) ?? []), total: kept.total };
}

const fresh = (now: number): Kept => ({ until: now + keptForMs, total: 0, words: new Map() });

/** Passages have changed. Who counts at this moment counts into what is thrown away here. */
export function forgetKnownWords(db: Db, collection: string): void {
  keptBy(db).delete(collection);
}
