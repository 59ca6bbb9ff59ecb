import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { findAddressOf, findConfirmedPerson, requireAdmin, selectUserByEmail } from "./index.ts";

let database: Database;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());

describe("whose address it is", () => {
  test.each(["ida@example.com", "Ida@Example.com", "IDA@EXAMPLE.COM"])(
    "doesn't depend on capitals: %s",
    async (spelling) => {
      const known = await selectUserByEmail(database.db, "ida@example.com");
      const userId =
        known?.id ??
        (await people.insert({ email: "ida@example.com", emailVerified: true })).userId;
      expect(await findConfirmedPerson(database.db, spelling)).toBe(userId);
      expect((await selectUserByEmail(database.db, spelling))?.id).toBe(userId);
    },
  );

  test("is nobody's before it is confirmed, and nobody's while its person is blocked", async () => {
    const waiting = await people.insert();
    const blocked = await people.insert({ emailVerified: true, isBlocked: true });
    expect(await findConfirmedPerson(database.db, waiting.email)).toBeNull();
    expect(await findConfirmedPerson(database.db, blocked.email)).toBeNull();
    expect(await findAddressOf(database.db, waiting.userId)).toEqual({
      email: waiting.email,
      isConfirmed: false,
    });
    expect(await findAddressOf(database.db, blocked.userId)).toBeNull();
  });
});

describe("an admin's rights", () => {
  const optional = { adminSecondFactor: "optional" } as const;
  const required = { adminSecondFactor: "required" } as const;

  test("count as they are in the database, not as a session says", async () => {
    const { userId, actor } = await people.insert({ role: "admin", emailVerified: true });
    expect(await requireAdmin(database.db, actor, optional)).toBe(userId);
    await database.pool.query("update users set role = 'client' where id = $1", [userId]);
    await expect(requireAdmin(database.db, actor, optional)).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("wait for the second step where the provider requires it", async () => {
    const { actor } = await people.insert({ role: "admin", emailVerified: true });
    await expect(requireAdmin(database.db, actor, required)).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("are not a client's, a visitor's, the system's, or a key's, whoever owns it", async () => {
    const client = await people.insert({ emailVerified: true });
    const admin = await people.insert({ role: "admin", emailVerified: true });
    const key = { keyId: "key_1", ownerId: admin.userId, scopes: [], mode: "live" } as const;
    for (const actor of [client.actor, "visitor", "system", key] as const)
      await expect(requireAdmin(database.db, actor, optional)).rejects.toMatchObject({
        code: "forbidden",
      });
  });
});
