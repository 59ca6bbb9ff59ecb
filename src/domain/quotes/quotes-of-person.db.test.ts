import { afterAll, beforeAll, expect, test } from "vitest";
import { findConfirmedAccount } from "#domain/accounts/index.ts";
import { yearsBefore } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { exportQuotes, forgetQuotes, linkQuotes, listOwnQuotes, pruneQuotesJob } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
  house = quotesOn(shop.deps, { findConfirmedAccount });
});
afterAll(() => database.close());

test("a person sees, takes along and erases their own quotes, and nobody else's", async () => {
  await house.ask({ freeText: "Mine" }, { userId: "usr_ada" });
  await house.ask({ freeText: "Mine from before", email: "Ada@example.com" });
  await house.ask({ freeText: "Bob's", email: "bob@example.com" }, { userId: "usr_bob" });
  await house.ask({ freeText: "Bob's for Ada", email: "ada@example.com" }, { userId: "usr_bob" });
  const wishesOf = async (userId: string) =>
    (await listOwnQuotes(userId, "", house.deps)).items.map(({ wish }) => wish).toSorted();
  expect(await wishesOf("usr_ada")).toEqual(["Mine"]);
  expect(await linkQuotes(database.db, { userId: "usr_ada", email: "ada@EXAMPLE.com" })).toBe(1);
  expect(await wishesOf("usr_ada")).toEqual(["Mine", "Mine from before"]);
  const copy = await exportQuotes(database.db, "usr_ada");
  expect(copy.map(({ wish }) => wish).toSorted()).toEqual(["Mine", "Mine from before"]);
  expect(JSON.stringify(copy)).not.toContain("Bob");
  const gone = await forgetQuotes(database.db, { userId: "usr_ada", email: "ada@example.com" });
  expect(gone).toHaveLength(2);
  expect(await wishesOf("usr_ada")).toEqual([]);
  expect(await wishesOf("usr_bob")).toEqual(["Bob's", "Bob's for Ada"]);
  const left = await database.db.select().from(quotes);
  expect(new Set(left.map(({ email }) => email))).toEqual(new Set(["bob@example.com", null]));
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
