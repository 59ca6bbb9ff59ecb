import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { codeOf } from "../../../tests/factories/authenticator.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  readActor,
  requestPasswordReset,
  resetPassword,
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
beforeEach(() => database.pool.query("truncate attempts"));

const password = { password: goodPassword };

/** Somebody whose sign-in asks for a code. */
async function enrolled(change: Parameters<typeof people.enter>[0] = {}) {
  const person = await people.enter({ emailVerified: true, ...change });
  const actor = await house.actorOf(person.browser);
  const { secret } = await beginTwoFactor(person.browser, actor, password, house.deps);
  await confirmTwoFactor(person.browser, actor, { code: codeOf(secret) }, house.deps);
  return person;
}

test("a second factor needs a confirmed address, also to finish a set-up that was begun before", async () => {
  const { browser, userId } = await people.enter();
  const actor = await house.actorOf(browser);
  const begin = () => beginTwoFactor(browser, actor, password, house.deps);
  await expect(begin()).rejects.toMatchObject({ code: "address_unconfirmed" });
  const confirm = async (isConfirmed: boolean) =>
    database.pool.query("update users set email_verified = $2 where id = $1", [
      userId,
      isConfirmed,
    ]);
  await confirm(true);
  const { secret } = await begin();
  await confirm(false);
  const finish = () => confirmTwoFactor(browser, actor, { code: codeOf(secret) }, house.deps);
  await expect(finish()).rejects.toMatchObject({ code: "address_unconfirmed" });
  await confirm(true);
  await finish();
});

test("who owns the address gets past a stranger's second factor by a reset, and the stranger is out", async () => {
  const stranger = await enrolled();
  await database.pool.query("update users set email_verified = false where id = $1", [
    stranger.userId,
  ]);
  await requestPasswordReset(browserOf(), { email: stranger.email }, house.deps);
  await house.sendResets();
  const token = (await house.mailTo(stranger.email, "password-reset"))?.token ?? "";
  const own = "new-harbor-tulip-7";
  const form = { token, password: own, confirmPassword: own };
  await resetPassword(browserOf(), form, house.deps);
  expect(await readActor(stranger.browser, house.deps)).toBeNull();
  expect(
    await signIn(browserOf(), { email: stranger.email, password: own }, house.deps),
  ).toMatchObject({ step: "done" });
  const actions = (await people.auditOf(stranger.userId)).map(({ action }) => action);
  expect(actions).toContain("user.two_factor_removed");
});

test.each([
  ["a confirmed address", {}],
  ["an admin", { role: "admin" }],
] as const)("a reset leaves the second factor of %s as it is", async (_whose, change) => {
  const { userId, email } = await enrolled(change);
  if ("role" in change)
    await database.pool.query("update users set email_verified = false where id = $1", [userId]);
  await requestPasswordReset(browserOf(), { email }, house.deps);
  await house.sendResets();
  const token = (await house.mailTo(email, "password-reset"))?.token ?? "";
  const form = { token, password: "new-harbor-tulip-7", confirmPassword: "new-harbor-tulip-7" };
  await resetPassword(browserOf(), form, house.deps);
  const signedIn = await signIn(browserOf(), { email, password: form.password }, house.deps);
  expect(signedIn).toEqual({ step: "code" });
});
