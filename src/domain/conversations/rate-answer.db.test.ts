import { beforeAll, expect, test } from "vitest";
import { services } from "#content/catalogue.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { endConversation, listConversations, rateAnswer, readTranscript } from "./index.ts";

const { database, lastOf, someone, talk, watch } = openTalks();
const engine = siteEngine();
const admin = { userId: "adm_grace" };
beforeAll(async () => {
  await seedCatalogue(database().db, services);
  await addAdmins(database(), admin.userId);
});

/** Somebody with an answer. */
async function answered(question = "Can I get my money back?") {
  const t = talk({ engine });
  const ada = someone(t);
  const { conversationId, message } = await t.say(ada, question);
  await t.quiet();
  const answer = (await lastOf(t, ada.key)).messages[1]!;
  return { t, ada, conversationId, question: message, answer };
}
const missed = async (conversationId: string) => {
  const { rows } = await database().pool.query<{ count: number }>(
    "select sum(times)::int as count from missed_questions where conversation_id = $1",
    [conversationId],
  );
  return rows[0]?.count ?? 0;
};

test("an answer is said to help or not, and that can be changed and taken back; every tab and the admin see it", async () => {
  const { t, ada, conversationId, answer } = await answered();
  const [one, other] = [watch(t, conversationId, 2), watch(t, conversationId, 2)];
  const transcript = () => readTranscript(admin, conversationId, t.deps);
  const inList = async () =>
    (await listConversations(admin, {}, t.deps)).items.find(({ id }) => id === conversationId)
      ?.helpful;
  for (const [isHelpful, counts] of [
    [true, { yes: 1, no: 0 }],
    [false, { yes: 0, no: 1 }],
    [null, { yes: 0, no: 0 }],
  ] as const) {
    // A double click says it once.
    const rating = { messageId: answer.id, isHelpful };
    await Promise.all([1, 2].map(() => rateAnswer(ada, rating, t.deps)));
    expect((await lastOf(t, ada.key)).messages[1]?.isHelpful).toBe(isHelpful);
    for (const tab of [one, other])
      await expect.poll(() => tab.seen).toContainEqual({ type: "rated", ...rating });
    const read = await transcript();
    expect([read.helpful, read.lines[1]?.isHelpful, await inList()]).toEqual([
      counts,
      isHelpful,
      counts,
    ]);
  }
});

test("a No leads to other questions, none of which was asked, and puts the question on the list of unanswered ones", async () => {
  const { t, ada, conversationId, question, answer } = await answered(
    "How long does a landing page take?",
  );
  const { asks } = await rateAnswer(ada, { messageId: answer.id, isHelpful: false }, t.deps);
  expect(asks.length).toBeGreaterThan(0);
  expect(asks).not.toContain(question.text);
  expect(await missed(conversationId)).toBe(1);
  await rateAnswer(ada, { messageId: answer.id, isHelpful: false }, t.deps);
  expect(await missed(conversationId)).toBe(1);
});

test("nobody rates somebody else's answer, a question, or a chat that has ended", async () => {
  const { t, ada, question, answer } = await answered();
  const eve = someone(t);
  await t.say(eve, "Hello");
  await t.quiet();
  const refused = { code: "not_found" };
  const rate = (who: typeof ada, messageId: string) =>
    rateAnswer(who, { messageId, isHelpful: true }, t.deps);
  await expect(rate(eve, answer.id)).rejects.toMatchObject(refused);
  for (const id of [question.id, "msg_nobody", "' or 1=1", ""])
    await expect(rate(ada, id)).rejects.toMatchObject(refused);
  for (const input of [
    null,
    {},
    { messageId: answer.id },
    { messageId: answer.id, isHelpful: "yes" },
  ])
    await expect(rateAnswer(ada, input, t.deps)).rejects.toMatchObject({ code: "invalid_input" });
  expect((await lastOf(t, ada.key)).messages[1]?.isHelpful).toBeNull();
  await endConversation(ada, t.deps);
  await expect(rate(ada, answer.id)).rejects.toMatchObject(refused);
});
