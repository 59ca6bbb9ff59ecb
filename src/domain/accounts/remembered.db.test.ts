import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { dayMs, hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { codeOf } from "../../../tests/factories/authenticator.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  beginTwoFactor,
  changePassword,
  confirmTwoFactor,
  endTwoFactor,
  readActor,
  signIn,
} from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());

/** Somebody's only session, begun with or without "Remember me". */
async function begin(rememberMe: "on" | undefined) {
  const { userId, email } = await people.enter({ emailVerified: true });
  await database.pool.query("delete from sessions where user_id = $1", [userId]);
  const browser = browserOf();
  await signIn(browser, { email, password: goodPassword, rememberMe }, house.deps);
  const actor = () => house.actorOf(browser);
  return { browser, userId, actor };
}
/** How long the person's last session still lasts. */
async function lastsMs(userId: string): Promise<number> {
  const { rows } = await database.pool.query<{ ends: Date }>(
    "select expires_at as ends from sessions where user_id = $1",
    [userId],
  );
  expect(rows).toHaveLength(1);
  return (rows[0]?.ends.getTime() ?? 0) - Date.now();
}
const aDay = dayMs + hourMs;

test("a session that isn't remembered ends after a day, also for whoever leaves out the cookie that says so", async () => {
  const { browser, userId } = await begin(undefined);
  expect(browser.cookies.delete("__Host-aria.dont_remember")).toBe(true);
  expect(await readActor(browser, house.deps)).toMatchObject({ userId });
  expect(await readActor(browser, house.deps)).toMatchObject({ userId });
  expect(await lastsMs(userId)).toBeLessThan(aDay);
});

test("a renewed session lasts as long as the kind that it replaces", async () => {
  for (const rememberMe of ["on", undefined] as const) {
    const { browser, userId, actor } = await begin(rememberMe);
    const asExpected = async () => {
      const lasts = await lastsMs(userId);
      return rememberMe ? lasts > 29 * dayMs : lasts < aDay;
    };
    const password = "blue-lantern-77-sky";
    await changePassword(
      browser,
      await actor(),
      { currentPassword: goodPassword, password, confirmPassword: password },
      house.deps,
    );
    expect(await asExpected()).toBe(true);
    const { secret } = await beginTwoFactor(browser, await actor(), { password }, house.deps);
    await confirmTwoFactor(browser, await actor(), { code: codeOf(secret) }, house.deps);
    expect(await asExpected()).toBe(true);
    await endTwoFactor(browser, await actor(), { password }, house.deps);
    expect(await asExpected()).toBe(true);
  }
});

test("a remembered session is renewed for another 30 days while it is used", async () => {
  const { browser, userId } = await begin("on");
  await database.pool.query(
    `update sessions set created_at = created_at - interval '20 days',
       updated_at = updated_at - interval '20 days', expires_at = expires_at - interval '20 days'
     where user_id = $1`,
    [userId],
  );
  expect(await readActor(browser, house.deps)).toMatchObject({ userId });
  expect(await lastsMs(userId)).toBeGreaterThan(29 * dayMs);
});
