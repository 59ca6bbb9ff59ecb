import type { Db } from "#db/open.ts";
import type { Language } from "#domain/answers/index.ts";
import { secondMs } from "#kit/time.ts";
import { countWords, type KnownWord, selectLanguages } from "./queries-search.ts";

/** What another node indexes anew is known here after so long at the latest. */
const keptForMs = 30 * secondMs;
const maxKept = 5000;
const maxCollections = 500;

/** One collection's words as they were last counted, for questions in one language; none for stop words. */
type Kept = { until: number; total: number; words: Map<string, KnownWord[]> };

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
  languages: readonly Language[] = ["en"],
): Promise<{ words: KnownWord[]; total: number }> {
  const all = keptBy(db);
  const now = performance.now();
  const name = `${collection} ${languages.join()}`;
  const before = all.get(name);
  const kept = before && before.until > now ? before : fresh(now);
  all.delete(name);
  all.set(name, kept);
  if (all.size > maxCollections) all.delete(all.keys().next().value ?? "");
  const known = new Map(tokens.map((token) => [token, kept.words.get(token)]));
  const missing = tokens.filter((token) => known.get(token) === undefined);
  if (missing.length > 0) {
    const { words, total } = await countWords(db, { collection, tokens: missing, languages });
    // Where none of them is a word to look for, there is no row that could tell.
    if (words.length > 0 && total !== kept.total) {
      if (kept.words.size > 0) {
        // Counts of another time don't go with these.
        forgetKnownWords(db, collection);
        return countKnownWords(db, collection, tokens, languages);
      }
      kept.total = total;
    }
    if (kept.words.size > maxKept) kept.words.clear();
    for (const token of missing) {
      const found = words.filter((word) => word.token === token);
      kept.words.set(token, found);
      known.set(token, found);
    }
  }
  return { words: tokens.flatMap((token) => known.get(token) ?? []), total: kept.total };
}

const fresh = (now: number): Kept => ({ until: now + keptForMs, total: 0, words: new Map() });

const languagesOn = new WeakMap<Db, Map<string, { until: number; languages: Language[] }>>();

/** The languages of a collection's texts, the main one first; kept as long as its words. */
export async function languagesOf(db: Db, collection: string): Promise<Language[]> {
  const all = languagesOn.get(db) ?? new Map<string, { until: number; languages: Language[] }>();
  languagesOn.set(db, all);
  const now = performance.now();
  const kept = all.get(collection);
  if (kept && kept.until > now) return kept.languages;
  const languages = await selectLanguages(db, collection);
  all.delete(collection);
  all.set(collection, { until: now + keptForMs, languages });
  if (all.size > maxCollections) all.delete(all.keys().next().value ?? "");
  return languages;
}

/** Passages have changed. Who counts at this moment counts into what is thrown away here. */
export function forgetKnownWords(db: Db, collection: string): void {
  languagesOn.get(db)?.delete(collection);
  const all = keptBy(db);
  for (const name of all.keys()) if (name.startsWith(`${collection} `)) all.delete(name);
}
