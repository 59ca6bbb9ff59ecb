import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { keepVisitor, readChat } from "#domain/conversations/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, type TestBrowser } from "../../../tests/factories/accounts.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { registerUser, signOut } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let t: ReturnType<typeof talkOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  t = talkOn(database);
});
afterAll(() => database.close());

/** Something is said in this browser. */
async function chatIn(browser: TestBrowser) {
  const { key, setCookie } = keepVisitor(browser.cookie, t.deps);
  browser.setCookies([setCookie]);
  const { conversationId } = await t.say({ key, address: "a", userId: null }, "Hello");
  await t.quiet();
  return { key, conversationId };
}
const ownerOf = async (id: string) =>
  (
    await database.pool.query<{ user_id: string | null }>(
      "select user_id from conversations where id = $1",
      [id],
    )
  ).rows[0]?.user_id;

test("what was said before signing in belongs to the person from then on", async () => {
  const { email, userId } = await house.register();
  const browser = browserOf();
  const { conversationId, key } = await chatIn(browser);
  expect(await ownerOf(conversationId)).toBeNull();
  await house.signIn(email, undefined, browser);
  expect(await ownerOf(conversationId)).toBe(userId);
  expect((await readChat(key, t.deps)).conversation?.id).toBe(conversationId);
  expect(browser.cookies.has("__Host-aria.visitor")).toBe(true);
});

test("the same holds for whoever opens an account", async () => {
  const browser = browserOf();
  const { conversationId } = await chatIn(browser);
  const password = "tulip-harbor-42";
  const { userId } = await registerUser(
    browser,
    {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "chatting@example.com",
      password,
      confirmPassword: password,
      terms: "on",
    },
    house.deps,
  );
  expect(await ownerOf(conversationId)).toBe(userId);
});

test("the next one at the same browser reads nothing of it: signing out, or in as somebody else, forgets it", async () => {
  const [ada, eve] = [await house.register(), await house.register()];
  const browser = browserOf();
  const first = await chatIn(browser);
  await house.signIn(ada.email, undefined, browser);
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
