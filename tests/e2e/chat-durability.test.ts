import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatEvent, ConversationView } from "#domain/conversations/contract.ts";
import { startPacedAi, type PacedAi } from "../stand-ins/paced-ai.ts";
import { nobody, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

// A provider that streams slowly, so that there is a middle of a stream in which things can happen.
let ai: PacedAi;
let app: App;
beforeAll(async () => {
  ai = await startPacedAi({ words: 30, everyMs: 100 });
  app = await startApp({
    env: {
      AI_BASE_URL: ai.baseUrl,
      AI_API_KEY: "sk-0123456789abcdefghij",
      AI_MODEL: "paced-1",
      TRUSTED_PROXIES: "127.0.0.1,::1",
    },
  });
});
afterAll(async () => {
  await app?.remove();
  await ai?.stop();
});

let keys = 0;
const post = (who: Person, path: string, body: object) =>
  who.ask(`/functions/chat/${path}`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const say = (who: Person, text: string) =>
  post(who, "send", { text, key: `durable-${process.pid}-${++keys}` });
const read = async (who: Person) =>
  ((await (await who.ask("/functions/chat")).json()) as { conversation: ConversationView })
    .conversation;

/** Reads a stream until `enough`; whatever ends it ends the reading. */
async function hear(response: Response, enough: (event: ChatEvent) => boolean = () => false) {
  const events: ChatEvent[] = [];
  let text = "";
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const data = /^data: (.+)$/m.exec(part)?.[1];
        if (data) events.push(JSON.parse(data) as ChatEvent);
      }
      if (events.some(enough)) break;
    }
    await reader.cancel(); // the page is left
  } catch {
    // the line was cut
  }
  return events;
}
const isWord = ({ type }: ChatEvent) => type === "words";

test("kill -9 in mid-stream: the message is kept, nobody holds it after a while, and it is answered when asked again", async () => {
  const ada = nobody(app.url);
  const events = await hear(await say(ada, "Tell me everything"), isWord);
  const [own] = events;
  expect(own?.type).toBe("message");
  await app.kill();
  app = await app.restart();
  const after = await read(ada);
  expect(after.messages.map(({ sender, text }) => [sender, text])).toEqual([
    ["user", "Tell me everything"],
  ]);
  // The right to answer was the dead process's for up to 20 seconds.
  await expect
    .poll(async () => (await read(ada)).unanswered, { timeout: 40_000, interval: 500 })
    .toBe(after.messages[0]?.id);
  const again = await hear(await post(ada, "retry", { messageId: after.messages[0]?.id }));
  expect(again.at(-1)).toMatchObject({
    type: "message",
    message: { state: "whole", sender: "ai" },
  });
  expect((await read(ada)).messages.map(({ position }) => position)).toEqual([1, 2]);
});

test("a stop in mid-stream ends the line at once and keeps what was said", async () => {
  const ada = nobody(app.url);
  let text = "";
  const heard = hear(await say(ada, "Tell me more: pace 100 100"), (event) => {
    if (event.type === "words") text = text.slice(0, event.offset) + event.text;
    return false;
  });
  await expect.poll(() => text).toContain("word1");
  expect(await app.stop()).toBe(0);
  const events = await heard;
  expect(events.at(-1)).toMatchObject({ type: "message", message: { state: "cut" } });
  app = await app.restart();
  const { messages, unanswered } = await read(ada);
  expect(messages[1]).toMatchObject({ state: "cut", text: expect.stringContaining("word1") });
  expect(unanswered).toBe(messages[0]?.id);
});

test("a page change: the answer goes on without its line, and the next page gets it from the first word", async () => {
  const ada = nobody(app.url);
  await hear(await say(ada, "And now"), isWord); // the page is left here
  const next = await hear(
    await ada.ask("/functions/chat/events"),
    (event) => event.type === "message" && event.message.sender === "ai",
  );
  const words = next.flatMap((event) => (event.type === "words" ? [event.text] : [])).join("");
  expect(words).toMatch(/^[\d.]+ word1 word2 .* word29 ?$/);
  expect(next.at(-1)).toMatchObject({ message: { state: "whole" } });
});

test("who leaves for good costs nothing more: the call to the provider is ended", async () => {
  const ada = nobody(app.url);
  const before = ai.left();
  await hear(await say(ada, "pace 600 100"), isWord);
  await expect.poll(() => ai.left(), { timeout: 30_000, interval: 500 }).toBe(before + 1);
  await expect
    .poll(async () => (await read(ada)).messages[1]?.state, { timeout: 10_000 })
    .toBe("cut");
});
