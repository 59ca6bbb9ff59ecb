import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueueJob } from "#db/jobs.ts";
import { silentLog } from "#kit/log.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../tests/database.ts";
import { launchWorker } from "./launch.ts";
import { pruneRunsJob } from "./prune-runs.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const step = <T>(_name: string, work: () => Promise<T>) => work();
const idsIn = async (table: string) =>
  (
    await database.db.execute<{ id: string }>(
      sql`select workflow_uuid as id from ${sql.raw(`dbos.${table}`)} order by 1`,
    )
  ).rows.map(({ id }) => id);

test("finished runs are forgotten after 90 days, with what they were given; waiting ones never", async () => {
  const { db } = database;
  for (const id of ["old-done", "new-done", "old-waiting"])
    await enqueueJob(db, pruneRunsJob, {}, { id });
  await db.execute(
    sql`update dbos.workflow_status set status = 'SUCCESS' where workflow_uuid like '%done'`,
  );
  const old = Date.now() - 91 * dayMs;
  await db.execute(
    sql`update dbos.workflow_status set updated_at = ${old}::bigint where workflow_uuid like 'old%'`,
  );
  const worker = await launchWorker({
    db,
    pool: database.connection.pool,
    executorId: "prune-test",
    jobs: [],
    log: silentLog,
  });
  await pruneRunsJob
    .run({}, { db, clock: () => new Date() }, { step })
    .finally(() => worker.stop(1000));
  expect(await idsIn("workflow_status")).toEqual(["new-done", "old-waiting"]);
  expect(await idsIn("workflow_input")).toEqual(["new-done", "old-waiting"]);
});
