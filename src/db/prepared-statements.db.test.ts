import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/database.ts";
import { openDatabase, type Database } from "./open.ts";

let given: Database;
let database: Database;
beforeAll(async () => {
  given = await testDatabase();
});
afterAll(() => given.close());
beforeEach(() => {
  database = openDatabase({ ...given.pool.options, max: 1 });
});
afterEach(() => database.close());

/** What Postgres keeps for the one connection, beside this question. */
const kept = async () => {
  const { rows } = await database.pool.query<{ name: string; statement: string }>(
    "select name, statement from pg_prepared_statements order by prepare_time",
  );
  return rows;
};
const double = async (n: number) => {
  const { rows } = await database.db.execute<{ twice: number }>(sql`select ${n}::int * 2 twice`);
  return rows[0]?.twice;
};

test("a statement is kept from its third run on, and answers as before", async () => {
  expect([await double(1), await double(2)]).toEqual([2, 4]);
  expect(await kept()).toEqual([]);
  expect([await double(3), await double(4)]).toEqual([6, 8]);
  expect(await kept()).toEqual([{ name: "kept_1", statement: "select $1::int * 2 twice" }]);
});

test("what has no values is sent as it is: it may be several statements", async () => {
  for (let run = 0; run < 4; run++) await database.db.execute(sql`select 1; select 2`);
  expect(await kept()).toEqual([]);
});

test("a kept statement that fails can be sent again, as can any other", async () => {
  const divide = (by: number) => database.db.execute(sql`select 1 / ${by}::int as share`);
  for (let run = 0; run < 4; run++)
    await expect(divide(0)).rejects.toMatchObject({ cause: { code: "22012" } });
  expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  expect(await double(2)).toBe(4);
});

test("a statement that cannot be read is refused each time", async () => {
  for (let run = 0; run < 4; run++)
    await expect(database.db.execute(sql`select ${1}::nothing`)).rejects.toMatchObject({
      cause: { code: "42704" },
    });
  expect(await kept()).toEqual([]);
});

test("every connection keeps its own, and the one whose transaction failed does, too", async () => {
  const two = openDatabase({ ...given.pool.options, max: 2 });
  const ask = async (db: Pick<Database["db"], "execute">) =>
    (await db.execute(sql`select ${5}::int five`)).rows;
  try {
    for (let run = 0; run < 3; run++) await ask(two.db);
    const answers = two.db.transaction(async (tx) => {
      // The other connection has not seen it yet.
      const both = await Promise.all([ask(tx), ask(two.db)]);
      await tx.execute(sql`select ${0}::int / 0`).catch(() => {});
      return both;
    });
    expect(await answers).toEqual([[{ five: 5 }], [{ five: 5 }]]);
    const both = await Promise.all([ask(two.db), ask(two.db)]);
    expect(both).toEqual([[{ five: 5 }], [{ five: 5 }]]);
  } finally {
    await two.close();
  }
});

test("a list makes a statement of another text for each of its lengths: none of them is kept", async () => {
  const { db } = database;
  for (let run = 0; run < 4; run++) {
    await db.execute(sql`select 1 where 0 in (${1}, ${2})`);
    await db.execute(sql`select * from (values (${1}::int), (${2}::int)) given`);
    await db.execute(sql`select ${1}::int ${sql.raw(" ".repeat(4000))}`);
  }
  expect(await kept()).toEqual([]);
});

test("Postgres keeps so many for a connection at most", async () => {
  for (let at = 0; at < 200; at++)
    for (let run = 0; run < 3; run++)
      await database.db.execute(sql`select ${1}::int as ${sql.identifier(`column_${at}`)}`);
  expect(await kept()).toHaveLength(150);
});

test("a connection whose kept statement another node's migration has spoilt is not used again", async () => {
  await given.pool.query("create table spoilt (id int, note varchar(5))");
  const all = () =>
    database.db.transaction(
      async (tx) => (await tx.execute(sql`select * from spoilt where id = ${1}`)).rows,
    );
  for (let run = 0; run < 4; run++) await all();
  await given.pool.query("alter table spoilt alter note type text, add more text");
  await expect(all()).rejects.toMatchObject({ cause: { code: "0A000" } });
  expect(await all()).toEqual([]);
  await given.pool.query("drop table spoilt");
});
