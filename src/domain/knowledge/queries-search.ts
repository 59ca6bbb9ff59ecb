import { sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Language } from "#domain/answers/index.ts";
import {
  collectionWords,
  knowledgeDocuments,
  knowledgeSources,
  passages,
  passageWords,
} from "./tables.ts";

/** `word` is a lexeme as Postgres stores it; `passages` how many of the collection hold it. */
export type KnownWord = { token: string; word: string; passages: number };

/** Texts as rows, by one parameter; drizzle would spread an array into many. */
const rowsOf = (texts: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;

const stemmers: Readonly<Record<Language, string>> = {
  en: "english_stem",
  de: "german_stem",
  es: "spanish_stem",
  fr: "french_stem",
};

/**
 * What Postgres makes of words, and how rare each is; stop words ("the") are left out.
 * @param languages of the collection's texts; a word has a lexeme in each, and is a stop word where the first says so
 * @returns the words in no order, and how many passages there are
 */
export async function countWords(
  db: DbOrTx,
  {
    collection,
    tokens,
    languages = ["en"],
  }: { collection: string; tokens: readonly string[]; languages?: readonly Language[] },
): Promise<{ words: KnownWord[]; total: number }> {
  const stems = languages.map((one) => stemmers[one]);
  const { rows } = await db.execute<{
    token: string;
    word: string;
    passages: number;
    total: number;
  }>(
    sql`
    select read.token, read.word, counted.total, coalesce(w.passages, 0) passages
    from (
      select distinct token, (ts_lexize(stem::regdictionary, token))[1] word
      from ${rowsOf(tokens)} token cross join ${rowsOf(stems)} stem
      where (ts_lexize(${stems[0]}::regdictionary, token))[1] is not null) read
    left join ${collectionWords} w on w.collection = ${collection} and w.word = read.word,
    (select coalesce(max(passages), 0) total from ${collectionWords}
      where collection = ${collection} and word = '') counted
    where read.word is not null`,
  );
  return { words: rows, total: rows[0]?.total ?? 0 };
}

/** The collection's words that begin with one of these letters, and how many passages hold each. */
export async function selectVocabulary(
  db: DbOrTx,
  { collection, letters }: { collection: string; letters: readonly string[] },
): Promise<{ word: string; passages: number }[]> {
  const { rows } = await db.execute<{ word: string; passages: number }>(sql`
    select word, passages from ${collectionWords}
    where collection = ${collection} and passages > 0 and left(word, 1) in (select ${rowsOf(letters)})`);
  return rows;
}

/** A word to look for. `slot` is the part of the question that it stands for, `gain` what finding it is
 * worth, `sure` how surely it is meant (1: it is the visitor's own word). */
export type Sought = { slot: number; word: string; gain: number; sure: number };
export type PassageRow = {
  path: string;
  kind: string;
  title: string;
  part: string | null;
  text: string;
  /** Null for our own pages, as is the address: their path is one. */
  sourceId: string | null;
  address: string | null;
};
export type RankedRow = PassageRow & {
  score: number;
  /** The parts of the question that it holds, and how surely each; and those that its heading or its other words hold. */
  slots: number[];
  sure: number[];
  named: number[];
};

/** Of a word that is in more passages than this, those are looked at first in which it counts most. */
const lookedAt = 3000;
/** So many of the best are weighed by all of their words then. */
const maxReweighed = 300;

/**
 * The passages that hold the sought words, the best first: rare words count more, and headings over text. Words that
 * are almost everywhere are not followed to everywhere: the time taken doesn't grow with the collection.
 */
export async function rankByWords(
  db: DbOrTx,
  { collection, sought, limit }: { collection: string; sought: readonly Sought[]; limit: number },
): Promise<RankedRow[]> {
  const { rows } = await db.execute<RankedRow>(sql`
    with sought as (
      select * from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as s(slot int, word text, gain float8, sure float8)),
    first_hits as (
      select w.path, s.slot, max(s.gain * w.weight) gain
      from sought s cross join lateral (
        -- One look into the index for each word, and below for each passage; a join would read all of them.
        select path, weight from ${passageWords}
        where collection = ${collection} and word = s.word
        order by weight desc nulls last limit ${lookedAt}) w
      group by w.path, s.slot),
    candidates as (
      select path from first_hits group by path order by sum(gain) desc, path limit ${maxReweighed}),
    hits as (
      select c.path, s.slot, max(s.gain * w.weight) gain, max(s.sure) sure, bool_or(w.is_named) is_named
      from candidates c cross join sought s cross join lateral (
        select weight, is_named from ${passageWords}
        where collection = ${collection} and word = s.word and path = c.path offset 0) w
      group by c.path, s.slot),
    ranked as (
      select path, sum(gain) score, array_agg(slot) slots, array_agg(sure) sure,
        coalesce(array_agg(slot) filter (where is_named), '{}') named
      from hits group by path order by score desc, path limit ${limit})
    select ${passageColumns}, r.score, r.slots, r.sure, r.named
    from ranked r cross join lateral (
      select * from ${passages} where collection = ${collection} and path = r.path offset 0) p
    ${withSource}
    order by r.score desc, p.path`);
  return rows;
}

const passageColumns = sql`p.path, p.kind, p.title, p.part, p.text, p.source_id "sourceId", d.address`;
/** What was switched off or deleted is not found, even before its words are gone. */
const withSource = sql`
    left join ${knowledgeDocuments} d on d.id = p.document_id
    left join ${knowledgeSources} s on s.id = p.source_id
    where p.source_id is null or (s.is_on and s.deleted_at is null)`;

/** Passages by their paths, in no order. */
export async function selectByPaths(
  db: DbOrTx,
  { collection, paths }: { collection: string; paths: readonly string[] },
): Promise<PassageRow[]> {
  const { rows } = await db.execute<PassageRow>(sql`
    select ${passageColumns} from (
      select * from ${passages}
      where collection = ${collection} and path in (select ${rowsOf(paths)})) p
    ${withSource}`);
  return rows;
}

/** The languages of a collection's texts, the one with most texts first. */
export async function selectLanguages(db: DbOrTx, collection: string): Promise<Language[]> {
  const { rows } = await db.execute<{ language: Language }>(sql`
    select d.language from ${knowledgeDocuments} d join ${knowledgeSources} s on s.id = d.source_id
    where s.collection = ${collection} group by d.language order by count(*) desc, d.language`);
  return rows.map(({ language }) => language);
}

/** The title of the page at an address, from its first passage; null where it has none. */
export async function selectPageTitle(
  db: DbOrTx,
  { collection, path }: { collection: string; path: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select title from passages
    where collection = ${collection} and (path = ${path} or starts_with(path, ${`${path}#`}))
    order by path limit 1`);
  return rows[0]?.title ?? null;
}
