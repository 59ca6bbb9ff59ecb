import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serviceScopes } from "#domain/catalogue/tables.ts";
import { publishEvent } from "#domain/events/index.ts";
import { mails } from "#domain/mail/tables.ts";
import { orderPaid, readCheckout, readOrder } from "#domain/orders/index.ts";
import { PaymentsUnavailable, type Payments } from "#domain/orders/ports.ts";
import { orders } from "#domain/orders/tables.ts";
import { dayMs, hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { goodCard, openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { acceptQuote, findTokenBehind, readQuote } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;
let isDown = false;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database, (payments: Payments) => ({
    ...payments,
    createSession: (input) =>
      isDown ? Promise.reject(new PaymentsUnavailable("down")) : payments.createSession(input),
  }));
});
afterAll(() => database.close());
beforeEach(async () => {
  isDown = false;
  await database.db.execute(sql`truncate quotes, enquiries, mails, orders, audit_entries cascade`);
  house = quotesOn(shop.deps);
  house.script.said = {
    summary: "A page and two forms.",
    positions: [
      { scopeId: "landing-page.essential", quantity: 1 },
      { scopeId: "smart-form.one-form", quantity: 2 },
    ],
  };
});

const sessionIn = (url: string) => url.split("/").at(-1) ?? "";
const allOrders = () => database.db.select().from(orders);
const statusOf = async (token: string) => (await readQuote(token, house.deps)).status;
async function pay(url: string) {
  await shop.till.till.pay(sessionIn(url), goodCard);
  await shop.deliver();
}
const accept = (token: string, buyer: Parameters<typeof acceptQuote>[0] = "visitor") =>
  acceptQuote(buyer, token, house.deps);

test("accepting places an order over exactly the total, and names what it is for", async () => {
  const quote = await house.ask();
  const { url } = await accept(quote.token, { userId: "usr_ada" });
  expect(url).toMatch(new RegExp(`^${publicUrl}/till/cs_test_`));
  const [order] = await allOrders();
  expect(order).toMatchObject({
    title: `Quote ${quote.number}`,
    serviceId: "quote",
    scopeId: "quote",
    amountCents: 35_000 + 2 * 20_000,
    credits: 50 + 2 * 20,
    status: "open",
    mode: "test",
    userId: "usr_ada",
  });
  expect(order?.scopeName).toMatch(/^Landing Page \(.*\); 2 × Smart Form \(/);
  expect(order?.deliveryText).toBe(`within ${order?.deliveryDays} days`);
  expect(order?.deliveryDays).toBe(quote.days);
  expect(await statusOf(quote.token)).toBe("ready");
});

test("the quote is accepted with the payment, in the same moment, and twice the same event changes nothing", async () => {
  const quote = await house.ask();
  const { url } = await accept(quote.token);
  await pay(url);
  await shop.deliver();
  const [order] = await allOrders();
  const [row] = await database.db.select().from(quotes);
  expect(row).toMatchObject({ status: "accepted", orderId: order?.id, acceptedAt: order?.paidAt });
  const { rows } = await database.pool.query(
    "select action from audit_entries where subject like 'quote/%' order by id",
  );
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    "quote.asked",
    "quote.written",
    "quote.accepted",
  ]);
  const sent = (await database.db.select().from(mails)).filter(({ key }) =>
    key.startsWith("order-"),
  );
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
    `[Test] New order: Quote ${quote.number}, $750`,
    `[Test] Your order: Quote ${quote.number}`,
  ]);
  expect(sent[0]?.text).toContain("2 × Smart Form");
});

test("a quote follows its paid order once it hears of it, also where the process ended in between, and again changes nothing", async () => {
  const quote = await house.ask();
  const { url } = await accept(quote.token);
  await shop.till.till.pay(url.split("/").at(-1) ?? "", goodCard);
  await readCheckout(sessionIn(url), shop.deps); // and here the process ends
  expect((await allOrders())[0]).toMatchObject({ status: "paid" });
  expect(await statusOf(quote.token)).toBe("ready");
  expect((await accept(quote.token)).url).toContain("/success?session_id="); // nobody pays twice meanwhile
  await shop.tellOthers();
  await shop.tellOthers();
  expect(await statusOf(quote.token)).toBe("accepted");
});

test("clicks, tabs and people at once meet one open order and one payment page", async () => {
  const { token } = await house.ask();
  const urls = await Promise.all([
    ...Array.from({ length: 6 }, () => accept(token)),
    accept(token, { userId: "usr_bob" }),
  ]);
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
  expect(await allOrders()).toHaveLength(1);
});

test("the way from an order back to its quote is for the browser that accepted it and the order's owner alone", async () => {
  const [{ token }, other] = [
    await house.ask(),
    await house.ask({ freeText: "Another landing page" }),
  ];
  const session = sessionIn((await accept(token, { userId: "usr_ada" })).url);
  const backFor = (mine: string | null, userId: string | null, id = session) =>
    findTokenBehind(userId ? { userId } : "visitor", { sessionId: id, token: mine }, shop.deps);
  expect(await backFor(token, null)).toBe(token);
  expect(await backFor(null, "usr_ada")).toBe(token);
  expect(await backFor(null, null)).toBeNull();
  expect(await backFor(other.token, "usr_bob")).toBeNull();
  expect(await backFor("", "")).toBeNull();
  expect(await backFor(token, "usr_ada", "cs_test_of_nobody")).toBeNull();
  const anonymous = sessionIn((await accept(other.token)).url);
  expect(await backFor(null, null, anonymous)).toBeNull();
});

test("who accepts again after paying sees the paid order, and is not charged twice", async () => {
  const { token } = await house.ask();
  const { url } = await accept(token);
  await pay(url);
  const again = await accept(token);
  expect(again.url).toBe(`${publicUrl}/success?session_id=${sessionIn(url)}`);
  expect(await allOrders()).toHaveLength(1);
});

test("while the payment is on its way no second page is opened", async () => {
  const { token } = await house.ask();
  const { url } = await accept(token);
  await database.db.update(orders).set({ status: "processing" });
  await shop.till.till.pay(sessionIn(url), goodCard);
  await accept(token);
  expect(await allOrders()).toHaveLength(1);
});

test("the quote is over a moment after its time, and its last moment still counts", async () => {
  const { token, validUntil } = await house.ask();
  const time = shop.till.time;
  const before = time.now;
  time.now = new Date(new Date(validUntil ?? "").getTime() + 1000);
  expect(await codeOf(accept(token))).toBe("quote_closed");
  expect(await allOrders()).toEqual([]);
  time.now = new Date(validUntil ?? "");
  expect(await codeOf(accept(token))).toBe("done");
  time.now = before;
});

test("a payment page that was opened in time may be paid a little later: money wins", async () => {
  const { token, validUntil } = await house.ask();
  const time = shop.till.time;
  const before = time.now;
  time.now = new Date(new Date(validUntil ?? "").getTime() - 1000);
  const { url } = await accept(token);
  time.now = new Date(new Date(validUntil ?? "").getTime() + hourMs);
  expect(await statusOf(token)).toBe("expired");
  expect(await codeOf(accept(token))).toBe("quote_closed");
  await pay(url);
  expect(await statusOf(token)).toBe("accepted");
  time.now = before;
});

test.each(["pending", "pricing", "withdrawn"] as const)(
  "a quote that is %s can't be accepted",
  async (status) => {
    const { token } = await house.ask();
    await database.db.update(quotes).set({ status });
    expect(await codeOf(accept(token))).toBe("quote_closed");
    expect(await allOrders()).toEqual([]);
  },
);

test("a token that is none can't be accepted", async () => {
  expect(await codeOf(accept("qt_00000000000000000000000000"))).toBe("not_found");
  expect(await codeOf(accept("' or 1=1 --"))).toBe("not_found");
});

test("a price that changes in the catalogue changes no quote", async () => {
  const { token } = await house.ask();
  const change = (priceCents: number) =>
    database.db
      .update(serviceScopes)
      .set({ priceCents })
      .where(eq(serviceScopes.id, "landing-page.essential"));
  await change(99_900);
  expect(await readQuote(token, house.deps)).toMatchObject({ totalCents: 75_000 });
  await accept(token);
  expect((await allOrders())[0]?.amountCents).toBe(75_000);
  await change(35_000);
});

test("a quote's order is bought with no price, service or key of the catalogue's checkout", async () => {
  const { token } = await house.ask();
  await accept(token);
  const attemptKey = (await allOrders())[0]?.attemptKey ?? "";
  const request = { priceId: "quote", metadata: { serviceId: "quote" } };
  expect(await codeOf(shop.checkout({ attemptKey, request }))).toBe("unknown_service");
  expect(await codeOf(shop.checkout({ attemptKey }))).toBe("done");
  const amounts = (await allOrders()).map(({ amountCents }) => amountCents);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([35_000, 75_000]);
});

test("while the payment provider is down nothing is lost: the next try uses the same order", async () => {
  const { token } = await house.ask();
  isDown = true;
  expect(await codeOf(accept(token))).toBe("payment_unavailable");
  isDown = false;
  expect(await codeOf(accept(token))).toBe("done");
  expect(await allOrders()).toHaveLength(1);
});

test("after its payment page has closed unpaid, the quote can be accepted anew", async () => {
  const { token } = await house.ask();
  const { url } = await accept(token);
  shop.till.time.now = new Date(shop.till.time.now.getTime() + 3 * hourMs);
  await shop.till.expire(sessionIn(url));
  const again = await accept(token);
  expect(again.url).not.toBe(url);
  expect((await allOrders()).map(({ status }) => status).toSorted()).toEqual(["expired", "open"]);
});

test("success page and portal say that it was a quote, and neither tells its token", async () => {
  const { token, number } = await house.ask();
  const { url } = await accept(token, { userId: "usr_ada" });
  await pay(url);
  const seen = await readCheckout(sessionIn(url), shop.deps);
  expect(seen).toMatchObject({ isQuote: true, service: `Quote ${number}`, status: "paid" });
  expect(JSON.stringify(seen)).not.toContain(token);
  const [order] = await allOrders();
  const own = await readOrder({ userId: "usr_ada" }, order?.id ?? "", shop.deps);
  expect(own).toMatchObject({ quoteId: order?.quoteId, amountCents: 75_000 });
});

test("paid again from an older page it is written down, and the first order stays the quote's", async () => {
  const { token } = await house.ask();
  const { url } = await accept(token);
  await pay(url);
  const [first] = await allOrders();
  const paidAt = new Date(shop.till.time.now.getTime() + dayMs);
  const payload = { orderId: "ord_other", quoteId: first?.quoteId ?? "", paidAt };
  for (let round = 0; round < 2; round++)
    await database.db.transaction((tx) =>
      publishEvent(tx, orderPaid, { subject: "order/ord_other", payload }, shop.deps),
    );
  await shop.tellOthers();
  expect((await database.db.select().from(quotes))[0]).toMatchObject({ orderId: first?.id });
  const { rows } = await database.pool.query(
    "select 1 from audit_entries where action = 'quote.paid_twice'",
  );
  expect(rows).toHaveLength(1);
});
