import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiries } from "#domain/enquiries/tables.ts";
import type { Payments } from "#domain/orders/ports.ts";
import { PaymentsUnavailable } from "#domain/orders/ports.ts";
import { orders } from "#domain/orders/tables.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../tests/database.ts";
import { httpAppOn } from "../../tests/factories/http-app.ts";
import { landingPage, openShop, publicUrl } from "../../tests/factories/shop.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let app: ReturnType<typeof httpAppOn>;
let isDown = false;
let isStopping = false;
const logged: string[] = [];
const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database, (payments: Payments) => ({
    ...payments,
    createSession: (input) =>
      isDown ? Promise.reject(new PaymentsUnavailable("down")) : payments.createSession(input),
  }));
  app = httpAppOn(database, shop, {
    readiness: { db: database.db, isStopping: () => isStopping },
    log: { ...silentLog, info: note, warn: note, error: note },
    stylesheet: "/assets/app-12345678.css",
    renderPage: async () => Promise.reject(new Error("drawn badly, for ada@example.com")),
  });
});
afterAll(() => database.close());

let caller = 0;
/** A request of a caller of its own, so that the rate limits of one test don't meet another's. */
const ask = (path: string, init: RequestInit = {}, address = `192.0.2.${++caller % 250}`) =>
  app.fetch(
    new Request(`${publicUrl}${path}`, {
      ...init,
      headers: { "x-forwarded-for": address, ...(init.headers as Record<string, string>) },
    }),
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } }, // the part of Node's request that is read
  );
const json = { "content-type": "application/json" };
const checkout = (body: unknown = landingPage, headers: Record<string, string> = {}) =>
  ask("/functions/create-checkout-session", {
    method: "POST",
    headers: { ...json, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const ordersPlaced = async () => (await database.db.select().from(orders)).length;

test("a checkout answers the address of the payment page, and nothing that a cache may keep", async () => {
  const answer = await checkout();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    url: expect.stringContaining(`${publicUrl}/till/cs_test_`),
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["not JSON", "{", {}, 422],
  [
    "a form",
    JSON.stringify(landingPage),
    { "content-type": "application/x-www-form-urlencoded" },
    422,
  ],
  ["JSON sent as text", JSON.stringify(landingPage), { "content-type": "text/plain" }, 422],
  ["null", "null", {}, 400],
  ["a list", "[]", {}, 400],
  ["a foreign page", JSON.stringify(landingPage), { origin: "https://evil.example" }, 403],
  ["a page without origin", JSON.stringify(landingPage), { origin: "null" }, 403],
  ["a cross-site form", JSON.stringify(landingPage), { "sec-fetch-site": "cross-site" }, 403],
  ["70 kB", JSON.stringify({ ...landingPage, more: "x".repeat(70_000) }), {}, 413],
] as const)(
  "%s is refused with a problem document and no order",
  async (_name, body, headers, status) => {
    const before = await ordersPlaced();
    const answer = await checkout(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({
      status,
      title: expect.any(String),
      code: expect.any(String),
    });
    expect(await ordersPlaced()).toBe(before);
  },
);

test("a missing selection is told in the specified words", async () => {
  const answer = await checkout({ ...landingPage, priceId: "" });
  expect(await answer.json()).toMatchObject({
    title: "No service selected or missing Stripe price ID",
  });
});

test("a provider that is down is told in the specified words, with when to try again", async () => {
  isDown = true;
  const answer = await checkout();
  isDown = false;
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).not.toBeNull();
  expect(await answer.json()).toMatchObject({ title: "Failed to create checkout session" });
});

test("a method that pages do not take is refused as such", async () => {
  for (const method of ["PROPFIND", "OPTIONS"]) {
    const answer = await ask("/services", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
});

test("an id that can be none is not found, and is no fault of ours", async () => {
  for (const path of ["/v1/services/%00", "/v1/services/a%20b"])
    expect((await ask(path)).status).toBe(404);
});

test("someone who orders faster than people do is slowed down; others are not", async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 62; i++)
    statuses.add(
      (
        await ask(
          "/functions/create-checkout-session",
          { method: "POST", headers: json, body: "{}" },
          "198.51.100.7",
        )
      ).status,
    );
  expect(statuses).toEqual(new Set([400, 429]));
  expect((await checkout()).status).toBe(200);
});

test("forged and unsigned events are refused, a good one is acknowledged once", async () => {
  const { url } = await shop.checkout();
  await shop.till.till.pay(url.split("/").at(-1) ?? "", {
    number: "4242424242424242",
    expiry: "12/40",
    cvc: "123",
    email: "ada@example.com",
  });
  await shop.till.deliverAll();
  const { body, header } = shop.till.received.at(-1)!;
  const send = (signature?: string) =>
    ask("/webhooks/stripe", {
      method: "POST",
      headers: signature ? { "stripe-signature": signature } : {},
      body,
    });
  expect((await send()).status).toBe(400);
  expect((await send(shop.sign(body, "whsec_other"))).status).toBe(400);
  expect(await (await send(header)).json()).toEqual({ received: true, outcome: "queued" });
  expect(await (await send(header)).json()).toEqual({ received: true, outcome: "repeated" });
});

test("the status of a session is told without a person; unknown ones are not found", async () => {
  const { url } = await shop.checkout();
  const sessionId = url.split("/").at(-1);
  const known = await ask(`/functions/checkout-status?session_id=${sessionId}`);
  expect(await known.json()).toMatchObject({ status: "open", service: expect.any(String) });
  expect(known.headers.get("referrer-policy")).toBe("no-referrer");
  for (const other of ["", "x", "cs_test_0000000000000000", "%27%20or%201=1"])
    expect((await ask(`/functions/checkout-status?session_id=${other}`)).status).toBe(404);
});

test("a quote request is stored; one with a filled spam trap looks the same and is not", async () => {
  const send = (body: object) =>
    ask("/functions/send-enquiry", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ kind: "quote", ...body }),
    });
  const good = await send({ serviceId: "landing-page", freeText: "A page for my bakery" });
  const trapped = await send({ serviceId: "landing-page", freeText: "Buy pills", botField: "x" });
  expect([good.status, trapped.status]).toEqual([201, 201]);
  expect(await trapped.json()).toEqual(await good.json());
  const stored = await database.db.select().from(enquiries);
  expect(stored.map(({ message }) => message)).toEqual(["A page for my bakery"]);
});

test("an incomplete quote request is refused in the specified words", async () => {
  const answer = await ask("/functions/send-enquiry", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ kind: "quote", name: "Ada", email: "ada@example.com" }),
  });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await answer.json())).toContain(
    "Please fill out the Free Text field or all required fields.",
  );
});

test("the catalogue is there as data, with every service and a description of the interface", async () => {
  const all = (await (await ask("/v1/services")).json()) as { id: string }[];
  expect(all).toHaveLength(16);
  const web = (await (await ask("/v1/services?category=web-dev")).json()) as { category: string }[];
  expect(new Set(web.map(({ category }) => category))).toEqual(new Set(["web-dev"]));
  expect((await ask("/v1/services/time-machine")).status).toBe(404);
  const bad = await ask("/v1/services?category=nonsense");
  expect([bad.status, bad.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
  expect(await (await ask("/v1/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
});

test("whatever is asked of the interface that it doesn't have, the answer is a problem, and no page", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const answer = await ask("/v1/time-machines", { method, headers: { accept: "text/html" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      404,
      "application/problem+json",
    ]);
  }
});

test("readiness follows the database and the stop, liveness does not", async () => {
  expect((await ask("/readyz")).status).toBe(200);
  isStopping = true;
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/healthz")).status).toBe(200);
  isStopping = false;
});

test("the log names requests and nobody", async () => {
  logged.length = 0;
  await ask("/functions/send-enquiry?email=ada@example.com", {
    method: "POST",
    headers: { ...json, cookie: "session=secret" },
    body: JSON.stringify({ kind: "quote", freeText: "Hello", email: "ada@example.com" }),
  });
  await ask("/functions/checkout-status?session_id=cs_test_0123456789abcdef");
  const text = logged.join("\n");
  expect(text).toContain('"requestId"');
  expect(text).not.toMatch(/ada@|secret|cs_test_0123456789|192\.0\.2\./);
});

test.each(["/demo/", "//demo/", "/demo//", "/DEMO/", "/%64emo/", "/demo%2F", "//webhooks/tavus/"])(
  "the secret behind %s stands in no log, however its address is written",
  async (before) => {
    logged.length = 0;
    const secret = "s".repeat(43);
    for (const after of ["", ".data", "/demo.ics"]) {
      await ask(before + secret + after);
      await ask(before + secret + after, { method: "POST" });
    }
    expect(logged).not.toEqual([]);
    expect(logged.join("\n")).not.toContain(secret);
  },
);

test("a page that can't be drawn is an error page that tells nothing of the cause; a program gets a problem", async () => {
  const page = await ask("/services", { headers: { accept: "text/html,*/*" } });
  const text = await page.text();
  expect([page.status, page.headers.get("content-type")]).toEqual([
    500,
    "text/html; charset=utf-8",
  ]);
  expect(text).toContain("Something went wrong");
  expect(text).not.toContain("ada@");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  const program = await ask("/services", { headers: { accept: "application/json" } });
  expect(program.headers.get("content-type")).toBe("application/problem+json");
});

test("a form posted from a foreign page is refused with a page", async () => {
  const answer = await ask("/checkout/landing-page", {
    method: "POST",
    headers: { accept: "text/html", origin: "https://evil.example" },
    body: new URLSearchParams({ attempt: "x" }),
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    403,
    "text/html; charset=utf-8",
  ]);
});

test.each(["//evil.example", "//evil.example/", "/\\evil.example/", "///evil.example//"])(
  "%s leads nowhere but to our own origin",
  async (path) => {
    const answer = await app.fetch(new Request(new URL(publicUrl).origin + path));
    const target = answer.headers.get("location");
    expect([301, 302, 303, 307, 308, 400, 404, 500]).toContain(answer.status);
    expect(new URL(target ?? "/", publicUrl).origin).toBe(publicUrl);
  },
);
