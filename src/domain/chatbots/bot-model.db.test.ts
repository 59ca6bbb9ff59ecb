import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addConnection, type ConnectionDeps } from "#domain/connections/index.ts";
import type { OwnKey } from "#domain/consultant/index.ts";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { clientAt } from "../../../tests/factories/ai-provider.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { connectionsOn, filledForms } from "../../../tests/factories/connections.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { type Answer, says, startRoughProvider } from "../../../tests/stand-ins/rough-provider.ts";
import { addBotSource, readBotDesk } from "./index.ts";

type Provider = Awaited<ReturnType<typeof startRoughProvider>>;
const line = (part: object) => `data: ${JSON.stringify(part)}\n\n`;
const answered = `${line({ choices: [{ delta: { content: "Hello." } }] })}${line({ choices: [{ delta: {}, finish_reason: "stop" }], usage: { prompt_tokens: 100, completion_tokens: 20 } })}data: [DONE]\n\n`;
const listed = { data: ["tea-1", "tea-2", "text-embedding-9"].map((id) => ({ id })) };
const provider: Answer = (response, request) =>
  request.path !== "/chat/completions"
    ? says(request.path === "/models" ? 200 : 404, listed)(response, request)
    : says(200, answered, { "content-type": "text/event-stream" })(response, request);

let bots: Bots;
let ours: Provider;
let theirs: Provider;
let connections: ReturnType<typeof connectionsOn>;
let rig: ReturnType<typeof trainingOn>;
let deps: Parameters<typeof addBotSource>[2];

beforeAll(async () => {
  [ours, theirs] = await Promise.all([startRoughProvider(provider), startRoughProvider(provider)]);
  const { consultant } = clientAt(ours.url, { model: "tea-1" });
  // Made on the database that is opened with them.
  const held = {} as ConnectionDeps["connections"];
  bots = await openBots({ consultant, connections: held } as Parameters<typeof openBots>[0]);
  connections = connectionsOn(bots.database);
  const clients = new Map<string, ReturnType<typeof clientAt>["consultant"]>();
  connections.play.consultantFor = ({ model }: OwnKey) => {
    const made = clients.get(model) ?? clientAt(theirs.url, { model }).consultant;
    clients.set(model, made);
    return made;
  };
  Object.assign(held, connections.deps.connections);
  rig = trainingOn(bots.database);
  deps = { ...rig.deps, ...bots.deps, readers: rig.deps.readers };
});
afterAll(async () => {
  await bots.close();
  await Promise.all([ours.stop(), theirs.stop()]);
});
afterEach(() => {
  ours.requests.length = 0;
  theirs.requests.length = 0;
});

const askedOf = ({ requests }: Provider) =>
  requests.filter(({ path }) => path === "/chat/completions").map(({ body }) => body);
async function ask(ai: Partial<(typeof newChatbot)["ai"]>) {
  const bot = await bots.publish({ name: "Rosie", ai: { ...newChatbot.ai, ...ai } });
  const text = { kind: "text", title: "Ferry", text: "The ferry to the island costs $12." };
  await addBotSource(bots.ada, { projectId: bot.projectId, input: text }, deps);
  await rig.work();
  await bots.window(bot.address).say("What does the ferry to the island cost?");
  return { bot, desk: await readBotDesk(bots.ada, bot.projectId, bots.deps) };
}

test("a model is asked with the bot's own model, temperature and length", async () => {
  const { desk } = await ask({ model: "tea-2", temperature: 0.3, maxTokens: 321 });
  const [body] = askedOf(ours);
  expect(body).toMatchObject({ model: "tea-2", temperature: 0.3 });
  expect(body?.["max_tokens"] ?? body?.["max_completion_tokens"]).toBe(321);
  expect(desk.assistant).toEqual({
    kind: "provider",
    model: "tea-2",
    models: ["tea-1", "tea-2"],
    missingModel: null,
  });
});

test("a model that the provider doesn't list is never asked: the default answers, and the designer says so", async () => {
  for (const model of ["gpt-4", "text-embedding-9", "tea-2:enable_web_search=on"]) {
    const { desk } = await ask({ model });
    expect(askedOf(ours).at(-1)).toMatchObject({ model: "tea-1" });
    expect(desk.assistant).toMatchObject({ model: "tea-1", missingModel: model });
  }
});

test("with the owner's own key their account's models count, and their use is a cost of theirs", async () => {
  const { ai: form } = filledForms("own");
  const input = { name: "My key", ...form };
  const saved = await addConnection(bots.ada, { kind: "ai", input }, connections.deps);
  const { bot, desk } = await ask({ model: "tea-2", maxTokens: 200, connectionId: saved.id });
  expect(askedOf(ours)).toEqual([]);
  expect(askedOf(theirs)).toEqual([expect.objectContaining({ model: "tea-2" })]);
  expect(desk.assistant).toMatchObject({ kind: "own-key", model: "tea-2" });
  const use = await bots.rows(
    `select payer, calls, tokens::int, micro_usd::int from bot_model_use where project_id = '${bot.projectId}'`,
  );
  expect(use).toEqual([{ payer: "owner", calls: 1, tokens: 120, micro_usd: 800 }]);
});
