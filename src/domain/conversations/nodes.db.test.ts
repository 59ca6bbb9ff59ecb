import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listen } from "#db/listen.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { hourMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import {
  aborted,
  gate,
  saying,
  scriptedConsultant,
  talkOn,
} from "../../../tests/factories/talk.ts";
import type { ChatEvent } from "./contract.ts";
import {
  chatTopic,
  endConversation,
  handBack,
  readChat,
  sayAsPerson,
  stopReply,
  takeOver,
} from "./index.ts";

// Two nodes on one database, each with connections of its own, which hear of each other by Postgres alone: none
// looks by itself within these tests.
let database: Awaited<ReturnType<typeof testDatabase>>;
let second: Database;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  database = await testDatabase();
  second = openDatabase({ ...database.connection.pool, max: 5 });
  await addAdmins(database, "adm_grace");
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  await second.close();
  await database.close();
});

type Answer = Parameters<typeof scriptedConsultant>[0];
async function node(on: Database, answer: Answer) {
  const consultant = scriptedConsultant(answer);
  const talk = talkOn(on, { consultant, times: { refreshEveryMs: hourMs } });
  const { chats } = talk.deps.conversations;
  const stopHearing = await listen(
    database.connection.pool,
    chatTopic,
    { onMessage: (told) => chats.hear(told), onGap: () => chats.catchUp() },
    silentLog,
  );
  ends.push(stopHearing, () => chats.stop());
  return {
    ...talk,
    watch(conversationId: string, after = 0) {
      const seen: ChatEvent[] = [];
      const state = { isClosed: false };
      chats.watch(conversationId, {
        after,
        send: (event) => void seen.push(event),
        close: () => {
          state.isClosed = true;
        },
      });
      return {
        state,
        /** Messages as they stand there, and what else was told. */
        told: () =>
          seen.map((event) =>
            event.type === "message"
              ? `${event.message.sender}: ${event.message.text}`
              : event.type,
          ),
      };
    },
  };
}
const nodes = (answer: Answer) => Promise.all([node(database, answer), node(second, answer)]);
const admin = { userId: "adm_grace" };
let keys = 0;
const words = (text: string) => ({ text, key: `node-key-${++keys}` });

test("a visitor whose line is on one node sees the answer that is written on the other", async () => {
  const { opened, open } = gate();
  const [here, there] = await nodes(async function* () {
    await opened;
    yield* saying(["Hello ", "there."]);
  });
  const ada = here.visitor("two nodes");
  const { conversationId } = await here.say(ada, "Is anybody there?");
  const line = there.watch(conversationId);
  await expect.poll(line.told).toEqual(["user: Is anybody there?", "replying"]);
  open();
  await expect.poll(line.told).toEqual(["user: Is anybody there?", "replying", "ai: Hello there."]);
  // What is said next on the other node shows on the first one.
  const first = here.watch(conversationId, 2);
  await there.say(ada, "Good");
  await expect.poll(first.told).toContain("ai: Hello there.");
  expect(first.told()[0]).toBe("user: Good");
});

test("while one node answers, the other takes no second message", async () => {
  const { opened, open } = gate();
  const [here, there] = await nodes(async function* () {
    await opened;
    yield* saying(["Yes."]);
  });
  const ada = here.visitor("impatient on two nodes");
  await here.say(ada, "One");
  await expect(there.say(ada, "Two")).rejects.toMatchObject({ code: "reply_pending" });
  open();
  await here.quiet();
  await there.say(ada, "Two");
  await there.quiet();
  const { messages } = (await readChat(ada.key, here.deps)).conversation!;
  expect(messages.map(({ text }) => text)).toEqual(["One", "Yes.", "Two", "Yes."]);
});

test("a take-over on one node ends the reply that the other is writing, and every line hears of it", async () => {
  const ended: string[] = [];
  const [here, there] = await nodes(async function* ({ turns }, signal) {
    yield { type: "text", text: "Let me explain" };
    await aborted(signal);
    ended.push(turns.at(-1)?.text ?? "");
  });
  const ada = here.visitor("taken over elsewhere");
  const { conversationId } = await here.say(ada, "Explain");
  const [visitors, admins] = [here.watch(conversationId, 1), there.watch(conversationId, 1)];
  await expect.poll(visitors.told).toContain("words");
  await takeOver(admin, conversationId, there.deps);
  await here.quiet();
  expect(ended).toEqual(["Explain"]);
  await sayAsPerson(admin, conversationId, words("I am Grace."), there.deps);
  await here.say(ada, "Thank you, Grace");
  for (const line of [visitors, admins])
    await expect
      .poll(line.told)
      .toEqual(
        expect.arrayContaining([
          "handled",
          "ai: Let me explain",
          "note: A member of our team is answering from here on.",
          "person: I am Grace.",
          "user: Thank you, Grace",
        ]),
      );
  expect((await here.rows(conversationId)).map(({ sender }) => sender)).toHaveLength(5);
  await handBack(admin, conversationId, here.deps);
  await expect.poll(admins.told).toContain("note: Aria is answering again.");
});

test("the end on one node closes the lines on the other", async () => {
  const [here, there] = await nodes(() => saying(["Yes."]));
  const ada = here.visitor("ends elsewhere");
  const { conversationId } = await here.say(ada, "Hello");
  await here.quiet();
  const line = there.watch(conversationId, 2);
  await endConversation(ada, here.deps);
  await expect.poll(() => line.state.isClosed).toBe(true);
  expect(line.told().at(-1)).toBe("ended");
});

test("what happened while a node could not hear is made up for once it hears again", async () => {
  const [here, there] = await nodes(() => saying(["Yes."]));
  const ada = here.visitor("speaks into a gap");
  const { conversationId } = await here.say(ada, "Hello");
  await here.quiet();
  const line = there.watch(conversationId, 2);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ariaworks listen' and datname = current_database()`,
  );
  await here.say(ada, "Still there?");
  await expect.poll(line.told).toEqual(expect.arrayContaining(["user: Still there?", "ai: Yes."]));
});

test("an answer that is written on one node is stopped from the other, at once and for both", async () => {
  const [here, there] = await nodes(async function* (_request, signal) {
    yield { type: "text", text: "Well, as I" };
    await aborted(signal);
  });
  const ada = here.visitor("stopped elsewhere");
  const { conversationId, message } = await here.say(ada, "Tell me everything");
  const line = there.watch(conversationId);
  await expect.poll(line.told).toContain("replying");
  await stopReply(ada, message.id, there.deps);
  await expect.poll(line.told).toContain("ai: Well, as I");
  const { conversation } = await readChat(ada.key, there.deps);
  expect(conversation?.messages[1]?.state).toBe("stopped");
});
