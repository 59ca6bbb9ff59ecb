import { and, eq, notInArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { collectionWords, passages, passageWords } from "./tables.ts";

/** Until the transaction ends, nobody else changes what this collection holds: its words are counted. */
export async function lockCollection(tx: DbOrTx, collection: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${collection}, 4127003))`);
}

/** Until the transaction ends, nobody else adds sources to this collection: they are counted. */
export async function lockAdding(tx: DbOrTx, collection: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${collection}, 4127004))`);
}

/** Writes passages; those that say the same as before are left alone. @returns addresses of the written ones */
export async function upsertPassages(
  tx: DbOrTx,
  rows: Omit<typeof passages.$inferInsert, "words">[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const written = await tx
    .insert(passages)
    .values(rows)
    .onConflictDoUpdate({
      target: [passages.collection, passages.path],
      set: {
        kind: sql`excluded.kind`,
        title: sql`excluded.title`,
        part: sql`excluded.part`,
        text: sql`excluded.text`,
        also: sql`excluded.also`,
        language: sql`excluded.language`,
        isOn: sql`excluded.is_on`,
        hash: sql`excluded.hash`,
        embedding: null,
        embeddingModel: null,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`${passages.hash} <> excluded.hash`,
    })
    .returning({ path: passages.path });
  return written.map(({ path }) => path);
}

/** Whether a collection holds anything at all. */
export async function selectAnyPassage(db: DbOrTx, collection: string): Promise<boolean> {
  const rows = await db
    .select({ path: passages.path })
    .from(passages)
    .where(eq(passages.collection, collection))
    .limit(1);
  return rows.length > 0;
}

/** Their words go with them. The caller has locked the collection. */
export async function deletePassagesBut(
  tx: DbOrTx,
  collection: string,
  paths: string[],
): Promise<void> {
  const gone = await tx
    .select({ path: passages.path })
    .from(passages)
    .where(and(eq(passages.collection, collection), notInArray(passages.path, paths)));
  await deletePassages(
    tx,
    collection,
    gone.map(({ path }) => path),
  );
}

/** The same for these. */
export async function deletePassages(
  tx: DbOrTx,
  collection: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await removeWords(tx, collection, paths);
  await tx.execute(sql`
    delete from ${passages} where collection = ${collection} and path in (select ${rowsOf(paths)})`);
}

const rowsOf = (paths: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb)`;

/** Takes passages out of what questions are looked up in. The caller has locked the collection. */
export async function removeWords(
  tx: DbOrTx,
  collection: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await tx.execute(sql`
    with gone as (
      delete from ${passageWords}
      where collection = ${collection} and path in (select ${rowsOf(paths)}) returning word, path)
    update ${collectionWords} counted set passages = counted.passages - less.passages
    from (
      select word, count(*)::int passages from gone group by word
      union all select '', count(distinct path)::int from gone) less
    where counted.collection = ${collection} and counted.word = less.word`);
}

/**
 * Writes anew which words passages hold, and what each is worth there. In running text a word counts the more
 * the more often it stands there, but ever less so, and less in a long passage (BM25, k1 = 1.2, b = 0.5, over
 * a typical length of 80 words); in a heading or among the other words it counts by itself, in the page's title some.
 * A passage's length is counted once, not for each of its words. The caller has locked the collection.
 */
export async function indexWords(
  tx: DbOrTx,
  collection: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await removeWords(tx, collection, paths);
  await tx.execute(sql`
    with sized as materialized (
      select collection, path, words, (select sum(cardinality(positions)) from unnest(words)) length
      from ${passages} where collection = ${collection} and path in (select ${rowsOf(paths)})),
    put as (
      insert into ${passageWords} (collection, word, path, weight, is_named)
      select collection, lexeme, path,
        2.2 * said / (said + 1.2 * (0.5 + 0.5 * length / 80.0))
          + case when is_named then 2.4 else 0 end + case when is_titled then 0.8 else 0 end,
        is_named
      from (
        select s.collection, s.path, w.lexeme, s.length,
          cardinality(array_positions(w.weights, 'D')) said,
          'A' = any(w.weights) is_named, 'C' = any(w.weights) is_titled
        from sized s, unnest(s.words) w) weighed
      returning word, path)
    insert into ${collectionWords} (collection, word, passages)
    select ${collection}, word, passages from (
      select word, count(*)::int passages from put group by word
      union all select '', count(distinct path)::int from put) more
    on conflict (collection, word) do update
      set passages = collection_words.passages + excluded.passages`);
}
