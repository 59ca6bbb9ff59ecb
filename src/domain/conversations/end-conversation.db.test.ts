import { expect, test } from "vitest";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { saying, scriptedConsultant } from "../../../tests/factories/talk.ts";
import { endConversation, leaveAddress, readChat } from "./index.ts";

const { database, someone, talk } = openTalks();

test("an ended conversation is followed up once, is over for every tab, and the next message begins anew", async () => {
  const t = talk();
  const ada = someone(t);
  const { conversationId } = await t.say(ada, "What does a landing page cost?");
  await t.quiet();
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => endConversation(ada, t.deps)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toMatchObject([
    { value: { saved: true, contact: null } },
  ]);
  expect(await t.ends(conversationId)).toBe(1);
  expect((await readChat(ada.key, t.deps)).conversation).toBeNull();
  const next = await t.say(ada, "One more thing");
  expect(next.conversationId).not.toBe(conversationId);
});

test("a single message is no conversation to follow up", async () => {
  const t = talk({ consultant: scriptedConsultant(() => saying([]), { name: "provider" }) });
  const ada = someone(t);
  const { conversationId } = await t.say(ada, "Hello?");
  await t.quiet();
  await database().pool.query("delete from messages where conversation_id = $1 and position > 1", [
    conversationId,
  ]);
  await database().pool.query("update conversations set message_count = 1 where id = $1", [
    conversationId,
  ]);
  expect(await endConversation(ada, t.deps)).toEqual({ saved: false, contact: null });
  expect(await t.ends(conversationId)).toBe(0);
});

test("an address that is left becomes an enquiry with the last question, once", async () => {
  const t = talk();
  const ada = someone(t);
  await expect(leaveAddress(ada, { email: "ada@example.com" }, t.deps)).rejects.toMatchObject({
    code: "nothing_to_answer",
  });
  await t.say(ada, "Do you paint zebras?");
  await t.quiet();
  for (const input of [null, {}, { email: "ada" }, { email: { a: 1 } }])
    await expect(leaveAddress(ada, input, t.deps)).rejects.toMatchObject({ code: "invalid_input" });
  const { dueAt } = await leaveAddress(ada, { email: "ada@example.com" }, t.deps);
  expect(dueAt?.getTime()).toBe(t.time.now.getTime() + 24 * 3_600_000);
  await leaveAddress(ada, { email: "ada@example.com" }, t.deps);
  const { rows } = await database().pool.query(
    "select kind, email, name, message, status from enquiries where email = 'ada@example.com'",
  );
  expect(rows).toEqual([
    {
      kind: "follow-up",
      email: "ada@example.com",
      name: null,
      message: "Do you paint zebras?",
      status: "open",
    },
  ]);
  const mails = await database().pool.query<{ subject: string }>(
    "select subject from mails where text like '%zebras%' or \"to\" = 'ada@example.com' order by subject",
  );
  expect(mails.rows.map(({ subject }) => subject)).toEqual([
    "Question from the chat",
    "Your question",
  ]);
});

test.each([
  ["nothing", {}, null],
  ["an address", { email: "ida@example.com" }, { email: "ida@example.com" }],
  ["a phone number", { phone: "+49 30 1234567", email: "" }, { email: null }],
])("whoever left %s is told so at the end, and no more than that", async (_what, left, contact) => {
  const t = talk();
  const ida = someone(t);
  await t.say(ida, "Do you build zebras?");
  await t.quiet();
  if (contact) await leaveAddress(ida, left, t.deps);
  expect((await readChat(ida.key, t.deps)).conversation?.contact).toEqual(contact);
  expect(await endConversation(ida, t.deps)).toEqual({ saved: true, contact });
  // What was left in one conversation isn't shown in the next one.
  await t.say(ida, "And another thing");
  expect((await readChat(ida.key, t.deps)).conversation?.contact).toBeNull();
});
