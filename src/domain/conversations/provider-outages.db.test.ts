import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chatWords } from "#content/consultant.ts";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { clientAt } from "../../../tests/factories/ai-provider.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { startAimock } from "../../../tests/stand-ins/aimock.ts";
import {
  lastPiece,
  piece,
  says,
  startRoughProvider,
  streams,
} from "../../../tests/stand-ins/rough-provider.ts";
import { readChat, retryReply } from "./index.ts";

// The whole conversation over the real client, with an independent provider behind it (aimock); what that can't
// do, a server of our own does.
let database: Database;
let aimock: Awaited<ReturnType<typeof startAimock>>;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  [database, aimock] = await Promise.all([testDatabase(), startAimock()]);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  aimock.mock.reset();
  await database.pool.query("truncate alerts, ai_spending");
});
afterAll(async () => {
  await aimock.stop();
  await database.close();
});

let names = 0;
/** Somebody who talks with an Aria whose provider is at this address. */
function talkAt(url: string, timeoutMs = 10_000) {
  const { consultant, waits } = clientAt(url, { timeoutMs });
  const t = talkOn(database, { consultant });
  ends.push(() => t.deps.conversations.chats.stop());
  const ada = t.visitor(`meets an outage ${++names}`);
  return {
    waits,
    async say(text: string) {
      const { message } = await t.say(ada, text);
      await t.quiet();
      return message.id;
    },
    async askAgain(id: string) {
      await retryReply(ada, id, t.deps);
      await t.quiet();
    },
    now: async () => (await readChat(ada.key, t.deps)).conversation!,
  };
}
type Answer = Parameters<typeof startRoughProvider>[0];
/** A provider of our own: these answers to chat, one after the other, and no moderation. */
async function roughly(...answers: Answer[]): Promise<string> {
  let at = 0;
  const provider = await startRoughProvider((response, request) =>
    request.path.endsWith("/moderations")
      ? says(404)(response, request)
      : (answers[at++] ?? answers.at(-1)!)(response, request),
  );
  ends.push(() => provider.stop());
  return provider.url;
}
const alerts = async () => {
  const { rows } = await database.pool.query<{ key: string; severity: string; text: string }>(
    "select key, severity, title || detail text from alerts order by key",
  );
  return rows;
};
/** What is promised of every outage before the first word. */
async function expectOutage(chat: ReturnType<typeof talkAt>, asked: string, reason: string) {
  const { messages, unanswered, isReplying } = await chat.now();
  expect(messages.map(({ sender, state }) => [sender, state])).toEqual([
    ["user", "whole"],
    ["ai", "canned"],
  ]);
  expect(messages[0]?.text).toBe("What is a landing page?");
  expect(chatWords.canned).toContain(messages[1]?.text);
  expect(messages[1]?.offers).toEqual([{ type: "follow-up" }]);
  expect([unanswered, isReplying]).toEqual([asked, false]);
  await expect.poll(alerts).toMatchObject([{ key: `ai/${reason}` }]);
  const [alert] = await alerts();
  expect(alert?.text).not.toContain("landing page");
}
const good = { content: "It is one page that sells one thing." };

describe("before the first word: a canned reply, the words kept, an alert, and it can be asked again (aimock)", () => {
  test.each([
    [401, "key_refused", "critical", []],
    [402, "out_of_money", "critical", []],
    [404, "bad_request", "warning", []],
    [429, "rate_limited", "warning", [7000, 7000, 7000]],
    [500, "server", "warning", [1000, 2000, 4000]],
    [503, "server", "warning", [1000, 2000, 4000]],
  ])("%i is %s", async (status, reason, severity, waits) => {
    const error = { message: "Your account 4711 may not do this." };
    const refusal = { error, status, ...(status === 429 && { retryAfter: 7 }) };
    aimock.mock.onMessage(/.*/, refusal);
    const chat = talkAt(aimock.url);
    const asked = await chat.say("What is a landing page?");
    await expectOutage(chat, asked, reason);
    expect(await alerts()).toMatchObject([{ severity }]);
    expect(chat.waits).toEqual(waits);
    // What the provider says of our account is nothing for visitors.
    expect(JSON.stringify(await chat.now())).not.toContain("4711");

    aimock.mock.reset();
    aimock.mock.onMessage(/.*/, good);
    await chat.askAgain(asked);
    const { messages, unanswered } = await chat.now();
    expect(messages.at(-1)).toMatchObject({ text: good.content, state: "whole", replyTo: asked });
    expect(unanswered).toBeNull();
  });

  test("one 500 is made up for: the visitor gets the answer, and nobody is alarmed", async () => {
    aimock.mock.onMessage(/.*/, good);
    aimock.mock.nextRequestError(500);
    const chat = talkAt(aimock.url);
    await chat.say("What is a landing page?");
    expect((await chat.now()).messages[1]).toMatchObject({ text: good.content, state: "whole" });
    expect(chat.waits).toEqual([1000]);
    expect(await alerts()).toEqual([]);
  });
});

describe("in mid-stream nothing is tried again: what was said stays, and it can be asked again", () => {
  test("the connection is cut (aimock)", async () => {
    aimock.mock.onMessage(/.*/, good, { truncateAfterChunks: 3, latency: 20 });
    const chat = talkAt(aimock.url);
    const asked = await chat.say("What is a landing page?");
    const { messages, unanswered } = await chat.now();
    expect(messages[1]).toMatchObject({ state: "cut", replyTo: asked });
    expect(messages[1]?.text).toMatch(/^It is/);
    expect(good.content).toContain(messages[1]?.text);
    expect([unanswered, chat.waits]).toEqual([asked, []]);
    await expect.poll(alerts).toMatchObject([{ key: "ai/network" }]);
  });

  test("it turns into rubbish", async () => {
    const chat = talkAt(await roughly(streams([piece("It is "), 'data: {"choices":[{"del\n\n'])));
    const asked = await chat.say("What is a landing page?");
    const { messages, unanswered } = await chat.now();
    expect(messages[1]).toMatchObject({ state: "cut", text: "It is" });
    expect(unanswered).toBe(asked);
    await expect.poll(alerts).toMatchObject([{ key: "ai/bad_answer" }]);
  });
});

describe("what aimock can't play", () => {
  test("429 that doesn't say when is not tried again", async () => {
    const chat = talkAt(await roughly(says(429, { error: "Too many requests" })));
    await expectOutage(chat, await chat.say("What is a landing page?"), "rate_limited");
    expect(chat.waits).toEqual([]);
  });

  test.each([
    ["a page in place of a stream", says(200, "<html>Welcome</html>")],
    ["JSON of another shape", streams([`data: {"hello": 1}\n\n`, lastPiece()])],
  ])("rubbish: %s", async (_what, answer) => {
    const chat = talkAt(await roughly(answer));
    await expectOutage(chat, await chat.say("What is a landing page?"), "bad_answer");
    expect(chat.waits).toEqual([]);
  });

  test("an empty reply is answered in the specified words", async () => {
    const chat = talkAt(await roughly(streams([piece(" "), lastPiece()])));
    await chat.say("What is a landing page?");
    expect((await chat.now()).messages[1]).toMatchObject({
      state: "canned",
      text: "I apologize, but I could not generate a response. Please try again.",
    });
  });

  test("a provider that says nothing is left after the timeout", async () => {
    const chat = talkAt(await roughly(() => {}), 1000);
    await expectOutage(chat, await chat.say("What is a landing page?"), "timeout");
    expect(chat.waits).toEqual([1000, 2000, 4000]);
  });
});
