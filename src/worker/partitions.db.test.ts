import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { bindJob, defineJob, enqueueJob } from "#db/jobs.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../tests/database.ts";
import { launchWorker } from "./launch.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("one customer's many waiting runs hold up nobody else's", async () => {
  const done: string[] = [];
  const slowJob = defineJob({
    name: "partitions.slow",
    queue: "automations",
    input: z.object({ ownerId: z.string() }),
    partition: ({ ownerId }) => ownerId,
    run: async ({ ownerId }: { ownerId: string }) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      done.push(ownerId);
    },
  });
  const enqueue = (ownerId: string, number: number) =>
    enqueueJob(database.db, slowJob, { ownerId }, { id: `slow/${ownerId}/${number}` });
  for (let number = 0; number < 60; number += 1) await enqueue("many", number);
  await enqueue("one", 0);
  const worker = await launchWorker({
    db: database.db,
    pool: database.connection.pool,
    executorId: "partitions",
    jobs: [bindJob(slowJob, {})],
    log: silentLog,
  });
  await expect.poll(() => done.includes("one"), { timeout: 20_000 }).toBe(true);
  // It came with the first of them, not after all.
  expect(done.indexOf("one")).toBeLessThan(30);
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(61);
  await worker.stop(1000);
});
