import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import type { Person } from "#domain/identity/index.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { listUsers, readUser, readUserFigures } from "./index.ts";
import { selectUsers } from "./queries.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let admin: Person;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("truncate users cascade");
  // The oldest of all, so that it stands last.
  admin = (await people.insert({ role: "admin", name: "The Admin", createdAt: new Date(0) })).actor;
});

/** `many` people at once; `apart` milliseconds between them, 0 for the same moment. */
const fill = (many: number, apart: number) =>
  database.pool.query(
    `insert into users (id, email, name, role, created_at)
     select 'usr_' || md5(i::text), 'p' || i || '@example.com', 'Person ' || i,
       case when i % 100 = 0 then 'admin' else 'client' end,
       timestamptz '2026-01-01' + i * $2 * interval '1 millisecond'
     from generate_series(1, $1) as i`,
    [many, apart],
  );
/** Every page from the first to the last; `between` runs after each. */
async function walk(query: object = {}, between: (page: number) => Promise<void> = async () => {}) {
  const ids: string[] = [];
  let after = "";
  for (let page = 0; ; page++) {
    const { items, next } = await listUsers(admin, { ...query, after }, house.deps);
    expect(items.length).toBeLessThanOrEqual(25);
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    after = next;
    await between(page);
  }
}
const found = async (search: string, role = "") =>
  (await listUsers(admin, { search, role }, house.deps)).items.map(({ name }) => name).toSorted();

test.each([0, 1, 60_000])(
  "500 people are listed newest first, each once, %i ms apart",
  async (apart) => {
    await fill(500, apart);
    const ids = await walk();
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from users order by created_at desc, id desc",
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  },
);

test("who arrives while somebody pages neither hides nor repeats anybody", async () => {
  await fill(120, 1000);
  const { rows } = await database.pool.query<{ id: string }>("select id from users");
  const arrivals = fc.array(fc.array(fc.integer({ min: -5, max: 130 }), { maxLength: 4 }), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(arrivals, async (perPage) => {
      const ids = await walk({}, async (page) => {
        for (const second of perPage[page] ?? [])
          await people.insert({ createdAt: new Date(Date.parse("2026-01-01") + second * 1000) });
      });
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id } of rows) expect(ids).toContain(id);
    }),
    { numRuns: process.env["TEST_LONG"] ? 60 : 8 },
  );
});

test("a person is found by any part of name, address or company, in any letter case", async () => {
  await people.insert({
    name: "Grace Hopper",
    email: "grace@navy.example",
    company: "Cobol & Sons",
  });
  await people.insert({
    name: "Jürgen Über-Ångström",
    email: "j@example.com",
    company: "Müller GmbH",
  });
  await people.insert({ name: "Ада Лавлейс", email: "lovelace@example.com" });
  expect(await found("race")).toEqual(["Grace Hopper"]);
  expect(await found("  GRACE   hop ")).toEqual(["Grace Hopper"]);
  expect(await found("@NAVY.")).toEqual(["Grace Hopper"]);
  expect(await found("cobol & s")).toEqual(["Grace Hopper"]);
  expect(await found("ÜBER-ång")).toEqual(["Jürgen Über-Ångström"]);
  expect(await found("mÜLLER")).toEqual(["Jürgen Über-Ångström"]);
  expect(await found("лавлейс")).toEqual(["Ада Лавлейс"]);
  expect(await found("nobody of this name")).toEqual([]);
  expect(await found("")).toHaveLength(4);
});

test("signs that mean something to the database are looked for as themselves", async () => {
  const names = ["100%", "a_b", String.raw`back\slash`, "axb", "it's", '"quoted"', "100 percent"];
  for (const name of names) await people.insert({ name });
  expect(await found("100%")).toEqual(["100%"]);
  expect(await found("%")).toEqual(["100%"]);
  expect(await found("a_b")).toEqual(["a_b"]);
  expect(await found("\\")).toEqual([String.raw`back\slash`]);
  expect(await found("k\\s")).toEqual([String.raw`back\slash`]);
  expect(await found("it's")).toEqual(["it's"]);
  expect(await found('"quoted"')).toEqual(['"quoted"']);
  expect(await found("' or '1'='1")).toEqual([]);
});

test("any text is searched for as it is", async () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12, unit: "grapheme" })
    .map((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim());
  await fc.assert(
    fc.asyncProperty(
      name.filter((text) => text !== "" && text.isWellFormed()),
      async (text) => {
        await database.pool.query("update users set name = $1 where id = $2", [
          `<${text}>`,
          admin.userId,
        ]);
        expect(await found(text)).toEqual([`<${text}>`]);
      },
    ),
    { numRuns: process.env["TEST_LONG"] ? 1000 : 60 },
  );
});

test("the filter shows one role, and both together with a search", async () => {
  await people.insert({ name: "Client Grace" });
  await people.insert({ name: "Admin Grace", role: "admin" });
  expect(await found("grace", "client")).toEqual(["Client Grace"]);
  expect(await found("grace", "admin")).toEqual(["Admin Grace"]);
  expect(await found("", "admin")).toEqual(["Admin Grace", "The Admin"]);
  expect(await found("grace", "owner")).toHaveLength(2); // no role: no filter
});

test.each(["x", "-1.x", "99999999999999.usr_x", "1.'; drop table users", "1.\u0000"])(
  "a made-up place in the list begins at its start: %j",
  async (after) => {
    expect((await listUsers(admin, { after }, house.deps)).items).toHaveLength(1);
  },
);

test("an item says what the list shows, and nothing secret", async () => {
  const { userId } = await people.enter({ name: "Grace Hopper", company: "Navy", isBlocked: true });
  const item = {
    id: userId,
    name: "Grace Hopper",
    email: expect.stringContaining("@") as string,
    company: "Navy",
    role: "client",
    emailVerified: false,
    isBlocked: true,
    twoFactorEnabled: false,
    createdAt: house.time.now.toISOString(),
  };
  expect((await listUsers(admin, {}, house.deps)).items[0]).toEqual(item);
  expect(await readUser(admin, userId, house.deps)).toEqual(item);
  for (const id of ["usr_missing", "", "\u0000", "x".repeat(10_000)])
    await expect(readUser(admin, id, house.deps)).rejects.toMatchObject({ code: "not_found" });
});

test("the figures count who may sign in, and who came in the last 30 days", async () => {
  const daysAgo = (days: number) => new Date(house.time.now.getTime() - days * dayMs);
  for (const days of [0, 29, 31]) await people.insert({ createdAt: daysAgo(days) });
  await people.insert({ isBlocked: true });
  expect(await readUserFigures(admin, house.deps)).toEqual({ active: 4, fresh: 2 });
});

test("with 10,000 people each way of looking uses an index", async () => {
  await fill(10_000, 1000);
  await people.insert({ name: "Rare Bird", company: "Zyzzyva" });
  await database.pool.query("vacuum analyze users");
  /** Names of the indexes, and rows that were looked at, of what `selectUsers` asks. */
  const plan = async (filter: Parameters<typeof selectUsers>[1]) => {
    const asked = selectUsers(database.db, filter, 25) as unknown as {
      getSQL(): ReturnType<typeof sql>;
    };
    const { rows } = await database.db.execute<{ "QUERY PLAN": string }>(
      sql`explain (analyze, timing off, summary off) ${asked.getSQL()}`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const none = { search: "", role: "" as const, after: null };
  const middle = { createdAt: new Date("2026-01-01T01:00:00Z"), id: "usr_5" };
  expect(await plan(none)).toMatch(/Index Scan Backward using users_created/);
  const next = await plan({ ...none, after: middle });
  expect(next).toMatch(/Index Scan Backward using users_created/);
  expect(next).toMatch(/Index Cond: \(ROW\(created_at, id\) </);
  expect(await plan({ ...none, role: "admin" })).toMatch(/Index Scan Backward using users_role/);
  expect(await plan({ ...none, role: "admin", after: middle })).toMatch(/users_role/);
  expect(await plan({ ...none, search: "zyzzyva" })).toMatch(/Bitmap Index Scan on users_search/);
  for (const filter of [none, { ...none, search: "zyzzyva" }, { ...none, search: "person" }])
    expect(await plan(filter)).not.toMatch(/Seq Scan/);
});
