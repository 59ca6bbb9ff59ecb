import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DiskSpace } from "#kit/disk-space.ts";
import { systemClock } from "#kit/time.ts";
import { testDatabase } from "../../tests/database.ts";
import { openAlerts } from "../../tests/factories/admins.ts";
import { nodeWatch } from "./watch-node.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  space = null;
  await database.db.execute(sql`truncate alerts, mails, worker_nodes`);
});

const mb = 1024 * 1024;
let space: DiskSpace | null;
const roomOf = (freeMb: number, totalMb: number): DiskSpace => ({
  freeBytes: freeMb * mb,
  totalBytes: totalMb * mb,
});
const watch = (options: { isWeb: boolean; folder: string | null }) =>
  nodeWatch({
    db: database.db,
    clock: systemClock,
    brandName: "Ariaworks",
    providerEmail: "provider@shop.example",
    nodeName: "node-1",
    spaceOf: () => space,
    ...options,
  });
const titles = async () => (await openAlerts(database)).map(({ title }) => title);
const beat = (agoSeconds: number) =>
  database.db.execute(sql`
    insert into worker_nodes (id, seen_at) values ('w', now() - make_interval(secs => ${agoSeconds}))
    on conflict (id) do update set seen_at = excluded.seen_at`);

test("a disk that is nearly full raises one alert and a mail, resolved once there is room", async () => {
  const look = watch({ isWeb: false, folder: "/data" });
  space = roomOf(5000, 20_000);
  await look();
  expect(await titles()).toEqual([]);
  space = roomOf(200, 20_000);
  await look();
  await look();
  expect(await titles()).toEqual(["The disk is nearly full"]);
  const { rows } = await database.db.execute(sql`select subject from mails`);
  expect(rows).toEqual([{ subject: "Alert: The disk is nearly full" }]);
  space = roomOf(5000, 20_000);
  await look();
  expect(await titles()).toEqual([]);
});

test("a small disk with room, one that tells no size, and one without our data are no trouble", async () => {
  const look = watch({ isWeb: false, folder: "/data" });
  for (const fine of [roomOf(300, 1000), null]) {
    space = fine;
    await look();
  }
  space = roomOf(0, 1000);
  await watch({ isWeb: false, folder: null })();
  expect(await titles()).toEqual([]);
});

test("a web node without a living worker raises an alert, resolved when one lives", async () => {
  const look = watch({ isWeb: true, folder: null });
  await beat(300);
  await look();
  expect(await titles()).toEqual([]); // it may only be starting again
  await look();
  expect(await titles()).toEqual(["No worker is running"]);
  await beat(0);
  await look();
  expect(await titles()).toEqual([]);
});

test("a worker that serves no pages doesn't look for others", async () => {
  const look = watch({ isWeb: false, folder: null });
  await look();
  await look();
  expect(await titles()).toEqual([]);
});
