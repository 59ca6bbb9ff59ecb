import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { beginTwoFactor } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());

test("beginning waits for another beginning of the same person, so that one secret is stored", async () => {
  const { browser, userId } = await people.enter({ emailVerified: true });
  const actor = await house.actorOf(browser);
  const other = await database.pool.connect();
  try {
    await other.query("begin");
    await other.query("select from users where id = $1 for no key update", [userId]);
    const begun = beginTwoFactor(browser, actor, { password: goodPassword }, house.deps);
    const waiting = async () =>
      (
        await database.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rows;
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await other.query("commit");
    await begun;
  } finally {
    other.release();
  }
  const { rows } = await database.pool.query("select from two_factors where user_id = $1", [
    userId,
  ]);
  expect(rows).toHaveLength(1);
});
