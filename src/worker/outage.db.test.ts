import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bindJob, defineJob, enqueueJob } from "#db/jobs.ts";
import { nameLostConnections } from "#db/lost-connections.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../tests/database.ts";
import { cutSockets, type CutSockets } from "../../tests/factories/cut-sockets.ts";
import { launchWorker } from "./launch.ts";
import { throughOutages, untilDatabaseIsBack } from "./outage.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let sockets: CutSockets;
/** Its connections can be cut; those of `database` never are. */
let shaky: Database;
beforeAll(async () => {
  database = await testDatabase();
  sockets = cutSockets(database.connection.pool);
  shaky = openDatabase(sockets.pool);
});
afterAll(async () => {
  await shaky.close();
  await database.close();
});
afterEach(() => sockets.mend());

const always = () => true;
const select1 = () => shaky.db.execute(sql`select 1`);

/** Mends the connections after so many more were refused than a job is tried within a run. */
const mendLater = async (more = 5) => {
  const from = sockets.refused();
  await expect
    .poll(() => sockets.refused(), { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(from + more);
  sockets.mend();
};

test("work that fails because the database is away is done again once it is back, however long that takes", async () => {
  let tries = 0;
  sockets.cut();
  const done = throughOutages(
    async () => {
      tries += 1;
      await select1();
    },
    shaky.db,
    always,
  );
  await mendLater();
  await done;
  expect(tries).toBe(2);
});

test("work whose other server refuses it fails at once: the database answers", async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  await expect(throughOutages(work, shaky.db, always)).rejects.toThrow("ECONNREFUSED");
  expect(tries).toBe(1);
});

test("nothing is tried again once the process stops, nor where it is no outage", async () => {
  await expect(
    untilDatabaseIsBack(() => shaky.db.execute(sql`select nothing`), always),
  ).rejects.toThrow("Failed query");
  sockets.cut();
  await expect(untilDatabaseIsBack(select1, () => false)).rejects.toThrow("Failed query");
  await expect(throughOutages(select1, shaky.db, () => false)).rejects.toThrow("Failed query");
});

test("a connection that an admin or a restart ends is tried again", async () => {
  let tries = 0;
  await untilDatabaseIsBack(async () => {
    tries += 1;
    if (tries === 1) await shaky.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  }, always);
  expect(tries).toBe(2);
});

test("every lost connection carries a code that DBOS waits for", async () => {
  const own = openDatabase(sockets.pool);
  nameLostConnections(own.pool);
  sockets.breakAt("'in the middle'");
  await expect(own.pool.query("select 'in the middle'")).rejects.toMatchObject({ code: "08006" });
  const client = await own.pool.connect();
  sockets.breakAt("'once more'");
  await expect(client.query("select 'once more'")).rejects.toMatchObject({ code: "08006" });
  await expect(client.query("select 1")).rejects.toMatchObject({ code: "08006" });
  client.release();
  await expect(own.pool.query("select 1/0")).rejects.toMatchObject({ code: "22012" });
  await own.close();

  const away = openDatabase({ host: "/nowhere/at/all", user: "nobody", database: "none" });
  nameLostConnections(away.pool);
  await expect(away.pool.query("select 1")).rejects.toMatchObject({ code: "08006" });
  await expect(away.pool.connect()).rejects.toMatchObject({ code: "08006" });
  await away.close();
});

type Deps = { work: () => Promise<void> };
/** Runs the job once, on connections that can be cut. @returns how its runs ended */
async function runOnce(id: string, work: () => Promise<void>) {
  const shakyJob = defineJob({
    name: `test.${id}`,
    input: z.object({}),
    async run(_input, { work: given }: Deps, { step }) {
      await step("work", given);
    },
  });
  const worker = await launchWorker({
    db: shaky.db,
    pool: sockets.pool,
    executorId: "outage-test",
    jobs: [bindJob(shakyJob, { work })],
    log: silentLog,
  });
  const runs = async () =>
    (
      await database.db.execute<{ id: string; status: string }>(sql`
        select workflow_uuid as id, status from dbos.workflow_status
        where workflow_uuid like ${`${id}%`} order by 1`)
    ).rows.map((run) => `${run.id} ${run.status}`);
  try {
    await enqueueJob(database.db, shakyJob, {}, { id });
    await expect
      .poll(async () => (await runs())[0], { timeout: 60_000, interval: 50 })
      .toMatch(/SUCCESS|ERROR/);
    return await runs();
  } finally {
    await worker.stop(1000);
  }
}

test("a run whose database dies while its outcome is written down ends well (EPIPE)", async () => {
  const runs = await runOnce("epipe", async () => {
    sockets.breakAt('INSERT INTO "dbos".workflow_output');
  });
  expect(runs).toEqual(["epipe SUCCESS"]);
});

test("a run whose database goes away in the middle ends well once it is back", async () => {
  let tries = 0;
  const runs = await runOnce("cut", async () => {
    tries += 1;
    if (tries === 1) {
      sockets.cut();
      void mendLater(2);
    }
    await select1();
  });
  expect(runs).toEqual(["cut SUCCESS"]);
});

test("a run that fails as the database goes away is put off, not lost", async () => {
  let tries = 0;
  const runs = await runOnce("put-off", async () => {
    tries += 1;
    if (tries < 4) throw new Error("not yet");
    sockets.breakAt("dbos.enqueue_workflow", 4);
    throw new Error("no more");
  });
  expect(runs).toEqual(["put-off SUCCESS", "put-off~1 DELAYED"]);
});
