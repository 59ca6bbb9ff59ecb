import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#domain/identity/index.ts";
import { newConduct } from "#domain/projects/configuration/chatbot-conduct.ts";
import { projectDeleted } from "#domain/projects/index.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import {
  addBotNote,
  answerUnanswered,
  chatbotSubscribers,
  decideUnanswered,
  deleteBotTest,
  deleteLead,
  endForBot,
  eraseBotVisitor,
  exportBotFigures,
  exportBotVisitor,
  exportLeads,
  handBackToBot,
  listBotConversations,
  listBotTests,
  listKeys,
  listLeads,
  listUnanswered,
  pruneBotsJob,
  readBotConversation,
  readBotDesk,
  readBotFigures,
  runBotTests,
  saveBotTest,
  sayForBot,
  takeOverBot,
  tryBot,
  watchBotConversation,
} from "./index.ts";
import { addBotSource } from "./train-bot.ts";

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

const teach = async (input: object) => {
  await addBotSource(bots.ada, { projectId: bot.projectId, input }, deps);
  await rig.work();
};
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
async function wholeOf(lines: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const line of lines) all += line;
  return all;
}
const refused = async (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

test("answers rest on what the bot was taught, name it, and end with the sources being switched off", async () => {
  await teach({
    kind: "text",
    title: "Harbour",
    text: "The harbour master's office is on Quay Street, on the second floor.",
  });
  await teach({
    kind: "question",
    asks: ["do you take dogs", "are pets allowed"],
    answer: "Dogs are welcome on the ferry.",
  });
  const page = bots.window(bot.address);
  const office = await page.say("Where is the harbour master's office?");
  expect(office.answer?.text).toContain("Quay Street");
  expect(office.answer?.sources[0]?.title).toContain("Harbour");
  expect((await page.say("Are pets allowed?")).answer?.text).toContain("Dogs are welcome");
  const other = await bots.publish({ name: "Other" });
  const there = await bots.window(other.address).say("Where is the harbour master's office?");
  expect(there.answer?.text).not.toContain("Quay Street");
});

test("a stranger finds nothing of a bot's desk, whatever they ask for", async () => {
  const { id } = await conversationOf();
  const { projectId } = bot;
  const at = { projectId, id };
  const calls = (actor: Actor): (() => Promise<unknown>)[] => [
    () => listBotConversations(actor, { projectId, query: {} }, deps),
    () => readBotConversation(actor, at, deps),
    () => watchBotConversation(actor, at, deps),
    () => takeOverBot(actor, at, deps),
    () => handBackToBot(actor, at, deps),
    () => sayForBot(actor, { ...at, input: { text: "Hello", key: "key-12345678" } }, deps),
    () => addBotNote(actor, { ...at, input: { text: "x" } }, deps),
    () => endForBot(actor, at, deps),
    () => eraseBotVisitor(actor, at, deps),
    () => exportBotVisitor(actor, { ...at, format: "json" }, deps),
    () => listLeads(actor, { projectId, after: "" }, deps),
    () => exportLeads(actor, projectId, deps),
    () => deleteLead(actor, { projectId, leadId: "lead_x" }, deps),
    () => listUnanswered(actor, { projectId, query: {} }, deps),
    () => decideUnanswered(actor, { projectId, ids: ["mqn_x"], state: "dismissed" }, deps),
    () => answerUnanswered(actor, { projectId, ids: ["mqn_x"], input: { answer: "x" } }, deps),
    () => readBotDesk(actor, projectId, deps),
    () => readBotFigures(actor, { projectId }, deps),
    () => exportBotFigures(actor, { projectId }, deps),
    () => listBotTests(actor, projectId, deps),
    () => saveBotTest(actor, { projectId, testId: null, input: { question: "x" } }, deps),
    () => deleteBotTest(actor, { projectId, testId: "test_x" }, deps),
    () => runBotTests(actor, { projectId, testId: null }, deps),
    () => tryBot(actor, { projectId, input: { turns: [{ sender: "user", text: "x" }] } }, deps),
    () => listKeys(actor, projectId, deps),
  ];
  for (const call of calls(bots.eve)) expect(await refused(call())).toBe("not_found");
  // Nor does a bot's own owner find another bot's conversation at their desk.
  const other = await bots.publish({ name: "Other" });
  const elsewhere = { projectId: other.projectId, id };
  expect(await refused(readBotConversation(bots.ada, elsewhere, deps))).toBe("not_found");
  expect(await refused(takeOverBot(bots.ada, elsewhere, deps))).toBe("not_found");
  expect(await refused(endForBot(bots.ada, elsewhere, deps))).toBe("not_found");
  expect(await refused(eraseBotVisitor(bots.ada, elsewhere, deps))).toBe("not_found");
  expect(await refused(exportBotVisitor(bots.ada, { ...elsewhere, format: "text" }, deps))).toBe(
    "not_found",
  );
  expect(await refused(addBotNote(bots.ada, { ...elsewhere, input: { text: "x" } }, deps))).toBe(
    "not_found",
  );
  expect((await bots.window(bot.address).call("GET", "")).status).toBe(200);
});

test("a member takes over, answers, hands back and ends; the visitor hears the person, and the bot is quiet meanwhile", async () => {
  const { page, id } = await conversationOf();
  const at = { projectId: bot.projectId, id };
  await takeOverBot(bots.ada, at, deps);
  await sayForBot(
    bots.ada,
    { ...at, input: { text: "It is on Quay Street.", key: "key-12345678" } },
    deps,
  );
  const said = await page.call("POST", "/messages", { text: "Thank you", key: "key-87654321" });
  expect(await said.text()).not.toContain('"sender":"ai"');
  await addBotNote(bots.ada, { ...at, input: { text: "Asked twice already" } }, deps);
  const read = await readBotConversation(bots.ada, at, deps);
  expect(read).toMatchObject({
    isMine: true,
    handledBy: "person",
    notes: [{ text: "Asked twice already", author: "Ada" }],
  });
  expect(JSON.stringify(await page.json("GET", "/chat"))).not.toContain("Asked twice");
  await handBackToBot(bots.ada, at, deps);
  await endForBot(bots.ada, at, deps);
  expect(await refused(takeOverBot(bots.ada, at, deps))).toBe("conversation_ended");
  expect(await refused(endForBot(bots.ada, at, deps))).toBe("conversation_ended");
  const { days } = await readBotFigures(bots.ada, { projectId: bot.projectId }, deps);
  expect(days.at(-1)).toMatchObject({ conversations: 1, handOvers: 1, byBot: 0, unanswered: 1 });
});

test("the provider's own desk shows no conversation with a bot", async () => {
  await conversationOf();
  const { rows } = await bots.database.pool.query(
    "select 1 from conversations where desk = 'provider'",
  );
  expect(rows).toEqual([]);
});

test("a lead is stored once a visitor, with what was agreed to; a spam trap and missing consent store nothing; formulas stay text", async () => {
  const lead = {
    ...newConduct.lead,
    when: "asked" as const,
    fields: ["name" as const, "email" as const],
    consent: "You may write to me.",
  };
  await bots.publishAgain(bot.projectId, { name: "Rosie", conduct: { ...newConduct, lead } });
  const { page, id } = await conversationOf();
  const form = { name: "=HYPERLINK(1)", email: "vic@example.com", hasConsented: true };
  expect((await page.call("POST", "/leads", { ...form, hasConsented: false })).status).toBe(422);
  expect((await page.call("POST", "/leads", { ...form, "bot-field": "x" })).status).toBe(201);
  expect((await page.call("POST", "/leads", { name: "Vic", hasConsented: true })).status).toBe(422);
  expect(await bots.rows("select 1 from bot_leads")).toHaveLength(0);
  expect((await page.call("POST", "/leads", form)).status).toBe(201);
  expect((await page.call("POST", "/leads", { ...form, company: "not asked for" })).status).toBe(
    201,
  );
  const { items, total } = await listLeads(bots.ada, { projectId: bot.projectId, after: "" }, deps);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    email: "vic@example.com",
    company: "",
    conversationId: id,
    consentText: "You may write to me.",
    said: "Where is the harbour master's office?",
  });
  const { lines } = await exportLeads(bots.ada, bot.projectId, deps);
  expect(await wholeOf(lines)).toContain(`"'=HYPERLINK(1)"`);
  const mails = await bots.rows<{ to: string }>(
    `select "to" from mails where key like 'bot-lead/%'`,
  );
  expect(mails).toHaveLength(1);
  expect(await bots.rows("select 1 from events where type = 'lead.taken'")).toHaveLength(2);
  await deleteLead(bots.ada, { projectId: bot.projectId, leadId: items[0]?.id ?? "" }, deps);
  expect(await bots.rows("select 1 from bot_leads")).toHaveLength(0);
});

test("conversations end with the months that the owner chose, and everything with the project", async () => {
  await conversationOf();
  const kept = await bots.publish({
    name: "Keeps",
    conduct: { ...newConduct, retentionMonths: 36 },
  });
  await bots.window(kept.address).say("Where do cats sleep at night?");
  await bots.database.pool.query(
    "update conversations set last_message_at = now() - interval '13 months'",
  );
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  await pruneBotsJob.run({}, deps, { step });
  const desks = async () =>
    (await bots.rows<{ desk: string }>("select desk from conversations")).map(({ desk }) => desk);
  expect(await desks()).toEqual([kept.projectId]);
  const [deleting] = chatbotSubscribers.filter(({ event }) => event.name === projectDeleted.name);
  await bots.database.db.transaction((tx) =>
    deleting!.handle(
      tx,
      { id: "evt_1", subject: "", createdAt: new Date(), payload: { projectId: kept.projectId } },
      deps,
    ),
  );
  expect(await desks()).toEqual([]);
  expect(
    await bots.rows(
      "select 1 from missed_questions where collection = 'bot/' || $$" + kept.projectId + "$$",
    ),
  ).toEqual([]);
});
