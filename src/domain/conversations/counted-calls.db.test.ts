import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import type { AnswerPart, Consultant } from "#domain/consultant/index.ts";
import { indexPassages } from "#domain/knowledge/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { knowledgeOn } from "../../../tests/factories/knowledge.ts";
import { saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";
import { readChat } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let t: ReturnType<typeof talkOn>;
/** What the provider was asked, in order. */
let asked: string[];
beforeAll(async () => {
  database = await testDatabase();
  const text = "A refund is on its way within five days.";
  await indexPassages(
    [{ path: "/legal/refunds#how", kind: "legal", title: "Refunds", part: "How", text }],
    knowledgeOn(database),
  );
});
afterEach(() => t.deps.conversations.chats.stop());
afterAll(() => database.close());

let names = 0;
/** Somebody who talks with an Aria that finds passages by meaning, too. */
function talk(
  end: Partial<Extract<AnswerPart, { type: "end" }>> = {},
  change: Partial<Consultant> = {},
) {
  asked = [];
  t = talkOn(database, {
    consultant: scriptedConsultant(
      async function* () {
        asked.push("answer");
        for await (const part of saying(["Five ", "days."]))
          yield part.type === "end" ? { ...part, ...end } : part;
      },
      {
        moderate: async () => {
          asked.push("moderate");
          return null;
        },
        ...change,
      },
    ),
    embedder: {
      model: "meanings",
      embed: async (texts) => {
        asked.push(`embed ${texts.join("|").length}`);
        return texts.map(() => [1, 0]);
      },
    },
  });
  return t.visitor(`counted ${++names}`);
}
const spent = async (spender: string) => {
  const { rows } = await database.pool.query<{ tokens: string; micro_usd: string }>(
    "select tokens, micro_usd from ai_spending where spender = $1",
    [spender],
  );
  return [Number(rows[0]?.tokens), Number(rows[0]?.micro_usd)];
};
const question = "Where is my refund?"; // 19 letters: 7 tokens at most

test("what finding passages by meaning uses counts for the visitor and the day, beside the answer", async () => {
  const ada = talk();
  await database.pool.query("truncate ai_spending");
  await t.say(ada, question);
  await t.quiet();
  expect(asked.toSorted()).toEqual(["answer", "embed 19", "moderate"]);
  const used = 10 + 2 + 7;
  for (const who of ["all", `visitor/${ada.key}`, `address/${ada.address}`])
    expect(await spent(who)).toEqual([used, used]);
});

test("the question before, which goes along, counts as well", async () => {
  const ada = talk();
  await t.say(ada, question);
  await t.quiet();
  await t.say(ada, "And when?");
  await t.quiet();
  expect(asked).toContain("embed 29");
  expect(await spent(`visitor/${ada.key}`)).toEqual([19 + 12 + 10, 19 + 12 + 10]);
});

test("at a limit the provider is asked nothing at all", async () => {
  const ada = talk();
  await t.say(ada, question);
  await t.quiet();
  await database.pool.query("update ai_spending set tokens = $2 where spender = $1", [
    `visitor/${ada.key}`,
    chatLimits.tokensPerVisitorPerDay,
  ]);
  asked = [];
  await t.say(ada, "And when?");
  await t.quiet();
  expect(asked).toEqual([]);
  expect((await spent(`visitor/${ada.key}`))[0]).toBe(chatLimits.tokensPerVisitorPerDay);
});

test("past the hour's messages nothing is asked, and nothing counts", async () => {
  const ada = talk();
  const hour = new Date(t.time.now);
  hour.setUTCMinutes(0, 0, 0);
  await database.pool.query(
    "insert into ai_messages (hour, sender, messages) values ($1, $2, $3)",
    [hour, `visitor/${ada.key}`, chatLimits.messagesPerVisitorPerHour],
  );
  await t.say(ada, question);
  await t.quiet();
  expect(asked).toEqual([]);
  expect(await spent(`visitor/${ada.key}`)).toEqual([0, 0]);
});

test("a message that is refused has used what finding its passages took, and no more", async () => {
  const ada = talk({}, { moderate: async () => ({ isFlagged: true, categories: ["violence"] }) });
  await t.say(ada, question);
  await t.quiet();
  expect(asked).toEqual(["embed 19"]);
  expect(await spent(`visitor/${ada.key}`)).toEqual([7, 7]);
});

test("an answer that says a person can reply has the way to one, beside its sources", async () => {
  const ada = talk({ cited: ["/legal/refunds#how"], offersPerson: true });
  await t.say(ada, question);
  await t.quiet();
  const { messages } = (await readChat(ada.key, t.deps)).conversation!;
  expect(messages[1]).toMatchObject({
    sources: [{ path: "/legal/refunds#how" }],
    offers: [{ type: "follow-up" }],
  });
});

test("while the provider is in trouble every answer has the way to a person", async () => {
  const ada = talk({ cited: ["/legal/refunds#how"] });
  t.deps.conversations.chats.noteTrouble(true);
  await t.say(ada, question);
  await t.quiet();
  const { messages } = (await readChat(ada.key, t.deps)).conversation!;
  expect(messages[1]?.offers).toEqual([{ type: "follow-up" }]);
});
