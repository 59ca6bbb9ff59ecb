import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import type { QuoteAnswer } from "#domain/quotes/contract.ts";
import { quotes } from "#domain/quotes/tables.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../../tests/database.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { createOutboxMailer } from "../../providers/mail/built-in.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof quotesOn>;
let app: ReturnType<typeof httpAppOn>;
const logged: string[] = [];
const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));

beforeAll(async () => {
  database = await testDatabase();
  const shop = await openShop(database);
  house = quotesOn(shop.deps);
  app = httpAppOn(database, shop, {
    deps: { ...house.deps, mail: { mailer: createOutboxMailer(), from: "desk@shop.test" } },
    log: { ...silentLog, info: note, warn: note, error: note },
  });
});
afterAll(() => database.close());
const chosen = { positions: [{ scopeId: "landing-page.essential", quantity: 1 }] };
beforeEach(async () => {
  await database.db.execute(sql`truncate quotes, enquiries, ai_spending cascade`);
  house.script.said = chosen;
});

let caller = 0;
const ask = (path: string, init: RequestInit = {}, address = `192.0.2.${++caller % 250}`) =>
  app.fetch(
    new Request(`${publicUrl}${path}`, {
      ...init,
      headers: { "x-forwarded-for": address, ...(init.headers as Record<string, string>) },
    }),
    { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
  );
const request = (body: unknown, headers: Record<string, string> = {}, address?: string) =>
  ask(
    "/functions/request-quote",
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    address,
  );
const wish = { freeText: "A page for tea" };
const stored = () => database.db.select().from(quotes);

test("a request answers the quote and its page, and nothing that a cache may keep", async () => {
  const answer = await request(wish);
  expect(answer.status).toBe(201);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const { quote, path } = (await answer.json()) as QuoteAnswer;
  expect(quote).toMatchObject({ status: "ready", totalCents: 35_000 });
  expect(path).toBe(`/quotes/${quote.token}`);
});

test("amounts, states and people sent along change nothing", async () => {
  const answer = await request({
    ...wish,
    totalCents: 1,
    unitCents: 1,
    status: "accepted",
    userId: "usr_admin",
    token: "qt_mine",
    requestKey: "chosen-by-the-body",
    positions: [{ scopeId: "landing-page.essential", unitCents: 1 }],
  });
  expect(((await answer.json()) as QuoteAnswer).quote).toMatchObject({ totalCents: 35_000 });
  const [row] = await stored();
  expect(row).toMatchObject({ userId: null, status: "ready", totalCents: 35_000 });
  expect(row?.token).not.toBe("qt_mine");
});

test("the same key at once and later is one quote", async () => {
  const headers = { "idempotency-key": "one-form-0123456789" };
  const answers = await Promise.all([1, 2, 3].map(async () => request(wish, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await stored()).toHaveLength(1);
});

test.each([
  ["a foreign page", { origin: "https://evil.example" }, 403],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 422],
  ["text that is no JSON", {}, 422],
])("%s is refused, and nothing is stored or asked", async (name, headers, status) => {
  const body = name.startsWith("text") ? "freeText=1" : wish;
  expect((await request(body, headers)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test("an incomplete form is answered field by field, too much of it with 413", async () => {
  const answer = await request({ freeText: " " });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: { freeText: "Please fill out the Free Text field or all required fields." },
  });
  expect((await request({ freeText: "x".repeat(1024 * 1024) })).status).toBe(413);
  expect((await request({ freeText: "x".repeat(10_240) })).status).toBe(422);
});

test("where the provider fails the answer names the page on which the quote will stand", async () => {
  house.script.said = new ConsultantUnavailable("network", "Network error: ECONNREFUSED");
  const answer = await request(wish);
  const [row] = await stored();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toContain("problem+json");
  expect(await answer.json()).toMatchObject({
    title: "Failed to get AI quote.",
    code: "quote_failed",
    errors: { quote: `/quotes/${row?.token}` },
  });
});

test("who asks too often is told so, as with every other form", async () => {
  const codes = [];
  for (let count = 0; count < 25; count++)
    codes.push((await request({ freeText: `Wish ${count}` }, {}, "198.51.100.7")).status);
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(codes.slice(20)).toEqual(Array.from({ length: 5 }, () => 429));
});

test("the status of a quote is for whoever has its token; a foreign one is as missing as none", async () => {
  const { quote } = (await (await request(wish)).json()) as QuoteAnswer;
  const seen = await ask(`/functions/quote-status?token=${quote.token}`);
  expect(seen.status).toBe(200);
  expect(await seen.json()).toEqual(quote);
  expect(seen.headers.get("cache-control")).toBe("no-store");
  const answers = await Promise.all(
    ["qt_00000000000000000000000000", "", "%27%20or%201=1", quote.token.slice(0, -1)].map(
      async (token) => {
        const answer = await ask(`/functions/quote-status?token=${token}`);
        const { requestId: _id, ...body } = (await answer.json()) as Record<string, unknown>;
        return JSON.stringify([answer.status, body]);
      },
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain("404");
});

test("no token and no wish stands in the log", async () => {
  const { quote } = (await (await request({ freeText: "A secret garden" })).json()) as QuoteAnswer;
  await ask(`/quotes/${quote.token}`, { headers: { accept: "text/html" } });
  await ask(`/functions/quote-status?token=${quote.token}`);
  const log = logged.join("\n");
  expect(log).toContain("/quotes/qt_…");
  expect(log).not.toContain(quote.token);
  expect(log).not.toContain("secret garden");
});
