import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import {
  exportConversations,
  findChatToKeep,
  keepChat,
  keepOwnVisitor,
  keepVisitor,
  findOwnVisitor,
  readChat,
} from "#domain/conversations/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import {
  accountsOn,
  browserOf,
  goodPassword,
  type TestBrowser,
} from "../../../tests/factories/accounts.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { registerUser, signIn, signOut } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let t: ReturnType<typeof talkOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  t = talkOn(database);
});
afterAll(() => database.close());

const visitorCookie = "__Host-aria.visitor";

/** Something is said in this browser. */
async function chatIn(browser: TestBrowser) {
  const { key, setCookie } = keepVisitor(browser.cookie, t.deps);
  browser.setCookies([setCookie]);
  const { conversationId } = await t.say({ key, address: "a", userId: null }, "Hello");
  await t.quiet();
  return { key, conversationId };
}
const endIn = (key: string) =>
  database.pool.query(
    "update conversations set status = 'ended', ended_at = now() where visitor_key = $1",
    [key],
  );
const ownerOf = async (id: string) =>
  (
    await database.pool.query<{ user_id: string | null }>(
      "select user_id from conversations where id = $1",
      [id],
    )
  ).rows[0]?.user_id;

const registerIn = (browser: TestBrowser, email: string) =>
  registerUser(
    browser,
    {
      firstName: "Ada",
      lastName: "Lovelace",
      email,
      password: goodPassword,
      confirmPassword: goodPassword,
      terms: "on",
    },
    house.deps,
  );
const who = (userId: string, browser: TestBrowser) =>
  [{ userId }, { cookie: browser.cookie, address: "a" }] as const;
const answer = async (userId: string, browser: TestBrowser, isTheirs: boolean) =>
  browser.setCookies(await keepChat({ userId }, { cookie: browser.cookie, isTheirs }, house.deps));
const keyOf = async (userId: string, browser: TestBrowser) =>
  (await findOwnVisitor(...who(userId, browser), house.deps))?.key ?? null;

test("a chat that was begun before signing in is the person's once they say so, under a new token", async () => {
  const { email, userId } = await house.register();
  const browser = browserOf();
  const { conversationId, key } = await chatIn(browser);
  const before = browser.copy();
  const signedIn = await signIn(browser, { email, password: goodPassword }, house.deps);
  expect(signedIn).toMatchObject({ asksAboutChat: true });
  expect(await ownerOf(conversationId)).toBeNull();
  expect(await keyOf(userId, browser)).toBeNull(); // until then it can't be read or gone on with
  const asked = await findChatToKeep(...who(userId, browser), house.deps);
  expect(asked?.messages).toBeGreaterThan(0);
  expect(JSON.stringify(asked)).not.toContain("Hello");

  await answer(userId, browser, true);
  expect(await ownerOf(conversationId)).toBe(userId);
  const kept = await keyOf(userId, browser);
  expect(kept).not.toBe(key);
  expect((await readChat(kept, t.deps)).conversation?.id).toBe(conversationId);
  expect(keepVisitor(before.cookie, t.deps)).toMatchObject({ key });
  expect((await readChat(key, t.deps)).conversation).toBeNull();
  expect(await findChatToKeep(...who(userId, browser), house.deps)).toBeNull();
});

test("whoever says No, or nothing and writes, begins a chat of their own", async () => {
  for (const says of ["no", "nothing"]) {
    const browser = browserOf();
    const { conversationId, key } = await chatIn(browser);
    const { userId, asksAboutChat } = await registerIn(browser, `${says}@example.com`);
    expect(asksAboutChat).toBe(true);
    if (says === "no") await answer(userId, browser, false);
    expect(browser.cookies.has(visitorCookie)).toBe(says === "nothing");
    const own = await keepOwnVisitor(...who(userId, browser), house.deps);
    expect(own).toMatchObject({ isNew: true });
    expect(own.visitor.key).not.toBe(key);
    expect(await ownerOf(conversationId)).toBeNull();
  }
});

test("a conversation that was ended is never claimed, with or without one that still runs", async () => {
  const browser = browserOf();
  const ended = await chatIn(browser);
  await endIn(ended.key);
  const first = browser.copy();
  const { userId, asksAboutChat } = await registerIn(first, "later@example.com");
  expect(asksAboutChat).toBe(false);
  expect(first.cookies.has(visitorCookie)).toBe(false);

  const open = await chatIn(browser);
  expect(open.key).toBe(ended.key);
  const next = await registerIn(browser, "next@example.com");
  await answer(next.userId, browser, true);
  expect(await ownerOf(open.conversationId)).toBe(next.userId);
  expect(await ownerOf(ended.conversationId)).toBeNull();
  const found = await exportConversations(database.db, next.userId);
  expect(found.map(({ id }) => id)).toEqual([open.conversationId]);
  expect(await exportConversations(database.db, userId)).toEqual([]);
});

test("nobody can claim what is somebody else's, nor with a token that isn't ours", async () => {
  const [ada, eve] = [await house.register(), await house.register()];
  const browser = browserOf();
  const { conversationId } = await chatIn(browser);
  const copy = browser.copy();
  await answer(ada.userId, browser, true);
  await answer(eve.userId, copy, true);
  await answer(eve.userId, browser, true);
  expect(await ownerOf(conversationId)).toBe(ada.userId);
  const forged = browserOf({ cookies: new Map([[visitorCookie, "x".repeat(43)]]) });
  expect(await findChatToKeep(...who(eve.userId, forged), house.deps)).toBeNull();
});

test("the next one at the same browser reads nothing of it: signing out, or in as somebody else, forgets it", async () => {
  const [ada, eve] = [await house.register(), await house.register()];
  const browser = browserOf();
  const first = await chatIn(browser);
  await house.signIn(ada.email, undefined, browser);
  await answer(ada.userId, browser, true);
  const withoutSigningOut = browser.copy();
  await signOut(browser, house.deps);
  expect(browser.cookies.has("__Host-aria.visitor")).toBe(false);
  expect(withoutSigningOut.cookies.has("__Host-aria.visitor")).toBe(true);
  await house.signIn(eve.email, undefined, withoutSigningOut);
  expect(withoutSigningOut.cookies.has("__Host-aria.visitor")).toBe(false);
  expect(await ownerOf(first.conversationId)).toBe(ada.userId);
});

test("a visitor's cookie that was made up is nobody's", async () => {
  const { email } = await house.register();
  const browser = browserOf({ cookies: new Map([["__Host-aria.visitor", "x".repeat(43)]]) });
  await house.signIn(email, undefined, browser);
  const odd = browserOf({ cookies: new Map([["__Host-aria.visitor", "' or 1=1"]]) });
  await house.signIn(email, undefined, odd);
  expect(browser.cookies.has("__Host-aria.session_token") || browser.cookies.size > 1).toBe(true);
});
