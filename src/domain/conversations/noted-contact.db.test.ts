import { expect, test } from "vitest";
import { openTalks } from "../../../tests/factories/open-talks.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";

const { database, lastOf, someone, talk } = openTalks();
const engine = siteEngine();

const enquiriesIn = async (conversationId: string) => {
  const { rows } = await database().pool.query(
    "select kind, name, email, message from enquiries where conversation_id = $1",
    [conversationId],
  );
  return rows as unknown[];
};

/** What Aria says to one message, and what is stored of it. */
async function saidTo(text: string) {
  const t = talk({ engine });
  const visitor = someone(t);
  const { conversationId } = await t.say(visitor, text);
  await t.quiet();
  const { messages } = await lastOf(t, visitor.key);
  return { answer: messages.at(-1), enquiries: await enquiriesIn(conversationId) };
}

test("an address typed into the chat waits for a person when Aria says that it is noted", async () => {
  const text = "I'm Ada Lovelace, write to ada@example.com";
  const { answer, enquiries } = await saidTo(text);
  expect(answer?.text).toContain("noted ada@example.com");
  expect(enquiries).toEqual([
    { kind: "follow-up", name: "Ada Lovelace", email: "ada@example.com", message: text },
  ]);
});

test("a phone number alone does, too, and nobody is asked for an address", async () => {
  const text = "Please call me on +49 30 1234567";
  const { answer, enquiries } = await saidTo(text);
  expect(answer?.text).toContain("noted +49 30 1234567");
  expect(answer?.offers).not.toContainEqual({ type: "follow-up" });
  expect(enquiries).toEqual([{ kind: "follow-up", name: null, email: null, message: text }]);
});

test("a question beside it is answered, with what is asked next to tap", async () => {
  const { answer, enquiries } = await saidTo(
    "How much does a chatbot cost? My address is ada@example.com",
  );
  expect(answer?.text).toMatch(/ada@example\.com/);
  expect(enquiries).toHaveLength(1);
});

test("somebody else's address is nobody's to leave", async () => {
  const { enquiries } = await saidTo("my colleague's address is bob@example.com");
  expect(enquiries).toEqual([]);
});

test("when unsure, she asks back with questions to tap", async () => {
  const { answer } = await saidTo("can someone else maintain the app after you");
  const asks = answer?.offers.filter(({ type }) => type === "ask") ?? [];
  expect(asks.length).toBeGreaterThanOrEqual(2);
});

test("an address that is told again is stored once", async () => {
  const t = talk({ engine });
  const visitor = someone(t);
  const { conversationId } = await t.say(visitor, "write to me at ada@example.com");
  await t.quiet();
  await t.say(visitor, "as I said, ada@example.com please");
  await t.quiet();
  expect(await enquiriesIn(conversationId)).toHaveLength(1);
});
