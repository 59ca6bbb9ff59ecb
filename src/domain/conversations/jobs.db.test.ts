import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { pruneConversationsJob } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("every night conversations two years after their last message go with all that was said, and idle ones end", async () => {
  const now = new Date("2030-06-01T03:17:00Z");
  const ages = { young: 1, idle: 31, old: 729, older: 732 };
  for (const [id, days] of Object.entries(ages)) {
    const at = new Date(now.getTime() - days * dayMs);
    await database.pool.query(
      `insert into conversations (id, channel, visitor_key, status, title, message_count, created_at, last_message_at)
       values ($1, 'chat', $1, 'open', 'x', 1, '2020-01-01', $2)`,
      [id, at],
    );
    await database.pool.query(
      `insert into messages (id, conversation_id, position, sender, text, state)
       values ('m' || $1, $1, 1, 'user', 'x', 'whole')`,
      [id],
    );
  }
  await pruneConversationsJob.run(
    {},
    { db: database.db, clock: () => now },
    {
      step: (_name, work) => work(),
    },
  );
  const { rows } = await database.pool.query(
    "select c.id, c.status, m.id as message from conversations c join messages m on m.conversation_id = c.id order by c.id",
  );
  expect(rows).toEqual([
    { id: "idle", status: "ended", message: "midle" },
    { id: "old", status: "ended", message: "mold" },
    { id: "young", status: "open", message: "myoung" },
  ]);
  expect((await database.pool.query("select 1 from messages")).rows).toHaveLength(3);
});
