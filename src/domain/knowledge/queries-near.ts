import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { escapeLiteral } from "pg";
import { runLongStatements } from "#db/long-statement.ts";
import type { Db } from "#db/open.ts";
import type { Near } from "./vector-ranks.ts";

// What pgvector does where the server has it: an index for each collection with many vectors (decision 0053).
// https://github.com/pgvector/pgvector#hnsw

/** Fewer are compared exactly in less time than an index is worth. */
export const minIndexed = 5000;
/** What an index takes: `vector` to 2,000 numbers, `halfvec` to 4,000. */
const [maxVector, maxHalfvec] = [2000, 4000];
/** So many of an index's candidates are looked at: more than the 40 that are asked for, for a better recall. */
const candidates = 100;
/** One in so many is in the sample, by a digest of its address. */
const sampleShare = 16;

type Vectors = { collection: string; model: string };
type Shape = Vectors & { dimensions: number };

const pgvectorOf = new WeakMap<Db, Promise<boolean>>();

/** Whether the server has pgvector and we may use it (db/migrate.ts creates it); asked once for each database. */
export function hasPgvector(db: Db): Promise<boolean> {
  const known = pgvectorOf.get(db);
  if (known) return known;
  const asked = db
    .execute(sql`select 1 from pg_extension where extname = 'vector'`)
    .then(({ rows }) => rows.length > 0);
  pgvectorOf.set(db, asked);
  asked.catch(() => pgvectorOf.delete(db));
  return asked;
}

/** Any fixed number; the same on every node. */
const indexLock = 4_127_002;

const namePrefix = "passages_near_";
const nameOf = ({ collection, model, dimensions }: Shape): string =>
  namePrefix +
  createHash("sha256").update(`${collection}\n${model}\n${dimensions}`).digest("hex").slice(0, 20);

const typeOf = (dimensions: number): string =>
  `${dimensions <= maxVector ? "vector" : "halfvec"}(${dimensions})`;

/** Which rows an index holds. In words, not parameters: so the planner sees that the index has them. */
const rowsOf = ({ collection, model, dimensions }: Shape): string =>
  `collection = ${escapeLiteral(collection)} and embedding_model = ${escapeLiteral(model)}
    and is_on and array_length(embedding, 1) = ${dimensions}`;

/** Whether these vectors have an index that is whole. */
export async function isIndexed(db: Db, shape: Shape): Promise<boolean> {
  if (!(await hasPgvector(db))) return false;
  const { rows } = await db.execute(sql`
    select 1 from pg_index where indexrelid = to_regclass(${nameOf(shape)}) and indisvalid`);
  return rows.length > 0;
}

/** The nearest passages by the index. @param asked of length 1 */
export async function selectNearest(
  db: Db,
  { asked, limit, ...vectors }: Vectors & { asked: Float32Array; limit: number },
): Promise<Near[]> {
  const dimensions = asked.length;
  const type = typeOf(dimensions);
  const distance = `embedding::${type} <=> '[${[...asked].join(",")}]'::${type}`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('hnsw.ef_search', ${String(candidates)}, true)`);
    const { rows } = await tx.execute<{ path: string; distance: number }>(
      sql.raw(`select path, ${distance} as distance from passages
        where ${rowsOf({ ...vectors, dimensions })} order by ${distance} limit ${limit}`),
    );
    return rows.map(({ path, distance: far }) => ({ path, cosine: 1 - far }));
  });
}

/** Some of the vectors, evenly over the collection, in the order of their paths, as `selectVectors` gives them. */
export async function selectSample(
  db: Db,
  { collection, model, after, limit }: Vectors & { after: string; limit: number },
): Promise<{ path: string; sent: Uint8Array }[]> {
  const { rows } = await db.execute<{ path: string; sent: Uint8Array }>(sql`
    select path, array_send(embedding) sent from passages
    where collection = ${collection} and path > ${after} and is_on
      and embedding_model = ${model} and embedding is not null
      and abs(hashtext(path)::bigint) % ${sampleShare} = 0
    order by path limit ${limit}`);
  return rows;
}

/**
 * Makes an index of a collection that has many vectors, and drops those that are no longer wanted or that a break left
 * unfinished. Nobody waits meanwhile: rows are read and written as before.
 */
export async function tendIndexes(
  db: Db,
  model: string,
  { min = minIndexed }: { min?: number } = {},
): Promise<void> {
  if (await hasPgvector(db))
    await runLongStatements(db, indexLock, (run) => tend(db, { model, min }, run));
}

async function tend(
  db: Db,
  { model, min }: { model: string; min: number },
  run: (statement: string) => Promise<unknown>,
): Promise<void> {
  const wanted = new Map<string, Shape>();
  for (const shape of await selectLarge(db, model, min)) wanted.set(nameOf(shape), shape);
  const there = await selectIndexes(db);
  for (const { name, isWhole } of there)
    if (!isWhole || !wanted.has(name)) await run(`drop index concurrently if exists ${name}`);
    else wanted.delete(name);
  for (const [name, shape] of wanted) {
    const type = typeOf(shape.dimensions);
    const kind = type.startsWith("vector") ? "vector" : "halfvec";
    await run(
      `create index concurrently if not exists ${name} on passages
        using hnsw ((embedding::${type}) ${kind}_cosine_ops) where ${rowsOf(shape)}`,
    );
  }
}

async function selectLarge(db: Db, model: string, min: number): Promise<Shape[]> {
  const { rows } = await db.execute<{ collection: string; dimensions: number }>(sql`
    select collection, array_length(embedding, 1) dimensions from passages
    where is_on and embedding_model = ${model} and embedding is not null
    group by 1, 2 having count(*) >= ${min}`);
  return rows
    .filter(({ dimensions }) => dimensions <= maxHalfvec)
    .map((row) => ({ ...row, model }));
}

async function selectIndexes(db: Db): Promise<{ name: string; isWhole: boolean }[]> {
  const { rows } = await db.execute<{ name: string; isWhole: boolean }>(sql`
    select c.relname as name, i.indisvalid as "isWhole"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'passages'::regclass and starts_with(c.relname, ${namePrefix})`);
  return rows;
}
