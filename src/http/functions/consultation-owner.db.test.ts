import { afterAll, beforeAll, expect, test } from "vitest";
import { signOut } from "#domain/accounts/index.ts";
import type { PanelAnswer } from "#domain/consultations/contract.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, browserOf, type TestBrowser } from "../../../tests/factories/accounts.ts";
import { chatBrowser, code, eventsOf, nextKey } from "../../../tests/factories/chat-browser.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { talkOn } from "../../../tests/factories/talk.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof accountsOn>;
let talk: ReturnType<typeof talkOn>;
let app: ReturnType<typeof httpAppOn>;
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  talk = talkOn(database);
  app = httpAppOn(database, await openShop(database), { deps: talk.deps });
});
afterAll(async () => {
  await talk.deps.conversations.chats.stop();
  await database.close();
});

/** Demo calls in a browser that may be signed in. */
const callIn = (browser: TestBrowser) => {
  const { ask, post } = chatBrowser(app);
  const cookie = () => ({ cookie: browser.cookie });
  const at = (path: string) => `consultation${path}`;
  return {
    ask: (path: string) => ask(at(path), { headers: cookie() }),
    async post(path: string, body: unknown = {}) {
      const response = await post(at(path), body, cookie());
      browser.setCookies(response.headers.getSetCookie());
      return response;
    },
    async seen() {
      return (await (await ask(at(""), { headers: cookie() })).json()) as PanelAnswer;
    },
  };
};

/** Ada, who is signed in, in a call in which she said something. */
async function adaInCall() {
  const ada = await house.register();
  const call = callIn(ada.browser);
  const session = (await (await call.post("/start")).json()) as { id: string };
  await eventsOf(await call.post("/talk/send", { text: "My secret", key: nextKey() }));
  return { ...ada, call, session };
}

test("a call of an account is there for nobody who finds the browser after the session is over", async () => {
  const { browser, call, session } = await adaInCall();
  const found = browserOf({
    cookies: new Map([...browser.cookies].filter(([name]) => name === "__Host-aria.visitor")),
  });
  const eves = callIn(found);
  expect((await eves.seen()).session).toBeNull();
  expect(await (await eves.ask("/talk")).json()).toMatchObject({ conversation: null });
  for (const answer of [
    await eves.post("/end", { id: session.id }),
    await eves.post("/talk/send", { text: "Hello", key: nextKey() }),
    await eves.ask("/talk/events?after=0"),
  ])
    expect(await code(answer)).toEqual([404, "not_found"]);
  expect(await code(await eves.ask("/talk/older?before=9"))).toEqual([409, "consultation_over"]);

  const token = found.cookies.get("__Host-aria.visitor");
  const own = (await (await eves.post("/start")).json()) as { id: string };
  expect(own.id).not.toBe(session.id);
  expect(found.cookies.get("__Host-aria.visitor")).not.toBe(token);
  expect((await call.seen()).session?.id).toBe(session.id);
});

test("its open line falls silent once its account is signed out in another window", async () => {
  const { browser, call } = await adaInCall();
  const line = await call.ask("/talk/events?after=0");
  await signOut(browser, house.deps);
  // Ends by itself: nobody closes it here.
  expect(await line.text()).toContain("My secret");
});

test.each(["start", "end", "talk/send", "talk/retry"])(
  "no other site's page can %s, whatever it sends (security.md, row 16)",
  async (what) => {
    const { browser, session, call } = await adaInCall();
    const { ask } = chatBrowser(app);
    const send = (headers: Record<string, string>, body = "{}", method = "POST") =>
      ask(`consultation/${what}`, {
        method,
        headers: { cookie: browser.cookie, ...headers },
        ...(method === "POST" && { body }),
      });
    const foreign = { origin: "https://evil.example" };
    for (const answer of [
      await send({ ...foreign, "content-type": "application/json" }),
      await send({ ...foreign, "content-type": "text/plain" }),
      await send({ ...foreign, "content-type": "application/x-www-form-urlencoded" }, "id=1"),
      await send({ origin: "null", "content-type": "application/json" }),
      await send({ "sec-fetch-site": "same-site", "content-type": "application/json" }),
    ])
      expect(await code(answer)).toEqual([403, "forbidden_origin"]);
    await send({}, "", "GET");
    expect((await call.seen()).session?.id).toBe(session.id);
  },
);
