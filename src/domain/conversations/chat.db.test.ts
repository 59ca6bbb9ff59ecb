import { beforeAll, expect, test } from "vitest";
import { services as catalogueContent } from "#content/catalogue.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import type { AnswerRequest } from "#domain/consultant/index.ts";
import { indexPassages } from "#domain/knowledge/index.ts";
import { knowledgeOn } from "../../../tests/factories/knowledge.ts";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { gate, saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { endConversation, readChat, readOlder, retryReply, sendMessage } from "./index.ts";

const { database, someone, talk } = openTalks();
beforeAll(async () => {
  const { db } = database();
  await seedCatalogue(db, catalogueContent);
  await indexPassages(
    [
      {
        path: "/services/landing-page",
        kind: "service",
        title: "Landing page",
        text: "A landing page costs $350 and is delivered in three days.",
      },
      { path: "/help", kind: "help", title: "Help", text: "Refunds are paid back within 30 days." },
    ],
    knowledgeOn({ db }),
  );
});

test("a first message begins a conversation, and Aria answers from our pages, with what it leads to", async () => {
  const t = talk();
  const ada = someone(t);
  const { conversationId, message } = await t.say(ada, "What does a landing page cost?");
  await t.quiet();
  const { conversation, isDemo } = await readChat(ada.key, t.deps);
  expect(isDemo).toBe(true);
  expect(conversation).toMatchObject({
    id: conversationId,
    status: "open",
    handledBy: "aria",
    hasOlder: false,
    isReplying: false,
    unanswered: null,
  });
  const [question, answer] = conversation!.messages;
  expect(question).toEqual(message);
  expect(answer).toMatchObject({
    position: 2,
    sender: "ai",
    state: "whole",
    replyTo: message.id,
    sources: [{ path: "/services/landing-page", title: "Landing page" }],
    offers: [
      { type: "ask", question: "How long does Landing Page take?" },
      { type: "ask", question: "What is included in Landing Page?" },
      { type: "service", serviceId: "landing-page", title: expect.any(String) as string },
      { type: "quote", serviceId: "landing-page", title: expect.any(String) as string },
    ],
  });
  expect(answer?.text).toContain("$350");
});

test("where our pages say nothing, she says so and a person may reply", async () => {
  const t = talk();
  const ada = someone(t);
  await t.say(ada, "Zebra xylophone?");
  await t.quiet();
  const { conversation } = await readChat(ada.key, t.deps);
  expect(conversation!.messages[1]).toMatchObject({ sources: [], offers: [{ type: "follow-up" }] });
});

test.each([
  ["nothing", { key: "key-12345678" }],
  ["an empty text", { text: "", key: "key-12345678" }],
  ["blanks and control characters", { text: " \u0000\u0007\r\n\t ", key: "key-12345678" }],
  ["4,001 characters", { text: "x".repeat(4001), key: "key-12345678" }],
  ["a number", { text: 5, key: "key-12345678" }],
  ["no key", { text: "Hello" }],
  ["a key with markup", { text: "Hello", key: "<script>alert(1)" }],
  ["null", null],
  ["a list", []],
])("%s is refused, and nothing is stored", async (_what, input) => {
  const t = talk();
  const ada = someone(t);
  await expect(sendMessage(ada, input, t.deps)).rejects.toMatchObject({ code: "invalid_input" });
  expect((await readChat(ada.key, t.deps)).conversation).toBeNull();
});

test("what is stored has one kind of line end, no control characters and no broken letters; markup stays text", async () => {
  const t = talk();
  const ada = someone(t);
  const { message } = await t.say(
    ada,
    "  one\r\ntwo\u0000\u001b[31m \ud800 <script>alert(1)</script> ",
  );
  expect(message.text).toBe("one\ntwo[31m \ufffd <script>alert(1)</script>");
});

test("the same message sent twice, one after the other or at once, stands there once and gets one reply", async () => {
  const t = talk();
  const ada = someone(t);
  const input = { text: "Hello, who are you?", key: "one-and-the-same" };
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => sendMessage(ada, input, t.deps)));
  await t.quiet();
  const again = await sendMessage(ada, input, t.deps);
  const sent = all.flatMap((one) => (one.status === "fulfilled" ? [one.value.message.id] : []));
  expect(sent).toHaveLength(4);
  expect(new Set([...sent, again.message.id]).size).toBe(1);
  expect(again).toMatchObject({ isPending: false, later: [{ sender: "ai" }] });
  expect(await t.rows(again.conversationId)).toHaveLength(2);
});

test("while a reply is pending a second message is refused in any tab and on any node; then it is taken", async () => {
  const { opened, open } = gate();
  const consultant = scriptedConsultant(async function* () {
    await opened;
    yield* saying(["Here I am."]);
  });
  const [here, there] = [talk({ consultant }), talk({ consultant })];
  const ada = someone(here);
  const { conversationId } = await here.say(ada, "First");
  for (const node of [here, there])
    await expect(node.say(ada, "Second")).rejects.toMatchObject({ code: "reply_pending" });
  expect((await readChat(ada.key, there.deps)).conversation).toMatchObject({
    isReplying: true,
    unanswered: null,
  });
  open();
  await here.quiet();
  await there.say(ada, "Second");
  await there.quiet();
  expect((await here.rows(conversationId)).map(({ text }) => text)).toEqual([
    "First",
    "Here I am.",
    "Second",
    "Here I am.",
  ]);
});

test("two tabs that send at the same moment: one is answered, the other waits, and nothing is lost", async () => {
  let door = gate();
  const t = talk({
    consultant: scriptedConsultant(async function* () {
      await door.opened;
      yield* saying(["Yes."]);
    }),
  });
  for (let round = 0; round < 5; round++) {
    const ada = someone(t);
    if (round % 2) {
      door.open();
      await t.say(ada, "Before"); // in a conversation that runs already, too
      await t.quiet();
    }
    door = gate();
    const outcomes = await Promise.allSettled([t.say(ada, "One"), t.say(ada, "Two")]);
    door.open();
    await t.quiet();
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "reply_pending" } }]);
    const { conversation } = await readChat(ada.key, t.deps);
    expect(conversation!.messages.map(({ position }) => position)).toEqual(
      round % 2 ? [1, 2, 3, 4] : [1, 2],
    );
  }
});

test("she is asked with the last ten turns, the question last, and without notes and canned replies", async () => {
  const asked: AnswerRequest[] = [];
  const t = talk({
    consultant: scriptedConsultant((request) => {
      asked.push(request);
      return saying([`answer ${asked.length}`]);
    }),
  });
  const ada = someone(t);
  for (let turn = 1; turn <= 13; turn++) {
    await t.say(ada, `question ${turn}`);
    await t.quiet();
  }
  const turns = asked.at(-1)!.turns;
  expect(turns).toHaveLength(21);
  expect(turns[0]).toEqual({ sender: "user", text: "question 3" });
  expect(turns.at(-1)).toEqual({ sender: "user", text: "question 13" });
  expect(asked.at(-1)).toMatchObject({ temperature: 0.7, maxTokens: 500 });
});

test("the latest 30 messages are there at once, older ones on demand", async () => {
  const t = talk({ consultant: scriptedConsultant(() => saying(["Yes."])) });
  const ada = someone(t);
  for (let turn = 1; turn <= 35; turn++) {
    await t.say(ada, `question ${turn}`);
    await t.quiet();
  }
  const { conversation } = await readChat(ada.key, t.deps);
  const positions = conversation!.messages.map(({ position }) => position);
  expect([positions[0], positions.at(-1), conversation!.hasOlder]).toEqual([41, 70, true]);
  const older = await readOlder(ada.key, "41", t.deps);
  expect([older.messages[0]?.position, older.messages.length, older.hasOlder]).toEqual([
    11,
    30,
    true,
  ]);
  expect((await readOlder(ada.key, "11", t.deps)).hasOlder).toBe(false);
  for (const before of ["0", "-1", "1 or 1=1", "", undefined])
    await expect(readOlder(ada.key, before, t.deps)).rejects.toMatchObject({
      code: "invalid_input",
    });
});

test("nobody reads, goes on with, answers or ends a stranger's conversation", async () => {
  const t = talk({ consultant: scriptedConsultant(() => saying([])) });
  const [ada, eve] = [someone(t), someone(t)];
  const { conversationId, message } = await t.say(ada, "A secret of mine");
  await t.quiet();
  const before = await t.rows(conversationId);
  expect((await readChat(eve.key, t.deps)).conversation).toBeNull();
  await expect(readOlder(eve.key, "2", t.deps)).rejects.toMatchObject({ code: "not_found" });
  await expect(endConversation(eve, t.deps)).rejects.toMatchObject({ code: "not_found" });
  for (const id of [message.id, "msg_00000000000000000000000000", "", null, { id: 1 }])
    await expect(retryReply(eve, id, t.deps)).rejects.toMatchObject({ code: "not_found" });
  await t.say(eve, "Something of my own");
  await t.quiet();
  await expect(retryReply(eve, message.id, t.deps)).rejects.toMatchObject({ code: "not_found" });
  expect(await t.rows(conversationId)).toEqual(before);
  expect(JSON.stringify(await readChat(eve.key, t.deps))).not.toContain("secret");
});
