import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Db } from "#db/open.ts";
import { requireAdmin } from "#domain/identity/index.ts";
import { isLoopback } from "#kit/is-loopback.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, type TestBrowser } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  blockUser,
  changeRole,
  endOtherSessions,
  endOwnSession,
  endUserSession,
  listOwnSessions,
  listUsers,
  listUserSessions,
  readActor,
  signOut,
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

const cookieName = "__Host-aria.session_token";
/** Somebody with a session. */
const enter = async (change: Parameters<typeof people.insert>[0] = {}) => {
  const person = await people.insert(change);
  return { ...person, browser: await people.sessionOf(person.userId) };
};
const withCookie = (value: string): TestBrowser =>
  browserOf({ cookies: new Map([[cookieName, value]]) });
/** The bytes that the signature's base64 stands for: its last letter has bits to spare. */
const bytesOf = (cookie: string) => {
  const text = cookie.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const cut = text.lastIndexOf(".");
  return `${text.slice(0, cut)}.${Buffer.from(text.slice(cut + 1), "base64").toString("hex")}`;
};

test("a session's cookie tells who is asking, and rights come from the stored row", async () => {
  const { browser, userId } = await enter();
  expect(await readActor(browser, house.deps)).toMatchObject({
    userId,
    role: "client",
    isAdmin: false,
  });
  await database.pool.query("update users set role = 'admin' where id = $1", [userId]);
  expect(await readActor(browser, house.deps)).toMatchObject({ role: "admin", isAdmin: true });
});

test("a cookie changed by one character opens nothing", async () => {
  const { browser } = await enter({ role: "admin" });
  const cookie = browser.cookies.get(cookieName) ?? "";
  const change = fc.record({
    at: fc.nat(cookie.length - 1),
    to: fc.constantFrom(..."abcXYZ019.%-_+/".split("")),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ at, to }) => {
      const changed = cookie.slice(0, at) + to + cookie.slice(at + 1);
      fc.pre(bytesOf(changed) !== bytesOf(cookie));
      expect(await readActor(withCookie(changed), house.deps)).toBeNull();
    }),
    { numRuns: process.env["TEST_LONG"] ? 2000 : 100 },
  );
  expect(await readActor(browser, house.deps)).not.toBeNull();
});

test("an unsigned, foreign, empty or doubled cookie opens nothing", async () => {
  const { browser } = await enter();
  const { browser: other } = await enter();
  const [mine, theirs] = [browser, other].map((one) => one.cookies.get(cookieName) ?? "");
  const token = decodeURIComponent(mine ?? "").split(".")[0] ?? "";
  const signature = decodeURIComponent(theirs ?? "").split(".")[1] ?? "";
  const forged = [
    "",
    ".",
    "x",
    token,
    `${token}.`,
    `${token}.${"A".repeat(43)}=`,
    encodeURIComponent(`${token}.${signature}`),
    `${mine}.${mine}`,
    "%41".repeat(3000),
    "%",
  ];
  for (const value of forged) expect(await readActor(withCookie(value), house.deps)).toBeNull();
  const elsewhere = accountsOn(database, { secret: "another secret, as long as it must be" });
  expect(await readActor(browser, elsewhere.deps)).toBeNull();
});

test("a cookie stolen from a deleted person opens nothing", async () => {
  const { browser, userId } = await enter({ role: "admin" });
  const stolen = browser.copy();
  await database.pool.query("delete from users where id = $1", [userId]);
  expect(await readActor(stolen, house.deps)).toBeNull();
});

test("a session past its time, or ended elsewhere, opens nothing", async () => {
  const { browser, userId } = await enter();
  await database.pool.query("update sessions set expires_at = now() where user_id = $1", [userId]);
  expect(await readActor(browser, house.deps)).toBeNull();
});

test("a blocked person is nobody at once, with a session that is still there, too", async () => {
  const { browser, userId } = await enter({ role: "admin" });
  await database.pool.query("update users set banned_at = now() where id = $1", [userId]);
  expect(await readActor(browser, house.deps)).toBeNull();
  const { actor } = await people.insert({ role: "admin", isBlocked: true });
  await expect(requireAdmin(database.db, actor, house.deps)).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a demoted admin loses the rights at the next request, in every open session", async () => {
  const chief = await people.insert({ role: "admin" });
  const { browser, userId, actor } = await enter({ role: "admin" });
  const second = await people.sessionOf(userId);
  expect((await house.actorOf(second)).isAdmin).toBe(true);
  await changeRole(chief.actor, { userId, role: "client" }, house.deps);
  for (const one of [browser, second]) expect(await readActor(one, house.deps)).toBeNull();
  // What a page still holds of the former rights counts for nothing.
  await expect(listUsers(actor, {}, house.deps)).rejects.toMatchObject({ code: "forbidden" });
  await expect(
    blockUser(actor, { userId: chief.userId, isBlocked: true }, house.deps),
  ).rejects.toMatchObject({ code: "forbidden" });
});

/** The database, in which every query about `table` fails, or answers what `instead` says. */
function failing(table: string, error: () => Error): Db {
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(at, key) {
        const value: unknown = Reflect.get(at, key, at);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const isAbout = args.some((arg) => nameOf(arg) === table);
          if (isAbout) throw error();
          const result: unknown = value.apply(at, args);
          // Builders are followed; a query that is ready to run stays as it is.
          return result && typeof result === "object" && !("then" in result)
            ? wrap(result)
            : result;
        };
      },
    });
  return wrap(database.db);
}
const nameOf = (value: unknown) =>
  value && typeof value === "object"
    ? (value as Record<symbol, unknown>)[Symbol.for("drizzle:Name")]
    : undefined;

test.each([
  ["users", () => new Error("profile query failed")],
  ["users", () => Object.assign(new Error("down"), { code: "ECONNREFUSED" })],
  ["sessions", () => new Error("session query failed")],
  ["sessions", () => Object.assign(new Error("full"), { code: "53100" })],
])("a query about %s that fails a hundred times never makes an admin", async (table, error) => {
  const { browser } = await enter({ role: "admin" });
  expect((await house.actorOf(browser)).isAdmin).toBe(true);
  const broken = accountsOn({ ...database, db: failing(table, error) });
  const outcomes = new Set<unknown>();
  for (let i = 0; i < 100; i++)
    outcomes.add(
      await readActor(browser, broken.deps).then(
        (found) => found,
        (e: { code: string }) => e.code,
      ),
    );
  expect([...outcomes]).toEqual(["storage_unavailable"]);
});

test("where rights can't be told, what only admins may do isn't done", async () => {
  const { actor } = await enter({ role: "admin" });
  const broken = accountsOn({ ...database, db: failing("users", () => new Error("query failed")) });
  await expect(listUsers(actor, {}, broken.deps)).rejects.toThrow("query failed");
  await expect(listUserSessions(actor, actor.userId, broken.deps)).rejects.toThrow("query failed");
});

test("without a cookie the database isn't asked at all", async () => {
  const broken = accountsOn({ ...database, db: failing("sessions", () => new Error("asked")) });
  expect(await readActor(browserOf(), broken.deps)).toBeNull();
  await expect(signOut(browserOf(), broken.deps)).resolves.toBeUndefined();
});

test("a person sees the own sessions without their secrets, and ends them one by one or all others", async () => {
  const { browser, userId } = await enter();
  const [second, third] = [await people.sessionOf(userId), await people.sessionOf(userId)];
  const actor = await house.actorOf(browser);
  const sessions = await listOwnSessions(actor, house.deps);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([
    actor.sessionId,
  ]);
  const tokens = (await database.db.execute<{ token: string }>(sql`select token from sessions`))
    .rows;
  for (const { token } of tokens) expect(JSON.stringify(sessions)).not.toContain(token);
  await endOwnSession(actor, (await house.actorOf(second)).sessionId, house.deps);
  expect(await readActor(second, house.deps)).toBeNull();
  expect(await endOtherSessions(actor, house.deps)).toBe(1);
  expect(await readActor(third, house.deps)).toBeNull();
  expect(await readActor(browser, house.deps)).not.toBeNull();
  expect((await people.auditOf(userId)).map(({ action }) => action)).toEqual([
    "user.session_ended",
    "user.sessions_ended",
  ]);
});

test("a session of somebody else can't be told from a missing one, nor ended", async () => {
  const [mine, theirs] = [await enter(), await enter()];
  const actor = await house.actorOf(mine.browser);
  const foreign = (await house.actorOf(theirs.browser)).sessionId;
  for (const id of [foreign, "ses_missing", "", "' or 1=1"])
    await expect(endOwnSession(actor, id, house.deps)).rejects.toMatchObject({ code: "not_found" });
  const ids = { userId: theirs.userId, sessionId: foreign };
  await expect(endUserSession(actor, ids, house.deps)).rejects.toMatchObject({ code: "forbidden" });
  await expect(listUserSessions(actor, theirs.userId, house.deps)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await readActor(theirs.browser, house.deps)).not.toBeNull();
  const chief = await enter({ role: "admin" });
  await endUserSession(chief.actor, ids, house.deps);
  expect(await readActor(theirs.browser, house.deps)).toBeNull();
});

test.each(["127.0.0.1", "0:0:0:0::/64"])(
  "a session that began on this computer (%s) can be told by its address",
  async (clientAddress) => {
    const { email } = await house.register();
    const browser = browserOf({ clientAddress });
    await house.signIn(email, undefined, browser);
    const actor = await house.actorOf(browser);
    const current = (await listOwnSessions(actor, house.deps)).find(({ isCurrent }) => isCurrent);
    expect(isLoopback(current?.address ?? "")).toBe(true);
  },
);
