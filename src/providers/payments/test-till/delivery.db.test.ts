import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bindJob } from "#db/jobs.ts";
import { silentLog } from "#kit/log.ts";
import { launchWorker } from "#worker/launch.ts";
import { createTestTill } from "./index.ts";
import {
  cardOf,
  newSession,
  openTillRig,
  type TillRig,
  tillOn,
  webhookSecret,
} from "./till-rig.ts";

let rig: Awaited<ReturnType<typeof openTillRig>>;
let shop: TillRig;
beforeAll(async () => {
  rig = await openTillRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query("truncate till_sessions cascade");
  shop = tillOn(rig.database);
});

test("an event is delivered to the shop's webhook as Stripe would send it", async () => {
  const session = await shop.open({ orderId: "ord_1" });
  await shop.till.pay(session.id, cardOf("4242424242424242"));
  await shop.deliverAll();
  const [sent] = shop.received;
  if (!sent) throw new Error("nothing was delivered");
  expect(sent.url).toBe("https://shop.test/webhooks/stripe");
  expect(await shop.payments.readEvent(sent.body, sent.header, shop.time.now)).toEqual({
    id: expect.stringMatching(/^evt_test_/) as string,
    type: "checkout.session.completed",
    createdAt: shop.time.now,
    mode: "test",
    sessionId: session.id,
    orderId: "ord_1",
  });
  expect(JSON.parse(sent.body)).toMatchObject({
    object: "event",
    livemode: false,
    data: {
      object: {
        object: "checkout.session",
        id: session.id,
        client_reference_id: "ord_1",
        metadata: { orderId: "ord_1", serviceId: "landing-page" },
        amount_total: 50_000,
        currency: "usd",
        status: "complete",
        payment_status: "paid",
        customer_details: { email: "ada@example.com" },
      },
    },
  });
});

test("an event that was not taken is sent again under the same id, until it is taken", async () => {
  const session = await shop.open();
  await shop.till.pay(session.id, cardOf("4242424242424242"));
  shop.webhook.status = 503;
  await expect(shop.deliverAll()).rejects.toThrow(/503/);
  // Much later the signature is fresh, and the event the same.
  shop.time.now = new Date(shop.time.now.getTime() + 3_000_000);
  shop.webhook.status = 200;
  await shop.deliverAll();
  const last = shop.received.at(-1);
  const event = await shop.payments.readEvent(last?.body ?? "", last?.header, shop.time.now);
  expect(event.type).toBe("checkout.session.completed");
  expect(new Set(shop.received.map((sent) => sent.body)).size).toBe(1);
  const [stored] = await shop.events();
  await shop.runJob("till-deliver-event", { eventId: stored?.id });
  expect(shop.received).toHaveLength(2);
});

test("the worker delivers by itself, and tries again where the shop was down", async () => {
  const { db, connection } = rig.database;
  const ids: unknown[] = [];
  const answers = [() => Promise.reject(new Error("down")), () => 500, () => 200];
  const { payments, till, jobs } = createTestTill({
    db,
    publicUrl: "https://shop.test",
    webhookSecret,
    async deliver(request) {
      ids.push(((await request.json()) as { id: unknown }).id);
      const answer = answers.shift();
      return new Response(null, { status: answer ? await answer() : 200 });
    },
  });
  const bound = jobs.map((job) => bindJob(job, undefined));
  const worker = await launchWorker({
    db,
    pool: connection.pool,
    executorId: "till-test",
    log: silentLog,
    jobs: bound,
  });
  try {
    const { id } = await payments.createSession(newSession(new Date()));
    await till.pay(id, cardOf("4242424242424242"));
    await expect
      .poll(async () => (await shop.events())[0]?.deliveredAt ?? null, { timeout: 30_000 })
      .not.toBeNull();
  } finally {
    await worker.stop(5000);
  }
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});
