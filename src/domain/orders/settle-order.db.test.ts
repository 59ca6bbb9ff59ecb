import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#domain/audit/tables.ts";
import { mails } from "#domain/mail/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { goodCard, openShop } from "../../../tests/factories/shop.ts";
import { checkOverdueOrders, readCheckout, receivePaymentEvent } from "./index.ts";
import { PaymentsUnavailable, type Payments } from "./ports.ts";
import { orders, paymentEvents } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let isDown = false;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database, (payments: Payments): Payments => ({
    ...payments,
    async readSession(id) {
      if (isDown) throw new PaymentsUnavailable("down");
      return payments.readSession(id);
    },
  }));
});
afterAll(() => database.close());
beforeEach(async () => {
  isDown = false;
  await shop.till.deliverAll(); // what an earlier test left unsaid
  shop.till.received.length = 0;
  await database.db.delete(orders);
  await database.db.delete(mails);
});

const card = (number: string) => ({ ...goodCard, number });
async function open() {
  const { url, orderId } = await shop.checkout();
  return { sessionId: url.split("/").at(-1) ?? "", orderId };
}
const toBuyer = () => database.db.select().from(mails).where(eq(mails.to, "ada@example.com"));
const order = async (orderId: string) =>
  (await database.db.select().from(orders).where(eq(orders.id, orderId)))[0];
const later = (minutes: number) => {
  shop.till.time.now = new Date(shop.till.time.now.getTime() + minutes * 60_000);
};
/** The till's next event, as it would arrive. */
async function nextEvent() {
  await shop.till.deliverAll();
  const event = shop.till.received.shift();
  if (!event) throw new Error("the till had nothing to say");
  return event;
}
const receive = (body: string, header: string | undefined) =>
  receivePaymentEvent({ rawBody: body, signature: header }, shop.deps);

test("a paid session makes the order paid, and one confirmation is written", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  expect(await shop.deliver()).toEqual(["queued"]);
  expect(await order(orderId)).toMatchObject({ status: "paid", customerEmail: "ada@example.com" });
  const written = await toBuyer();
  expect(written).toMatchObject([{ key: `order-paid/${orderId}` }]);
  for (const fact of ["$350", orderId, sessionId, "no money moved"])
    expect(written[0]!.text).toContain(fact);
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order/${orderId}`));
  expect(trail.map(({ action }) => action)).toEqual(["order.placed", "order.paid"]);
});

test("a declined card leaves the order unpaid and open for another card", async () => {
  const { sessionId, orderId } = await open();
  expect((await shop.till.till.pay(sessionId, card("4000 0000 0000 0002"))).kind).toBe("declined");
  await shop.deliver();
  expect((await order(orderId))?.status).toBe("open");
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  expect((await order(orderId))?.status).toBe("paid");
});

test("the browser coming back changes nothing: without a settled payment the order stays open", async () => {
  const { sessionId, orderId } = await open();
  for (let i = 0; i < 5; i++) {
    later(1);
    expect(await readCheckout(sessionId, shop.deps)).toMatchObject({ status: "open" });
  }
  expect((await order(orderId))?.status).toBe("open");
});

test("a browser closed before its return loses nothing", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  expect((await order(orderId))?.status).toBe("paid");
});

test("an event repeated twenty times at once is handled once", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  const { body, header } = await nextEvent();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => receive(body, header)));
  expect(outcomes.filter((outcome) => outcome === "queued")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(19);
  await shop.settle();
  expect((await order(orderId))?.status).toBe("paid");
  expect(await toBuyer()).toHaveLength(1);
});

test("a payment that settles later shows as processing, then paid", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, card("000123456789"));
  await shop.deliver();
  const between = (await order(orderId))?.status;
  await shop.till.settle(sessionId).catch(() => {});
  await shop.deliver();
  expect([between, (await order(orderId))?.status]).toEqual(["processing", "paid"]);
});

test("the events of one session, in reverse, end in the same place", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, card("000123456789"));
  const completed = await nextEvent();
  await shop.till.settle(sessionId);
  const succeeded = await nextEvent();
  await receive(succeeded.body, succeeded.header);
  await shop.settle();
  await receive(completed.body, completed.header);
  await shop.settle();
  expect((await order(orderId))?.status).toBe("paid");
  expect(await toBuyer()).toHaveLength(1);
});

test("forged, altered, stale and unsigned events are refused and leave no trace", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  const { body, header } = await nextEvent();
  const before = await database.db.select().from(paymentEvents);
  const attempts: [string, string | undefined][] = [
    [body, shop.sign(body, "whsec_somebody_else")],
    [body.replace("landing-page", "web-app"), header],
    [body, shop.sign(body, undefined, new Date(shop.till.time.now.getTime() - 301_000))],
    [body, undefined],
    [body, ""],
    [body, "t=1,v1=00"],
    ["", header],
  ];
  for (const [raw, signature] of attempts)
    await expect(receive(raw, signature)).rejects.toMatchObject({ code: "payment_event_refused" });
  await shop.settle();
  expect(await database.db.select().from(paymentEvents)).toEqual(before);
  expect((await order(orderId))?.status).toBe("open");
});

test("types that nothing follows from, and events of the other mode, are acknowledged and change nothing", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  const { body } = await nextEvent();
  const event = JSON.parse(body) as { id: string; type: string; livemode: boolean };
  for (const change of [{ type: "radar.early_fraud_warning.created" }, { livemode: true }]) {
    const other = JSON.stringify({ ...event, id: `evt_${Object.keys(change)[0]}`, ...change });
    expect(await receive(other, shop.sign(other))).toBe("ignored");
  }
  await shop.settle();
  expect((await order(orderId))?.status).toBe("open");
});

test.each([
  ["amount", { amountCents: 99_900 }],
  ["currency", { currency: "jpy" }],
])(
  "a session whose %s is not the order's is never fulfilled, and is noted",
  async (_what, change) => {
    const { sessionId, orderId } = await open();
    await database.db.update(orders).set(change).where(eq(orders.id, orderId));
    await shop.till.till.pay(sessionId, goodCard);
    await shop.deliver();
    expect((await order(orderId))?.status).toBe("open");
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order/${orderId}`));
    expect(trail.map(({ action }) => action)).toContain("order.amount_mismatch");
  },
);

test("while the provider is down the success page keeps the last known state and says so", async () => {
  const { sessionId } = await open();
  isDown = true;
  later(1);
  expect(await readCheckout(sessionId, shop.deps)).toMatchObject({ status: "open", fresh: false });
});

test("the success page tells nothing about a person, and nothing at all about unknown sessions", async () => {
  const { sessionId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  const view = await readCheckout(sessionId, shop.deps);
  expect(JSON.stringify(view)).not.toMatch(/ada@|@example|"ord_/);
  for (const other of ["", "cs_test_00000000000000000000000000", "' or 1=1 --", `${sessionId}x`])
    expect(await readCheckout(other, shop.deps)).toBeNull();
});

test("a lost event is made up for: overdue orders are asked for, abandoned ones expire", async () => {
  const paid = await open();
  await shop.till.till.pay(paid.sessionId, goodCard);
  const abandoned = await open();
  later(3 * 60);
  await checkOverdueOrders(shop.deps);
  expect((await order(paid.orderId))?.status).toBe("paid");
  expect((await order(abandoned.orderId))?.status).toBe("expired");
});

test("no order is closed while the provider can't be asked", async () => {
  const { orderId } = await open();
  later(3 * 60);
  isDown = true;
  await checkOverdueOrders(shop.deps);
  expect((await order(orderId))?.status).toBe("open");
});

test("the follow-up is stored with the acknowledgement: nothing is lost when the process dies right after it", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  const { body, header } = await nextEvent();
  await receive(body, header);
  const queued = await database.db.execute(
    sql`select 1 from dbos.workflow_status where name = 'orders.settle' and status = 'ENQUEUED'`,
  );
  expect(queued.rows).toHaveLength(1);
  await shop.settle();
  expect((await order(orderId))?.status).toBe("paid");
});

test("the provider hears of a sale, once, and can answer the buyer", async () => {
  const { sessionId, orderId } = await open();
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  const written = await database.db.select().from(mails).where(eq(mails.to, "desk@shop.test"));
  expect(written).toMatchObject([
    {
      key: `order-received/${orderId}`,
      replyTo: "ada@example.com",
      subject: expect.stringContaining("[Test]"),
    },
  ]);
});

test("a payment on another page of the same order counts, and a second one is noted for a person", async () => {
  const { sessionId, orderId } = await open();
  const twin = await shop.till.open({
    orderId,
    amountCents: 35_000,
    idempotencyKey: "another-page-of-it",
  });
  await shop.till.till.pay(twin.id, goodCard);
  await shop.deliver();
  expect(await order(orderId)).toMatchObject({ status: "paid", sessionId: twin.id });
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  expect(await toBuyer()).toHaveLength(1);
  const trail = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `order/${orderId}`));
  expect(trail.map(({ action }) => action)).toContain("order.paid_twice");
});

test("a session of another provider or mode settles nothing", async () => {
  const { sessionId, orderId } = await open();
  await database.db.update(orders).set({ mode: "live" }).where(eq(orders.id, orderId));
  await shop.till.till.pay(sessionId, goodCard);
  await shop.deliver();
  expect((await order(orderId))?.status).toBe("open");
});

test("orders of a provider that is no longer configured are left alone", async () => {
  const { orderId } = await open();
  await database.db.update(orders).set({ provider: "stripe" }).where(eq(orders.id, orderId));
  later(3 * 60);
  expect(await checkOverdueOrders(shop.deps)).toBe(0);
  expect((await order(orderId))?.status).toBe("open");
});
