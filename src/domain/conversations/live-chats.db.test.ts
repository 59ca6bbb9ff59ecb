import { expect, test } from "vitest";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { aborted, gate, saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import type { ChatEvent } from "./contract.ts";
import { retryReply } from "./index.ts";

const { database, lastOf, someone, talk, watch } = openTalks();

test("watchers get every word once, whenever they come; in the end the message is what was streamed", async () => {
  const steps = [gate(), gate()];
  const t = talk({
    consultant: scriptedConsultant(async function* () {
      yield { type: "text", text: "Zig " };
      await steps[0]!.opened;
      yield { type: "text", text: "zag " };
      yield { type: "text", text: "🧵".slice(0, 1) };
      yield { type: "text", text: `${"🧵".slice(1)} ` };
      await steps[1]!.opened;
      yield* saying(["thread."]);
    }),
  });
  const ada = someone(t);
  const { conversationId } = await t.say(ada, "Count");
  const first = watch(t, conversationId, 1);
  await expect.poll(() => first.seen.length).toBe(2);
  steps[0]!.open();
  await expect.poll(() => textOf(first.seen)).toBe("Zig zag 🧵 ");
  const second = watch(t, conversationId, 1);
  steps[1]!.open();
  await t.quiet();
  for (const { seen } of [first, second]) {
    expect(textOf(seen)).toBe("Zig zag 🧵 thread.");
    expect(seen.filter(({ type }) => type === "message")).toHaveLength(1);
    expect(seen.at(-1)).toMatchObject({ type: "message", message: { text: "Zig zag 🧵 thread." } });
  }
});

/** What a browser shows of the words: each put at its place. */
function textOf(events: readonly ChatEvent[]): string {
  let text = "";
  for (const event of events)
    if (event.type === "words")
      text = text.slice(0, event.offset).padEnd(event.offset) + event.text;
  return text;
}

test("a watcher on another node gets the answer, too", async () => {
  const { opened, open } = gate();
  const consultant = scriptedConsultant(async function* () {
    await opened;
    yield* saying(["Hello there."]);
  });
  const [here, there] = [talk({ consultant }), talk({ consultant })];
  const ada = someone(here);
  const { conversationId } = await here.say(ada, "Hello");
  const remote = watch(there, conversationId, 0);
  await expect.poll(() => remote.types()).toEqual(["message", "replying"]);
  open();
  await here.quiet();
  there.deps.conversations.chats.catchUp(); // as a notification does; tests/e2e plays it over the network
  await expect.poll(() => remote.types()).toEqual(["message", "replying", "message"]);
});

test("after the last watcher has left, the call is ended and what was said is kept; who comes back in time loses nothing", async () => {
  const { opened, open } = gate();
  const t = talk({
    times: { leaveAfterMs: 300 },
    consultant: scriptedConsultant(async function* (_request, signal) {
      yield { type: "text", text: "I was about to say" };
      await Promise.race([opened, aborted(signal)]);
      if (!signal.aborted) yield* saying([" this."]);
    }),
  });
  const [ada, eve] = [someone(t), someone(t)];
  const gone = await t.say(ada, "Tell me");
  const last = watch(t, gone.conversationId);
  await expect.poll(last.types).toContain("words"); // who leaves before the first leaves nothing to keep
  last.leave();
  const back = await t.say(eve, "Tell me");
  watch(t, back.conversationId).leave();
  watch(t, back.conversationId);
  await expect
    .poll(async () => (await lastOf(t, ada.key)).messages[1])
    .toMatchObject({ state: "cut", text: "I was about to say" });
  open();
  await t.quiet();
  expect((await lastOf(t, eve.key)).messages[1]).toMatchObject({
    state: "whole",
    text: "I was about to say this.",
  });
});

test("a node that stops stores what was said and closes every line; what it had not begun can be asked again", async () => {
  const t = talk({
    consultant: scriptedConsultant(async function* ({ turns }, signal) {
      if (turns[0]?.text !== "Nothing yet") yield { type: "text", text: "Once upon a time" };
      await aborted(signal);
    }),
  });
  const [ada, eve] = [someone(t), someone(t)];
  const { conversationId } = await t.say(ada, "Tell me");
  const line = watch(t, conversationId, 1);
  const { message } = await t.say(eve, "Nothing yet");
  const { chats } = t.deps.conversations;
  await expect.poll(line.types).toContain("words");
  await expect.poll(() => chats.figures.replies).toBe(2);
  await chats.stop();
  expect(line.state.isClosed).toBe(true);
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    state: "cut",
    text: "Once upon a time",
  });
  expect(await lastOf(t, eve.key)).toMatchObject({ isReplying: false, unanswered: message.id });
});

test("the right to answer is held while a reply is written; a node that is gone loses it", async () => {
  const { opened, open } = gate();
  const t = talk({
    times: { leaseMs: 20_000, renewEveryMs: 50 },
    consultant: scriptedConsultant(async function* () {
      await opened;
      yield* saying(["Done."]);
    }),
  });
  const ada = someone(t);
  const { message } = await t.say(ada, "Work for long");
  const held = async () => {
    const { rows } = await database().pool.query<{ at: Date }>(
      "select answering_until at from conversations where visitor_key = $1",
      [ada.key],
    );
    return rows[0]!.at.getTime();
  };
  for (let half = 0; half < 4; half++) {
    t.time.now = new Date(t.time.now.getTime() + 10_000);
    await expect.poll(held).toBe(t.time.now.getTime() + 20_000);
    await expect(retryReply(ada, message.id, t.deps)).rejects.toMatchObject({
      code: "reply_pending",
    });
  }
  open();
  await t.quiet();
  // What kill -9 leaves behind: a right that nobody holds any more.
  await database().pool.query("delete from messages where sender = 'ai' and reply_to = $1", [
    message.id,
  ]);
  await database().pool.query(
    "update conversations set message_count = 1, answering_until = $2 where visitor_key = $1",
    [ada.key, new Date(t.time.now.getTime() + 5000)],
  );
  await expect(retryReply(ada, message.id, t.deps)).rejects.toMatchObject({
    code: "reply_pending",
  });
  t.time.now = new Date(t.time.now.getTime() + 5001);
  expect((await lastOf(t, ada.key)).unanswered).toBe(message.id);
  await retryReply(ada, message.id, t.deps);
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]?.text).toBe("Done.");
});

test("a database that is slower than renewals come loses no reply", async () => {
  const { opened, open } = gate();
  const t = talk({
    times: { leaseMs: 20_000, renewEveryMs: 20 },
    consultant: scriptedConsultant(async function* () {
      yield { type: "text", text: "Zig " };
      await opened;
      yield* saying(["zag."]);
    }),
  });
  const ada = someone(t);
  const { conversationId } = await t.say(ada, "Count");
  const line = watch(t, conversationId, 1);
  await expect.poll(() => line.seen.length).toBe(2);
  const slow = await database().pool.connect();
  await slow.query("begin");
  await slow.query("select 1 from conversations where id = $1 for update", [conversationId]);
  for (let several = 0; several < 5; several++) {
    t.time.now = new Date(t.time.now.getTime() + 1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await slow.query("commit");
  slow.release();
  // The next one comes through.
  t.time.now = new Date(t.time.now.getTime() + 1000);
  await expect
    .poll(async () => {
      const { rows } = await database().pool.query<{ at: Date }>(
        "select answering_until at from conversations where id = $1",
        [conversationId],
      );
      return rows[0]?.at?.getTime();
    })
    .toBe(t.time.now.getTime() + 20_000);
  open();
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages[1]).toMatchObject({
    state: "whole",
    text: "Zig zag.",
  });
});

test("of two nodes that believe to hold the right, one stores an answer", async () => {
  const { opened, open } = gate();
  const consultant = (text: string) =>
    scriptedConsultant(async function* () {
      await opened;
      yield* saying([text]);
    });
  const here = talk({ consultant: consultant("From here.") });
  const there = talk({ consultant: consultant("From there.") });
  const ada = someone(here);
  const { conversationId, message } = await here.say(ada, "Hello");
  there.time.now = new Date(here.time.now.getTime() + 60_000); // the first was silent for too long
  await retryReply(ada, message.id, there.deps);
  open();
  await Promise.all([here.quiet(), there.quiet()]);
  expect((await here.rows(conversationId)).map(({ text }) => text)).toEqual([
    "Hello",
    "From there.",
  ]);
});
