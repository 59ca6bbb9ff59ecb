import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cardOf, openTillRig, tillOn, type TillRig } from "./till-rig.ts";

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

const pay = async (orderId: string, email: string, number = "4242424242424242") => {
  const session = await shop.open({ orderId });
  await shop.till.pay(session.id, cardOf(number, { email }));
  return session.id;
};
/** All that the till has stored. */
const stored = async () =>
  JSON.stringify([
    (await rig.database.pool.query("select * from till_sessions")).rows,
    (await rig.database.pool.query("select * from till_events")).rows,
  ]);

test("a buyer's address leaves sessions and events, by order and in any letter case by address", async () => {
  await pay("ord_a", "Ada@Example.com");
  await pay("ord_b", "ada@example.com", "4000002500003155"); // waits for the person's answer
  await pay("ord_c", "other@example.com", "000123456789"); // waits for the bank
  await pay("ord_d", "stays@example.com");
  await shop.payments.forgetCustomer({ orderIds: ["ord_c"], email: "ada@EXAMPLE.com" });
  const left = await stored();
  expect(left).not.toMatch(/ada@|other@/i);
  expect(left).toContain("stays@example.com");
});

test("forgetting nobody takes nothing away, and twice is as good as once", async () => {
  await pay("ord_a", "ada@example.com");
  const before = await stored();
  await shop.payments.forgetCustomer({ orderIds: [], email: null });
  await shop.payments.forgetCustomer({ orderIds: ["ord_x"], email: "x@example.com" });
  expect(await stored()).toBe(before);
  for (let i = 0; i < 2; i++)
    await shop.payments.forgetCustomer({ orderIds: ["ord_a"], email: null });
  expect(await stored()).not.toContain("ada@");
});

test("an event that waits is still delivered, signed and readable, without the address", async () => {
  const id = await pay("ord_a", "ada@example.com");
  await shop.payments.forgetCustomer({ orderIds: ["ord_a"], email: null });
  await shop.deliverAll();
  const [sent] = shop.received;
  const event = await shop.payments.readEvent(sent?.body ?? "", sent?.header, shop.time.now);
  expect(event).toMatchObject({
    type: "checkout.session.completed",
    sessionId: id,
    orderId: "ord_a",
  });
  expect(sent?.body).not.toContain("ada@");
  expect(await shop.payments.readSession(id)).toMatchObject({
    status: "complete",
    paymentStatus: "paid",
    customerEmail: null,
  });
});
