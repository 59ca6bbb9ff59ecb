import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import {
  accountsOn,
  browserOf,
  goodPassword,
  type TestBrowser,
} from "../../../tests/factories/accounts.ts";
import { codeOf, secretBytes } from "../../../tests/factories/authenticator.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  listUsers,
  readActor,
  removeSecondFactor,
  renewRecoveryCodes,
  signIn,
  signInWithCode,
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
const wrong = "000000";

/** Somebody whose sign-in asks for a code. */
async function enrolled(change: Parameters<typeof people.enter>[0] = {}) {
  const person = await people.enter({ emailVerified: true, ...change });
  const before = await house.actorOf(person.browser);
  const setup = await beginTwoFactor(person.browser, before, password, house.deps);
  await confirmTwoFactor(person.browser, before, { code: codeOf(setup.secret) }, house.deps);
  return { ...person, setup, actor: await house.actorOf(person.browser) };
}
/** A browser in which the password was right. */
async function halfway(email: string, browser = browserOf()): Promise<TestBrowser> {
  expect(await signIn(browser, { email, ...password }, house.deps)).toEqual({ step: "code" });
  return browser;
}
const enter = (browser: TestBrowser, code: string, kind = "app") =>
  signInWithCode(browser, { code, kind }, house.deps).then(
    ({ step }) => step,
    (error: { code: string }) => error.code,
  );
const actions = async (userId: string) =>
  (await people.auditOf(userId)).map(({ action, detail }) =>
    action === "user.sign_in_failed" || action === "user.signed_in"
      ? `${action} ${Object.values(detail).join()}`
      : action,
  );

test("a second factor is on only after a right code of the app, and ends all other sessions", async () => {
  const { browser, userId, email } = await people.enter({ emailVerified: true });
  const actor = await house.actorOf(browser);
  const old = browser.copy();
  const elsewhere = await people.sessionOf(userId);
  const { uri, secret, recoveryCodes } = await beginTwoFactor(browser, actor, password, house.deps);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Ariaworks/);
  expect(secret).toMatch(/^[A-Z2-7]{40,}=*$/);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await house.actorOf(browser)).twoFactorEnabled).toBe(false);
  await expect(confirmTwoFactor(browser, actor, { code: wrong }, house.deps)).rejects.toMatchObject(
    { code: "wrong_code" },
  );
  await confirmTwoFactor(browser, actor, { code: codeOf(secret) }, house.deps);
  expect((await house.actorOf(browser)).twoFactorEnabled).toBe(true);
  expect(await readActor(old, house.deps)).toBeNull();
  expect(await readActor(elsewhere, house.deps)).toBeNull();
  expect(await actions(userId)).toEqual(["user.two_factor_on"]);
  expect((await house.mailTo(email, "account-changed"))?.text).toContain("You now need a code");
});

test("beginning needs the password, and an existing second factor stays", async () => {
  const { browser, actor, setup, email } = await enrolled();
  const fresh = await people.enter();
  await expect(
    beginTwoFactor(
      fresh.browser,
      await house.actorOf(fresh.browser),
      { password: "wrong" },
      house.deps,
    ),
  ).rejects.toMatchObject({
    code: "invalid_input",
    fields: { password: expect.any(String) as string },
  });
  await expect(beginTwoFactor(browser, actor, password, house.deps)).rejects.toMatchObject({
    code: "two_factor_on_already",
  });
  const again = { code: codeOf(setup.secret) };
  await expect(confirmTwoFactor(browser, actor, again, house.deps)).rejects.toMatchObject({
    code: "two_factor_on_already",
  });
  expect(await enter(await halfway(email), codeOf(setup.secret))).toBe("done");
});

test("with a right password alone nobody is signed in", async () => {
  const { email, userId } = await enrolled();
  const browser = await halfway(email);
  expect(browser.shown).toBeUndefined();
  expect(await readActor(browser, house.deps)).toBeNull();
  const { rows } = await database.pool.query("select 1 from sessions where user_id = $1", [userId]);
  expect(rows).toHaveLength(1); // where it was set up
});

test("a code of the app signs in once: seen over a shoulder, it opens nothing more", async () => {
  const { email, userId, setup } = await enrolled();
  const code = codeOf(setup.secret);
  const browser = await halfway(email);
  expect(await enter(browser, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe("done");
  expect(await house.actorOf(browser)).toMatchObject({ userId, email });
  // It was a success: nothing of it counts towards a wait.
  const { rows } = await database.pool.query(
    "select key from attempts where count > 0 and key not like 'usedCode:%'",
  );
  expect(rows).toEqual([]);
  expect(browser.shown).toBe("client");
  expect(await enter(await halfway(email), code)).toBe("wrong_code");
  expect(await actions(userId)).toEqual([
    "user.two_factor_on",
    "user.signed_in app",
    "user.sign_in_failed code: wrong_code",
  ]);
});

test("five wrong codes end the challenge, for the right one, too, and name whom it was about", async () => {
  const { email, userId, setup } = await enrolled();
  const browser = await halfway(email);
  const stolen = browser.copy();
  const outcomes = [];
  for (let i = 0; i < 5; i++) outcomes.push(await enter(stolen.copy(), `11111${i}`));
  expect(outcomes).toEqual(Array(5).fill("wrong_code"));
  expect(await enter(stolen.copy(), codeOf(setup.secret))).toBe("codes_locked");
  expect(await enter(browser, codeOf(setup.secret))).toBe("sign_in_expired");
  expect(await readActor(browser, house.deps)).toBeNull();
  const failed = (await people.auditOf(userId)).filter(
    ({ action }) => action === "user.sign_in_failed",
  );
  expect(failed.map(({ actor, subject, detail }) => [actor, subject, detail["reason"]])).toEqual([
    ...Array.from({ length: 5 }, () => ["visitor", `user/${userId}`, "code: wrong_code"]),
    ["visitor", `user/${userId}`, "code: codes_locked"],
  ]);
});

test("many codes at once don't slip through together", async () => {
  const { email, userId } = await enrolled();
  const browser = await halfway(email);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, i) => enter(browser.copy(), String(200_000 + i))),
  );
  expect(outcomes.filter((code) => code === "wrong_code").length).toBeLessThanOrEqual(5);
  expect(outcomes).not.toContain("done");
  const { rows } = await database.pool.query<{ many: number }>(
    "select failed_verification_count as many from two_factors where user_id = $1",
    [userId],
  );
  expect(rows[0]?.many).toBeLessThanOrEqual(5);
});

test("ten wrong codes in a row lock the account's codes, whoever has the password", async () => {
  const { email, userId, setup } = await enrolled();
  await database.pool.query(
    "update two_factors set failed_verification_count = 9 where user_id = $1",
    [userId],
  );
  expect(await enter(await halfway(email), wrong)).toBe("wrong_code");
  expect(await enter(await halfway(email), codeOf(setup.secret))).toBe("codes_locked");
  await database.pool.query("update two_factors set locked_until = now() where user_id = $1", [
    userId,
  ]);
  expect(await enter(await halfway(email), setup.recoveryCodes[0] ?? "", "recovery")).toBe("done");
});

test("the step belongs to the browser in which the password was right", async () => {
  const [mine, theirs] = [await enrolled(), await enrolled()];
  const browser = await halfway(mine.email);
  const name = "__Host-aria.two_factor";
  const cookie = browser.cookies.get(name) ?? "";
  expect(await enter(browserOf(), codeOf(mine.setup.secret))).toBe("sign_in_expired");
  for (const value of [
    "",
    "x",
    "x.y",
    `${cookie}x`,
    cookie.replace(/\..*/, ""),
    cookie.replace("2fa", "2fb"),
  ])
    expect(
      await enter(browserOf({ cookies: new Map([[name, value]]) }), codeOf(mine.setup.secret)),
    ).toBe("sign_in_expired");
  // Another person's code, and another person's session, open nothing here.
  expect(await enter(browser, codeOf(theirs.setup.secret))).toBe("wrong_code");
  const session = [...theirs.browser.cookies];
  const mixed = browserOf({ cookies: new Map([...session, [name, cookie]]) });
  expect(await enter(mixed, codeOf(theirs.setup.secret, 1))).toBe("wrong_code");
  expect(await enter(theirs.browser, codeOf(theirs.setup.secret))).toBe("sign_in_expired");
});

test("a recovery code works once, and new ones make the former void", async () => {
  const { browser, actor, email, userId, setup } = await enrolled();
  const [first = "", second = ""] = setup.recoveryCodes;
  const outcomes = await Promise.all(
    [await halfway(email), await halfway(email)].map((one) => enter(one, first, "recovery")),
  );
  expect(outcomes.toSorted()).toEqual(["done", "wrong_code"]);
  expect(await enter(await halfway(email), first, "recovery")).toBe("wrong_code");
  await expect(
    renewRecoveryCodes(browser, actor, { password: "wrong" }, house.deps),
  ).rejects.toMatchObject({ code: "invalid_input" });
  const renewed = await renewRecoveryCodes(browser, actor, password, house.deps);
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => setup.recoveryCodes.includes(code))).toEqual([]);
  const last = await halfway(email);
  expect(await enter(last, second, "recovery")).toBe("wrong_code");
  expect(await enter(last, renewed[0] ?? "", "recovery")).toBe("done");
  expect(await actions(userId)).toContain("user.recovery_codes_renewed");
  expect(JSON.stringify(await people.auditOf(userId))).not.toMatch(
    new RegExp([first, ...renewed].join("|")),
  );
});

test("codes and the secret are stored encrypted", async () => {
  const { setup, userId } = await enrolled();
  const { rows } = await database.pool.query("select * from two_factors where user_id = $1", [
    userId,
  ]);
  const stored = JSON.stringify(rows);
  for (const secret of [...setup.recoveryCodes, setup.secret, secretBytes(setup.secret).toString()])
    expect(stored).not.toContain(secret);
});

test("ending it needs the password; without one nothing changes", async () => {
  const { browser, actor, email, userId } = await enrolled();
  const waiting = await halfway(email);
  await expect(
    endTwoFactor(browser, actor, { password: "wrong" }, house.deps),
  ).rejects.toMatchObject({ code: "invalid_input" });
  expect((await house.actorOf(browser)).twoFactorEnabled).toBe(true);
  await endTwoFactor(browser, actor, password, house.deps);
  expect((await house.actorOf(browser)).twoFactorEnabled).toBe(false);
  expect(await enter(waiting, wrong)).toBe("sign_in_expired");
  expect((await actions(userId)).slice(-1)).toEqual(["user.two_factor_off"]);
  await expect(renewRecoveryCodes(browser, actor, password, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("an admin takes it off somebody who lost it, and never the own", async () => {
  const { userId, browser, email } = await enrolled();
  const { actor } = await people.insert({ role: "admin" });
  await expect(
    removeSecondFactor(actor, { userId: actor.userId }, house.deps),
  ).rejects.toMatchObject({ code: "own_role" });
  await removeSecondFactor(actor, { userId }, house.deps);
  expect(await readActor(browser, house.deps)).toBeNull();
  expect(await people.rowOf(userId)).toMatchObject({ two_factor_enabled: false });
  expect((await people.auditOf(userId)).at(-1)).toMatchObject({
    actor: actor.userId,
    action: "user.two_factor_removed",
  });
  expect((await house.mailTo(email, "account-changed"))?.text).toContain("no longer need a code");
});

test("where admins must have one, an admin without it may nothing but set it up", async () => {
  const strict = accountsOn(database, { adminSecondFactor: "required" });
  const { browser, email } = await people.enter({ role: "admin" });
  const actor = await strict.actorOf(browser);
  expect(actor).toMatchObject({ role: "admin", isAdmin: false, needsSecondFactor: true });
  await expect(listUsers(actor, {}, strict.deps)).rejects.toMatchObject({ code: "forbidden" });
  expect(await signIn(browserOf(), { email, ...password }, strict.deps)).toMatchObject({
    step: "done",
    needsSecondFactor: true,
  });
  const { secret } = await beginTwoFactor(browser, actor, password, strict.deps);
  await confirmTwoFactor(browser, actor, { code: codeOf(secret) }, strict.deps);
  expect(await strict.actorOf(browser)).toMatchObject({ isAdmin: true, needsSecondFactor: false });
});
