import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConfigError } from "#config";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { makeConfiguredAdmin } from "../../start/configured-admin.ts";
import {
  changeEmail,
  confirmEmail,
  createFirstAdmin,
  ensureConfiguredAdmin,
  firstAdminLink,
  isFirstAdminLink,
  readActor,
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
beforeEach(() => database.pool.query("truncate users, attempts, audit_entries cascade"));

const form = (email: string) => ({
  firstName: "First",
  lastName: "Admin",
  email,
  password: goodPassword,
  confirmPassword: goodPassword,
  terms: "on",
});
const printedToken = async () => {
  const link = (await firstAdminLink(house.deps)) ?? "";
  expect(link).toMatch(/^https:\/\/shop\.test\/first-admin\?token=[\w-]{43}$/);
  return new URL(link).searchParams.get("token") ?? "";
};
const create = (token: string, email = "first@example.com", browser = browserOf()) =>
  createFirstAdmin(browser, { token, form: form(email) }, house.deps);
const adminEmails = async () =>
  (
    await database.pool.query<{ email: string }>("select email from users where role = 'admin'")
  ).rows.map(({ email }) => email);

test("the printed link makes the first admin, once", async () => {
  const token = await printedToken();
  expect(await isFirstAdminLink(token, house.deps)).toBe(true);
  const browser = browserOf();
  const { userId } = await create(token, "first@example.com", browser);
  expect(await house.actorOf(browser)).toMatchObject({ userId, role: "admin", isAdmin: true });
  expect(browser.shown).toBe("admin");
  expect((await people.auditOf(userId)).map(({ action, detail }) => [action, detail])).toEqual([
    ["user.registered", {}],
    ["user.first_admin", { by: "link" }],
  ]);
  expect(await isFirstAdminLink(token, house.deps)).toBe(false);
  expect(await firstAdminLink(house.deps)).toBeNull();
  await expect(create(token, "second@example.com")).rejects.toMatchObject({ code: "link_invalid" });
  expect(await adminEmails()).toEqual(["first@example.com"]);
});

test("of many at once one wins, and the others leave no account", async () => {
  const token = await printedToken();
  const many = process.env["TEST_LONG"] ? 20 : 8;
  const outcomes = await Promise.all(
    Array.from({ length: many }, (_, i) =>
      create(token, `one${i}@example.com`).then(
        () => "made",
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([...Array<string>(many - 1).fill("link_invalid"), "made"]);
  expect((await database.pool.query("select 1 from users")).rows).toHaveLength(1);
  expect((await database.pool.query("select 1 from sessions")).rows).toHaveLength(1);
});

test.each(["", "x", "undefined", "\u0000"])(
  "a wrong token makes nobody an admin: %j",
  async (token) => {
    await expect(create(token)).rejects.toMatchObject({ code: "link_invalid" });
    const almost = `${(await printedToken()).slice(0, -1)}!`;
    await expect(create(almost)).rejects.toMatchObject({ code: "link_invalid" });
    expect((await database.pool.query("select 1 from users")).rows).toEqual([]);
  },
);

test("guessing the token is slowed down; mistakes in the form under the right one are not", async () => {
  const browser = browserOf();
  const token = await printedToken();
  for (let i = 0; i < 25; i++)
    await expect(
      createFirstAdmin(
        browser,
        { token, form: { ...form("a@example.com"), terms: "" } },
        house.deps,
      ),
    ).rejects.toMatchObject({ code: "invalid_input" });
  for (let i = 0; i < 20; i++)
    await expect(create("x", "a@example.com", browser)).rejects.toMatchObject({
      code: "link_invalid",
    });
  await expect(create("x", "a@example.com", browser)).rejects.toMatchObject({
    code: "rate_limited",
  });
});

test("a blocked admin is one, too: the link doesn't come back", async () => {
  const token = await printedToken();
  await people.insert({ role: "admin", isBlocked: true });
  expect(await firstAdminLink(house.deps)).toBeNull();
  expect(await isFirstAdminLink(token, house.deps)).toBe(false);
});

const given = { email: "Boss@Example.com", password: "operators-own-harbor-1" };

test("the settings make an admin who can sign in, and later starts leave everything as it is", async () => {
  expect(await ensureConfiguredAdmin(given, house.deps)).toBe("made");
  const browser = await house.signIn("boss@example.com", given.password);
  expect(await house.actorOf(browser)).toMatchObject({
    isAdmin: true,
    emailVerified: true,
    name: "Admin",
  });
  const before = (await database.pool.query("select * from users natural join accounts")).rows;
  expect(await ensureConfiguredAdmin({ ...given, password: "another-harbor-2" }, house.deps)).toBe(
    "kept",
  );
  expect(await ensureConfiguredAdmin({ ...given, email: "other@example.com" }, house.deps)).toBe(
    "kept",
  );
  expect((await database.pool.query("select * from users natural join accounts")).rows).toEqual(
    before,
  );
  expect(await readActor(browser, house.deps)).not.toBeNull();
  expect(await firstAdminLink(house.deps)).toBeNull();
});

test("a weak ADMIN_PASSWORD is refused like anyone's, unless there is an admin already", async () => {
  for (const password of ["password1234", "1234567890", "boss@example.com"]) {
    const weak = ensureConfiguredAdmin({ ...given, password }, house.deps);
    await expect(weak, password).rejects.toMatchObject({ code: "invalid_input" });
    const start = makeConfiguredAdmin({ ...given, password }, house.deps);
    await expect(start).rejects.toThrow("ADMIN_PASSWORD is too easy to guess");
    await expect(start).rejects.toBeInstanceOf(ConfigError);
  }
  expect(await adminEmails()).toEqual([]);
  await makeConfiguredAdmin(given, house.deps);
  await makeConfiguredAdmin({ ...given, password: "password1234" }, house.deps);
  expect(await adminEmails()).toEqual(["boss@example.com"]);
});

test("several nodes that start at once make one admin", async () => {
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map(() => ensureConfiguredAdmin(given, house.deps)),
  );
  expect(outcomes.toSorted()).toEqual(["kept", "kept", "kept", "made"]);
  expect(await adminEmails()).toEqual(["boss@example.com"]);
});

test("a stranger who took the address before keeps nothing of it: no password, session, second factor or link", async () => {
  const stranger = await people.enter({
    email: "boss@example.com",
    name: "Mallory",
    company: "Evil Ltd",
  });
  const actor = await house.actorOf(stranger.browser);
  const change = { email: "mallory@evil.example", password: goodPassword };
  await changeEmail(stranger.browser, actor, change, house.deps);
  const link = await house.mailTo("mallory@evil.example", "confirm");
  await database.pool.query(
    `insert into two_factors (id, user_id, secret, backup_codes) values ('tfa_x', $1, 'x', 'x')`,
    [stranger.userId],
  );
  await database.pool.query("update users set two_factor_enabled = true");
  expect(await ensureConfiguredAdmin(given, house.deps)).toBe("made");
  expect(await readActor(stranger.browser, house.deps)).toBeNull();
  await expect(house.signIn("boss@example.com", goodPassword)).rejects.toMatchObject({
    code: "sign_in_failed",
  });
  const browser = await house.signIn("boss@example.com", given.password);
  await expect(confirmEmail(browser, link?.token ?? "", house.deps)).rejects.toMatchObject({
    code: "link_invalid",
  });
  expect(await house.actorOf(browser)).toMatchObject({
    userId: stranger.userId,
    isAdmin: true,
    name: "Admin",
    company: null,
    twoFactorEnabled: false,
  });
  expect(
    (await people.auditOf(stranger.userId))
      .slice(1, 3)
      .map(({ actor: by, action }) => [by, action]),
  ).toEqual([
    ["system", "user.email_confirmed"],
    ["system", "user.first_admin"],
  ]);
});

test("whose address was confirmed before keeps the own name as an admin", async () => {
  const { userId } = await people.insert({
    email: "boss@example.com",
    name: "Real Boss",
    emailVerified: true,
    isBlocked: true,
  });
  await database.pool.query(
    "insert into accounts (id, user_id, provider_id, account_id) values ('acc_x', $1, 'credential', $1)",
    [userId],
  );
  await ensureConfiguredAdmin(given, house.deps);
  const browser = await house.signIn("boss@example.com", given.password);
  expect(await house.actorOf(browser)).toMatchObject({ isAdmin: true, name: "Real Boss" });
});
