import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import type { Person } from "#domain/identity/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, goodPassword } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  blockUser,
  changePassword,
  changeRole,
  listUserAudit,
  readActor,
  removeSecondFactor,
  signIn,
} from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let admin: Person;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
  admin = (await people.insert({ role: "admin" })).actor;
});
afterAll(() => database.close());

test("who is made an admin, and a client again, signs in anew each time; both are written down", async () => {
  const { userId } = await people.insert();
  const browser = await people.sessionOf(userId);
  await changeRole(admin, { userId, role: "admin" }, house.deps);
  expect(await readActor(browser, house.deps)).toBeNull();
  const second = await people.sessionOf(userId);
  expect(await house.actorOf(second)).toMatchObject({ role: "admin", isAdmin: true });
  await changeRole(admin, { userId, role: "client" }, house.deps);
  expect(await readActor(second, house.deps)).toBeNull();
  const subject = `user/${userId}`;
  expect(await people.auditOf(userId)).toEqual([
    {
      actor: admin.userId,
      action: "user.promoted",
      subject,
      detail: { from: "client", to: "admin", sessionsEnded: 1 },
    },
    {
      actor: admin.userId,
      action: "user.demoted",
      subject,
      detail: { from: "admin", to: "client", sessionsEnded: 1 },
    },
  ]);
});

test("the same role again changes nothing, and ends no session", async () => {
  const { userId } = await people.insert();
  const browser = await people.sessionOf(userId);
  await changeRole(admin, { userId, role: "client" }, house.deps);
  expect(await readActor(browser, house.deps)).not.toBeNull();
  expect(await people.auditOf(userId)).toEqual([]);
});

test.each(["owner", "Admin", "", null, undefined, 1, ["admin"]])(
  "what is no role is refused: %j",
  async (role) => {
    const { userId } = await people.insert();
    await expect(changeRole(admin, { userId, role }, house.deps)).rejects.toMatchObject({
      code: "invalid_input",
    });
    expect((await people.rowOf(userId))?.["role"]).toBe("client");
  },
);

test("nobody who isn't there is changed", async () => {
  for (const userId of ["usr_missing", "", "\u0000"]) {
    await expect(changeRole(admin, { userId, role: "admin" }, house.deps)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(blockUser(admin, { userId, isBlocked: true }, house.deps)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(removeSecondFactor(admin, { userId }, house.deps)).rejects.toMatchObject({
      code: "not_found",
    });
  }
});

test("who is blocked can't sign in until it is taken back, and stays signed out then", async () => {
  const { userId, email, browser } = await people.enter();
  await blockUser(admin, { userId, isBlocked: true }, house.deps);
  expect(await readActor(browser, house.deps)).toBeNull();
  const tryIn = () => signIn(browserOf(), { email, password: goodPassword }, house.deps);
  await expect(tryIn()).rejects.toMatchObject({ code: "account_blocked" });
  await blockUser(admin, { userId, isBlocked: false }, house.deps);
  expect(await readActor(browser, house.deps)).toBeNull();
  expect(await tryIn()).toMatchObject({ step: "done", needsSecondFactor: false });
  expect((await people.auditOf(userId)).map(({ actor, action }) => [actor, action])).toEqual([
    [admin.userId, "user.blocked"],
    ["visitor", "user.sign_in_failed"],
    [admin.userId, "user.unblocked"],
    [userId, "user.signed_in"],
  ]);
});

test("the audit trail pages newest first through what was done to and by a person", async () => {
  const { userId } = await people.insert();
  await database.pool.query(
    `insert into audit_entries (actor, action, subject, detail)
     select case when i % 2 = 0 then $1 else 'system' end, 'test.' || i,
       case when i % 2 = 0 then 'order/x' else 'user/' || $1 end, '{}'
     from generate_series(1, 60) i`,
    [userId],
  );
  await database.pool.query(
    "insert into audit_entries (actor, action, subject, detail) values ('system', 'other', 'user/usr_other', '{}')",
  );
  const actions: string[] = [];
  for (let after = "", pages = 0; pages < 5; pages++) {
    const { items, next } = await listUserAudit(admin, userId, after, house.deps);
    actions.push(...items.map(({ action }) => action));
    if (!next) break;
    after = next;
  }
  expect(actions).toEqual(Array.from({ length: 60 }, (_, i) => `test.${60 - i}`));
  expect((await listUserAudit(admin, userId, "nonsense", house.deps)).items).toHaveLength(25);
  expect((await listUserAudit(admin, "\u0000", "", house.deps)).items).toEqual([]);
  const client = (await people.insert()).actor;
  await expect(listUserAudit(client, userId, "", house.deps)).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a changed password renews this session, ends all others, and is told and written down", async () => {
  const { browser, userId, email, actor: before } = await people.enter();
  const old = browser.copy();
  const elsewhere = await people.sessionOf(userId);
  const actor = { ...before, ...(await house.actorOf(browser)) };
  const form = {
    currentPassword: goodPassword,
    password: "new-harbor-tulip-7",
    confirmPassword: "new-harbor-tulip-7",
  };
  await changePassword(browser, actor, form, house.deps);
  expect((await house.actorOf(browser)).userId).toBe(userId);
  expect(await readActor(old, house.deps)).toBeNull();
  expect(await readActor(elsewhere, house.deps)).toBeNull();
  expect((await people.auditOf(userId)).map(({ action, detail }) => [action, detail])).toEqual([
    ["user.password_changed", {}],
  ]);
  expect((await house.mailTo(email, "account-changed"))?.text).toContain("password");
  await house.signIn(email, "new-harbor-tulip-7");
});

test.each([
  [{ currentPassword: "a wrong password" }, { currentPassword: "Incorrect password." }],
  [{ confirmPassword: "another-harbor-9" }, { confirmPassword: "Passwords do not match" }],
  [
    { password: "password123", confirmPassword: "password123" },
    { password: expect.any(String) as string },
  ],
])("a mistake leaves password and sessions as they are: %j", async (change, fields) => {
  const { browser, userId } = await people.enter();
  const actor = await house.actorOf(browser);
  const form = {
    currentPassword: goodPassword,
    password: "new-harbor-tulip-7",
    confirmPassword: "new-harbor-tulip-7",
    ...change,
  };
  await expect(changePassword(browser, actor, form, house.deps)).rejects.toMatchObject({
    code: "invalid_input",
    fields,
  });
  expect(await readActor(browser, house.deps)).not.toBeNull();
  expect(await people.auditOf(userId)).toEqual([]);
});

test("who sits at an open session can't guess its owner's password", async () => {
  const { browser } = await people.enter();
  const actor = await house.actorOf(browser);
  const form = {
    currentPassword: "x",
    password: "new-harbor-tulip-7",
    confirmPassword: "new-harbor-tulip-7",
  };
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      changePassword(browser, actor, form, house.deps).catch(
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.filter((code) => code === "invalid_input")).toHaveLength(5);
  expect(outcomes.filter((code) => code === "rate_limited")).toHaveLength(15);
});
