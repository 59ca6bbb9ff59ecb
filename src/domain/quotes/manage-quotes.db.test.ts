import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import { mails } from "#domain/mail/tables.ts";
import { alerts } from "#domain/operations/tables.ts";
import { AppError } from "#errors";
import { dayMs, hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { admin, quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import {
  listQuotes,
  priceQuote,
  readQuoteAsAdmin,
  takeQuote,
  watchQuotesJob,
  withdrawQuote,
} from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;
const client = { userId: "usr_client" };

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
  await addAdmins(database, admin.userId);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate quotes, enquiries, mails, alerts, audit_entries cascade`);
  house = quotesOn(shop.deps);
});

const row = async () => (await database.db.select().from(quotes))[0]!;
const auditOf = async (id: string) =>
  (
    await database.pool.query<{ actor: string; action: string }>(
      "select actor, action from audit_entries where subject = $1 order by id",
      [`quote/${id}`],
    )
  ).rows;
const withExtras = {
  summary: "",
  positions: [{ scopeId: "landing-page.essential", quantity: 1 }],
  extras: [{ title: "A map of tea", description: "Drawn." }],
};

test("an admin's price makes the total firm, mails the customer, and stands in the audit trail", async () => {
  house.script.said = withExtras;
  await house.ask({ email: "ada@example.com" });
  const { id } = await row();
  const prices = { "extra-1": { price: "1,250.50", days: "4" } };
  await priceQuote(admin, { quoteId: id, prices }, house.deps);
  const now = shop.till.time.now.getTime();
  const priced = await readQuoteAsAdmin(admin, id, house.deps);
  expect(priced).toMatchObject({
    status: "ready",
    totalCents: 35_000 + 125_050,
    days: 3 + 4,
    validUntil: new Date(now + 30 * dayMs).toISOString(),
  });
  expect(await auditOf(id)).toContainEqual({ actor: admin.userId, action: "quote.priced" });
  const [mail] = (await database.db.select().from(mails)).filter(({ key }) =>
    key.startsWith("quote-ready/"),
  );
  expect(mail).toMatchObject({ to: "ada@example.com" });
  expect(mail?.subject).toContain("$1,600.50");
  expect(await codeOf(priceQuote(admin, { quoteId: id, prices }, house.deps))).toBe(
    "already_decided",
  );
});

test.each([
  ["nothing", {}],
  ["no amount", { "extra-1": { price: "", days: "3" } }],
  ["a word", { "extra-1": { price: "cheap", days: "3" } }],
  ["less than a dollar", { "extra-1": { price: "0.99", days: "3" } }],
  ["a negative amount", { "extra-1": { price: "-5", days: "3" } }],
  ["too much", { "extra-1": { price: "9,999,999", days: "3" } }],
  ["what is too much with the rest", { "extra-1": { price: "999,999.99", days: "3" } }],
  ["no days", { "extra-1": { price: "100", days: "0" } }],
  ["half days", { "extra-1": { price: "100", days: "1.5" } }],
  ["another position's", { "landing-page.essential": { price: "1", days: "1" } }],
  [
    "a prototype's",
    JSON.parse('{"__proto__": {"extra-1": {"price": "1", "days": "1"}}}') as object,
  ],
])("%s as a price is refused at its field, and the quote still waits", async (_name, prices) => {
  house.script.said = withExtras;
  await house.ask();
  const { id } = await row();
  const refused = await priceQuote(admin, { quoteId: id, prices: { ...prices } }, house.deps).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: "invalid_input" });
  expect(Object.keys((refused as AppError).fields ?? {})[0]).toMatch(/^(price|days)-extra-1$/);
  expect(await row()).toMatchObject({ status: "pricing", totalCents: null });
});

test("an admin changes no position that the catalogue has priced", async () => {
  house.script.said = withExtras;
  await house.ask();
  const { id } = await row();
  const one = { price: "100", days: "1" };
  await priceQuote(
    admin,
    {
      quoteId: id,
      prices: { "extra-1": one, "landing-page.essential": { price: "1", days: "1" } },
    },
    house.deps,
  );
  expect(await row()).toMatchObject({ totalCents: 45_000 });
});

test("a pending quote can be taken over, and is then priced as a whole", async () => {
  house.script.said = new ConsultantUnavailable("timeout", "Request timeout");
  await codeOf(house.ask());
  const { id } = await row();
  await takeQuote(admin, id, house.deps);
  expect(await house.runJobs()).toEqual([]);
  expect(house.heard).toHaveLength(1); // Aria leaves it alone
  await priceQuote(
    admin,
    { quoteId: id, prices: { whole: { price: "$900", days: "10" } } },
    house.deps,
  );
  expect(await row()).toMatchObject({ status: "ready", totalCents: 90_000 });
});

test("a withdrawn quote tells whoever asked, once, and can't be withdrawn, priced or taken again", async () => {
  await house.ask({ email: "ada@example.com" });
  const { id } = await row();
  await withdrawQuote(admin, id, house.deps);
  expect(await row()).toMatchObject({ status: "withdrawn" });
  const sent = (await database.db.select().from(mails)).map(({ key }) => key);
  expect(sent).toContain(`quote-withdrawn/${id}`);
  for (const work of [
    () => withdrawQuote(admin, id, house.deps),
    () => takeQuote(admin, id, house.deps),
    () => priceQuote(admin, { quoteId: id, prices: {} }, house.deps),
  ])
    expect(await codeOf(work())).toBe("already_decided");
});

test("nobody but an admin lists, reads, prices, takes or withdraws", async () => {
  house.script.said = withExtras;
  await house.ask();
  const { id } = await row();
  const prices = { "extra-1": { price: "1", days: "1" } };
  for (const work of [
    () => listQuotes(client, { show: "all", after: "" }, house.deps),
    () => readQuoteAsAdmin(client, id, house.deps),
    () => priceQuote(client, { quoteId: id, prices }, house.deps),
    () => takeQuote(client, id, house.deps),
    () => withdrawQuote(client, id, house.deps),
  ])
    expect(await codeOf(work())).toBe("forbidden");
  expect(await row()).toMatchObject({ status: "pricing" });
  expect(await codeOf(readQuoteAsAdmin(admin, "quo_none", house.deps))).toBe("not_found");
});

test("the list shows what waits, what is late, and all, page by page", async () => {
  // In words that ask for nothing else: a person would have to look at others.
  const nameOf = (index: number) => `A smart form${", please".repeat(index)}`;
  const time = shop.till.time;
  const start = time.now;
  for (let index = 0; index < 30; index++) {
    time.now = new Date(start.getTime() + index * 1000);
    house.script.said =
      index % 2 ? withExtras : { positions: [{ scopeId: "smart-form.one-form" }] };
    await house.ask({ freeText: nameOf(index) });
  }
  const all = await listQuotes(admin, { show: "all", after: "" }, house.deps);
  const rest = await listQuotes(admin, { show: "all", after: all.next ?? "" }, house.deps);
  const wishes = [...all.items, ...rest.items].map(({ wish }) => wish);
  expect(wishes).toEqual(Array.from({ length: 30 }, (_, index) => nameOf(29 - index)));
  expect(rest.next).toBeNull();
  const waiting = await listQuotes(admin, { show: "waiting", after: "" }, house.deps);
  expect(waiting.items).toHaveLength(15);
  expect((await listQuotes(admin, { show: "late", after: "" }, house.deps)).items).toEqual([]);
  time.now = new Date(start.getTime() + dayMs + 10_500);
  const late = await listQuotes(admin, { show: "late", after: "" }, house.deps);
  expect(late.items.map(({ wish, isLate }) => [wish, isLate])).toEqual(
    [9, 7, 5, 3, 1].map((index) => [nameOf(index), true]),
  );
  time.now = start;
});

test("late quotes are told to the operators, each once, also after the alert was resolved", async () => {
  house.script.said = withExtras;
  await house.ask();
  const watch = () => watchQuotesJob.run({}, house.deps, { step: (_name, work) => work() });
  await watch();
  expect(await database.db.select().from(alerts)).toEqual([]);
  const start = shop.till.time.now;
  shop.till.time.now = new Date(start.getTime() + 25 * hourMs);
  await watch();
  await watch();
  expect(await database.db.select().from(alerts)).toMatchObject([{ key: "quotes/late", times: 1 }]);
  expect((await database.db.select().from(alerts))[0]?.detail).toContain((await row()).number);
  await database.db.update(alerts).set({ resolvedAt: new Date() });
  await watch();
  expect(await database.db.select().from(alerts)).toHaveLength(1);
  shop.till.time.now = start;
});

test("what has run out is written down by the clock", async () => {
  await house.ask();
  const start = shop.till.time.now;
  shop.till.time.now = new Date(start.getTime() + 31 * dayMs);
  await watchQuotesJob.run({}, house.deps, { step: (_name, work) => work() });
  expect(await row()).toMatchObject({ status: "expired" });
  shop.till.time.now = start;
});
