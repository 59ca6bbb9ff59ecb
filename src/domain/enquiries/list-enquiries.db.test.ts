import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { linkWaitingList, listEnquiries } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a person's quotes are listed newest first, each once, and nobody else's", async () => {
  await database.pool.query(
    `insert into enquiries (id, kind, message, user_id, status, due_at, created_at)
     select 'enq_' || md5(i::text), 'quote', 'm' || i, case when i % 3 = 0 then 'usr_b' else 'usr_a' end,
       'open', now(), timestamptz '2026-01-01' + (i / 2) * interval '1 minute'
     from generate_series(1, 90) i`,
  );
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const page = await listEnquiries({ userId: "usr_a" }, { kinds: ["quote"], after }, database);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from enquiries where user_id = 'usr_a' order by created_at desc, id desc",
  );
  expect(ids).toEqual(rows.map(({ id }) => id));
});

test("a confirmed address brings its places on the waiting list, in any letter case, and nothing that was written with it", async () => {
  await database.pool.query(
    `insert into enquiries (id, kind, message, email, user_id, status, due_at)
     values ('enq_1', 'waiting-list', 'm', 'Ada@Example.com', null, 'open', now()),
       ('enq_0', 'quote', 'm', 'ada@example.com', null, 'open', now()),
       ('enq_2', 'quote', 'm', 'ada@example.com', 'usr_b', 'open', now()),
       ('enq_3', 'quote', 'm', 'not-ada@example.com', null, 'open', now()),
       ('enq_4', 'quote', 'm', null, null, 'open', now())`,
  );
  expect(await linkWaitingList(database.db, { userId: "usr_c", email: "ADA@example.com" })).toBe(1);
  const { items } = await listEnquiries(
    { userId: "usr_c" },
    { kinds: ["quote", "waiting-list"], after: "" },
    database,
  );
  expect(items.map(({ id }) => id)).toEqual(["enq_1"]);
});
