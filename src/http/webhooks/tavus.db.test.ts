import { serve } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startConsultation } from "#domain/consultations/index.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../../tests/database.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop, publicUrl } from "../../../tests/factories/shop.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { freePort } from "../../../tests/stand-ins/child.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

const logged: string[] = [];
const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
beforeEach(() => {
  logged.length = 0;
});

/** A call that runs, and the route that its provider tells events to. */
async function running(change: Parameters<typeof videoOn>[1] = {}) {
  const video = await videoOn(database, change);
  const app = httpAppOn(database, shop, {
    deps: video.deps,
    log: { ...silentLog, info: note, warn: note, error: note },
    renderPage: null,
  });
  await startConsultation(video.visitor("ada"), video.deps);
  const [row] = await video.stored();
  const event = { conversation_id: row?.callId, event_type: "system.shutdown", properties: {} };
  const send = async (path: string, body: string, method = "POST") =>
    app.fetch(new Request(publicUrl + path, { method, ...(method === "POST" && { body }) }));
  return { ...video, app, event: JSON.stringify(event), send };
}

test("a whole call over HTTP: the provider's callbacks end it and bring what was said", async () => {
  const port = await freePort();
  const call = await running({ publicUrl: `http://127.0.0.1:${port}` });
  const server = serve({ fetch: call.app.fetch, port, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  const [row] = await call.stored();
  await call.tavus.finish(row?.callId ?? "", "participant_left_timeout reached", [
    { role: "system", content: "You are Aria." },
    { role: "assistant", content: "Hello, I’m Aria." },
    { role: "user", content: "I need a chatbot." },
  ]);
  expect(await call.stored()).toMatchObject([{ status: "ended", endReason: "left" }]);
  const said = await database.pool.query("select sender, text from messages order by position");
  expect(said.rows).toEqual([
    { sender: "ai", text: "Hello, I’m Aria." },
    { sender: "user", text: "I need a chatbot." },
  ]);
  expect(await call.ends(row?.conversationId ?? "")).toBe(1);
  expect(logged.join("\n")).not.toContain(call.secret());
});

test("an event at the call's own address is stored", async () => {
  const { send, secret, event, stored } = await running();
  const answer = await send(`/webhooks/tavus/${secret()}`, event);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ received: true });
  expect(await stored()).toMatchObject([{ status: "ended" }]);
});

test("the secret stands in no log, whatever happens to the request", async () => {
  const { send, secret, event } = await running();
  for (const path of [
    `/webhooks/tavus/${secret()}`,
    `/webhooks/tavus/${secret()}/more`,
    `/Webhooks/Tavus/${secret()}`,
  ])
    for (const body of [event, "{", ""]) {
      await send(path, body);
      await send(path, body, "GET");
    }
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join("\n")).not.toContain(secret());
});

test.each([
  ["a wrong secret", (event: string) => ["x".repeat(43), event], 404],
  ["no secret", (event: string) => ["", event], 404],
  ["no JSON", (_event: string, secret: string) => [secret, "{"], 422],
  ["no event", (_event: string, secret: string) => [secret, "{}"], 422],
  ["a huge body", (event: string, secret: string) => [secret, event + " ".repeat(2 ** 21)], 413],
] satisfies [string, (event: string, secret: string) => [string, string], number][])(
  "%s is refused and changes nothing",
  async (_what, make, status) => {
    const { send, secret, event, stored } = await running();
    const [at, body] = make(event, secret());
    const answer = await send(`/webhooks/tavus/${at}`, body);
    expect(answer.status).toBe(status);
    expect(await stored()).toMatchObject([{ status: "running" }]);
  },
);
