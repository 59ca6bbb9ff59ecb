import type { Db } from "#db/open.ts";
import type { Language } from "#domain/answers/index.ts";
import { nearWords } from "#kit/near-words.ts";
import { countKnownWords } from "./known-words.ts";
import { countWords, selectVocabulary, type KnownWord, type Sought } from "./queries-search.ts";
import { saysNothing, type Asked, type Way } from "./read-question.ts";

/** What is looked for, and what each part of the question weighs: how rare it is, known here or not. */
export type Seeking = {
  sought: Sought[];
  parts: { weight: number; isKnown: boolean; isContext: boolean; isMeasure: boolean }[];
};

/** In a few passages every word would seem to be common: rarity is told as if they were so many. */
const minTotal = 20;
const misspeltFactor = 0.8;
const measureFactor = 0.3;
/** A name that none of our pages knows: it is most of what was asked. */
const unknownNameFactor = 2;
/** Halves of a word that was written as one: "landingpage". Nobody writes longer ones, and each letter is a cut. */
const minHalf = 3;
const longestCut = 40;

/** How much a word tells: rare ones more (BM25). */
const rarity = (passages: number, total: number) =>
  Math.log(1 + (total - passages + 0.5) / (passages + 0.5));

/** Finds out which of the words our passages know, and what was meant by those that they don't. */
export async function seekWords(
  db: Db,
  collection: string,
  asked: readonly Asked[],
  languages: readonly Language[] = ["en"],
): Promise<Seeking> {
  const tokens = [...new Set(asked.flatMap(({ ways }) => ways.map(({ word }) => word)))];
  const { words, total: counted } = await countKnownWords(db, collection, tokens, languages);
  const total = Math.max(counted, minTotal);
  // The lexeme of the language that most passages are in, where a word has several.
  const byToken = new Map<string, KnownWord>();
  for (const word of words.toSorted((a, b) => a.passages - b.passages))
    byToken.set(word.token, word);
  const lexemesOf = (token: string) =>
    words.filter((one) => one.token === token && one.passages > 0);
  const unknown = asked.filter(({ ways }) =>
    ways.every(({ word }) => (byToken.get(word)?.passages ?? 0) === 0),
  );
  const meant = await wordsMeant(
    db,
    collection,
    unknown.flatMap(({ ways }) => byToken.get(ways[0]?.word ?? "") ?? []),
    languages,
  );

  const seeking: Seeking = { sought: [], parts: [] };
  for (const { ways, isContext, isMeasure, isName } of asked) {
    const own = byToken.get(ways[0]?.word ?? "");
    // A word that only a language has ("your"), unless it makes one with the next; a slip in one that says nothing.
    const isKnown = ({ word }: Way) => (byToken.get(word)?.passages ?? 0) > 0;
    if (!own && !ways.slice(1).some((way) => way.factor === ways[0]?.factor && isKnown(way)))
      continue;
    if (!ways.some(isKnown) && saysNothing(ways[0]?.word ?? "")) continue;
    const slot = seeking.parts.length;
    const tells = isMeasure ? measureFactor : 1;
    const found = [
      ...ways.flatMap(({ word, factor, sure = factor }) =>
        lexemesOf(word).map((known) => ({
          word: known.word,
          factor,
          sure,
          rarity: rarity(known.passages, total),
        })),
      ),
      ...(meant.get(own?.word ?? "") ?? []).map((one) => ({
        word: one.word,
        factor: misspeltFactor * (ways[0]?.factor ?? 1),
        sure: misspeltFactor * (ways[0]?.factor ?? 1),
        rarity: rarity(one.passages, total),
      })),
    ];
    const first = found[0];
    // What stands for a word tells no more than the word itself.
    const most = own && own.passages > 0 && first ? first.rarity : Number.POSITIVE_INFINITY;
    for (const one of found)
      seeking.sought.push({
        slot,
        word: one.word,
        gain: tells * one.factor * Math.min(one.rarity, most),
        sure: one.sure,
      });
    seeking.parts.push({
      isContext,
      isMeasure: isMeasure === true,
      isKnown: found.length > 0,
      weight:
        tells *
        (first
          ? Math.min(most, Math.max(...found.map((one) => one.rarity)))
          : rarity(0, total) * (isName ? unknownNameFactor : 1)),
    });
  }
  return seeking;
}

type Meant = { word: string; passages: number };

/** For unknown words, by lexeme: the known ones that were most likely meant. */
async function wordsMeant(
  db: Db,
  collection: string,
  unknown: readonly KnownWord[],
  languages: readonly Language[],
): Promise<Map<string, Meant[]>> {
  const long = unknown.filter(({ word }) => word.length > 4);
  if (long.length === 0) return new Map();
  // A slip is rarely in the first letter, unless the first two are swapped.
  const letters = [...new Set(long.flatMap(({ word }) => [word[0] ?? "", word[1] ?? ""]))];
  const vocabulary = await selectVocabulary(db, { collection, letters });
  const passages = new Map(vocabulary.map((one) => [one.word, one.passages]));
  const cuts = long.flatMap(({ token }) => halvesOf(token));
  const halves = [...new Set(cuts.flat())];
  const { words } = await countWords(db, { collection, tokens: halves, languages });
  const known = new Map(words.filter((one) => one.passages > 0).map((one) => [one.token, one]));
  return new Map(
    long.map(({ token, word }) => {
      const near = nearWords(word, [...passages.keys()]);
      if (near.length > 0)
        return [word, near.map((one) => ({ word: one, passages: passages.get(one) ?? 0 }))];
      const cut = halvesOf(token).find((both) => both.every((half) => known.has(half)));
      return [word, (cut ?? []).flatMap((half) => known.get(half) ?? [])];
    }),
  );
}

/** Every way to cut a long word in two. */
const halvesOf = (token: string): [string, string][] => {
  if (token.length < 8 || token.length > longestCut) return [];
  const cuts = Array.from({ length: token.length - 2 * minHalf + 1 }, (_, at) => at + minHalf);
  return cuts.map((at) => [token.slice(0, at), token.slice(at)]);
};
