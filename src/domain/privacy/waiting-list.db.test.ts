import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { linkWaitingList, sendEnquiry } from "#domain/enquiries/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { eraseUser, exportPersonalData } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
  shop = await openShop(database);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate enquiries, mails, users cascade"));

type Someone = Awaited<ReturnType<typeof people.insert>>;
const join = (email: string, by: "visitor" | { userId: string }) =>
  sendEnquiry(
    by,
    { kind: "waiting-list", email },
    { ...shop.deps, enquiries: { findSubjectTitle: async () => null, forward: null } },
  );
const erase = async ({ userId }: Someone) => {
  const { actor } = await people.insert({ role: "admin" });
  return eraseUser(actor, userId, { ...shop.deps, ...house.deps });
};
const listedFor = async ({ actor }: Someone) => {
  const copy = JSON.parse(await exportPersonalData(actor, house.deps)) as {
    enquiries: { email: string }[];
  };
  return copy.enquiries.map(({ email }) => email);
};
const stored = async () =>
  (await database.pool.query<{ email: string }>("select email from enquiries")).rows;

test("an address that somebody else wrote down belongs to whoever has confirmed it", async () => {
  const owner = await people.insert({ emailVerified: true });
  const writer = await people.insert({ emailVerified: true });
  await join(owner.email.toUpperCase(), writer);
  expect(await listedFor(writer)).toEqual([]);
  expect(await listedFor(owner)).toEqual([owner.email.toUpperCase()]);
  await erase(writer);
  expect(await stored()).toHaveLength(1);
  await erase(owner);
  expect(await stored()).toEqual([]);
});

test("an address that nobody has confirmed is nobody's until somebody does", async () => {
  const owner = await people.insert();
  const writer = await people.insert({ emailVerified: true });
  await join(owner.email, writer);
  await join(owner.email, owner);
  expect([...(await listedFor(writer)), ...(await listedFor(owner))]).toEqual([]);
  await erase(writer);
  expect(await stored()).toHaveLength(1);
  await database.pool.query("update users set email_verified = true where id = $1", [owner.userId]);
  await linkWaitingList(database.db, owner);
  expect(await listedFor(owner)).toEqual([owner.email]);
});
