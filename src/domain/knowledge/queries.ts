import { and, eq, notInArray, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { passages, passageWords } from "./tables.ts";

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

/** Their words go with them. @returns how many are gone */
export async function deletePassagesBut(
  tx: DbOrTx,
  collection: string,
  paths: string[],
): Promise<number> {
  const gone = await tx
    .delete(passages)
    .where(and(eq(passages.collection, collection), notInArray(passages.path, paths)))
    .returning({ path: passages.path });
  return gone.length;
}

/**
 * Writes anew which words passages hold, and what each is worth there. In running text a word counts the more
 * the more often it stands there, but ever less so, and less in a long passage (BM25, k1 = 1.2, b = 0.5, over
 * a typical length of 80 words); in a heading or among the other words it counts by itself, in the page's title some.
 * A passage's length is counted once, not for each of its words.
 */
export async function indexWords(tx: DbOrTx, collection: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const own = sql`jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb)`;
  await tx.execute(sql`
    delete from ${passageWords} where collection = ${collection} and path in (select ${own})`);
  await tx.execute(sql`
    with sized as materialized (
      select collection, path, words, (select sum(cardinality(positions)) from unnest(words)) length
      from ${passages} where collection = ${collection} and path in (select ${own}))
    insert into ${passageWords} (collection, word, path, weight, is_named)
    select collection, lexeme, path,
      2.2 * said / (said + 1.2 * (0.5 + 0.5 * length / 80.0))
        + case when is_named then 2.4 else 0 end + case when is_titled then 0.8 else 0 end,
      is_named
    from (
      select s.collection, s.path, w.lexeme, s.length,
        cardinality(array_positions(w.weights, 'D')) said,
        'A' = any(w.weights) is_named, 'C' = any(w.weights) is_titled
      from sized s, unnest(s.words) w) counted`);
}
