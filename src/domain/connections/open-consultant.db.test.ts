import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { createStreamOutside } from "#outside/stream-outside.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { question } from "../../../tests/factories/ai-provider.ts";
import { connectionsOn } from "../../../tests/factories/connections.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { createForKey } from "../../start/aria.ts";
import { addConnection, createSealer, listConnections, openConsultant } from "./index.ts";

let database: Database;
let rig: ReturnType<typeof connectionsOn>;
let ada: { userId: string };
const asked: { key: string | undefined; body: { model?: string } }[] = [];
let answer: (response: ServerResponse) => void;
const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "tea-1", choices: [{ index: 0, delta, ...more }] })}\n\n`;
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as { model?: string };
  asked.push({ key: request.headers.authorization, body });
  answer(response);
});
beforeAll(async () => {
  database = await testDatabase();
  ada = (await peopleOn(database, accountsOn(database).deps).insert()).actor;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

/** A connection to the server above; `isOpen`: the guarded client may reach it. */
async function connect(isOpen = true) {
  rig = connectionsOn(database);
  const { port } = server.address() as AddressInfo;
  const mayReach = { loopbackPorts: isOpen ? [port] : [] };
  rig.play.consultantFor = createForKey(
    createStreamOutside({ mayReach, userAgent: "Test/1.0" }),
    silentLog,
  );
  const input = {
    name: "My model",
    baseUrl: `http://127.0.0.1:${port}/v1/`,
    model: "tea-1",
    secretKey: "sk-of-adas-own-1234",
  };
  const { id } = await addConnection(ada, { kind: "ai", input }, rig.deps);
  return id;
}
async function say(connectionId: string) {
  const consultant = await openConsultant(ada.userId, connectionId, rig.deps);
  let text = "";
  const signal = AbortSignal.timeout(20_000);
  for await (const part of consultant?.answer(question(), { signal }) ?? [])
    if (part.type === "text") text += part.text;
  return text;
}
const state = async (id: string) =>
  (await listConnections(ada, rig.deps)).find((one) => one.id === id);

test("a bot answers with its owner's key and model, through the guarded client, word by word", async () => {
  const id = await connect();
  answer = (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(chunk({ role: "assistant", content: "Green " }));
    setTimeout(() => {
      response.end(
        `${chunk({ content: "tea." })}${chunk({}, { finish_reason: "stop" })}data: [DONE]\n\n`,
      );
    }, 20);
  };
  expect(await say(id)).toBe("Green tea.");
  expect(asked.at(-1)).toMatchObject({
    key: "Bearer sk-of-adas-own-1234",
    body: { model: "tea-1" },
  });
  expect(await state(id)).toMatchObject({
    state: "working",
    lastUsedAt: expect.any(String) as string,
  });
});

test("a key that is refused is told to its owner, without the key", async () => {
  const id = await connect();
  answer = (response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "Incorrect API key: sk-of-adas-own-1234" } }));
  };
  await expect(say(id)).rejects.toMatchObject({ reason: "key_refused" });
  const view = await state(id);
  expect(view?.message).toMatch(/^AI provider refused the key \(401\)/);
  expect(JSON.stringify(view)).not.toContain("sk-of-adas-own");
});

test("an address inside our network isn't asked", async () => {
  const id = await connect(false);
  const before = asked.length;
  await expect(say(id)).rejects.toMatchObject({ name: "ConsultantUnavailable" });
  expect(asked.length).toBe(before);
  expect(await state(id)).toMatchObject({ state: "failing" });
});

test("another's connection, none, or one that can't be read is nobody's model", async () => {
  const id = await connect();
  expect(await openConsultant("usr_eve", id, rig.deps)).toBeNull();
  expect(await openConsultant(ada.userId, "con_none", rig.deps)).toBeNull();
  rig.deps.connections.sealer = createSealer("a new secret of the installation");
  expect(await openConsultant(ada.userId, id, rig.deps)).toBeNull();
});
