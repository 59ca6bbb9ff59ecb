import { afterAll, beforeAll, expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import { takeOver } from "#domain/conversations/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { chatBrowser, code, eventsOf, types } from "../../../tests/factories/chat-browser.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let t: ReturnType<typeof talkOn>;
let people: ReturnType<typeof peopleOn>;
let app: ReturnType<typeof httpAppOn>;

beforeAll(async () => {
  database = await testDatabase();
  const accounts = accountsOn(database);
  people = peopleOn(database, accounts.deps);
  const consultant = scriptedConsultant(async function* ({ turns }) {
    yield* saying([`Well, you said ${turns.at(-1)?.text}`]);
  });
  t = talkOn(database, { consultant });
  app = httpAppOn(database, await openShop(database), {
    deps: {
      ...accounts.deps,
      ...t.deps,
    },
  });
});
afterAll(async () => {
  await t.deps.conversations.chats.stop();
  await database.close();
});

const browser = (options?: { cookie?: string }) => chatBrowser(app, options);

test("a reader who doesn't read is cut off, and nothing is kept for them", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const view = (await (await ada.ask("chat")).json()) as { conversation: { id: string } };
  const line = await ada.ask("chat/events?after=2");
  expect(t.deps.conversations.chats.figures.watchers).toBe(1);
  for (let piece = 0; piece < 400; piece++)
    t.deps.conversations.chats.publish(view.conversation.id, {
      type: "words",
      replyTo: "x",
      offset: piece,
      text: "x".repeat(1000),
    });
  expect(t.deps.conversations.chats.figures.watchers).toBe(0);
  await expect(line.text()).rejects.toThrow("doesn't read");
});

test("who missed much of a long conversation gets all of it, and isn't taken for one who doesn't read", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const view = (await (await ada.ask("chat")).json()) as { conversation: { id: string } };
  await database.pool.query(
    `with said as (
       insert into messages (id, conversation_id, position, sender, text, state)
       select 'msg_long' || i, $1, i, 'user', repeat('word ', 400), 'whole' from generate_series(3, 190) i)
     update conversations set message_count = 190 where id = $1`,
    [view.conversation.id],
  );
  const line = await ada.ask("chat/events?after=1");
  const { events, leave } = await eventsOf(line, ({ length }) => length === 189);
  expect(events.map(({ message }) => message?.["position"])).toEqual(
    Array.from({ length: 189 }, (_, at) => at + 2),
  );
  await leave();
});

test("a message beyond an hour's is kept, and whoever sent it learns when Aria goes on", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  await database.pool.query("update ai_messages set messages = $1 where sender like 'visitor/%'", [
    chatLimits.messagesPerVisitorPerHour,
  ]);
  const { events } = await eventsOf(await ada.say("One more"));
  expect(types(events)).toEqual(["message", "replying", "failed"]);
  expect(events.at(-1)).toMatchObject({
    problem: expect.stringContaining("You have sent many messages") as string,
  });
  const view = (await (await ada.ask("chat")).json()) as { conversation: { unanswered: string } };
  expect(view.conversation.unanswered).toBe(events[0]?.message?.["id"]);
});

test("a visitor has so many lines open at once; closing one makes room", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const lines: Response[] = [];
  for (let tab = 0; tab < chatLimits.watchingPerVisitor; tab++)
    lines.push(await ada.ask("chat/events"));
  expect((await ada.ask("chat/events")).status).toBe(429);
  await lines[0]!.body!.cancel();
  const next = await ada.ask("chat/events");
  expect(next.status).toBe(200);
  await Promise.all([...lines.slice(1), next].map((line) => line.body!.cancel()));
  expect((await ada.ask("chat/events", { method: "HEAD" })).status).toBe(405);
});

test("a person's words reach the visitor at once; an ended conversation closes its lines", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const view = (await (await ada.ask("chat")).json()) as { conversation: { id: string } };
  const line = await ada.ask("chat/events?after=2");
  const { actor } = await people.insert({ role: "admin" });
  await takeOver(actor, view.conversation.id, t.deps);
  const asked = await eventsOf(await ada.say("A person?"));
  expect(types(asked.events)).toEqual(["message"]);
  expect(await (await ada.post("chat/end", {})).json()).toEqual({ saved: true, contact: null });
  const { events } = await eventsOf(line);
  expect(types(events)).toEqual(["handled", "message", "message", "ended"]);
  expect(await code(await ada.ask("chat/events"))).toEqual([404, "not_found"]);
});

test("an address that is left is stored", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Do you paint?"));
  expect(await code(await ada.post("chat/leave-address", { email: "x" }))).toEqual([
    422,
    "invalid_input",
  ]);
  const stored = await ada.post("chat/leave-address", { email: "ada@example.com", name: "Ada" });
  expect([stored.status, await stored.json()]).toMatchObject([201, { stored: true }]);
});

test("only admins watch a conversation, and nobody else learns whether there is one", async () => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const view = (await (await ada.ask("chat")).json()) as { conversation: { id: string } };
  const cookieOf = async (role: "admin" | "client") =>
    (await people.sessionOf((await people.insert({ role })).userId)).cookie;
  const none = "cnv_00000000000000000000000000";
  const events = (cookie: string, id: string) =>
    browser({ cookie }).ask(`conversations/${id}/events`);
  const [admin, client] = [await cookieOf("admin"), await cookieOf("client")];
  for (const id of [view.conversation.id, none]) {
    expect(await code(await events(ada.state.cookie, id))).toEqual([401, "signed_out"]);
    expect(await code(await events(client, id))).toEqual([403, "forbidden"]);
  }
  expect(await code(await events(admin, none))).toEqual([404, "not_found"]);
  const line = await eventsOf(
    await events(admin, view.conversation.id),
    ({ length }) => length === 2,
  );
  expect(types(line.events)).toEqual(["message", "message"]);
  await line.leave();
});

test.each([
  ["is no admin any more", "update users set role = 'client' where id = $1"],
  ["is blocked", "update users set banned_at = now() where id = $1"],
  ["is signed out", "delete from sessions where user_id = $1"],
  ["is deleted", "delete from users where id = $1"],
])("the line of somebody who %s ends within seconds", async (_what, sql) => {
  const ada = browser();
  await eventsOf(await ada.say("Hello"));
  const view = (await (await ada.ask("chat")).json()) as { conversation: { id: string } };
  const { userId } = await people.insert({ role: "admin" });
  const { cookie } = await people.sessionOf(userId);
  const line = await browser({ cookie }).ask(`conversations/${view.conversation.id}/events`);
  expect(line.status).toBe(200);
  await database.pool.query(sql, [userId]);
  expect(types((await eventsOf(line)).events)).toEqual(["message", "message"]);
});
