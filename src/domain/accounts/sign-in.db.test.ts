import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { registerUser, requestPasswordReset, signIn, signOut } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());

const tryIn = (email: string, password: string, browser = browserOf()) =>
  signIn(browser, { email, password }, house.deps).then(
    (done) => done.step,
    (error: { code: string; message: string }) => [error.code, error.message],
  );
const lastAudit = async () => {
  const { rows } = await database.pool.query(
    "select actor, action, subject, detail from audit_entries order by id desc limit 1",
  );
  return rows[0] as unknown;
};

test("who signs in is who registered, in any letter case of the address", async () => {
  const { email, userId } = await people.enter({ email: "case@example.com" });
  const browser = await house.signIn(" Case@EXAMPLE.com ");
  expect(await house.actorOf(browser)).toMatchObject({ userId, email });
  expect(browser.shown).toBe("client");
  expect((await people.auditOf(userId)).at(-1)).toEqual({
    actor: userId,
    action: "user.signed_in",
    subject: `user/${userId}`,
    detail: { by: "password" },
  });
});

test("an unknown address gets the same answer as a wrong password, after the same work", async () => {
  const { email } = await people.enter();
  const { password } = await house.deps.accounts.auth.$context;
  const { hash, verify } = password;
  let hashes = 0;
  const count =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A) => {
      hashes += 1;
      return work(...args);
    };
  Object.assign(password, { hash: count(hash), verify: count(verify) });
  try {
    const wrong = await tryIn(email, "a wrong password");
    expect(hashes).toBe(1);
    expect(await tryIn("nobody@example.com", "a wrong password")).toEqual(wrong);
    expect(hashes).toBe(2);
    expect(wrong).toEqual([
      "sign_in_failed",
      "Login failed. Please check your credentials and try again.",
    ]);
  } finally {
    Object.assign(password, { hash, verify });
  }
});

test("both failures are written down: whom it was about, and no address", async () => {
  const { email, userId } = await people.enter();
  await tryIn(email, "a wrong password");
  expect(await lastAudit()).toEqual({
    actor: "visitor",
    action: "user.sign_in_failed",
    subject: `user/${userId}`,
    detail: { reason: "password" },
  });
  await tryIn("unknown@example.com", "a wrong password");
  const entry = (await lastAudit()) as { subject: string };
  expect(entry.subject).toMatch(/^address\/[\w-]{22}$/);
  expect(JSON.stringify(entry)).not.toContain("unknown");
});

test("a blocked person is told so only with the right password", async () => {
  const { email, userId } = await people.enter({ isBlocked: true });
  expect(await tryIn(email, "a wrong password")).toEqual(await tryIn("no@example.com", "x"));
  const browser = browserOf();
  expect(await tryIn(email, goodPassword, browser)).toMatchObject(["account_blocked", /blocked/]);
  expect(await house.readActor(browser)).toBeNull();
  expect((await people.auditOf(userId)).at(-1)).toMatchObject({
    action: "user.sign_in_failed",
    detail: { reason: "blocked" },
  });
  const { rows } = await database.pool.query("select 1 from sessions where user_id = $1", [userId]);
  expect(rows).toHaveLength(1); // the one that the factory wrote
});

test("remember me decides between thirty days and the browser's own end", async () => {
  const { email } = await people.enter();
  const remembered = await house.signIn(email);
  const header = remembered.received.find((one) => one.includes("session_token=")) ?? "";
  expect(header).toMatch(/Max-Age=2592000/i);
  const browser = browserOf();
  await signIn(browser, { email, password: goodPassword }, house.deps);
  const short = browser.received.find((one) => one.includes("session_token=")) ?? "";
  expect(short).not.toMatch(/max-age|expires/i);
  const { rows } = await database.pool.query<{ hours: number }>(
    `select extract(epoch from expires_at - created_at) / 3600 as hours
     from sessions order by expires_at - created_at limit 1`,
  );
  expect(Number(rows[0]?.hours)).toBeLessThanOrEqual(24.1);
});

test("signing in begins a new session, and ends the one that the browser had", async () => {
  const { email } = await people.enter();
  const browser = await house.signIn(email);
  const before = browser.copy();
  await house.signIn(email, goodPassword, browser);
  expect(browser.cookies.get("__Host-aria.session_token")).not.toBe(
    before.cookies.get("__Host-aria.session_token"),
  );
  expect(await house.readActor(before)).toBeNull();
  expect(await house.readActor(browser)).not.toBeNull();
});

test("a failed try leaves the session that is there alone", async () => {
  const { browser, userId } = await people.enter();
  await tryIn("nobody@example.com", "a wrong password", browser);
  expect((await house.actorOf(browser)).userId).toBe(userId);
});

test("signing out ends the session for every copy of its cookie", async () => {
  const { browser, userId } = await people.enter();
  const stolen = browser.copy();
  await signOut(browser, house.deps);
  expect(browser.shown).toBeNull();
  expect(browser.cookies.has("__Host-aria.session_token")).toBe(false);
  expect(await house.readActor(stolen)).toBeNull();
  expect((await people.auditOf(userId)).at(-1)).toMatchObject({ action: "user.signed_out" });
  await signOut(browserOf(), house.deps); // nobody: no harm
});

test.each([
  undefined,
  {},
  { email: 1, password: 2 },
  { email: "x", password: "y" },
  { email: "a@b.example" },
])("what is no form is refused before anything is looked up: %j", async (input) => {
  await expect(signIn(browserOf(), input, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a database that is away is told as that, and not as a wrong password", async () => {
  const broken = accountsOn({ ...database, db: downDb() });
  const browser = browserOf();
  const form = { email: "a@example.com", password: goodPassword };
  const away = "connection refused";
  await expect(signIn(browser, form, broken.deps)).rejects.toThrow(away);
  await expect(requestPasswordReset(browser, form, broken.deps)).rejects.toThrow(away);
  const registration = {
    ...form,
    firstName: "A",
    lastName: "B",
    confirmPassword: goodPassword,
    terms: "on",
  };
  await expect(registerUser(browser, registration, broken.deps)).rejects.toThrow(away);
  expect(browser.cookies.size).toBe(0);
});

/** A database in which everything fails. */
const downDb = () =>
  new Proxy(database.db, {
    get: () => () => {
      throw Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
    },
  });
