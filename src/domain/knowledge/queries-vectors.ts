import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { passages } from "./tables.ts";

export type ToEmbed = {
  path: string;
  hash: string;
  title: string;
  part: string | null;
  text: string;
};

/** Passages without a vector of this model, in the order of their addresses. */
export async function selectWithoutVector(
  db: DbOrTx,
  { collection, model, limit }: { collection: string; model: string; limit: number },
): Promise<ToEmbed[]> {
  return db
    .select({
      path: passages.path,
      hash: passages.hash,
      title: passages.title,
      part: passages.part,
      text: passages.text,
    })
    .from(passages)
    .where(lacksVector(collection, model))
    .orderBy(passages.path)
    .limit(limit);
}

/** Whether any passage has no vector of this model. */
export async function isVectorMissing(
  db: DbOrTx,
  collection: string,
  model: string,
): Promise<boolean> {
  const rows = await db
    .select({ path: passages.path })
    .from(passages)
    .where(lacksVector(collection, model))
    .limit(1);
  return rows.length > 0;
}

/** Collections with passages that have no vector of this model. */
export async function selectCollectionsWithout(db: DbOrTx, model: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ collection: passages.collection })
    .from(passages)
    .where(isLacking(model))
    .orderBy(passages.collection);
  return rows.map(({ collection }) => collection);
}

const isLacking = (model: string) =>
  and(eq(passages.isOn, true), sql`${passages.embeddingModel} is distinct from ${model}`);

const lacksVector = (collection: string, model: string) =>
  and(eq(passages.collection, collection), isLacking(model));

/** Keeps vectors, except of passages that say something else by now. */
export async function storeVectors(
  db: DbOrTx,
  collection: string,
  model: string,
  vectors: readonly { path: string; hash: string; vector: readonly number[] }[],
): Promise<void> {
  await db.execute(sql`
    update passages p set embedding = v.vector, embedding_model = ${model}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(vectors)}::jsonb) as v(path text, hash text, vector real[])
    where p.collection = ${collection} and p.path = v.path and p.hash = v.hash`);
}

/** Changes whenever a vector of this model comes, goes or changes. */
export async function stampOfVectors(
  db: DbOrTx,
  collection: string,
  model: string,
): Promise<string> {
  const { rows } = await db.execute<{ stamp: string }>(sql`
    select count(*) || ' ' || coalesce(max(updated_at)::text, '') stamp
    from passages where collection = ${collection} and embedding_model = ${model} and is_on`);
  return rows[0]?.stamp ?? "";
}

/** Vectors of this model in the order of their paths, as Postgres sends an array (see vector-ranks.ts): a tenth of the time of its text. */
export async function selectVectors(
  db: DbOrTx,
  {
    collection,
    model,
    after,
    limit,
  }: { collection: string; model: string; after: string; limit: number },
): Promise<{ path: string; sent: Uint8Array }[]> {
  const { rows } = await db.execute<{ path: string; sent: Uint8Array }>(sql`
    select path, array_send(embedding) sent from passages
    where collection = ${collection} and path > ${after} and is_on
      and embedding_model = ${model} and embedding is not null
    order by path limit ${limit}`);
  return rows;
}
