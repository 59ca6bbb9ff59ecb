import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { changeProfile, registerUser, signIn } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
});
afterAll(() => database.close());

const form = (change: object = {}) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  password: goodPassword,
  confirmPassword: goodPassword,
  terms: "on",
  ...change,
});
const register = (change: object, browser = browserOf()) =>
  registerUser(browser, form(change), house.deps);
const many = async (table: string, where = "true") => {
  const { rows } = await database.pool.query<{ many: number }>(
    `select count(*)::int as many from ${table} where ${where}`,
  );
  return rows[0]?.many;
};

test("who registers is signed in as a client, and asked for a confirmation", async () => {
  const browser = browserOf();
  const { userId } = await register(
    { email: "First@Example.com", company: " Engines  Ltd " },
    browser,
  );
  const actor = await house.actorOf(browser);
  expect(actor).toMatchObject({
    userId,
    email: "first@example.com",
    name: "Ada Lovelace",
    company: "Engines Ltd",
    role: "client",
    isAdmin: false,
    needsSecondFactor: false,
    emailVerified: false,
    twoFactorEnabled: false,
  });
  expect(browser.shown).toBe("client");
  expect(await people.rowOf(userId)).toMatchObject({
    terms_accepted_at: house.time.now,
    banned_at: null,
  });
  expect((await house.mailTo("first@example.com", "confirm"))?.token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(await people.auditOf(userId)).toEqual([
    { actor: userId, action: "user.registered", subject: `user/${userId}`, detail: {} },
  ]);
});

test("the cookie of a session is kept from scripts, other sites and plain http", async () => {
  const browser = browserOf();
  await register({ email: "cookie@example.com" }, browser);
  const header = browser.received.find((one) => one.includes("session_token=")) ?? "";
  expect(header).toMatch(/^__Host-aria\.session_token=/);
  expect(header).toMatch(/; HttpOnly/i);
  expect(header).toMatch(/; SameSite=Lax/i);
  expect(header).toMatch(/; Secure/i);
  expect(header).toMatch(/; Path=\/(;|$)/i);
  expect(header).not.toMatch(/domain=/i);
});

test.each([
  [{ confirmPassword: `${goodPassword} ` }, { confirmPassword: "Passwords do not match" }],
  [{ confirmPassword: undefined }, { confirmPassword: "Repeat the password." }],
  [{ terms: undefined }, { terms: "Please accept the terms to go on." }],
  [{ terms: "off" }, { terms: "Please accept the terms to go on." }],
  [{ email: "ada" }, { email: "This is not an email address." }],
  [{ email: "" }, { email: "Enter your email address." }],
  [{ email: "ada@example.com\r\nBcc: x@evil.example" }, { email: "This is not an email address." }],
  [{ firstName: " \u0000 " }, { firstName: "Enter your first name." }],
  [{ lastName: 1 }, { lastName: "Enter your last name." }],
  [{ firstName: "x".repeat(101) }, { firstName: "Please keep this under 100 characters." }],
  [{ password: "short", confirmPassword: "short" }, { password: "Use at least 10 characters." }],
  [
    { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
    { password: "Use at most 128 characters." },
  ],
])("a form with a mistake opens no account: %j", async (change, fields) => {
  const before = await many("users");
  await expect(register({ email: "mistake@example.com", ...change })).rejects.toMatchObject({
    code: "invalid_input",
    fields,
  });
  expect(await many("users")).toBe(before);
});

test.each([undefined, null, "x", 1, [], {}])("what is no form opens none: %j", async (input) => {
  await expect(registerUser(browserOf(), input, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("a password that is tried first is refused, with words about oneself in it, too", async () => {
  for (const password of ["password123", "lovelace18", "ariaworks1"])
    await expect(
      register({ email: "weak@example.com", password, confirmPassword: password }),
    ).rejects.toMatchObject({
      code: "invalid_input",
      fields: { password: expect.any(String) as string },
    });
});

test("a taken address is told, in any letter case, and changes nothing", async () => {
  const { userId } = await house.register({ email: "taken@example.com" });
  const before = await people.rowOf(userId);
  const browser = browserOf();
  await expect(
    register({ email: "Taken@Example.COM", firstName: "Mallory" }, browser),
  ).rejects.toMatchObject({
    code: "email_taken",
    message: "This email is already registered. Please try logging in or use a different email.",
  });
  expect(browser.cookies.size).toBe(0);
  expect(await people.rowOf(userId)).toEqual(before);
});

test("of many registrations at once with one address exactly one opens an account", async () => {
  const browsers = Array.from({ length: 8 }, () => browserOf());
  const outcomes = await Promise.all(
    browsers.map((browser) =>
      register({ email: "race@example.com" }, browser).then(
        () => "opened",
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill("email_taken"), "opened"]);
  expect(await many("users", "email = 'race@example.com'")).toBe(1);
  expect(await many("mails", `"to" = 'race@example.com'`)).toBe(1);
  expect(browsers.filter(({ cookies }) => cookies.size > 0)).toHaveLength(1);
});

const rights = {
  role: "admin",
  isAdmin: true,
  id: "usr_mine",
  userId: "usr_mine",
  emailVerified: true,
  email_verified: true,
  bannedAt: null,
  banned_at: null,
  twoFactorEnabled: true,
  createdAt: "2000-01-01",
  termsAcceptedAt: "2000-01-01",
  image: "https://evil.example/x.png",
  name: "Somebody Else",
  __proto__: { role: "admin" },
};

test("rights sent along at registration leave the stored fields as they are", async () => {
  const browser = browserOf();
  const { userId } = await register({ ...rights, email: "rights@example.com" }, browser);
  expect(userId).not.toBe("usr_mine");
  expect(await people.rowOf(userId)).toMatchObject({
    name: "Ada Lovelace",
    role: "client",
    email_verified: false,
    two_factor_enabled: false,
    image: null,
    terms_accepted_at: house.time.now,
  });
  expect(await house.actorOf(browser)).toMatchObject({ role: "client", isAdmin: false });
});

test("rights sent along with a changed profile leave the stored fields as they are", async () => {
  const { actor, userId } = await people.insert({ email: "profile@example.com", isBlocked: true });
  const before = await people.rowOf(userId);
  const sent = { ...rights, email: "x@evil.example", name: " New  Name ", company: "" };
  await changeProfile(actor, sent, house.deps);
  expect(await people.rowOf(userId)).toEqual({
    ...before,
    name: "New Name",
    company: null,
    updated_at: house.time.now,
  });
});

test("rights sent along at signing in count for nothing", async () => {
  const { email, userId } = await people.enter();
  const browser = browserOf();
  await signIn(browser, { ...rights, email, password: goodPassword }, house.deps);
  expect(await house.actorOf(browser)).toMatchObject({ userId, role: "client", isAdmin: false });
});

test("whoever registers without end from one place has to wait", async () => {
  const clientAddress = "203.0.113.77";
  const outcomes = [];
  for (let i = 0; i < 14; i++)
    outcomes.push(
      await register({ email: "taken@example.com" }, browserOf({ clientAddress })).catch(
        (error: { code: string }) => error.code,
      ),
    );
  expect(outcomes.filter((code) => code === "email_taken")).toHaveLength(10);
  expect(outcomes.slice(10)).toEqual(Array(4).fill("rate_limited"));
});

test.each([
  ["users", "profile_not_created", "Failed to create user profile"],
  ["mails", "registration_failed", "Registration failed. Please try again."],
])(
  "where %s can't be written, nothing is stored and the person is told",
  async (table, code, text) => {
    const email = `${table}@example.com`;
    await database.pool.query(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'not today'; end $$`);
    await database.pool.query(
      `create trigger refuse before insert on ${table} for each row execute function refuse()`,
    );
    const browser = browserOf();
    try {
      await expect(register({ email }, browser)).rejects.toMatchObject({ code, message: text });
    } finally {
      await database.pool.query("drop function refuse cascade");
    }
    expect(await many("users", `email = '${email}'`)).toBe(0);
    expect(browser.cookies.size).toBe(0);
  },
);
