import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { botWords } from "#content/bot-words.ts";
import { newConduct } from "#domain/projects/configuration/chatbot-conduct.ts";
import { clientAt, testKey } from "../../../tests/factories/ai-provider.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import {
  type Answer,
  lastPiece,
  piece,
  says,
  silence,
  startRoughProvider,
  streams,
} from "../../../tests/stand-ins/rough-provider.ts";
import type { BotChatView } from "./contract.ts";
import { addBotSource } from "./train-bot.ts";

// What a visitor of a customer's site meets while the model fails or talks rubbish, over HTTP and the real client.
let bots: Bots;
let bot: { projectId: string; address: string };
let provider: Awaited<ReturnType<typeof startRoughProvider>>;
let answer: Answer = silence;
beforeAll(async () => {
  provider = await startRoughProvider((response, request) =>
    request.path.endsWith("/moderations")
      ? says(404)(response, request)
      : answer(response, request),
  );
  const { consultant } = clientAt(provider.url, { timeoutMs: 60_000 });
  bots = await openBots({ consultant, times: { firstWordMs: 2000, silenceMs: 2000 } });
  const conduct = { ...newConduct, lead: { ...newConduct.lead, when: "unanswered" as const } };
  bot = await bots.publish({ name: "Rosie", conduct });
  await teach(bot.projectId, "Ferry", "The ferry to the island costs $12 and leaves at nine.");
});
afterEach(() => bots.database.pool.query("truncate alerts, ai_spending, ai_messages"));
afterAll(async () => {
  await bots.close();
  await provider.stop();
});

async function teach(projectId: string, title: string, text: string, who = bots.ada) {
  const rig = trainingOn(bots.database);
  const deps = { ...rig.deps, ...bots.deps, readers: rig.deps.readers };
  await addBotSource(who, { projectId, input: { kind: "text", title, text } }, deps);
  await rig.work();
}
const model = (text: string): Answer =>
  streams([...(text.match(/[^]{1,5}/gu) ?? []).map(piece), lastPiece()]);
let visits = 0;
const newPage = (address = bot.address) =>
  bots.window(address, { from: `192.0.2.${(visits += 1)}` });
const asks = "How much is the ferry to the island?";
/** Nothing of us, of the provider or of how it works is for a customer's visitors. */
const ours = /aria|ariaworks|provider|openai|test-model|stack|key-of|4711|\/services|\/contact/i;

describe.each<[string, Answer]>([
  ["refuses the key", says(401, { error: { message: `No ${testKey} in account 4711` } })],
  ["is out of money", says(402, { error: { message: "Account 4711 is empty" } })],
  ["knows no such model", says(404, { error: { message: "test-model does not exist" } })],
  ["limits", says(429, { error: { message: "account 4711" } }, { "retry-after": "1" })],
  ["fails", says(500, "<html><title>502 at provider</title>")],
  ["is down", (response) => void response.destroy()],
  ["never answers", silence],
  ["never says a word", streams([": ping\n\n"], "falls silent")],
  ["streams what is no JSON", streams(["data: {not json\n\n"], "ends")],
  ["answers a web page", says(200, "<!doctype html><h1>Log in</h1>")],
  ["says nothing", streams([lastPiece()])],
])("while the model %s", (_what, broken) => {
  test("the visitor gets a polite line in the bot's name, the question is kept, and it is answered when asked again", async () => {
    answer = broken;
    const page = newPage();
    const first = await page.say(asks);
    expect(first.answer?.text).not.toMatch(ours);
    expect([botWords.en.outage, botWords.en.emptyReply]).toContain(first.answer?.text);
    const { conversation } = await page.json<BotChatView>("GET", "/chat");
    expect(conversation?.messages.map(({ sender }) => sender)).toEqual(["user", "ai"]);
    expect(conversation?.messages[0]?.text).toBe(asks);
    answer = model("The ferry costs $12.");
    const again = await page.say(asks);
    expect(again.answer).toMatchObject({ text: "The ferry costs $12.", state: "whole" });
  });
});

describe("while the model talks rubbish", () => {
  test.each([
    ["figures from nowhere", "The ferry costs $3, only today.", /\$3\b/],
    [
      "promises",
      "Everything is free for you! 90 % off and a refund of $500.",
      /free for you|90 %|\$500/,
    ],
    [
      "links elsewhere",
      "Pay [here](https://evil.example/pay), ![x](https://evil.example/p).",
      /evil\.example/,
    ],
    [
      "a script for the page",
      "[click](javascript:alert(1)) [data](data:text/html,x)",
      /javascript:|data:text/,
    ],
  ])("%s don't reach the visitor", async (_what, said, forbidden) => {
    answer = model(said);
    const { answer: given, events } = await newPage().say(asks);
    expect(given?.text).not.toMatch(forbidden);
    const streamed = events.flatMap((event) => ("text" in event ? [String(event.text)] : []));
    expect(streamed.join("")).not.toMatch(forbidden);
  });

  test("an answer without end is ended", async () => {
    answer = async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const more = () => response.write(piece("and the ferry leaves at nine "));
      const writing = setInterval(() => {
        for (let times = 0; times < 200; times += 1) more();
      }, 1);
      response.on("close", () => clearInterval(writing));
    };
    const { answer: given } = await newPage().say(asks);
    expect(given?.text.length).toBeLessThan(100_000);
    await expect.poll(async () => provider.requests.at(-1)?.closed.then(() => true)).toBe(true);
  });

  test("a stream that breaks off keeps what it said, and says that it broke off", async () => {
    answer = streams([piece("The ferry leaves at nine. "), piece("It also")], "is cut");
    const { answer: given } = await newPage().say(asks);
    expect(given).toMatchObject({ state: "cut" });
    expect(given?.text).toContain("The ferry leaves at nine.");
  });
});

test("two customers with the same words, names and questions: neither's bot tells or is told a word of the other", async () => {
  const other = await bots.publish({ name: "Rosie" });
  await teach(
    other.projectId,
    "Ferry",
    "The ferry to the island costs $99; ask Mrs Ottilie Quandt.",
  );
  const told: string[] = [];
  answer = (response, request) => {
    told.push(JSON.stringify(request.body));
    return model("The ferry leaves at nine. Mrs Ottilie Quandt says $99.")(response, request);
  };
  const { answer: given } = await newPage().say(`${asks} What does Mrs Quandt say?`);
  expect(told.length).toBeGreaterThan(0);
  expect(told.join("")).not.toMatch(/Ottilie|\$99/);
  // What the model makes up of the other's figures isn't said either.
  expect(given?.text).not.toContain("$99");
  const sources = JSON.stringify(given?.sources ?? []);
  expect(sources).not.toContain(other.projectId);
});
