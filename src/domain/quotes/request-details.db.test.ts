import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiries } from "#domain/enquiries/tables.ts";
import { mails } from "#domain/mail/tables.ts";
import { testDatabase } from "../../../tests/database.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { readQuote } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof quotesOn>;

beforeAll(async () => {
  database = await testDatabase();
  house = quotesOn((await openShop(database)).deps);
});
afterAll(() => database.close());

test("all further fields are stored with enquiry and quote; only what names no person is on the quote's page", async () => {
  const said = {
    subject: "Launch",
    serviceTitle: "landing page",
    budget: "$2,000",
    timeline: "in three weeks",
    additionalRequirements: "No stock photos.",
    preferredPaymentModel: "fixed",
  };
  const { token } = await house.ask({
    freeText: "",
    name: "Ada",
    email: "ada@example.com",
    projectDescription: "A page for tea",
    phone: "+1 555 0100",
    company: "Tea & Sons",
    ...said,
  });
  const stored = { phone: "+1 555 0100", company: "Tea & Sons", details: said };
  expect((await database.db.select().from(enquiries))[0]).toMatchObject({
    ...stored,
    subjectId: "landing-page",
  });
  expect((await database.db.select().from(quotes))[0]).toMatchObject({
    ...stored,
    serviceId: "landing-page",
  });
  const seen = await readQuote(token, house.deps);
  expect(seen.details).toEqual(said);
  expect(JSON.stringify(seen)).not.toMatch(/0100|Sons/);
  const [mail] = await database.db.select().from(mails).where(eq(mails.to, "desk@shop.test"));
  for (const part of [
    "+1 555 0100",
    "Tea & Sons",
    "Launch",
    "$2,000",
    "in three weeks",
    "No stock",
  ])
    expect(mail?.text).toContain(part);
});
