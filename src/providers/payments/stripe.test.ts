import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { PaymentsRefused, PaymentsUnavailable } from "#domain/orders/ports.ts";
import { hourMs, minuteMs } from "#kit/time.ts";
import { freePort } from "../../../tests/stand-ins/child.ts";
import { startStripe } from "../../../tests/stand-ins/stripe.ts";
import { createStripePayments, expirySeconds } from "./stripe.ts";

const now = () => new Date();
const input = (change = {}) => ({
  orderId: "ord_1",
  serviceId: "landing-page",
  title: "Landing page",
  description: "One page, ready in a week",
  amountCents: 50_000,
  currency: "usd",
  syncedPriceId: null,
  successUrl: "https://shop.test/success?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://shop.test/services",
  expiresAt: new Date(now().getTime() + hourMs),
  idempotencyKey: "key_1",
  ...change,
});
const payments = (apiBase: string, timeoutMs?: number) =>
  createStripePayments({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiBase, timeoutMs });

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const failure = (status: number) => json(status, { error: { type: "api_error", message: "no" } });
const session = (change = {}) => ({
  object: "checkout.session",
  id: "cs_test_1",
  url: "https://checkout.test/cs_test_1",
  status: "open",
  payment_status: "unpaid",
  amount_total: 50_000,
  currency: "usd",
  ...change,
});
const silence = () => {};
const cut = (response: ServerResponse) => response.destroy();

test.each([
  ["sk_test_1", "test"],
  ["rk_test_1", "test"],
  ["sk_live_1", "live"],
  ["rk_live_1", "live"],
  ["anything", "live"],
])("the key %s means %s mode", (secretKey, mode) => {
  expect(createStripePayments({ secretKey, webhookSecret: "whsec_1" }).mode).toBe(mode);
});

test("an address that is no origin is refused at once", () => {
  for (const apiBase of ["ftp://x", "http://x/v1", "nonsense"])
    expect(() => payments(apiBase)).toThrow(TypeError);
});

test("the expiry stays within 30 minutes and 24 hours, and the same for a second try", () => {
  const start = new Date("2026-03-01T12:01:07Z");
  const after = (ms: number, from = start) => new Date(from.getTime() + ms);
  expect(expirySeconds(after(hourMs), start)).toBe(after(hourMs).getTime() / 1000);
  for (const wanted of [
    after(-hourMs),
    after(0),
    after(30 * minuteMs),
    after(25 * hourMs),
    after(999 * hourMs),
  ]) {
    const seconds = expirySeconds(wanted, start);
    expect(seconds).toBeGreaterThan(after(30 * minuteMs).getTime() / 1000);
    expect(seconds).toBeLessThan(after(24 * hourMs).getTime() / 1000);
    expect(expirySeconds(wanted, after(20_000))).toBe(seconds);
  }
});

describe("a provider in trouble", () => {
  type Seen = { method: string; url: string; body: string; headers: IncomingHttpHeaders };
  let server: Server;
  afterEach(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );

  /** Answers one call after the other with `answers`, the last one for the rest, and notes what it saw. */
  async function serve(answers: ((response: ServerResponse) => void)[]) {
    const seen: Seen[] = [];
    server = createServer(async (request, response) => {
      let body = "";
      for await (const part of request) body += String(part);
      const { method = "", url = "", headers } = request;
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push({ method, url, body, headers });
      answer?.(response);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return { seen, apiBase: `http://127.0.0.1:${port}` };
  }
  const idempotencyKeys = (seen: Seen[]) => seen.map(({ headers }) => headers["idempotency-key"]);

  test("what is asked of Stripe is the order, as the catalogue has it", async () => {
    const { seen, apiBase } = await serve([json(200, session())]);
    await payments(apiBase).createSession(input());
    const [{ method, url, body } = { method: "", url: "", body: "" }] = seen;
    expect([method, url]).toEqual(["POST", "/v1/checkout/sessions"]);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      mode: "payment",
      ui_mode: "hosted_page",
      client_reference_id: "ord_1",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][unit_amount]": "50000",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][product_data][name]": "Landing page",
      "line_items[0][price_data][product_data][description]": "One page, ready in a week",
      "metadata[orderId]": "ord_1",
      "metadata[serviceId]": "landing-page",
      "payment_intent_data[metadata][orderId]": "ord_1",
      "payment_intent_data[metadata][serviceId]": "landing-page",
      success_url: "https://shop.test/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "https://shop.test/services",
    });
    expect(body).not.toContain("payment_method_types");
  });

  test.each([
    ["fails twice", [failure(500), failure(503), json(200, session())], 3],
    ["drops the line after it has read the order", [cut, json(200, session())], 2],
    ["is too slow once", [silence, json(200, session())], 2],
  ])(
    "where it %s, each try carries one idempotency key and one request",
    async (_name, answers, calls) => {
      const { seen, apiBase } = await serve(answers);
      // Short only where nothing comes.
      await payments(apiBase, answers.includes(silence) ? 1000 : 10_000).createSession(input());
      expect(idempotencyKeys(seen)).toEqual(Array<string>(calls).fill("key_1"));
      expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    },
  );

  test.each([
    ["never answers", silence],
    ["keeps failing", failure(500)],
    ["limits the rate", failure(429)],
    ["is still at work on this key", failure(409)],
    ["drops the line", cut],
    ["sends no JSON", (response: ServerResponse) => response.end("<html>")],
    ["is not Stripe at all", json(404, { message: "Not Found" })],
    ["answers with another object", json(200, { object: "charge", id: "ch_1" })],
    ["answers without an amount", json(200, session({ amount_total: null }))],
  ])("one that %s is unavailable, for both calls", async (_name, answer) => {
    const { apiBase } = await serve([answer]);
    const provider = payments(apiBase, 200);
    await Promise.all([
      expect(provider.createSession(input())).rejects.toThrow(PaymentsUnavailable),
      expect(provider.readSession("cs_test_1")).rejects.toThrow(PaymentsUnavailable),
    ]);
  });

  test.each([400, 401, 402, 403])(
    "an answer of %i is a no for good, asked once",
    async (status) => {
      const { seen, apiBase } = await serve([failure(status)]);
      await expect(payments(apiBase).createSession(input())).rejects.toThrow(PaymentsRefused);
      await expect(payments(apiBase).readSession("cs_test_1")).rejects.toThrow(PaymentsRefused);
      expect(seen).toHaveLength(2);
    },
  );

  test("a price other than the catalogue's is refused, and its session ended", async () => {
    const { seen, apiBase } = await serve([json(200, session({ amount_total: 1 }))]);
    await expect(payments(apiBase).createSession(input())).rejects.toThrow(PaymentsRefused);
    expect(seen.map(({ url }) => url)).toEqual([
      "/v1/checkout/sessions",
      "/v1/checkout/sessions/cs_test_1/expire",
    ]);
  });

  test("the reason of a failed payment is read for our records", async () => {
    const payment_intent = { last_payment_error: { message: "The bank returned the debit." } };
    const { apiBase } = await serve([json(200, session({ payment_intent }))]);
    expect(await payments(apiBase).readSession("cs_test_1")).toMatchObject({
      failure: "The bank returned the debit.",
    });
  });
});

test("a provider that is down is unavailable", async () => {
  const closed = payments(`http://127.0.0.1:${await freePort()}`);
  await expect(closed.createSession(input())).rejects.toThrow(PaymentsUnavailable);
  await expect(closed.readSession("cs_test_1")).rejects.toThrow(PaymentsUnavailable);
});

test("a synced price is used as it is, and a drifted or unknown one refused", async () => {
  const amounts = { price_now: 50_000, price_old: 40_000 };
  const stripe = await startStripe({
    prices: Object.entries(amounts).map(([id, amountCents]) => ({
      id,
      productName: id,
      amountCents,
      currency: "usd",
    })),
  });
  try {
    const provider = payments(stripe.apiBase);
    const buy = (syncedPriceId: string) =>
      provider.createSession(input({ syncedPriceId, idempotencyKey: syncedPriceId }));
    expect(await buy("price_now")).toMatchObject({ amountCents: 50_000, status: "open" });
    expect(stripe.events).toEqual([]);
    await expect(buy("price_old")).rejects.toThrow(PaymentsRefused);
    expect(stripe.events.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
    await expect(buy("price_none")).rejects.toThrow(PaymentsRefused);
  } finally {
    await stripe.stop();
  }
});
