import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { pruneEnquiriesJob } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("an enquiry is deleted two years after it arrived, and not a day earlier", async () => {
  await database.pool.query(
    `insert into enquiries (id, kind, message, status, due_at, created_at)
     select 'enq_' || arrived, 'quote', 'm', 'open', now(), arrived::timestamptz
     from unnest(array['2026-02-28T03:00Z', '2026-03-02T03:00Z', '2028-02-29T03:00Z']) arrived`,
  );
  const deps = { db: database.db, clock: () => new Date("2028-03-01T03:00Z") };
  await pruneEnquiriesJob.run({}, deps, { step: (_name, work) => work() });
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from enquiries order by id",
  );
  expect(rows.map(({ id }) => id)).toEqual(["enq_2026-03-02T03:00Z", "enq_2028-02-29T03:00Z"]);
});
