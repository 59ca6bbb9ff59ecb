import { afterAll, beforeAll, expect, test } from "vitest";
import { addConnection } from "#domain/connections/index.ts";
import { bindSubscriber } from "#domain/events/index.ts";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { deliverEvents, subscribe } from "../../../tests/factories/events.ts";
import { chatbotSubscribers, endForBot, eraseBotVisitor } from "./index.ts";

let bots: Bots;
let connections: ReturnType<typeof connectionsOn>;
let webhookId: string;
let databaseId: string;
beforeAll(async () => {
  bots = await openBots();
  connections = connectionsOn(bots.database);
  connections.time.now = new Date();
  const input = { name: "Hook", ...filledForms("planted").webhook };
  webhookId = (await addConnection(bots.ada, { kind: "webhook", input }, connections.deps)).id;
  const rows = { name: "Rows", ...filledForms("planted").supabase, conversations: "talks" };
  databaseId = (await addConnection(bots.ada, { kind: "supabase", input: rows }, connections.deps))
    .id;
});
afterAll(() => bots.close());

const choices = () => ({
  ...newChatbot.integrations,
  database: "supabase" as const,
  databaseConnectionId: databaseId,
});

test("a conversation that ends goes to the webhook and the database once, and their copies go with the visitor", async () => {
  const integrations = { ...choices(), webhookConnectionId: webhookId };
  const bot = await bots.publish({ name: "Rosie", integrations });
  const subscribers = chatbotSubscribers.map((one) => bindSubscriber(one, bots.deps));
  await subscribe(bots.database, subscribers);
  await bots.window(bot.address).say("Where is the harbour master?");
  const [row] = await bots.rows<{ id: string }>("select id from conversations");
  const at = { projectId: bot.projectId, id: row?.id ?? "" };
  await endForBot(bots.ada, at, bots.deps);
  await deliverEvents(bots.database, subscribers);
  connections.seen.length = 0;
  connections.time.now = new Date(Date.now() + 1000);
  expect(await connections.runDeliveries()).toBe(2);
  const told = {
    message: {
      event: "conversation.ended",
      subject: `conversation/${at.id}`,
      data: {
        id: at.id,
        botName: "Rosie",
        messages: [{ by: "visitor", text: "Where is the harbour master?" }, { by: "bot" }],
      },
    },
  };
  expect(connections.seen).toMatchObject([told, told]);
  await eraseBotVisitor(bots.ada, at, bots.deps);
  expect(await bots.rows("select * from deliveries where subject like 'conversation/%'")).toEqual(
    [],
  );
  connections.seen.length = 0;
  expect(await connections.runDeliveries(), "what is still being sent arrives first").toBe(0);
  connections.time.now = new Date(Date.now() + 60_000);
  expect(await connections.runDeliveries()).toBe(2);
  const erased = {
    message: { event: "visitor.erased", data: { leads: [], conversations: [at.id] } },
  };
  expect(connections.seen).toMatchObject([erased, erased]);
});

test("a database whose owner named no place for conversations gets none", async () => {
  const plain = { name: "Leads", ...filledForms("planted").mongodb };
  const { id } = await addConnection(bots.ada, { kind: "mongodb", input: plain }, connections.deps);
  const integrations = {
    ...newChatbot.integrations,
    database: "mongodb" as const,
    databaseConnectionId: id,
  };
  const bot = await bots.publish({ name: "Mona", integrations });
  const subscribers = chatbotSubscribers.map((one) => bindSubscriber(one, bots.deps));
  await bots.window(bot.address).say("Where is the lighthouse?");
  const [row] = await bots.rows<{ id: string }>(
    `select id from conversations where desk = '${bot.projectId}'`,
  );
  await endForBot(bots.ada, { projectId: bot.projectId, id: row?.id ?? "" }, bots.deps);
  await deliverEvents(bots.database, subscribers);
  expect(await bots.rows(`select * from deliveries where connection_id = '${id}'`)).toEqual([]);
});
