import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/database.ts";
import { claimName } from "./claim-name.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("a name has one living holder; a second process gets another one, and the next life the first again", async () => {
  const first = await claimName(database.pool, "node-a");
  const second = await claimName(database.pool, "node-a");
  expect(first.name).toBe("node-a");
  expect(second.name).toMatch(/^node-a-[0-9a-f]{8}$/);
  first.release();
  second.release();
  await expect
    .poll(async () => {
      const again = await claimName(database.pool, "node-a");
      again.release();
      return again.name;
    })
    .toBe("node-a");
});
