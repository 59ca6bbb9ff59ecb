import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { bookingsOn, monday } from "../../../tests/factories/bookings.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { eraseUser, exportPersonalData } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a person's demos are in their copy, and go with them, together with every mail about them", async () => {
  const house = accountsOn(database);
  const people = peopleOn(database, house.deps);
  const shop = await openShop(database);
  const demos = bookingsOn(database);
  house.time.now = demos.time.now;
  const ada = await people.insert({ email: "ada@example.com", emailVerified: true });
  const bob = await people.insert();
  await demos.book({ at: monday("17:00") }, { actor: { userId: ada.userId } });
  await demos.book({ at: monday("17:30"), email: "Ada@example.com" });
  await demos.book({ at: monday("18:00") }, { actor: { userId: bob.userId } });

  const copy = JSON.parse(await exportPersonalData(ada.actor, house.deps)) as {
    demos: { startsAt: string }[];
    mails: { attached: string | null; text: string }[];
  };
  expect(copy.demos.map(({ startsAt }) => startsAt)).toEqual([monday("17:00")]);
  expect(copy.mails.some(({ attached }) => attached === "demo.ics")).toBe(true);
  expect(JSON.stringify(copy.mails)).not.toMatch(/\/demo\/[\w-]{43}/);

  const { actor } = await people.insert({ role: "admin" });
  const { purged } = await eraseUser(actor, ada.userId, { ...shop.deps, ...house.deps });
  expect(purged.demos).toBe(2);
  const left = await demos.rows();
  expect(left.map((row) => row["user_id"])).toEqual([bob.userId]);
  const mails = await demos.mails();
  const reasons = mails.map(({ key }) => key.split("/")[0] ?? "");
  expect(reasons.toSorted()).toEqual([
    "booking-confirmed",
    "booking-freed",
    "booking-freed",
    "booking-received",
  ]);
  expect(JSON.stringify(mails)).not.toContain("ada@example.com");
});
