import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatWords } from "#content/consultant.ts";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { aborted, gate, saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { retryReply, stopReply } from "./index.ts";

const { database, lastOf, someone, talk, watch } = openTalks();

/** An Aria who says two words, and then nothing until she is stopped; asked again she answers. */
function slowly() {
  const { opened, open } = gate();
  const calls: { isAborted: boolean }[] = [];
  const consultant = scriptedConsultant(async function* (_request, signal) {
    const call = { isAborted: false };
    calls.push(call);
    if (calls.length > 1) yield* saying(["All ", "of ", "it."]);
    else {
      yield { type: "text", text: "Well, as I" };
      open();
      await aborted(signal);
      call.isAborted = true;
    }
  });
  return { consultant, calls, isWriting: opened };
}
const spent = async () => {
  const { rows } = await database().db.execute<{ held: string }>(
    sql`select coalesce(sum(micro_usd), 0)::text as held from ai_spending`,
  );
  return Number(rows[0]?.held);
};

test("a stopped answer keeps what was said, aborts the provider's call, settles what was reserved, and can be asked again", async () => {
  const { consultant, calls, isWriting } = slowly();
  const t = talk({ consultant });
  const ada = someone(t);
  const before = await spent();
  const { conversationId, message } = await t.say(ada, "Tell me everything");
  const [one, other] = [watch(t, conversationId), watch(t, conversationId)];
  await isWriting;
  await expect.poll(() => one.types()).toContain("words");
  const reserved = (await spent()) - before;
  // A double click, or two tabs at once.
  const told = await Promise.all([1, 2].map(() => stopReply(ada, message.id, t.deps)));
  expect(told[0]).toEqual({ stopped: true });
  await t.quiet();
  await expect.poll(() => calls[0]?.isAborted).toBe(true);
  const { messages, unanswered } = await lastOf(t, ada.key);
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatchObject({ state: "stopped", text: "Well, as I" });
  expect(unanswered).toBe(message.id);
  for (const tab of [one, other]) expect(tab.types().at(-1)).toBe("message");
  const used = (await spent()) - before;
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(reserved);

  await retryReply(ada, message.id, t.deps);
  await t.quiet();
  expect((await lastOf(t, ada.key)).messages.at(-1)).toMatchObject({
    state: "whole",
    text: "All of it.",
  });
  expect(await stopReply(ada, message.id, t.deps)).toEqual({ stopped: false }); // too late: it stays whole
  expect((await lastOf(t, ada.key)).messages.at(-1)?.state).toBe("whole");
});

test("stopped before the first word, there is no answer, and it can be asked again", async () => {
  const t = talk({
    consultant: scriptedConsultant(async function* (_request, signal) {
      await aborted(signal);
      yield* saying([]);
    }),
  });
  const ada = someone(t);
  const { conversationId, message } = await t.say(ada, "Hello?");
  const tab = watch(t, conversationId);
  expect(await stopReply(ada, message.id, t.deps)).toEqual({ stopped: true });
  await t.quiet();
  // What is stored is read for the tab meanwhile, and may come after it.
  const failed = { type: "failed", replyTo: message.id, problem: chatWords.stopped };
  await expect.poll(() => tab.seen).toContainEqual(failed);
  expect((await lastOf(t, ada.key)).unanswered).toBe(message.id);
});

test("nobody stops somebody else's answer, or one that there isn't", async () => {
  const { consultant, isWriting } = slowly();
  const t = talk({ consultant });
  const [ada, eve] = [someone(t), someone(t)];
  const { message } = await t.say(ada, "Tell me everything");
  await isWriting;
  for (const id of [message.id, "msg_nobody", "' or 1=1", 5, null, undefined])
    await expect(stopReply(eve, id, t.deps)).rejects.toMatchObject({ code: "not_found" });
  const { messages, isReplying } = await lastOf(t, ada.key);
  expect([messages.length, isReplying]).toEqual([1, true]);
});

test("the server restarts while an answer is being stopped: what was said is there, and can be asked again", async () => {
  const { consultant, isWriting } = slowly();
  const [here, after] = [talk({ consultant }), talk({ consultant })];
  const ada = someone(here);
  const { message } = await here.say(ada, "Tell me everything");
  await isWriting;
  await Promise.all([
    here.deps.conversations.chats.stop(),
    stopReply(ada, message.id, after.deps), // on another node
  ]);
  expect((await lastOf(after, ada.key)).messages[1]).toMatchObject({ text: "Well, as I" });
  await retryReply(ada, message.id, after.deps);
  await after.quiet();
  expect((await lastOf(after, ada.key)).messages.at(-1)).toMatchObject({ state: "whole" });
});
