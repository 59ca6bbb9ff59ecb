import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { hourMs, minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  addConnection,
  changeConnection,
  createSealer,
  deleteConnection,
  deliver,
  forgetDeliveries,
  listConnections,
  listDeliveries,
  pruneDeliveriesJob,
  resendDelivery,
} from "./index.ts";
import type { FailureReason } from "./ports.ts";
import { maxAttempts, pauseAfter } from "./retry.ts";

let database: Database;
let people: ReturnType<typeof peopleOn>;
let rig: ReturnType<typeof connectionsOn>;
let ada: { userId: string };
let connectionId: string;
beforeAll(async () => {
  database = await testDatabase();
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(
    sql`truncate connections, deliveries, mails, audit_entries, dbos.workflow_status cascade`,
  );
  rig = connectionsOn(database);
  ada = (await people.insert()).actor;
  const input = { name: "Leads", ...filledForms("mark").webhook };
  ({ id: connectionId } = await addConnection(ada, { kind: "webhook", input }, rig.deps));
  rig.seen.length = 0;
});

const ask = (key = "evt_1", more: object = {}) =>
  database.db.transaction((tx) =>
    deliver(
      tx,
      {
        ownerId: ada.userId,
        connectionId,
        subject: "lead/led_1",
        event: "lead.taken",
        key,
        payload: { id: "led_1", email: "grace@example.com" },
        ...more,
      },
      rig.deps,
    ),
  );
const log = async () => (await listDeliveries(ada, { connectionId, after: "" }, rig.deps)).items;
const pass = (ms: number) => {
  rig.time.now = new Date(rig.time.now.getTime() + ms);
};
const mails = async () =>
  (
    await database.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from mails`,
    )
  ).rows;

test("a delivery is stored with its change or not at all, and sent once", async () => {
  const undone = database.db.transaction(async (tx) => {
    const asked = { subject: "lead/led_0", event: "lead.taken", key: "evt_0", payload: {} };
    await deliver(tx, { ...asked, ownerId: ada.userId, connectionId }, rig.deps);
    throw new Error("taken back");
  });
  await expect(undone).rejects.toThrow("taken back");
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
  expect(await rig.runDeliveries()).toBe(1);
  expect(rig.seen).toHaveLength(1);
  expect(rig.seen[0]?.message).toMatchObject({
    event: "lead.taken",
    subject: "lead/led_1",
    data: { email: "grace@example.com" },
  });
  expect(await log()).toMatchObject([
    { state: "delivered", attempts: 1, status: 200, answer: "ok" },
  ]);
  const [view] = await listConnections(ada, rig.deps);
  expect(view?.lastUsedAt).toBe(rig.time.now.toISOString());
});

test("what may pass is tried again under the same id, ever more rarely, and ends with a mail to the owner", async () => {
  rig.fail("server", "", 503);
  await ask();
  let runs = 0;
  for (let hours = 0; hours < 100; hours += 0.25) {
    runs += await rig.runDeliveries();
    pass(15 * minuteMs);
  }
  expect(runs).toBe(maxAttempts);
  expect(new Set(rig.seen.map(({ message }) => message?.id)).size).toBe(1);
  expect(await log()).toMatchObject([
    { state: "failed", attempts: maxAttempts, status: 503, nextAt: null },
  ]);
  expect(await mails()).toMatchObject([{ subject: "Not delivered: Leads" }]);
  expect((await mails())[0]?.text).toContain(`/portal/connections/${connectionId}`);
  expect(await listConnections(ada, rig.deps)).toMatchObject([
    { state: "failing", failedDeliveries: 1 },
  ]);
});

test("what would be said again isn't tried again, and ten of them write one mail a day", async () => {
  rig.fail("rejected", "no such field", 400);
  for (let count = 0; count < 10; count++) await ask(`evt_${count}`);
  await rig.runDeliveries();
  expect((await log()).every(({ state, attempts }) => state === "failed" && attempts === 1)).toBe(
    true,
  );
  expect(await mails()).toHaveLength(1);
});

test("sent again by hand, it starts over with the same id; what didn't fail can't be", async () => {
  rig.fail("rejected", "no", 400);
  await ask();
  await rig.runDeliveries();
  const [failed] = await log();
  const deliveryId = failed?.id ?? "";
  const again = () => resendDelivery(ada, { connectionId, deliveryId }, rig.deps);
  rig.play.fail = null;
  const results = await Promise.allSettled([again(), again(), again()]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rig.runDeliveries()).toBe(1);
  expect(rig.seen.map(({ message }) => message?.id)).toEqual([deliveryId, deliveryId]);
  expect(await log()).toMatchObject([{ state: "delivered", attempts: 1 }]);
  await expect(again()).rejects.toMatchObject({ code: "delivery_not_failed" });
});

test("a run that comes twice, or late, sends nothing twice", async () => {
  await ask();
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from deliveries`);
  const { sendDeliveryJob } = await import("./send-delivery.ts");
  const run = (number: number) =>
    sendDeliveryJob.run({ deliveryId: rows[0]?.id ?? "", run: number }, rig.deps, {
      step: (_name, work) => work(),
    });
  await run(7);
  expect(rig.seen).toHaveLength(0);
  await run(1);
  await run(1);
  expect(rig.seen).toHaveLength(1);
});

test("another's connection takes nothing, and a deleted one takes its log along", async () => {
  const eve = (await people.insert()).actor;
  expect(await ask("evt_eve", { ownerId: eve.userId })).toBe(false);
  await ask();
  await deleteConnection(ada, connectionId, rig.deps);
  expect(await rig.runDeliveries()).toBe(1);
  expect(rig.seen).toHaveLength(0);
  const { rows } = await database.db.execute(sql`select 1 from deliveries`);
  expect(rows).toEqual([]);
});

test("after the installation's secret changed, deliveries wait for the secrets to be entered again", async () => {
  rig.deps.connections.sealer = createSealer("a new one");
  await ask();
  await rig.runDeliveries();
  expect(await log()).toMatchObject([
    { state: "waiting", answer: expect.stringContaining("Enter its secrets again") as string },
  ]);
  const input = { name: "Leads", ...filledForms("mark").webhook };
  await changeConnection(ada, { id: connectionId, input }, rig.deps);
  pass(hourMs);
  await rig.runDeliveries();
  expect(await log()).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("a subject's deliveries can be deleted, and all go with their time", async () => {
  await ask("evt_1");
  await ask("evt_2", { subject: "lead/led_2" });
  await database.db.transaction((tx) => forgetDeliveries(tx, ["lead/led_1"]));
  expect(await log()).toMatchObject([{ subject: "lead/led_2" }]);
  pass(91 * 24 * hourMs);
  await pruneDeliveriesJob.run({}, rig.deps, { step: (_name, work) => work() });
  expect(await log()).toEqual([]);
});

test("pauses grow, end after ten tries and heed what the other side asks for", () => {
  const reasons: FailureReason[] = [
    "key_refused",
    "gone",
    "rate_limited",
    "server",
    "unreachable",
    "timeout",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...reasons),
      fc.integer({ min: 1, max: 20 }),
      fc.option(fc.nat(10 * 24 * hourMs), { nil: null }),
      (reason, attempts, retryAfterMs) => {
        const pause = pauseAfter({ reason, status: 500, retryAfterMs }, attempts);
        expect(pause === null).toBe(attempts >= maxAttempts);
        if (pause === null) return;
        expect(pause).toBeLessThanOrEqual(24 * hourMs);
        expect(pause).toBeGreaterThanOrEqual(Math.min(retryAfterMs ?? 0, 24 * hourMs));
        const before = pauseAfter({ reason, status: 500, retryAfterMs: null }, attempts - 1) ?? 0;
        expect(pause).toBeGreaterThanOrEqual(before);
      },
    ),
  );
  for (const reason of ["rejected", "blocked"] as const)
    expect(pauseAfter({ reason, status: 400, retryAfterMs: null }, 1)).toBeNull();
  expect(pauseAfter({ reason: "gone", status: 410, retryAfterMs: null }, 1)).toBeNull();
});
