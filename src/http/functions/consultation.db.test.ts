import { afterAll, beforeAll, expect, test } from "vitest";
import type { PanelAnswer } from "#domain/consultations/contract.ts";
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
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { createBuiltInCalls } from "../../providers/video/built-in.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

test("a call is started, found again after a reload, and ended, by the visitor's cookie alone", async () => {
  const video = await videoOn(database);
  const app = httpAppOn(database, shop, { deps: video.deps });
  const [ada, eve] = [chatBrowser(app), chatBrowser(app)];
  const seen = async (browser: typeof ada) =>
    (await (await browser.ask("consultation")).json()) as PanelAnswer;
  expect(await seen(ada)).toEqual({
    state: "available",
    session: null,
    isDemo: false,
    isChatOpen: true,
    now: video.time.now.toISOString(),
  });
  const started = await ada.post("consultation/start", {});
  expect(started.status).toBe(200);
  expect(started.headers.get("cache-control")).toBe("no-store");
  const session = (await started.json()) as object;
  expect(await seen(ada)).toMatchObject({ session });
  expect(await seen(eve)).toMatchObject({ session: null });
  expect((await eve.post("consultation/end", {})).status).toBe(404);
  for (const id of ["con_other", 5, null])
    expect(await code(await ada.post("consultation/end", { id }))).toEqual([404, "not_found"]);
  const { id } = session as { id: string };
  expect(await (await ada.post("consultation/end", { id })).json()).toEqual({ seconds: 0 });
  expect(await seen(ada)).toMatchObject({ session: null });
});

test("the built-in demo is open, and says that it is one", async () => {
  const app = httpAppOn(database, shop);
  const answer = await (await chatBrowser(app).ask("consultation")).json();
  expect(answer).toMatchObject({ state: "available", isDemo: true });
});

test("a provider that doesn't answer keeps nobody waiting: the panel is offline for now", async () => {
  const video = await videoOn(database, {
    script: () => ({ readState: () => new Promise(() => {}) }),
  });
  const app = httpAppOn(database, shop, { deps: video.deps });
  const answer = await (await chatBrowser(app).ask("consultation")).json();
  expect(answer).toMatchObject({ state: "offline", session: null });
}, 20_000);

test("in a demo call what is said streams its answer to its visitor, and to nobody else", async () => {
  const demo = createBuiltInCalls({ consultant: "Aria" });
  const video = await videoOn(database, { script: () => demo });
  const app = httpAppOn(database, shop, { deps: video.deps });
  const [ada, eve] = [chatBrowser(app), chatBrowser(app)];
  const say = (browser: typeof ada, headers = {}) =>
    browser.post("consultation/talk/send", { text: "Hello", key: nextKey() }, headers);
  expect(await code(await say(ada))).toEqual([404, "not_found"]);
  await ada.post("consultation/start", {});
  await eve.post("chat/send", { text: "Hello", key: nextKey() });
  expect(await code(await say(eve))).toEqual([409, "consultation_over"]);
  expect(await code(await say(ada, { "sec-fetch-site": "cross-site" }))).toEqual([
    403,
    "forbidden_origin",
  ]);
  const { events } = await eventsOf(await say(ada));
  expect([...new Set(types(events))]).toEqual(["message", "replying", "words"]);
  expect(events.at(-1)?.type).toBe("message");
  expect(events.at(-1)?.message?.["text"]).toContain("I’m Aria, an AI");
  const read = await ada.ask("consultation/talk");
  expect(read.headers.get("cache-control")).toBe("no-store");
  expect(await read.json()).toMatchObject({ conversation: { messages: [{}, {}] }, isDemo: true });
  expect(await (await ada.ask("chat")).json()).toMatchObject({ conversation: null });
  expect(await code(await ada.ask("consultation/talk/older?before=x"))).toEqual([
    422,
    "invalid_input",
  ]);
  const watched = await ada.ask("consultation/talk/events?after=0");
  const heard = await eventsOf(watched, (all) => all.length >= 2);
  expect(types(heard.events)).toEqual(["message", "message"]);
  await heard.leave();
  await ada.post("consultation/end", {});
  expect(await code(await say(ada))).toEqual([409, "consultation_over"]);
  expect(await (await ada.ask("consultation/talk")).json()).toMatchObject({ conversation: null });
});
