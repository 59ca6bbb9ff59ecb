import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "#domain/mail/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { admin, quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { acceptQuote, priceQuote, readQuote } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
  await addAdmins(database, admin.userId);
});
afterAll(() => database.close());
beforeEach(() => {
  house = quotesOn(shop.deps);
  house.script.said = {
    summary: "A portal.",
    positions: [{ scopeId: "client-portal.documents", quantity: 1, reason: "" }],
    extras: [],
    assumptions: [],
  };
});

const ask = async () => {
  const { token } = await house.ask({
    freeText: "A portal for 320 clients connected to Xero, and a logo",
    email: "ada@example.com",
  });
  const [row] = await database.db.select().from(quotes).where(eq(quotes.token, token));
  return { token, id: row!.id };
};

test("what a model overlooked keeps the quote from being firm, and says so on its page", async () => {
  const { token } = await ask();
  const quote = await readQuote(token, house.deps);
  expect(quote).toMatchObject({ status: "pricing", totalCents: null });
  expect(quote.positions[0]?.scopeId).toBe("client-portal.invoices-and-approvals");
  expect(quote.demands.map(({ text, is }) => [text, is])).toEqual([
    ["320 clients", "covered"],
    ["Xero", "person"],
    ["a logo", "not-included"],
  ]);
  expect(await codeOf(acceptQuote("visitor", token, house.deps))).toBe("quote_closed");
});

test("no mail repeats what was typed", async () => {
  await ask();
  const texts = await database.db.select().from(mails).where(eq(mails.to, "ada@example.com"));
  expect(texts.length).toBeGreaterThan(0);
  expect(JSON.stringify(texts)).not.toMatch(/Xero|logo|320/);
  expect(texts[0]?.text).toContain("1 of 3 things you asked for");
});

test.each([
  ["price", { price: "400", days: "3" }, 290_000, "covered"],
  ["included", {}, 250_000, "covered"],
  ["left-out", {}, 250_000, "not-included"],
] as const)("an admin settles the rest as %s", async (settle, terms, totalCents, is) => {
  const { token, id } = await ask();
  await priceQuote(admin, { quoteId: id, prices: { open: { ...terms, settle } } }, house.deps);
  const quote = await readQuote(token, house.deps);
  expect(quote).toMatchObject({ status: "ready", totalCents });
  expect(quote.demands.find(({ text }) => text === "Xero")?.is).toBe(is);
  expect(quote.demands.find(({ text }) => text === "a logo")?.is).toBe("not-included");
});
