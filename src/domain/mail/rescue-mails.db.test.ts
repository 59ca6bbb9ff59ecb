import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs, minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { queueMail, rescueMails } from "./index.ts";
import { mails } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mails);
  await database.db.execute(sql`truncate dbos.workflow_status, dbos.workflow_input cascade`);
});

const now = new Date("2026-03-01T10:00:00Z");
const at = (ms: number) => new Date(now.getTime() + ms);
const write = async (agoMs: number) => {
  await queueMail(database.db, {
    key: "test/1",
    to: "someone@customer.example",
    subject: "Hello",
    text: "Hi",
  });
  const [mail] = await database.db
    .update(mails)
    .set({ createdAt: at(-agoMs) })
    .returning();
  return mail?.id ?? "";
};
const end = (status: string) =>
  database.db.execute(sql`update dbos.workflow_status set status = ${status}`);
const rescueAt = (clock: Date) => rescueMails({ db: database.db, clock: () => clock });

test("a queued mail whose run ended with an error gets a new run, and no second one while that lives", async () => {
  const id = await write(20 * minuteMs);
  for (const status of ["ENQUEUED", "DELAYED", "PENDING"]) {
    await end(status);
    expect(await rescueAt(now)).toBe(0);
  }
  await end("ERROR");
  expect(await rescueAt(now)).toBe(1);
  expect(await rescueAt(at(minuteMs))).toBe(0);
  const { rows } = await database.db.execute(sql`
    select name, i.inputs::json #>> '{positionalArgs,0,mailId}' as mail
    from dbos.workflow_status join dbos.workflow_input i using (workflow_uuid)`);
  expect(rows).toEqual([
    { name: "mail.deliver", mail: id },
    { name: "mail.deliver", mail: id },
  ]);
  await end("ERROR");
  expect(await rescueAt(at(10 * minuteMs))).toBe(1);
});

test("a queued mail is left to the run that follows a failed one", async () => {
  await write(20 * minuteMs);
  await database.db.execute(
    sql`update dbos.workflow_status set workflow_uuid = workflow_uuid || '~3', status = 'DELAYED'`,
  );
  expect(await rescueAt(now)).toBe(0);
});

test("a mail is left alone while it is new, after three days, and once it was handed over", async () => {
  await write(20 * minuteMs);
  await end("ERROR");
  for (const agoMs of [minuteMs, 4 * dayMs]) {
    await database.db.update(mails).set({ createdAt: at(-agoMs) });
    expect(await rescueAt(now)).toBe(0);
  }
  await database.db.update(mails).set({ createdAt: at(-dayMs), status: "sent" });
  expect(await rescueAt(now)).toBe(0);
});
