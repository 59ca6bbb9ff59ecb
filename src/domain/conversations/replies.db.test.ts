import { expect, test } from "vitest";
import { chatLimits, chatWords } from "#content/consultant.ts";
import { ConsultantUnavailable, type OutageReason } from "#domain/consultant/index.ts";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { aborted, saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { endConversation, retryReply } from "./index.ts";

const { database, lastOf, someone, talk, watch } = openTalks();

const reasons: OutageReason[] = [
  "timeout",
  "network",
  "server",
  "rate_limited",
  "out_of_money",
  "key_refused",
  "bad_request",
  "bad_answer",
];
test.each(reasons)(
  "%s before the first word: a canned reply, an alert, the message kept, and it can be asked again",
  async (reason) => {
    let isDown = true;
    const t = talk({
      consultant: scriptedConsultant(async function* () {
        if (isDown) throw new ConsultantUnavailable(reason, "secret detail");
        yield* saying(["Back ", "again."]);
      }),
    });
    const ada = someone(t);
    const { conversationId, message } = await t.say(ada, "Are you there?");
    await t.quiet();
    const { messages, unanswered } = await lastOf(t, ada.key);
    expect(messages.map(({ sender, state }) => [sender, state])).toEqual([
      ["user", "whole"],
      ["ai", "canned"],
    ]);
    expect(chatWords.canned).toContain(messages[1]?.text);
    expect(messages[1]?.offers).toEqual([{ type: "follow-up" }]);
    expect(unanswered).toBe(message.id);
    await expect
      .poll(async () => {
        const { rows } = await database().pool.query("select 1 from alerts where key = $1", [
          `ai/${reason}`,
        ]);
        return rows.length;
      })
      .toBe(1);
    isDown = false;
    await retryReply(ada, message.id, t.deps);
    await t.quiet();
    const rows = await t.rows(conversationId);
    expect(rows.map(({ text }) => text).at(-1)).toBe("Back again.");
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect((await lastOf(t, ada.key)).unanswered).toBeNull();
    await expect(retryReply(ada, message.id, t.deps)).rejects.toMatchObject({
      code: "nothing_to_answer",
    });
  },
);

test("a failure in mid-stream keeps what was said as cut, and it can be asked again without it", async () => {
  const asked: unknown[] = [];
  const t = talk({
    consultant: scriptedConsultant(async function* ({ turns }) {
      asked.push(turns);
      yield { type: "text", text: "It begins" };
      if (asked.length === 1) throw new ConsultantUnavailable("network", "Network error: cut");
      yield* saying([" and ends."]);
    }),
  });
  const ada = someone(t);
  const { message } = await t.say(ada, "Tell me");
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    state: "cut",
    text: "It begins",
    replyTo: message.id,
  });
  await retryReply(ada, message.id, t.deps);
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[2]).toMatchObject({
    state: "whole",
    text: "It begins and ends.",
  });
  expect(asked[1]).toEqual([{ sender: "user", text: "Tell me" }]);
});

test("whatever else goes wrong is told in the specified words", async () => {
  const t = talk({
    consultant: scriptedConsultant(() => {
      throw new Error("a bug of ours");
    }),
  });
  const ada = someone(t);
  await t.say(ada, "Hello");
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    state: "canned",
    text: "Sorry, I’m having trouble connecting to our AI service right now. Please try again later or contact our support team directly.",
  });
});

test.each([
  ["no word", []],
  ["blanks", [" \n", "\u0000 "]],
])("an answer of %s is replaced by the specified words", async (_what, words) => {
  const t = talk({ consultant: scriptedConsultant(() => saying(words)) });
  const ada = someone(t);
  await t.say(ada, "Hello");
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]?.text).toBe(
    "I apologize, but I could not generate a response. Please try again.",
  );
});

test("rubbish without end is stopped, cleaned and kept as cut", async () => {
  const t = talk({
    consultant: scriptedConsultant(async function* (_request, signal) {
      while (!signal.aborted) yield { type: "text", text: "\u0000\u001b\ud800x\r" };
    }),
  });
  const ada = someone(t);
  await t.say(ada, "Hello");
  await t.quiet();
  const answer = (await lastOf(t, ada.key)).messages[1];
  expect(answer?.state).toBe("cut");
  expect(answer!.text.length).toBeLessThan(12_100);
  expect(answer!.text).toMatch(/^(x|\n|\ufffd)+$/);
});

test("what may be spent is put aside before and set right after; at the limit the message is kept", async () => {
  const t = talk({
    consultant: scriptedConsultant(() => saying(["Four", " words", " it", " is"])),
  });
  const ada = someone(t);
  await t.say(ada, "Hello");
  await t.quiet();
  const spent = async () =>
    (
      await database().pool.query<{ tokens: string; calls: number }>(
        "select tokens, calls from ai_spending where spender = $1",
        [`visitor/${ada.key}`],
      )
    ).rows;
  expect(await spent()).toEqual([{ tokens: "14", calls: 1 }]);
  await database().pool.query("update ai_spending set tokens = $2 where spender = $1", [
    `visitor/${ada.key}`,
    chatLimits.tokensPerVisitorPerDay,
  ]);
  const { conversationId, message } = await t.say(ada, "And more");
  const line = watch(t, conversationId, 3);
  await t.quiet();
  expect(line.seen.at(-1)).toMatchObject({
    type: "failed",
    replyTo: message.id,
    problem: expect.stringContaining("as much as Aria can answer in a day") as string,
  });
  expect(await lastOf(t, ada.key)).toMatchObject({ isReplying: false, unanswered: message.id });
});

test("moderation that says no keeps the question from the model", async () => {
  let asked = 0;
  const t = talk({
    consultant: scriptedConsultant(
      () => {
        asked += 1;
        return saying(["x"]);
      },
      { moderate: async () => ({ isFlagged: true, categories: ["violence"] }) },
    ),
  });
  const ada = someone(t);
  await t.say(ada, "Something vile");
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    text: chatWords.refused,
    state: "whole",
  });
  expect(asked).toBe(0);
});

test.each([
  ["without a word", "", "canned", { firstWordMs: 1000 }],
  ["with a first word that the guards hold back", "$", "canned", { silenceMs: 1000 }],
  ["in mid-sentence", "Let me think", "cut", { silenceMs: 1000 }],
  ["for ever", "Let me think", "cut", { longestReplyMs: 1000 }],
] as const)(
  "a provider that keeps its line open %s is given up, and the operators hear of it",
  async (_when, words, state, times) => {
    const alerts = async () => {
      const { rows } = await database().pool.query<{ times: number }>(
        "select coalesce(sum(times), 0)::int times from alerts where key = 'ai/timeout'",
      );
      return rows[0]?.times ?? 0;
    };
    const before = await alerts();
    const t = talk({
      times,
      consultant: scriptedConsultant(async function* (_request, signal) {
        if (words) yield { type: "text", text: words };
        await aborted(signal);
      }),
    });
    const ada = someone(t);
    const { message } = await t.say(ada, "Hello?");
    await t.quiet();
    const { messages, unanswered, isReplying } = await lastOf(t, ada.key);
    // What may yet have become a figure didn't go out.
    expect(messages[1]).toMatchObject({ state, ...(state === "cut" && { text: words }) });
    expect({ unanswered, isReplying }).toEqual({ unanswered: message.id, isReplying: false });
    await expect.poll(alerts).toBe(before + 1);
  },
);

test("ending a conversation breaks off the reply, and keeps what was said", async () => {
  const t = talk({
    consultant: scriptedConsultant(async function* (_request, signal) {
      yield { type: "text", text: "Once upon a time" };
      await aborted(signal);
    }),
  });
  const ada = someone(t);
  const { conversationId } = await t.say(ada, "Tell me");
  const line = watch(t, conversationId, 1);
  await expect.poll(() => line.seen.length).toBe(2);
  await endConversation(ada, t.deps);
  expect(line.types()).toEqual(["replying", "words", "message", "ended"]);
  expect(line.state.isClosed).toBe(true);
  expect((await t.rows(conversationId)).map(({ state }) => state)).toEqual(["whole", "cut"]);
});

test("a database that is away for a moment loses no answer", async () => {
  const t = talk({
    consultant: scriptedConsultant(async function* () {
      await database().pool.query("alter table messages rename to messages_away");
      setTimeout(
        () => void database().pool.query("alter table messages_away rename to messages"),
        200,
      );
      yield* saying(["Still here."]);
    }),
  });
  const ada = someone(t);
  await t.say(ada, "Hello");
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    text: "Still here.",
    state: "whole",
  });
});
