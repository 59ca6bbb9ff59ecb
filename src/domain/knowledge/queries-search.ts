import { sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";

/** `word` is a lexeme as Postgres stores it; `passages` how many of the collection hold it. */
export type KnownWord = { token: string; word: string; passages: number };

/** Texts as rows, by one parameter; drizzle would spread an array into many. */
const rowsOf = (texts: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`;

/**
 * What Postgres makes of words, and how rare each is; words that only a language has ("the") are left out.
 * @returns the words in no order, and how many passages there are
 */
export async function countWords(
  db: DbOrTx,
  { collection, tokens }: { collection: string; tokens: readonly string[] },
): Promise<{ words: KnownWord[]; total: number }> {
  const { rows } = await db.execute<{
    token: string;
    word: string;
    passages: number;
    total: number;
  }>(
    sql`
    select token, word, total,
      (select count(*)::int from passage_words w where w.collection = ${collection} and w.word = read.word)
        passages
    from (select token, (ts_lexize('english_stem', token))[1] word
        from ${rowsOf(tokens)} token) read,
      (select count(*)::int total from passages where collection = ${collection}) counted
    where word is not null`,
  );
  return { words: rows, total: rows[0]?.total ?? 0 };
}

/** The collection's words that begin with one of these letters, and how many passages hold each. */
export async function selectVocabulary(
  db: DbOrTx,
  { collection, letters }: { collection: string; letters: readonly string[] },
): Promise<{ word: string; passages: number }[]> {
  const { rows } = await db.execute<{ word: string; passages: number }>(sql`
    select word, count(*)::int passages from passage_words
    where collection = ${collection} and left(word, 1) in (select ${rowsOf(letters)})
    group by word`);
  return rows;
}

/** A word to look for. `slot` is the part of the question that it stands for, `gain` what finding it is
 * worth, `sure` how surely it is meant (1: it is the visitor's own word). */
export type Sought = { slot: number; word: string; gain: number; sure: number };
export type RankedRow = {
  path: string;
  kind: string;
  title: string;
  part: string | null;
  text: string;
  score: number;
  /** The parts of the question that it holds, and how surely each; and those that its heading or its other words hold. */
  slots: number[];
  sure: number[];
  named: number[];
};

/** The passages that hold the sought words, the best first: rare words count more, and headings over text. */
export async function rankByWords(
  db: DbOrTx,
  { collection, sought, limit }: { collection: string; sought: readonly Sought[]; limit: number },
): Promise<RankedRow[]> {
  const { rows } = await db.execute<RankedRow>(sql`
    with sought as (
      select * from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as s(slot int, word text, gain float8, sure float8)),
    hits as (
      select w.path, s.slot, max(s.gain * w.weight) gain, max(s.sure) sure, bool_or(w.is_named) is_named
      from sought s cross join lateral (
        -- One look into the index for each word, and below for each passage; a join would read all of them.
        select path, weight, is_named from passage_words
        where collection = ${collection} and word = s.word offset 0) w
      group by w.path, s.slot),
    ranked as (
      select path, sum(gain) score, array_agg(slot) slots, array_agg(sure) sure,
        coalesce(array_agg(slot) filter (where is_named), '{}') named
      from hits group by path order by score desc, path limit ${limit})
    select p.path, p.kind, p.title, p.part, p.text, r.score, r.slots, r.sure, r.named
    from ranked r cross join lateral (
      select path, kind, title, part, text from passages
      where collection = ${collection} and path = r.path offset 0) p
    order by r.score desc, p.path`);
  return rows;
}

/** Passages by their addresses, in no order. */
export async function selectByPaths(
  db: DbOrTx,
  { collection, paths }: { collection: string; paths: readonly string[] },
): Promise<Pick<RankedRow, "path" | "kind" | "title" | "part" | "text">[]> {
  const { rows } = await db.execute<
    Pick<RankedRow, "path" | "kind" | "title" | "part" | "text">
  >(sql`
    select path, kind, title, part, text from passages
    where collection = ${collection} and path in (select ${rowsOf(paths)})`);
  return rows;
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
