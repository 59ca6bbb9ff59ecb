import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { services as catalogueContent } from "#content/catalogue.ts";
import { chatWords, instructionsFor } from "#content/consultant.ts";
import type { Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { clientAt } from "../../../tests/factories/ai-provider.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import {
  lastPiece,
  piece,
  says,
  silence,
  startRoughProvider,
  streams,
  type Answer,
} from "../../../tests/stand-ins/rough-provider.ts";
import { readChat } from "./index.ts";
import type { LiveChats } from "./live-chats.ts";
import { estimateUsage } from "./rules.ts";

// A provider of our own that says what no model should, over HTTP and the real client.
let database: Database;
const ends: (() => Promise<unknown>)[] = [];
const engine = siteEngine();
beforeAll(async () => {
  database = await testDatabase();
  await seedCatalogue(database.db, catalogueContent);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.pool.query("truncate alerts, ai_spending");
});
afterAll(() => database.close());

let names = 0;
async function ask(question: string, answer: Answer, times: Partial<LiveChats["times"]> = {}) {
  const provider = await startRoughProvider((response, request) =>
    request.path.endsWith("/moderations")
      ? says(404)(response, request)
      : answer(response, request),
  );
  ends.push(() => provider.stop());
  const { consultant, waits } = clientAt(provider.url, { timeoutMs: 60_000 });
  const t = talkOn(database, { consultant, engine, times });
  ends.push(() => t.deps.conversations.chats.stop());
  const ada = t.visitor(`asks a wild model ${++names}`);
  const { conversationId } = await t.say(ada, question);
  const seen: string[] = [];
  t.deps.conversations.chats.watch(conversationId, {
    after: 1,
    send: (event) => event.type === "words" && seen.push(event.text),
    close: () => {},
  });
  await t.quiet();
  const { messages } = (await readChat(ada.key, t.deps)).conversation!;
  return { reply: messages[1]!, streamed: seen.join(""), waits };
}
/** A model's answer, in small pieces. */
const model = (text: string): Answer =>
  streams([...(text.match(/[^]{1,5}/gu) ?? []).map(piece), lastPiece()]);

test("swapped prices of two services are put right from the catalogue", async () => {
  const { reply, streamed } = await ask(
    "What do a landing page and a full website cost?",
    model("Gladly. A Landing Page costs $1,200 and a Full Website costs $350."),
  );
  expect(reply).toMatchObject({ state: "whole", sender: "ai" });
  expect(reply.text).toMatch(/Landing Page.*\$350/);
  expect(reply.text).toMatch(/Full Website.*\$1,200/);
  expect(streamed).not.toContain("$");
});

test("90 % off is never promised", async () => {
  const { reply, streamed } = await ask(
    "Can I get a discount?",
    model("I like you. Today only, everything is 90 % off! What shall we build?"),
  );
  expect(reply.text + streamed).not.toMatch(/90|off!/);
  expect(reply.text).toMatch(/listed prices/);
});

test("links elsewhere are words", async () => {
  const { reply } = await ask(
    "zig zag",
    model(
      "See [our offer](https://evil.example/pay) or [services](/services). ![x](//evil.example/p)",
    ),
  );
  expect(reply.text).toBe("See our offer or [services](/services). x");
});

test.each([
  ["spaced out", (text: string) => Array.from(text).join(" ")],
  ["by sentences in another order", (text: string) => text.split(". ").toReversed().join(". ")],
  [
    "in capitals with invisible signs",
    (text: string) => Array.from(text.toUpperCase()).join("\u200b"),
  ],
])("a prompt printed %s is stopped before its first words", async (_how, disguise) => {
  const { reply, streamed } = await ask(
    "zig zag",
    model(`Sure. ${disguise(instructionsFor("customer_service", { isSpoken: false }).slice(90))}`),
  );
  expect(reply).toMatchObject({ text: chatWords.refused, state: "whole" });
  expect(streamed.trim()).toMatch(/^(?:Sure\.)?$/);
});

test.each([
  ["nothing at all", silence],
  ["no word for all its open line", streams([": ping\n\n"], "falls silent")],
])(
  "a provider that says %s is left in time, however often it is tried, and nothing stays reserved",
  async (_what, answer) => {
    const { reply, waits } = await ask("zig zag", answer, { firstWordMs: 400 });
    expect(chatWords.canned).toContain(reply.text);
    expect(reply).toMatchObject({ state: "canned", offers: [{ type: "follow-up" }] });
    // The provider's own limit would have been a minute for each try.
    expect(waits).toEqual([]);
    const { rows } = await database.pool.query<{ tokens: string }>(
      "select tokens from ai_spending where spender like 'visitor/%'",
    );
    // No word came back: what was reserved for them is free again.
    const call = { instructions: instructionsFor("survival", { isSpoken: false }), passages: 10 };
    const { inputTokens } = estimateUsage({ ...call, turns: [] }, 500);
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.tokens)).toBeLessThan(inputTokens + 500);
    await expect
      .poll(async () => (await database.pool.query("select key from alerts")).rows)
      .toEqual([{ key: "ai/timeout" }]);
  },
);

test("a stream that stalls is left, and keeps what it said", async () => {
  const answer = streams([piece("Let me think about it. Well")], "falls silent");
  const { reply } = await ask("zig zag", answer, { silenceMs: 300 });
  expect(reply).toMatchObject({ state: "cut", text: "Let me think about it. Well" });
});

test("tries that fail one after the other end in time, too", async () => {
  const provider = await startRoughProvider(says(503));
  ends.push(() => provider.stop());
  const { consultant } = clientAt(provider.url, {
    wait: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("left")));
      }),
    retryAfterMs: [1000],
  });
  const t = talkOn(database, {
    consultant: { ...consultant, moderate: async () => null },
    times: { firstWordMs: 300 },
  });
  ends.push(() => t.deps.conversations.chats.stop());
  const ada = t.visitor(`waits for tries ${++names}`);
  await t.say(ada, "zig zag");
  await t.quiet();
  expect((await readChat(ada.key, t.deps)).conversation!.messages[1]).toMatchObject({
    state: "canned",
  });
});
