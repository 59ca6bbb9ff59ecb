import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#db/open.ts";
import { isIndexed, selectNearest, selectSample, tendIndexes } from "./queries-near.ts";
import { unitVector } from "./vector-ranks.ts";
import { nearestPassages } from "./vectors.ts";

// The embedded Postgres has no pgvector; PGlite, a Postgres in WebAssembly, has it as a package.

type Pglite = {
  query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  exec: (text: string) => Promise<unknown>;
  close: () => Promise<void>;
};
let pglite: Pglite;
let db: Db;
const model = "m'1";
const dimensions = 32;
const count = 6000;

beforeAll(async () => {
  // Names that types aren't looked up by: a tree whose packages are older still passes its checks.
  const [main, extension] = ["@electric-sql/pglite", "@electric-sql/pglite-pgvector"];
  const { PGlite } = (await import(main)) as {
    PGlite: { create: (options: object) => Promise<Pglite> };
  };
  const { vector } = (await import(extension)) as { vector: object };
  pglite = await PGlite.create({ extensions: { vector } });
  await pglite.exec(`
    create extension vector;
    create table passages (collection text, path text, is_on boolean default true, embedding real[],
      embedding_model text, updated_at timestamptz default now(), primary key (collection, path));`);
  const session = { query: (text: string) => pglite.query(text), release: () => {} };
  const opened = drizzle(pglite as never) as unknown as Db;
  db = Object.assign(opened, { $client: { connect: () => Promise.resolve(session) } });
  await fill("bot/large", count, dimensions);
  await fill("bot/small", 100, dimensions);
}, 120_000);
afterAll(() => pglite.close());

/** Vectors in groups, as texts about the same lie together. */
async function fill(collection: string, rows: number, length: number) {
  const literal = model.replaceAll("'", "''");
  await pglite.exec(`
    insert into passages (collection, path, embedding, embedding_model)
    select '${collection}', 'p' || i, (select array_agg((sin(i % 40 * 7.1 + g) + sin(i * 0.37 * g) / 3)::real order by g)
      from generate_series(1, ${length}) g), '${literal}'
    from generate_series(1, ${rows}) i`);
}
const asked = unitVector(
  Array.from({ length: dimensions }, (_, at) => Math.sin(12 * 7.1 + at + 1)),
);
const of = (collection: string, length = dimensions) => ({ collection, model, dimensions: length });

test("a large collection gets an index, a small one none, and a second look changes nothing", async () => {
  expect(await isIndexed(db, of("bot/large"))).toBe(false);
  await tendIndexes(db, model);
  expect(await isIndexed(db, of("bot/large"))).toBe(true);
  expect(await isIndexed(db, of("bot/small"))).toBe(false);
  await tendIndexes(db, model);
  expect(await isIndexed(db, of("bot/large"))).toBe(true);
}, 300_000);

test("the index serves the question, and finds nearly all that an exact search finds", async () => {
  const found = await selectNearest(db, { collection: "bot/large", model, asked, limit: 40 });
  const literal = `'[${[...asked].join(",")}]'::vector(${dimensions})`;
  const exact = await pglite.query(`
    select path from passages where collection = 'bot/large'
    order by (embedding::vector(${dimensions}) <=> ${literal}) + 0 limit 40`);
  const paths = new Set(found.map(({ path }) => path));
  const hits = exact.rows.filter(({ path }) => paths.has(String(path))).length;
  expect(hits).toBeGreaterThanOrEqual(36);
  expect(found.map(({ cosine }) => cosine)).toEqual(
    found.map(({ cosine }) => cosine).toSorted((a, b) => b - a),
  );
  const plan = await pglite.query(`explain select path from passages
    where collection = 'bot/large' and embedding_model = 'm''1' and is_on
      and array_length(embedding, 1) = ${dimensions}
    order by embedding::vector(${dimensions}) <=> ${literal} limit 40`);
  expect(JSON.stringify(plan.rows)).toContain("Index Scan using passages_near_");
});

test("what stands out is told by a sample, about as by all", async () => {
  const all = { collection: "bot/large", model, vector: [...asked], limit: 40 };
  const byIndex = await nearestPassages(db, all);
  const sample = await selectSample(db, { ...of("bot/large"), after: "", limit: count });
  expect(sample.length).toBeGreaterThan(count / 32);
  expect(sample.length).toBeLessThan(count / 8);
  const { rows } = await pglite.query(`
    select avg(1 - (embedding::vector(${dimensions}) <=> '[${[...asked].join(",")}]')) as mean from passages
    where collection = 'bot/large'`);
  expect(byIndex.nearest).toHaveLength(40);
  expect(byIndex.mean).toBeCloseTo(Number(rows[0]?.["mean"]), 1);
});

test("vectors of more than 2,000 numbers are indexed by halves, those of more than 4,000 not at all", async () => {
  await fill("bot/long", 30, 2100);
  await fill("bot/longest", 30, 4001);
  await tendIndexes(db, model, { min: 30 });
  expect(await isIndexed(db, of("bot/long", 2100))).toBe(true);
  expect(await isIndexed(db, of("bot/longest", 4001))).toBe(false);
  const long = unitVector(Array.from({ length: 2100 }, (_, at) => Math.sin(7.1 + at + 1)));
  const found = await selectNearest(db, { collection: "bot/long", model, asked: long, limit: 3 });
  expect(found).toHaveLength(3);
}, 300_000);

test("an index that is no longer wanted, or that a break left unfinished, goes", async () => {
  await db.execute(sql`delete from passages where collection = 'bot/long'`);
  await db.execute(sql`
    update pg_index set indisvalid = false where indexrelid =
      (select indexrelid from pg_index join pg_class on oid = indexrelid
       where starts_with(relname, 'passages_near_') order by relname limit 1)`);
  await tendIndexes(db, model);
  const { rows } = await pglite.query(
    "select indisvalid from pg_index join pg_class on oid = indexrelid where starts_with(relname, 'passages_near_')",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  expect(await isIndexed(db, of("bot/large"))).toBe(true);
}, 300_000);
