import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chatWords } from "#content/consultant.ts";
import { callSettings } from "#content/consultations.ts";
import type { AnswerRequest } from "#domain/consultant/index.ts";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import { LiveChats, sendMessage } from "#domain/conversations/index.ts";
import { silentLog } from "#kit/log.ts";
import { minuteMs, secondMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { aborted, saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { createBuiltInCalls } from "../../providers/video/built-in.ts";
import { endConsultation } from "./end-consultation.ts";
import { endOverdueCalls } from "./jobs.ts";
import { listConsultations } from "./list-consultations.ts";
import { startConsultation } from "./start-consultation.ts";
import {
  findCallTalk,
  readCallTalk,
  readOlderTalk,
  retryInCall,
  sayInCall,
} from "./talk-in-call.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_root");
});
afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.pool.query(query)).rows as unknown[];
let keys = 0;
const nextKey = () => `in-call-${++keys}`;

/** A running demo call of Ada's. */
async function demoCall(change: Parameters<typeof videoOn>[1] = {}) {
  const demo = createBuiltInCalls({ consultant: "Aria" });
  const video = await videoOn(database, { script: () => demo, ...change });
  const ada = video.visitor("ada");
  await startConsultation(ada, video.deps);
  const [{ conversationId } = { conversationId: null }] = await video.stored();
  const id = conversationId ?? "";
  const say = async (text: string, visitor = ada) => {
    const sent = await sayInCall(visitor, { text, key: nextKey() }, video.deps);
    await video.quiet();
    return sent;
  };
  const texts = async () => (await video.rows(id)).map(({ sender, text }) => `${sender}: ${text}`);
  return { ...video, ada, id, say, texts };
}
const echo = scriptedConsultant(() => saying(["Yes. ", "We do."]));

test("what is said in a call is answered by the same Aria, in spoken words without Markdown, and stands in its conversation", async () => {
  const asked: AnswerRequest[] = [];
  const call = await demoCall({
    consultant: scriptedConsultant((request) => {
      asked.push(request);
      return saying(["**Yes.**\n\n", "- [A landing page](/services/landing-page)"]);
    }),
  });
  const { conversationId } = await call.say("Do you build landing pages?");
  expect(conversationId).toBe(call.id);
  expect(await call.texts()).toEqual([
    "user: Do you build landing pages?",
    "ai: Yes. A landing page",
  ]);
  expect(asked[0]).toMatchObject({ isSpoken: true });
  expect(asked[0]?.instructions).toContain("read aloud");
  expect(await rowsOf("select title, channel, status from conversations")).toEqual([
    { title: "Do you build landing pages?", channel: "video", status: "open" },
  ]);
  await call.say("And chatbots?");
  expect(asked[1]?.turns.map(({ sender }) => sender)).toEqual(["user", "ai", "user"]);
  const { conversation } = await readCallTalk(call.ada.key, call.deps);
  expect(conversation?.messages).toHaveLength(4);
  expect(await findCallTalk(call.ada.key, call.deps)).toEqual({
    conversationId: call.id,
    messageCount: 4,
  });
});

test("a message that is sent twice stands there once, and a chat beside the call is another conversation", async () => {
  const call = await demoCall({ consultant: echo });
  const input = { text: "Hello?", key: nextKey() };
  await sayInCall(call.ada, input, call.deps);
  await call.quiet();
  const again = await sayInCall(call.ada, input, call.deps);
  expect(again.later.map(({ text }) => text)).toEqual(["Yes. We do."]);
  const chat = await sendMessage(call.ada, { text: "In writing", key: nextKey() }, call.deps);
  await call.quiet();
  expect(chat.conversationId).not.toBe(call.id);
  expect(await call.texts()).toEqual(["user: Hello?", "ai: Yes. We do."]);
});

describe("nothing is said", () => {
  const tries = (call: Awaited<ReturnType<typeof demoCall>>, visitor = call.ada) =>
    Promise.all(
      [
        sayInCall(visitor, { text: "Hello?", key: nextKey() }, call.deps),
        retryInCall(visitor, "msg_unknown", call.deps),
        readOlderTalk(visitor.key, "2", call.deps),
        findCallTalk(visitor.key, call.deps),
      ].map(codeOf),
    );
  const over = Array.from({ length: 4 }, () => "consultation_over");

  test("in somebody else's call", async () => {
    const call = await demoCall({ consultant: echo });
    await call.say("Mine");
    const eve = call.visitor("eve");
    expect(await tries(call, eve)).toEqual(over);
    expect((await readCallTalk(eve.key, call.deps)).conversation).toBeNull();
    expect((await readCallTalk(null, call.deps)).conversation).toBeNull();
    expect(await call.texts()).toHaveLength(2);
  });

  test("in one that has ended, or whose time is over although nobody has ended it yet", async () => {
    const call = await demoCall({ consultant: echo });
    call.time.now = new Date(call.time.now.getTime() + callSettings.maxSeconds * secondMs);
    expect(await tries(call)).toEqual(over);
    call.time.now = new Date(call.time.now.getTime() - minuteMs);
    await call.say("In time");
    await endConsultation(call.ada, call.deps);
    expect(await tries(call)).toEqual(over);
    expect((await readCallTalk(call.ada.key, call.deps)).conversation).toBeNull();
    expect(await call.texts()).toHaveLength(2);
  });

  test("in a call that a provider holds", async () => {
    const call = await demoCall({ script: () => ({}), consultant: echo });
    expect(await tries(call)).toEqual(over);
    expect((await readCallTalk(call.ada.key, call.deps)).conversation).toBeNull();
    expect(await call.texts()).toEqual([]);
  });
});

test("what may be spent holds in a call as in the chat: nobody is asked, and the visitor is told why", async () => {
  let calls = 0;
  const call = await demoCall({
    aiDailyLimitUsd: 0,
    consultant: scriptedConsultant(() => {
      calls += 1;
      return saying(["Yes."]);
    }),
  });
  const told: string[] = [];
  call.deps.conversations.chats.watch(call.id, {
    after: 0,
    send: (event) => told.push(event.type === "failed" ? event.problem : event.type),
    close: () => {},
  });
  await call.say("Hello?");
  expect(calls).toBe(0);
  expect(await call.texts()).toEqual(["user: Hello?"]);
  await expect.poll(() => told.at(-1)).toMatch(/today/);
});

test("in an outage she says aloud that she can't answer, and can be asked again", async () => {
  let isDown = true;
  const call = await demoCall({
    consultant: scriptedConsultant(async function* () {
      if (isDown) throw new ConsultantUnavailable("network", "Network error");
      yield* saying(["Back again."]);
    }),
  });
  const { message } = await call.say("Hello?");
  expect((await call.texts()).at(-1)).toBe(`ai: ${chatWords.cannedAloud}`);
  isDown = false;
  await retryInCall(call.ada, message.id, call.deps);
  await call.quiet();
  expect((await call.texts()).at(-1)).toBe("ai: Back again.");
});

describe("the end", () => {
  test("makes what was said the transcript, followed up once, however often and by whom it is ended", async () => {
    const call = await demoCall({ consultant: echo });
    await call.say("I need a chatbot.");
    call.time.now = new Date(call.time.now.getTime() + 61 * secondMs);
    const ends = await Promise.all(
      [1, 2, 3].map(() => codeOf(endConsultation(call.ada, call.deps))),
    );
    expect(ends.filter((one) => one === "done")).toHaveLength(1);
    expect(ends.filter((one) => one === "not_found")).toHaveLength(2);
    call.time.now = new Date(call.time.now.getTime() + 60 * minuteMs);
    await endOverdueCalls(call.deps);
    expect(await call.ends(call.id)).toBe(1);
    expect(await call.stored()).toMatchObject([
      { status: "ended", endReason: "ended", seconds: 61, conversationId: call.id },
    ]);
    const { items } = await listConsultations({ userId: "adm_root" }, {}, call.deps);
    expect(items).toMatchObject([{ conversationId: call.id, isDemo: true, costUsdCents: 0 }]);
    expect(await rowsOf("select status from conversations")).toEqual([{ status: "ended" }]);
    // A mail about another test's outage may just be on its way.
    const jobs = await call.jobs();
    expect(jobs.filter((name) => name !== "mail.deliver")).toEqual([]);
  });

  test("leaves no empty conversation where nothing was said, and nothing to follow up", async () => {
    const call = await demoCall({ consultant: echo });
    await endConsultation(call.ada, call.deps);
    expect(await rowsOf("select id from conversations")).toEqual([]);
    expect(await call.ends(call.id)).toBe(0);
    expect(await call.stored()).toMatchObject([{ status: "ended", conversationId: null }]);
  });

  test("keeps what she was just saying, and tells whoever watches", async () => {
    const call = await demoCall({
      consultant: scriptedConsultant(async function* (_request, signal) {
        yield { type: "text", text: "It begins" };
        await aborted(signal);
      }),
    });
    const told: string[] = [];
    const begun = new Promise<void>((resolve) => {
      call.deps.conversations.chats.watch(call.id, {
        after: 0,
        send: ({ type }) => {
          told.push(type);
          if (type === "words") resolve();
        },
        close: () => {},
      });
    });
    await sayInCall(call.ada, { text: "Tell me", key: nextKey() }, call.deps);
    await begun;
    await endConsultation(call.ada, call.deps);
    expect(await call.rows(call.id)).toMatchObject([
      { text: "Tell me" },
      { text: "It begins", state: "cut" },
    ]);
    expect(told.at(-1)).toBe("ended");
    expect(await call.ends(call.id)).toBe(1);
  });

  test("comes by itself when the time is over, also after a crash in mid-answer: everything stored is there", async () => {
    const call = await demoCall({ consultant: echo });
    await call.say("I need a chatbot.");
    // This node dies while she answers: nobody there stores the answer, and another goes on.
    const dead = {
      ...call.deps,
      consultant: {
        ...call.deps.consultant,
        ai: scriptedConsultant(async function* (_request, signal) {
          await aborted(signal);
          yield* saying([]);
        }),
      },
    };
    await sayInCall(call.ada, { text: "By May.", key: nextKey() }, dead);
    const chats = new LiveChats({ db: database.db, clock: call.deps.clock, log: silentLog });
    const elsewhere = { ...call.deps, conversations: { ...call.deps.conversations, chats } };
    call.time.now = new Date(call.time.now.getTime() + 40 * minuteMs);
    expect(await endOverdueCalls(elsewhere)).toBe(1);
    expect(await endOverdueCalls(elsewhere)).toBe(0);
    expect(await call.texts()).toEqual([
      "user: I need a chatbot.",
      "ai: Yes. We do.",
      "user: By May.",
    ]);
    expect(await call.stored()).toMatchObject([
      { status: "ended", endReason: "time_over", seconds: callSettings.maxSeconds },
    ]);
    expect(await call.ends(call.id)).toBe(1);
    await chats.stop();
    await call.deps.conversations.chats.stop();
  });
});
