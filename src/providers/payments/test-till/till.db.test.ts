import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PaymentsRefused } from "#domain/orders/ports.ts";
import { hourMs } from "#kit/time.ts";
import { cardOf, newSession, openTillRig, type TillRig, tillOn } from "./till-rig.ts";

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

const typesOf = async () => (await shop.events()).map((event) => event.type);
const pays = "4242 4242 4242 4242";
const declines = "4000 0000 0000 0002";
const confirms = "4000 0025 0000 3155";

test("a paying card completes the session and sends the buyer to the success page", async () => {
  const { id, url } = await shop.open();
  expect(url).toBe(`https://shop.test/till/${id}`);
  expect(id).toMatch(/^cs_test_[0-9a-z]{26}$/);
  expect(await shop.till.pay(id, cardOf(pays))).toEqual({
    kind: "paid",
    redirectTo: `https://shop.test/success?session_id=${id}`,
  });
  expect(await shop.payments.readSession(id)).toMatchObject({
    status: "complete",
    paymentStatus: "paid",
    url: null,
    customerEmail: "ada@example.com",
  });
  expect(await typesOf()).toEqual(["checkout.session.completed"]);
});

test("a declined card leaves the session open, and another card can pay", async () => {
  const { id } = await shop.open();
  const message = "Your card was declined.";
  expect(await shop.till.pay(id, cardOf(declines))).toEqual({ kind: "declined", message });
  expect(await shop.payments.readSession(id)).toMatchObject({
    status: "open",
    paymentStatus: "unpaid",
    failure: message,
    customerEmail: null,
  });
  expect(await typesOf()).toEqual([]);
  expect(await shop.till.pay(id, cardOf(pays))).toMatchObject({ kind: "paid" });
});

test.each([
  ["4000 0000 0000 9995", /insufficient funds/],
  ["4000 0000 0000 0069", /has expired/],
  ["4000 0000 0000 0127", /security code/],
])("%s is declined with its documented reason", async (number, message) => {
  const { id } = await shop.open();
  expect(await shop.till.pay(id, cardOf(number))).toEqual({
    kind: "declined",
    message: expect.stringMatching(message) as string,
  });
});

test("an unknown card number is refused and changes nothing", async () => {
  const { id } = await shop.open();
  const answer = await shop.till.pay(id, cardOf("4111 1111 1111 1111"));
  expect(answer).toMatchObject({ kind: "invalid", fields: { number: expect.any(String) } });
  expect(await shop.till.readSession(id)).toMatchObject({ status: "open" });
});

test("a card that asks to confirm pays only after the person approved", async () => {
  const { id } = await shop.open();
  expect(await shop.till.pay(id, cardOf(confirms))).toEqual({ kind: "confirm" });
  expect(await shop.till.readSession(id)).toMatchObject({
    needsConfirmation: true,
    status: "open",
    paymentStatus: "unpaid",
  });
  expect(await shop.till.confirm(id, true)).toMatchObject({ kind: "paid" });
  expect(await shop.till.readSession(id)).toMatchObject({
    needsConfirmation: false,
    status: "complete",
    paymentStatus: "paid",
  });
  expect((await shop.payments.readSession(id))?.customerEmail).toBe("ada@example.com");
});

test("a refused confirmation counts as declined, and the session is open again", async () => {
  const { id } = await shop.open();
  await shop.till.pay(id, cardOf(confirms));
  expect(await shop.till.confirm(id, false)).toMatchObject({ kind: "declined" });
  expect(await shop.till.readSession(id)).toMatchObject({
    status: "open",
    needsConfirmation: false,
  });
  expect(await shop.till.confirm(id, true)).toMatchObject({ kind: "declined" });
  expect(await typesOf()).toEqual([]);
});

test("an approval that nobody asked for pays nothing", async () => {
  const { id } = await shop.open();
  expect(await shop.till.confirm(id, true)).toEqual({
    kind: "declined",
    message: expect.any(String) as string,
  });
  expect(await shop.till.readSession(id)).toMatchObject({ paymentStatus: "unpaid" });
});

test.each([
  ["000123456789", "paid", "checkout.session.async_payment_succeeded", null],
  [
    "000222222227",
    "unpaid",
    "checkout.session.async_payment_failed",
    "The bank returned the debit: insufficient funds.",
  ],
] as const)(
  "a debit from %s completes unpaid and is %s later",
  async (number, paid, type, failure) => {
    const { id } = await shop.open();
    expect(await shop.till.pay(id, cardOf(number))).toMatchObject({ kind: "paid" });
    expect(await shop.payments.readSession(id)).toMatchObject({
      status: "complete",
      paymentStatus: "unpaid",
      failure: null,
    });
    shop.time.now = new Date(shop.time.now.getTime() + 1000);
    await shop.settle(id);
    await shop.settle(id);
    expect(await shop.payments.readSession(id)).toMatchObject({
      status: "complete",
      paymentStatus: paid,
      failure,
    });
    expect(await typesOf()).toEqual(["checkout.session.completed", type]);
  },
);

test("twenty payments at once: one pays, the others find the session closed", async () => {
  const { id } = await shop.open();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.till.pay(id, cardOf(pays))),
  );
  expect(answers.filter((answer) => answer.kind === "paid")).toHaveLength(1);
  expect(answers.filter((answer) => answer.kind === "closed")).toHaveLength(19);
  expect(await typesOf()).toEqual(["checkout.session.completed"]);
});

test("twenty orders under one key at once open one session", async () => {
  const input = newSession(shop.time.now);
  const sessions = await Promise.all(
    Array.from({ length: 20 }, () => shop.payments.createSession(input)),
  );
  expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
});

test("an expired session takes no payment, whoever notices first", async () => {
  const { id } = await shop.open();
  await shop.till.pay(id, cardOf(confirms));
  shop.time.now = new Date(shop.time.now.getTime() + hourMs);
  const closed = {
    kind: "closed",
    status: "expired",
    redirectTo: newSession(new Date()).cancelUrl,
  };
  expect(await shop.till.confirm(id, true)).toEqual(closed);
  expect(await shop.till.pay(id, cardOf(pays))).toEqual(closed);
  expect(await shop.payments.readSession(id)).toMatchObject({ status: "expired", url: null });
  await shop.expire(id);
  expect(await typesOf()).toEqual(["checkout.session.expired"]);
});

test("a session nobody looks at again expires by its job, and not a second early", async () => {
  const { id } = await shop.open();
  shop.time.now = new Date(shop.time.now.getTime() + hourMs - 1000);
  await expect(shop.expire(id)).rejects.toThrow(/not due/);
  shop.time.now = new Date(shop.time.now.getTime() + 1000);
  await shop.expire(id);
  expect(await typesOf()).toEqual(["checkout.session.expired"]);
});

test("the expiry is asked for in the transaction that opens the session", async () => {
  const { id } = await shop.open();
  const { rows } = await rig.database.pool.query(
    "select status, delay_until_epoch_ms::text from dbos.workflow_status where workflow_uuid = $1",
    [`expire-${id}`],
  );
  expect(rows).toEqual([
    { status: "DELAYED", delay_until_epoch_ms: String(shop.time.now.getTime() + hourMs) },
  ]);
});

test("no session is left where its expiry could not be asked for", async () => {
  await rig.database.pool.query("alter function dbos.enqueue_workflow rename to gone");
  try {
    await expect(shop.open()).rejects.toThrow(/enqueue_workflow/);
  } finally {
    await rig.database.pool.query("alter function dbos.gone rename to enqueue_workflow");
  }
  expect(await rig.database.db.execute(sql`select 1 from till_sessions`)).toMatchObject({
    rowCount: 0,
  });
});

test("a session that would be over already, or costs nothing, is refused", async () => {
  await expect(shop.open({ expiresAt: shop.time.now })).rejects.toThrow(PaymentsRefused);
  await expect(shop.open({ amountCents: 0 })).rejects.toThrow(PaymentsRefused);
  await expect(shop.open({ amountCents: 10.5 })).rejects.toThrow(PaymentsRefused);
  expect(await rig.database.db.execute(sql`select 1 from till_sessions`)).toMatchObject({
    rowCount: 0,
  });
});

test.each(["", "x", "cs_test_" + "0".repeat(26), "cs_test_\u0000", "cs_test_' or 1=1 --"])(
  "an id that names no session finds none: %j",
  async (id) => {
    expect(await shop.till.readSession(id)).toBeNull();
    expect(await shop.payments.readSession(id)).toBeNull();
    await expect(shop.till.pay(id, cardOf(pays))).rejects.toMatchObject({ code: "not_found" });
    await expect(shop.till.confirm(id, true)).rejects.toMatchObject({ code: "not_found" });
  },
);
