import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bindJob, defineJob, enqueueJob } from "#db/jobs.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { testDatabase } from "../../tests/database.ts";
import { openAlerts } from "../../tests/factories/admins.ts";
import { launchWorker } from "./launch.ts";
import { watchRunsJob } from "./watch-runs.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A job that gives up at once, as the last of many attempts. */
const hopeless = defineJob({
  name: "test.hopeless",
  input: z.object({}),
  run: () => Promise.reject(new Error("hopeless")),
});
const fine = defineJob({ name: "test.fine", input: z.object({}), run: () => Promise.resolve() });

const isOver = (id: string) =>
  expect
    .poll(
      async () =>
        (
          await database.db.execute<{ status: string }>(
            sql`select status from dbos.workflow_status where workflow_uuid = ${id}`,
          )
        ).rows[0]?.status,
      { timeout: 30_000, interval: 50 },
    )
    .toMatch(/SUCCESS|ERROR/);
const alerts = async () => (await openAlerts(database)).map(({ title, times }) => [title, times]);

test("runs that end with an error raise one alert a job, which counts each of them once", async () => {
  const { db } = database;
  const alerting = { db, clock: systemClock, brandName: "Ariaworks", providerEmail: "a@b.example" };
  const worker = await launchWorker({
    db,
    pool: database.connection.pool,
    executorId: "watch-test",
    jobs: [bindJob(hopeless, {}), bindJob(fine, {}), bindJob(watchRunsJob, alerting)],
    log: silentLog,
  });
  const fail = async (id: string) => {
    await enqueueJob(db, hopeless, {}, { id, attempt: 80 });
    await isOver(id);
  };
  const look = async (id: string) => {
    await enqueueJob(db, watchRunsJob, {}, { id });
    await isOver(id);
  };
  try {
    await look("look-1");
    expect(await alerts()).toEqual([]);
    await enqueueJob(db, fine, {}, { id: "fine" });
    await isOver("fine");
    await fail("one");
    await fail("two");
    await look("look-2");
    expect(await alerts()).toEqual([["Background work failed: test.hopeless", 2]]);
    await look("look-3");
    await fail("three");
    await look("look-4");
    expect(await alerts()).toEqual([["Background work failed: test.hopeless", 3]]);
  } finally {
    await worker.stop(1000);
  }
});
