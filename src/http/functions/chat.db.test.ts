import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import {
  chatBrowser,
  code,
  eventsOf,
  nextKey,
  types,
} from "../../../tests/factories/chat-browser.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { gate, saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let t: ReturnType<typeof talkOn>;
let app: ReturnType<typeof httpAppOn>;
let door = gate();
let isSlow = false;

beforeAll(async () => {
  database = await testDatabase();
  const consultant = scriptedConsultant(async function* ({ turns }) {
    yield { type: "text", text: "Well, " };
    if (isSlow) await door.opened;
    yield* saying([`you said ${turns.at(-1)?.text}`]);
  });
  t = talkOn(database, { consultant });
  app = httpAppOn(database, await openShop(database), { deps: t.deps });
});
afterAll(async () => {
  await t.deps.conversations.chats.stop();
  await database.close();
});

const browser = (options?: { cookie?: string }) => chatBrowser(app, options);

test("a message is answered by a stream: the message, words, the whole answer; nothing between may keep or pack it", async () => {
  const ada = browser();
  const response = await ada.say("Hello");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  expect(response.headers.has("content-encoding")).toBe(false);
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-aria\.visitor=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const { events } = await eventsOf(response);
  expect(types(events)).toEqual(["message", "replying", "words", "words", "message"]);
  expect(events.at(-1)?.message).toMatchObject({ sender: "ai", text: "Well, you said Hello" });
  const view = (await (await ada.ask("chat")).json()) as { conversation: { messages: unknown[] } };
  expect(view.conversation.messages).toHaveLength(2);
  const stored = await database.pool.query<{ visitor_key: string }>(
    "select visitor_key from conversations",
  );
  expect(JSON.stringify(stored.rows)).not.toContain(ada.state.cookie.split("=")[1]);
});

test("who has said nothing has no conversation and gets no cookie", async () => {
  const nobody = browser();
  const response = await nobody.ask("chat");
  expect(await response.json()).toEqual({ conversation: null, isDemo: false });
  expect(response.headers.getSetCookie()).toEqual([]);
  for (const [path, method] of [
    ["chat/older?before=5", "GET"],
    ["chat/events", "GET"],
    ["chat/end", "POST"],
  ] as const)
    expect(await code(await nobody.ask(path, { method }))).toEqual([404, "not_found"]);
  expect(await code(await nobody.post("chat/retry", { messageId: "msg_x" }))).toEqual([
    404,
    "not_found",
  ]);
});

test.each([
  ["an empty message", { text: "", key: "key-12345678" }, 422, "invalid_input"],
  ["a blank one", { text: " \n\u0000 ", key: "key-12345678" }, 422, "invalid_input"],
  ["no object", "5", 422, "invalid_input"],
  ["no JSON", "{", 422, "invalid_input"],
  ["one megabyte", { text: "x".repeat(1_000_000), key: "key-12345678" }, 413, "too_large"],
  ["60 kB", { text: "x".repeat(60_000), key: "key-12345678" }, 422, "invalid_input"],
])("%s is refused with a problem, and leaves no cookie", async (_what, body, status, name) => {
  const response = await browser().post("chat/send", body);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await code(response)).toEqual([status, name]);
});

test.each([
  ["another site's page", { origin: "https://evil.example" }],
  ["a page without origin", { origin: "null" }],
  ["a cross-site form", { "sec-fetch-site": "cross-site" }],
])("%s can't send, ask again, end or leave an address", async (_what, headers) => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  for (const path of ["send", "retry", "end", "leave-address"])
    expect((await ada.post(`chat/${path}`, {}, headers)).status).toBe(403);
  for (const path of ["chat", "chat/older?before=2", "chat/events"])
    expect((await ada.ask(path, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
});

test("markup comes back as the text it was, as JSON and nothing else", async () => {
  const ada = browser();
  const markup = `<script>alert(1)</script>\n\nevent: ended\ndata: {}`;
  const { events } = await eventsOf(await ada.say(markup));
  expect(events[0]?.message?.["text"]).toBe(markup);
  expect(types(events)).not.toContain("ended");
  expect((await ada.ask("chat")).headers.get("content-type")).toContain("application/json");
});

test("another tab sees the message, the words from the first on, and the answer; a second message waits", async () => {
  isSlow = true;
  const ada = browser();
  const first = eventsOf(await ada.say("Slowly"));
  const tab = browser({ cookie: ada.state.cookie });
  const line = await tab.ask("chat/events");
  expect(await code(await tab.say("Me too"))).toEqual([409, "reply_pending"]);
  isSlow = false;
  door.open();
  door = gate();
  const { events, leave } = await eventsOf(
    line,
    (seen) => seen.at(-1)?.message?.["sender"] === "ai",
  );
  expect(types(events).filter((type) => type !== "words")).toEqual([
    "replying",
    "message",
    "message",
  ]);
  expect(
    events
      .filter(({ type }) => type === "words")
      .map(({ text }) => text)
      .join(""),
  ).toBe("Well, you said Slowly");
  expect(types((await first).events).at(-1)).toBe("message");
  await leave();
  await expect.poll(() => t.deps.conversations.chats.figures).toEqual({ replies: 0, watchers: 0 });
});

test("a line that was cut goes on after the last message it knew", async () => {
  const ada = browser();
  for (const text of ["One", "Two", "Three"]) await eventsOf(await ada.say(text));
  const positions = async (headers: Record<string, string>, query = "") => {
    const line = await ada.ask(`chat/events${query}`, { headers });
    const { events, leave } = await eventsOf(
      line,
      (seen) => seen.at(-1)?.message?.["position"] === 6,
    );
    await leave();
    return events.map(({ message }) => message?.["position"]);
  };
  expect(await positions({ "last-event-id": "3" })).toEqual([4, 5, 6]);
  expect(await positions({}, "?after=1")).toEqual([2, 3, 4, 5, 6]);
  expect(await positions({}, "?after=x")).toEqual([5, 6]);
});

test("a message that was sent before is answered with what followed it", async () => {
  const ada = browser();
  const body = { text: "Once", key: nextKey() };
  await eventsOf(await ada.post("chat/send", body));
  const { events } = await eventsOf(await ada.post("chat/send", body));
  expect(types(events)).toEqual(["message", "message"]);
});

test("a stranger's message can't be asked again, and can't be told from a missing one", async () => {
  const [ada, eve] = [browser(), browser()];
  const { events } = await eventsOf(await ada.say("A secret"));
  await eventsOf(await eve.say("Hello"));
  const foreign = await eve.post("chat/retry", { messageId: events[0]?.message?.["id"] });
  const missing = await eve.post("chat/retry", { messageId: "msg_00000000000000000000000000" });
  const plain = async (response: Response) => ({
    ...((await response.json()) as object),
    requestId: "",
  });
  expect(await plain(foreign)).toEqual(await plain(missing));
  expect(JSON.stringify(await (await eve.ask("chat")).json())).not.toContain("A secret");
});
