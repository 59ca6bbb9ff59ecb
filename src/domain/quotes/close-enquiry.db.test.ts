import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enquiries } from "#domain/enquiries/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { admin, quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { findQuoteOf, priceQuote, withdrawQuote } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof quotesOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = quotesOn((await openShop(database)).deps);
  await addAdmins(database, admin.userId);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate quotes, enquiries cascade`);
});

const quote = async () => (await database.db.select().from(quotes))[0]!;
const enquiry = async () => (await database.db.select().from(enquiries))[0]!;
const whole = { positions: [{ scopeId: "landing-page.essential", quantity: 1 }] };
const withExtras = { ...whole, extras: [{ title: "A map of tea", description: "Drawn." }] };

test("a quote with its total answers its enquiry, which leads to it", async () => {
  house.script.said = whole;
  await house.ask();
  const { id, number, readyAt } = await quote();
  const { status, answeredAt, id: asked } = await enquiry();
  expect([status, answeredAt]).toEqual(["answered", readyAt]);
  expect(await findQuoteOf(admin, asked, house.deps)).toEqual({ id, number });
  expect(await findQuoteOf(admin, "enq_none", house.deps)).toBeNull();
  await expect(findQuoteOf({ userId: "usr_other" }, asked, house.deps)).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("an enquiry stays open while its quote waits for a price, and is answered by it", async () => {
  house.script.said = withExtras;
  await house.ask();
  expect(await enquiry()).toMatchObject({ status: "open", answeredAt: null });
  const prices = { "extra-1": { price: "100", days: "1" } };
  await priceQuote(admin, { quoteId: (await quote()).id, prices }, house.deps);
  expect(await enquiry()).toMatchObject({ status: "answered" });
});

test("an enquiry whose quote is withdrawn waits for nobody", async () => {
  house.script.said = withExtras;
  await house.ask();
  await withdrawQuote(admin, (await quote()).id, house.deps);
  expect(await enquiry()).toMatchObject({ status: "answered" });
});
