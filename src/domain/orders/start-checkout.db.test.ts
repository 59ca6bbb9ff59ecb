import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { serviceScopes } from "#domain/catalogue/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { goodCard, landingPage, openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { PaymentsUnavailable, type Payments } from "./ports.ts";
import { orders } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
/** What the provider does to calls: nothing, or failing before or after its work. */
let fault: "none" | "before" | "after" = "none";
let sessionsOpened = 0;

const unreliable = (payments: Payments): Payments => ({
  ...payments,
  async createSession(input) {
    if (fault === "before") throw new PaymentsUnavailable("down");
    const session = await payments.createSession(input);
    sessionsOpened += 1;
    if (fault === "after") throw new PaymentsUnavailable("the answer was lost");
    return session;
  },
});

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database, unreliable);
});
afterAll(() => database.close());
beforeEach(async () => {
  fault = "none";
  sessionsOpened = 0;
  await database.db.delete(orders);
});

const allOrders = () => database.db.select().from(orders);
const sessionIn = (url: string) => url.split("/").at(-1) ?? "";

test("a checkout places an order with the catalogue's title and price, and opens the payment page", async () => {
  const { url, orderId } = await shop.checkout();
  expect(url).toMatch(new RegExp(`^${publicUrl}/till/cs_test_`));
  const [order] = await allOrders();
  expect(order).toMatchObject({
    id: orderId,
    serviceId: "landing-page",
    amountCents: 35_000,
    currency: "usd",
    status: "open",
    mode: "test",
    provider: "test-till",
    sessionId: sessionIn(url),
    customerEmail: null,
  });
});

test("an order keeps title and price of its time when the catalogue changes", async () => {
  await shop.checkout();
  const { priceId } = landingPage;
  await database.db
    .update(serviceScopes)
    .set({ priceCents: 39_900, name: "Dearer" })
    .where(eq(serviceScopes.id, priceId));
  await shop.checkout();
  await database.db
    .update(serviceScopes)
    .set({ priceCents: 35_000 })
    .where(eq(serviceScopes.id, priceId));
  const amounts = (await allOrders()).map((order) => order.amountCents).toSorted((a, b) => a - b);
  expect(amounts).toEqual([35_000, 39_900]);
});

test.each([
  ["no_service_selected", { priceId: "" }],
  ["no_service_selected", { metadata: {} }],
  ["no_service_selected", { metadata: undefined }],
  ["unknown_price", { priceId: "landing-page.free" }],
  ["unknown_price", { priceId: "price_1FakeStripeId" }],
  ["unknown_price", { priceId: "web-app.' or 1=1 --" }],
  ["unknown_service", { metadata: { serviceId: "time-machine" } }],
  ["unknown_price", { metadata: { serviceId: "web-app" } }],
  ["foreign_address", { successUrl: "https://evil.example/success" }],
  ["foreign_address", { cancelUrl: "//evil.example" }],
  ["invalid_input", { priceId: "x".repeat(300) }],
] as const)(
  "a request with a flaw is refused as %s and leaves no order: %j",
  async (code, flaw) => {
    expect(await codeOf(shop.checkout({ request: flaw }))).toBe(code);
    expect(await allOrders()).toEqual([]);
  },
);

test("amount, currency and quantity sent along change nothing", async () => {
  await shop.checkout({
    request: { amount: 1, currency: "idr", quantity: 0, price: 1, priceCents: 1 },
  });
  expect((await allOrders())[0]).toMatchObject({ amountCents: 35_000, currency: "usd" });
});

test("a scope that is no longer offered can't be bought", async () => {
  const { priceId } = landingPage;
  await database.db
    .update(serviceScopes)
    .set({ active: false })
    .where(eq(serviceScopes.id, priceId));
  expect(await codeOf(shop.checkout())).toBe("unknown_price");
  await database.db
    .update(serviceScopes)
    .set({ active: true })
    .where(eq(serviceScopes.id, priceId));
});

const attemptKey = "one-browser-0123456789";

test("two tabs buying at once meet one order and one payment page", async () => {
  const urls = await Promise.all(Array.from({ length: 8 }, () => shop.checkout({ attemptKey })));
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
  expect(await allOrders()).toHaveLength(1);
});

test("another scope in another tab is an order of its own", async () => {
  await shop.checkout({ attemptKey });
  await shop.checkout({
    attemptKey,
    request: { priceId: await otherScope(), metadata: { serviceId: "landing-page" } },
  });
  expect(await allOrders()).toHaveLength(2);
});
const otherScope = async () => {
  const scopes = await database.db
    .select()
    .from(serviceScopes)
    .where(eq(serviceScopes.serviceId, "landing-page"));
  return scopes.find(({ id }) => id !== landingPage.priceId)?.id ?? "";
};

test("while the provider is down the order is kept, and a retry uses it", async () => {
  fault = "before";
  expect(await codeOf(shop.checkout({ attemptKey }))).toBe("payment_unavailable");
  expect(await allOrders()).toMatchObject([{ status: "open", sessionId: null }]);
  fault = "none";
  await shop.checkout({ attemptKey });
  expect(await allOrders()).toHaveLength(1);
});

test("a retry after a lost answer opens no second payment page", async () => {
  fault = "after";
  expect(await codeOf(shop.checkout({ attemptKey }))).toBe("payment_unavailable");
  fault = "none";
  const { url } = await shop.checkout({ attemptKey });
  expect(sessionsOpened).toBe(2);
  const sessions = await database.pool.query(
    "select id from till_sessions where order_id = (select id from orders)",
  );
  expect(sessions.rows).toEqual([{ id: sessionIn(url) }]);
});

test("a retry long after the first try still gets a page that takes payments", async () => {
  fault = "before";
  await codeOf(shop.checkout({ attemptKey }));
  fault = "none";
  shop.till.time.now = new Date(shop.till.time.now.getTime() + 115 * 60_000);
  await shop.checkout({ attemptKey });
  const [order] = await allOrders();
  expect(order!.expiresAt.getTime() - shop.till.time.now.getTime()).toBeGreaterThan(31 * 60_000);
});

test("a second tab that comes after the payment is sent to the paid order, not to a second payment", async () => {
  const { url } = await shop.checkout({ attemptKey });
  await shop.till.till.pay(sessionIn(url), goodCard);
  const again = await shop.checkout({ attemptKey });
  expect(again.url).toBe(`${publicUrl}/success?session_id=${sessionIn(url)}`);
  expect(await allOrders()).toMatchObject([{ status: "paid" }]);
});

test("after a payment page has expired, buying again is a new order", async () => {
  const { url } = await shop.checkout({ attemptKey });
  shop.till.time.now = new Date(shop.till.time.now.getTime() + 3 * 3_600_000);
  await shop.till.expire(sessionIn(url));
  const again = await shop.checkout({ attemptKey });
  expect(again.url).not.toBe(url);
  expect((await allOrders()).map((order) => order.status).toSorted()).toEqual(["expired", "open"]);
});

test.each(["short", "", "a".repeat(65), "with spaces in between", "<script>alert(1)</script>"])(
  "a browser can't name its attempt %j",
  async (key) => {
    expect(await codeOf(shop.checkout({ attemptKey: key }))).toBe("invalid_input");
  },
);

test("two calls of one attempt with other return addresses show one payment page", async () => {
  const answers = await Promise.all(
    ["/services", "/services/landing-page", "/"].map((cancelUrl) =>
      shop.checkout({ attemptKey, request: { cancelUrl } }),
    ),
  );
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
});

test("an order begun in another mode is never reused", async () => {
  await shop.checkout({ attemptKey });
  await database.db.update(orders).set({ mode: "live", provider: "stripe", sessionId: null });
  await shop.checkout({ attemptKey });
  expect((await allOrders()).map(({ mode }) => mode).toSorted()).toEqual(["live", "test"]);
});

test.each(["\u0000", "a\u0000b", "x/../y"])(
  "an id that can be none is not looked up: %j",
  async (id) => {
    expect(await codeOf(shop.checkout({ request: { priceId: id } }))).toBe("unknown_price");
    expect(await codeOf(shop.checkout({ request: { metadata: { serviceId: id } } }))).toBe(
      "unknown_service",
    );
  },
);
