import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import {
  addBotNote,
  answerUnanswered,
  eraseBotVisitor,
  exportBotVisitor,
  listBotConversations,
  listUnanswered,
} from "./index.ts";

let bots: Bots;
let rig: ReturnType<typeof trainingOn>;
let deps: Bots["deps"];
let bot: { projectId: string; address: string };

beforeAll(async () => {
  bots = await openBots();
  rig = trainingOn(bots.database);
  deps = { ...rig.deps, ...bots.deps, readers: rig.deps.readers };
});
afterAll(() => bots.close());
beforeEach(async () => {
  await bots.database.pool.query(
    "truncate ai_messages, mails, bot_leads, bot_notes, missed_questions, conversations cascade",
  );
  bot = await bots.publish({ name: "Rosie" });
});

const conversationOf = async (text = "Where is the harbour master's office?") => {
  const page = bots.window(bot.address);
  await page.say(text);
  const { items } = await listBotConversations(
    bots.ada,
    { projectId: bot.projectId, query: {} },
    deps,
  );
  return { page, id: items[0]?.id ?? "" };
};
test("an unanswered question becomes training, and is answered then", async () => {
  const question = "Which ferry goes to the island?";
  const { page } = await conversationOf(question);
  const { items } = await listUnanswered(bots.ada, { projectId: bot.projectId, query: {} }, deps);
  expect(items).toEqual([expect.objectContaining({ question, times: 1, state: "open" })]);
  await answerUnanswered(
    bots.ada,
    { projectId: bot.projectId, ids: [items[0]?.id ?? ""], input: { answer: "Ferry 7." } },
    deps,
  );
  await rig.work();
  expect((await page.say(question)).answer?.text).toContain("Ferry 7.");
  expect(
    (await listUnanswered(bots.ada, { projectId: bot.projectId, query: {} }, deps)).items,
  ).toEqual([]);
});

test("ways of asking the same are one line, and one answer answers all of them but those left out", async () => {
  const ways = ["Do you repair harps?", "Can you fix my harp?", "Is harp repair something you do?"];
  for (const way of [...ways, "Do you repair harps?", "Do you sell lutes?"])
    await bots.window(bot.address).say(way);
  const list = async () =>
    (await listUnanswered(bots.ada, { projectId: bot.projectId, query: {} }, deps)).items;
  const [harps, lutes] = await list();
  expect(harps).toMatchObject({ question: "Do you repair harps?", times: 4 });
  expect(harps?.others.map(({ question }) => question).toSorted()).toEqual(
    ways.slice(1).toSorted(),
  );
  expect(lutes).toMatchObject({ question: "Do you sell lutes?", times: 1, others: [] });
  const [left, ...answered] = harps?.others.map(({ id }) => id) ?? [];
  const ids = [harps?.id ?? "", ...answered];
  const input = { answer: "Yes, on Mondays." };
  await answerUnanswered(bots.ada, { projectId: bot.projectId, ids, input }, deps);
  await rig.work();
  expect(new Set((await list()).map(({ id }) => id))).toEqual(new Set([left, lutes?.id]));
  const answeredOnes = await listUnanswered(
    bots.ada,
    { projectId: bot.projectId, query: { state: "answered" } },
    deps,
  );
  expect(answeredOnes.items).toHaveLength(2);
  const again = await bots.window(bot.address).say("Do you repair harps?");
  expect(again.answer?.text).toContain("on Mondays");
});

test("a visitor's copy has all that is stored of them at this bot, and nothing of another visitor; it is logged", async () => {
  const { page, id } = await conversationOf("Where do cats sleep at night?");
  await page.say("And in winter?");
  await page.call("POST", "/leads", { email: "vic@example.com" });
  await addBotNote(bots.ada, { projectId: bot.projectId, id, input: { text: "Likes cats" } }, deps);
  await page.call("POST", "/end", {});
  await page.say("Hello again");
  await conversationOf("Where do dogs sleep at night?");
  const other = await bots.publish({ name: "Other" });
  await bots.window(other.address).say("Elsewhere");
  const copyOf = (format: "json" | "text") =>
    exportBotVisitor(bots.ada, { projectId: bot.projectId, id, format }, deps);
  const json = await copyOf("json");
  expect(json.fileName).toBe("Rosie-visitor.json");
  const copy = JSON.parse(json.text) as { conversations: { notes: { text: string }[] }[] };
  expect(copy.conversations).toHaveLength(2);
  expect(copy).toMatchObject({
    bot: "Rosie",
    contactDetails: [{ email: "vic@example.com" }],
  });
  const notes = copy.conversations.flatMap((one) => one.notes);
  expect(notes).toMatchObject([{ text: "Likes cats" }]);
  const { text } = await copyOf("text");
  for (const said of [
    "cats sleep",
    "And in winter?",
    "Hello again",
    "vic@example.com",
    "Likes cats",
  ])
    for (const whole of [json.text, text]) expect(whole).toContain(said);
  for (const whole of [json.text, text]) expect(whole).not.toMatch(/dogs|Elsewhere|visitorKey/);
  const logged = await bots.rows<{ detail: object }>(
    "select detail from audit_entries where action = 'bot_visitor.exported'",
  );
  expect(logged.map(({ detail }) => detail)).toEqual([
    { conversations: 2, format: "json" },
    { conversations: 2, format: "text" },
  ]);
});

test("erasing a visitor takes all of theirs with this bot, and nothing of another visitor", async () => {
  const { page, id } = await conversationOf("Where do cats sleep at night?");
  await page.call("POST", "/leads", { email: "vic@example.com" });
  await addBotNote(bots.ada, { projectId: bot.projectId, id, input: { text: "A note" } }, deps);
  await conversationOf("Where do dogs sleep at night?");
  await eraseBotVisitor(bots.ada, { projectId: bot.projectId, id }, deps);
  expect(await bots.rows("select 1 from conversations")).toHaveLength(1);
  expect(await bots.rows("select 1 from bot_leads")).toHaveLength(0);
  expect(await bots.rows("select 1 from bot_notes")).toHaveLength(0);
  const left = await bots.rows<{ question: string }>("select question from missed_questions");
  expect(left.map(({ question }) => question)).toEqual(["Where do dogs sleep at night?"]);
});
