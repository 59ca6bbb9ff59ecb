import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/database.ts";
import { accountsOn } from "../../tests/factories/accounts.ts";
import { peopleOn } from "../../tests/factories/people.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("of several second factors of a person the migration keeps the confirmed one, or else the newest", async () => {
  const people = peopleOn(database, accountsOn(database).deps);
  const [ada, eve] = [await people.insert(), await people.insert()];
  // Back to before the migration.
  await database.pool.query("drop index mails_reply_to, mails_about, two_factors_user");
  await database.pool.query("create index two_factors_user on two_factors (user_id)");
  const insert = (id: string, userId: string, verified: boolean) =>
    database.pool.query(
      "insert into two_factors (id, user_id, secret, backup_codes, verified) values ($1, $2, 's', 'c', $3)",
      [id, userId, verified],
    );
  await insert("tfa_1", ada.userId, false);
  await insert("tfa_2", ada.userId, true);
  await insert("tfa_3", ada.userId, false);
  await insert("tfa_9", eve.userId, false);
  await insert("tfa_5", eve.userId, false);
  const migration = new URL("./migrations/0003_find_mails_of_people.sql", import.meta.url);
  await database.pool.query(readFileSync(migration, "utf8"));
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from two_factors order by id",
  );
  expect(rows.map(({ id }) => id)).toEqual(["tfa_2", "tfa_5"]);
  await expect(insert("tfa_6", ada.userId, false)).rejects.toMatchObject({ code: "23505" });
});
