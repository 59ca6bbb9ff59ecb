import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/database.ts";
import { openDatabase, type Database } from "./open.ts";

let given: Database;
beforeAll(async () => {
  given = await testDatabase();
});
afterAll(() => given.close());

const one = sql`select 1 as one`;
/** Cuts a connection at the moment at which somebody gets it from the pool. */
const cut = (client: PoolClient) =>
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();

test("a connection that is cut before its transaction begins is given back: the pool goes on, and closes", async () => {
  const database = openDatabase({ ...given.pool.options, max: 2 });
  database.pool.on("acquire", cut);
  for (let round = 0; round < 5; round++)
    await expect(database.db.transaction((tx) => tx.execute(one))).rejects.toMatchObject({
      query: "begin",
    });
  database.pool.off("acquire", cut);
  const { rows } = await database.db.transaction((tx) => tx.execute(one));
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("a transaction that fails leaves nothing behind, and its connection is used again", async () => {
  const database = openDatabase({ ...given.pool.options, max: 1 });
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (id int)`);
    throw new Error("no further");
  });
  await expect(work).rejects.toThrow("no further");
  const { rows } = await database.db.transaction((tx) =>
    tx.execute(sql`select to_regclass('half_done') as found`),
  );
  expect(rows).toEqual([{ found: null }]);
  expect(database.pool.totalCount).toBe(1);
  await database.close();
});
