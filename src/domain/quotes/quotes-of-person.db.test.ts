import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { yearsBefore } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import {
  exportQuotes,
  forgetQuotes,
  keepQuote,
  listOwnQuotes,
  mayKeepQuote,
  pruneQuotesJob,
} from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;
let people: ReturnType<typeof peopleOn>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
  house = quotesOn(shop.deps);
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());

test("a person sees, takes along and erases their own quotes, and nobody else's", async () => {
  await house.ask({ freeText: "Mine" }, { userId: "usr_ada" });
  await house.ask({ freeText: "Mine from before", email: "Ada@example.com" });
  await house.ask({ freeText: "Bob's", email: "bob@example.com" }, { userId: "usr_bob" });
  const phone = "+1 555 0199";
  await house.ask(
    { freeText: "Bob's for Ada", email: "ada@example.com", phone },
    { userId: "usr_bob" },
  );
  const wishesOf = async (userId: string) =>
    (await listOwnQuotes({ userId }, { after: "" }, house.deps)).items
      .map(({ wish }) => wish)
      .toSorted();
  expect(await wishesOf("usr_ada")).toEqual(["Mine"]);
  await database.db
    .update(quotes)
    .set({ userId: "usr_ada" })
    .where(eq(quotes.wish, "Mine from before"));
  expect(await wishesOf("usr_ada")).toEqual(["Mine", "Mine from before"]);
  const copy = await exportQuotes(database.db, "usr_ada");
  expect(copy.map(({ wish }) => wish).toSorted()).toEqual(["Mine", "Mine from before"]);
  expect(JSON.stringify(copy)).not.toContain("Bob");
  const gone = await forgetQuotes(database.db, { userId: "usr_ada", email: "ada@example.com" });
  expect(gone).toHaveLength(2);
  expect(await wishesOf("usr_ada")).toEqual([]);
  expect(await wishesOf("usr_bob")).toEqual(["Bob's", "Bob's for Ada"]);
  const left = await database.db.select().from(quotes);
  expect(JSON.stringify(left)).not.toContain(phone);
  expect(new Set(left.map(({ email }) => email))).toEqual(new Set(["bob@example.com", null]));
});

test("a quote asked for without signing in gets into a portal only by its link, in the hands of whoever confirmed its address", async () => {
  const owner = await people.insert({ email: "grace@example.com", emailVerified: true });
  const other = await people.insert({ emailVerified: true });
  const unsure = await people.insert({ email: "unsure@example.com" });
  const { token } = await house.ask({ freeText: "A shop", email: "Grace@example.com" });
  const foreign = await house.ask({ freeText: "Another", email: "unsure@example.com" });
  expect((await listOwnQuotes(owner, { after: "" }, house.deps)).items).toEqual([]);
  for (const [person, held] of [
    [other, token],
    [unsure, foreign.token],
    [owner, foreign.token],
    [owner, "x".repeat(43)],
  ] as const) {
    expect(await mayKeepQuote(person, held, house.deps)).toBe(false);
    expect(await codeOf(keepQuote(person, held, house.deps))).toBe("not_found");
  }
  expect(await mayKeepQuote(owner, token, house.deps)).toBe(true);
  await keepQuote(owner, token, house.deps);
  expect(await mayKeepQuote(owner, token, house.deps)).toBe(false);
  expect((await listOwnQuotes(owner, { after: "" }, house.deps)).items).toMatchObject([
    { wish: "A shop" },
  ]);
});

test("quotes are deleted two years after they were asked for, and not before", async () => {
  await database.db.delete(quotes);
  const now = shop.till.time.now;
  const before = yearsBefore(now, 2);
  for (const [at, freeText] of [
    [new Date(before.getTime() - 1000), "Old"],
    [new Date(before.getTime() + 1000), "Young"],
  ] as const) {
    shop.till.time.now = at;
    await house.ask({ freeText });
  }
  shop.till.time.now = now;
  await pruneQuotesJob.run({}, house.deps, { step: (_name, work) => work() });
  const left = await database.db.select().from(quotes);
  expect(left.map(({ wish }) => wish)).toEqual(["Young"]);
});
