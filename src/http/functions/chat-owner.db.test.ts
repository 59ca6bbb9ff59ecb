import { afterAll, beforeAll, expect, test } from "vitest";
import { signOut } from "#domain/accounts/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, type TestBrowser } from "../../../tests/factories/accounts.ts";
import { chatBrowser, code, eventsOf, nextKey } from "../../../tests/factories/chat-browser.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let t: ReturnType<typeof talkOn>;
let house: ReturnType<typeof accountsOn>;
let app: ReturnType<typeof httpAppOn>;

beforeAll(async () => {
  database = await testDatabase();
  const shop = await openShop(database);
  house = accountsOn(database);
  t = talkOn(database, { consultant: scriptedConsultant(() => saying(["Well."])) });
  app = httpAppOn(database, shop, {
    deps: { ...house.deps, ...t.deps },
    countRead: async () => {},
  });
});
afterAll(async () => {
  await t.deps.chats.stop();
  await database.close();
});

/** The chat in a browser that may be signed in. */
const chatIn = (browser: TestBrowser) => {
  const { ask, post } = chatBrowser(app);
  const cookie = () => ({ cookie: browser.cookie });
  return {
    read: async () => (await ask("chat", { headers: cookie() })).json(),
    ask: (path: string) => ask(path, { headers: cookie() }),
    post: (path: string, body: unknown) => post(path, body, cookie()),
    async say(text: string) {
      const response = await post("chat/send", { text, key: nextKey() }, cookie());
      browser.setCookies(response.headers.getSetCookie());
      return (await eventsOf(response)).events;
    },
  };
};
/** The browser was closed, and with it a session that wasn't to be remembered. */
const withoutSession = (browser: TestBrowser) =>
  browserOf({
    cookies: new Map([...browser.cookies].filter(([name]) => name === "__Host-aria.visitor")),
  });

test("what was said while signed in is there for nobody who finds the browser after the session is over", async () => {
  const ada = await house.register();
  const [first] = await chatIn(ada.browser).say("A secret");
  expect(JSON.stringify(await chatIn(ada.browser).read())).toContain("A secret");

  const found = withoutSession(ada.browser);
  const chat = chatIn(found);
  expect(await chat.read()).toMatchObject({ conversation: null });
  const messageId = first?.message?.["id"];
  for (const answer of [
    await chat.ask("chat/older?before=9"),
    await chat.ask("chat/events?after=0"),
    await chat.post("chat/retry", { messageId }),
    await chat.post("chat/end", {}),
    await chat.post("chat/leave-address", { email: "eve@example.com" }),
  ])
    expect(await code(answer)).toEqual([404, "not_found"]);

  const token = found.cookies.get("__Host-aria.visitor");
  await chat.say("Hello");
  expect(found.cookies.get("__Host-aria.visitor")).not.toBe(token);
  expect(JSON.stringify(await chat.read())).not.toContain("A secret");
  expect(JSON.stringify(await chatIn(ada.browser).read())).not.toContain("Hello");
});

test("a line that was open falls silent once its account is signed out in another window", async () => {
  const ada = await house.register();
  await chatIn(ada.browser).say("A secret");
  const line = await chatIn(ada.browser).ask("chat/events?after=0");
  expect(line.status).toBe(200);
  await signOut(ada.browser, house.deps);
  // Ends by itself: nobody closes it here.
  expect(await line.text()).toContain("A secret");
});

test("who signs in again finds it again", async () => {
  const ada = await house.register();
  await chatIn(ada.browser).say("Mine");
  const later = withoutSession(ada.browser);
  await house.signIn(ada.email, undefined, later);
  expect(JSON.stringify(await chatIn(later).read())).toContain("Mine");
});

test("a visitor's cookie that somebody else put there tells them nothing once its reader has signed in", async () => {
  const eve = browserOf();
  await chatIn(eve).say("Bait");
  const ada = await house.register();
  ada.browser.cookies.set("__Host-aria.visitor", eve.cookies.get("__Host-aria.visitor") ?? "");
  await house.signIn(ada.email, undefined, ada.browser);
  await chatIn(ada.browser).say("My budget is a secret");
  expect(JSON.stringify(await chatIn(ada.browser).read())).toContain("My budget is a secret");
  expect(JSON.stringify(await chatIn(eve).read())).not.toContain("My budget is a secret");
});
