import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { nearestPassages } from "./vectors.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`truncate passages cascade`));

const collection = "bot/proj_near";
const insert = (path: string, vector: readonly number[], model = "m") =>
  database.db.execute(sql`
    insert into passages (collection, path, kind, title, text, hash, embedding, embedding_model, updated_at)
    select ${collection}, ${path}, 'text', '', '', ${path}, ${`{${vector.join(",")}}`}::real[], ${model}, clock_timestamp()`);
const near = (vector: readonly number[], model = "m") =>
  nearestPassages(database.db, { collection, model, vector, limit: 2 }).then(({ nearest }) =>
    nearest.map(({ path }) => path),
  );

test("the nearest come first, more than one batch of them, of this model only", async () => {
  for (let at = 0; at < 600; at++)
    await insert(`p${at}`, [Math.cos(at / 400), Math.sin(at / 400), 0]);
  await insert("other", [1, 0, 0], "another-model");
  expect(await near([1, 0, 0])).toEqual(["p0", "p1"]);
  expect(await near([Math.cos(1.25), Math.sin(1.25), 0])).toEqual(["p500", expect.any(String)]);
  expect(await near([1, 0, 0], "another-model")).toEqual(["other"]);
});

test("what was added, changed or switched off since is noticed, and many may ask at once", async () => {
  await insert("a", [1, 0]);
  expect(await Promise.all([near([1, 0]), near([1, 0]), near([0, 1])])).toEqual([
    ["a"],
    ["a"],
    ["a"],
  ]);
  await insert("b", [0, 1]);
  expect(await near([0, 1])).toEqual(["b", "a"]);
  await database.db.execute(sql`
    update passages set embedding = '{1,1}', updated_at = clock_timestamp() where path = 'a'`);
  expect(await near([1, 0])).toEqual(["a", "b"]);
  await database.db.execute(sql`update passages set is_on = false where path = 'a'`);
  expect(await near([1, 0])).toEqual(["b"]);
});
