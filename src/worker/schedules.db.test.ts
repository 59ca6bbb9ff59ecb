import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defineJob } from "#db/jobs.ts";
import { openDatabase } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { dayMs, minuteMs, secondMs } from "#kit/time.ts";
import { testDatabase } from "../../tests/database.ts";
import { cutSockets } from "../../tests/factories/cut-sockets.ts";
import { scheduleJobs } from "./schedules.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date("2026-11-22T10:00:30Z");
  await database.db.execute(sql`truncate dbos.workflow_status, dbos.workflow_input cascade`);
});

let now: Date;
const clock = () => now;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const job = (name: string, cron?: string) =>
  defineJob({ name, input: z.object({}), ...(cron ? { cron } : {}), run: async () => {} });
const jobs = [job("minute", "* * * * *"), job("night", "47 3 * * *"), job("on-demand")];
const asked = async () =>
  (
    await database.db.execute<{ id: string }>(
      sql`select workflow_uuid as id from dbos.workflow_status order by 1`,
    )
  ).rows.map(({ id }) => id);

test("after a clock jump of days each job runs once: what was missed is dropped", async () => {
  const look = scheduleJobs({ db: database.db, jobs, clock, log: silentLog });
  pass(8000 * minuteMs);
  await look();
  await look();
  expect(await asked()).toEqual([
    "minute@2026-11-27T23:20:00.000Z",
    "night@2026-11-27T03:47:00.000Z",
  ]);
  pass(minuteMs);
  await look();
  expect(await asked()).toHaveLength(3);
});

test("where the clock goes back nothing runs twice, and the schedules go on", async () => {
  const look = scheduleJobs({ db: database.db, jobs, clock, log: silentLog });
  pass(minuteMs);
  await look();
  pass(-dayMs);
  await look();
  expect(await asked()).toEqual(["minute@2026-11-22T10:01:00.000Z"]);
  pass(minuteMs);
  await look();
  expect(await asked()).toHaveLength(2);
});

test("several nodes ask for the same run", async () => {
  const looks = [1, 2, 3].map(() => scheduleJobs({ db: database.db, jobs, clock, log: silentLog }));
  for (let minute = 0; minute < 3; minute++) {
    pass(minuteMs);
    await Promise.all(looks.map((look) => look()));
  }
  expect(await asked()).toHaveLength(3);
});

test("what is due while the database is away is asked for afterwards, once", async () => {
  const sockets = cutSockets(database.connection.pool);
  const shaky = openDatabase(sockets.pool);
  const look = scheduleJobs({ db: shaky.db, jobs, clock, log: silentLog });
  sockets.cut();
  for (let minute = 0; minute < 10; minute++) {
    pass(minuteMs);
    await look();
  }
  sockets.mend();
  pass(5 * secondMs);
  await look();
  expect(await asked()).toEqual(["minute@2026-11-22T10:10:00.000Z"]);
  await shaky.close();
});
