import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMail } from "#domain/mail/index.ts";
import { testDatabase } from "../../tests/database.ts";
import { addSpokenCall } from "../../tests/factories/calls.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const migrate = (name: string) =>
  database.pool.query(
    readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), "utf8").replaceAll(
      "--> statement-breakpoint",
      "",
    ),
  );

test("summaries and bookings come to a database that has calls, enquiries and mails, and change none of them", async () => {
  const { db, pool } = database;
  await addSpokenCall(database, ["I need a bot.", "Which?"]);
  await pool.query(
    "insert into enquiries (id, kind, email, message, status, created_at) values ('enq_1', 'contact', 'ada@example.com', 'Hello', 'open', now())",
  );
  await db.transaction((tx) =>
    queueMail(tx, { key: "k/1", to: "ada@example.com", subject: "Hello", text: "Hello" }),
  );
  // Back to before the migrations.
  await pool.query("drop table bookings, booking_closures");
  await pool.query("alter table mails drop column calendar");
  await pool.query("drop index consultations_status");
  await pool.query("alter table enquiries drop column conversation_id");
  const rows = async (columns: string) =>
    (await pool.query(`select ${columns} from enquiries, mails, consultations`)).rows as unknown[];
  const kept =
    "enquiries.message, enquiries.email, mails.key, mails.status, consultations.id, consultations.seconds";
  const before = await rows(kept);
  expect(before).toHaveLength(1);

  await migrate("0009_summaries_and_call_lists");
  await migrate("0010_book_demos");

  expect(await rows(kept)).toEqual(before);
  expect(await rows("enquiries.conversation_id, mails.calendar")).toEqual([
    { conversation_id: null, calendar: null },
  ]);
});
