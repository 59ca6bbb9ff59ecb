import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { services as catalogueContent } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { answerForm, answersOn, someAnswers } from "../../../tests/factories/answers.ts";
import { injections } from "../../../tests/factories/injections.ts";
import type { Certainty } from "./contract.ts";
import {
  addMissedQuestion,
  answersOfPerson,
  decideMissedQuestion,
  listMissedQuestions,
  noteMissedQuestion,
  pruneMissedJob,
  readAnswer,
  readMissedQuestion,
  removeAnswer,
  saveAnswer,
  tryQuestion,
} from "./index.ts";
import { countMissed } from "./queries-missed.ts";

let database: Database;
let now = new Date("2026-11-23T12:00:00Z");
const admin = { userId: "adm_grace" };
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, admin.userId);
  await seedCatalogue(database.db, catalogueContent);
});
beforeEach(() => database.pool.query("truncate answer_entries, missed_questions, audit_entries"));
afterAll(() => database.close());

const deps = () => answersOn(database, { clock: () => now });
const miss = (question: string, conversationId = "cnv_1", certainty: Certainty = "unknown") =>
  noteMissedQuestion({ question, certainty, conversationId }, deps());
const list = async (query: object = {}) => (await listMissedQuestions(admin, query, deps())).items;
const audit = async () =>
  (await database.pool.query("select action from audit_entries order by id")).rows.map(
    (row: { action: string }) => row.action,
  );

describe("a question that isn't answered", () => {
  test("asked ten times at once, in its own words each time, is one line of ten", async () => {
    const ways = ["Do you sell gift cards?", "do you sell gift cards", "DO YOU SELL GIFT CARDS!!"];
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => miss(ways[at % ways.length] ?? "", `cnv_${at}`)),
    );
    expect(await list()).toMatchObject([
      { times: 10, language: "en", certainty: "unknown", state: "open" },
    ]);
  });

  test("is kept without addresses, numbers, names and links", async () => {
    await miss(
      "Hi, my name is Tom Baker. Do you repair harps? tom@harps.example, +44 20 7946 0000, order 1234567, https://harps.example/x",
    );
    const [line] = await list();
    expect(line?.question).toContain("Do you repair harps?");
    expect(line?.question).not.toMatch(/Tom|Baker|@|\d{3}|example/);
  });

  test("is known by its language and by why it was missed, as it was last", async () => {
    await miss("Verkauft ihr auch Gutscheine?", "cnv_1", "unsure");
    await miss("Verkauft ihr auch Gutscheine?", "cnv_2", "unhelpful");
    expect(await list()).toMatchObject([
      { language: "de", certainty: "unhelpful", times: 2, conversationId: "cnv_2" },
    ]);
  });

  test("isn't noted where it is noise, abuse, an order about Aria or only an address", async () => {
    for (const text of [
      "asdfghjkl?",
      "you fucking idiot bot",
      "tom@harps.example",
      "",
      ...injections,
    ])
      await miss(text);
    for (const { question } of await list())
      expect(question).not.toMatch(/instructions|prompt|admin|transcript|system|ignor|idiot|asdf/i);
  });

  test("of great length is cut, and lines are bounded: those asked least go first", async () => {
    await miss(`Do you repair ${"old ".repeat(2000)}harps?`);
    const [long] = await list();
    expect(long?.question.length).toBeLessThanOrEqual(300);
    await database.pool.query("truncate missed_questions");
    const count = (key: string) =>
      countMissed(
        database.db,
        {
          id: `mqn_${key}_${Math.random()}`,
          collection: "site",
          key,
          question: key,
          language: "en",
          certainty: "unknown",
          conversationId: null,
          at: now,
        },
        2,
      );
    await count("harp");
    await count("harp");
    await count("lute");
    await count("lute");
    await count("bell");
    expect((await list()).map(({ question }) => question).toSorted()).toEqual(["harp", "lute"]);
  });
});

test("the list shows what was asked most first, page by page, by state and words", async () => {
  for (let at = 0; at < 30; at += 1) await miss(`What about topic${String(at).padStart(2, "0")}x?`);
  await miss("What about topic07x?");
  const first = await listMissedQuestions(admin, {}, deps());
  expect(first.items[0]).toMatchObject({ question: "What about topic07x?", times: 2 });
  const second = await listMissedQuestions(admin, { after: first.next }, deps());
  expect(second.next).toBeNull();
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(30);
  expect(await list({ search: "TOPIC11" })).toHaveLength(1);
  expect(await list({ state: "dismissed" })).toEqual([]);
});

test("a missed question becomes an answer, which takes it, and the next visitor gets it", async () => {
  const node = deps();
  await miss("Do you sell gift cards?");
  const [line] = await list();
  const asks = { en: line?.question ?? "", de: "", es: "", fr: "" };
  const form = answerForm({ asks, missed: line?.id });
  const { id: answerId } = await saveAnswer(admin, { id: null, form }, node);
  expect((await tryQuestion(admin, { question: "do you sell gift cards" }, node)).text).toBe(
    "Yes, gift cards are sold by mail.",
  );
  expect(await list()).toEqual([]);
  expect(await list({ state: "answered" })).toMatchObject([
    { id: line?.id, answer: { id: answerId, question: "Do you sell gift cards?" } },
  ]);
  expect(await audit()).toEqual(["answer.written", "missed_question.answered"]);
  await removeAnswer(admin, { id: answerId, revision: 1 }, node);
  expect(await list()).toMatchObject([{ id: line?.id, answer: null }]);
});

describe("a missed question added to an answer that exists", () => {
  test("is one more way to ask it, and is answered", async () => {
    const node = deps();
    await miss("Any room for my caravan in the yard?");
    const [line] = await list();
    const ids = { missedId: line?.id ?? "", answerId: "parking" };
    expect(await addMissedQuestion(admin, ids, node)).toEqual({ isAdded: true });
    expect(
      (await tryQuestion(admin, { question: "any room for my caravan in the yard" }, node)).text,
    ).toBe("There is parking behind the house.");
    const answer = await readAnswer(admin, "parking", node);
    expect(answer).toMatchObject({ origin: "changed", askCount: 3 });
    expect(answer.content.says).toEqual(someAnswers.entries[1]?.says);
    expect(await list({ state: "answered" })).toMatchObject([{ answer: { id: "parking" } }]);
  });

  test("changes nothing where the answer says nothing in its language", async () => {
    await miss("Gibt es Stellplätze für Wohnwagen?");
    const [line] = await list();
    const ids = { missedId: line?.id ?? "", answerId: "parking" };
    expect(await addMissedQuestion(admin, ids, deps())).toEqual({ isAdded: false });
    expect(await list()).toHaveLength(1);
    expect((await readAnswer(admin, "parking", deps())).origin).toBe("file");
  });

  test("is offered with the answers that are nearest", async () => {
    await miss("where do I park a caravan");
    const [line] = await list();
    expect(line?.near[0]).toEqual({ id: "parking", question: "where can I park my car" });
  });
});

test("what is dismissed stays so however often it is asked, and can be reopened", async () => {
  await miss("Do you sell gift cards?");
  const [line] = await list();
  const id = line?.id ?? "";
  await decideMissedQuestion(admin, { id, state: "dismissed" }, deps());
  await decideMissedQuestion(admin, { id, state: "dismissed" }, deps());
  await miss("Do you sell gift cards?");
  expect(await list()).toEqual([]);
  expect(await list({ state: "dismissed" })).toMatchObject([{ times: 2 }]);
  await decideMissedQuestion(admin, { id, state: "open" }, deps());
  expect(await list()).toHaveLength(1);
  expect(await audit()).toEqual(["missed_question.dismissed", "missed_question.reopened"]);
});

test("an answered question that is missed again is open again", async () => {
  await miss("Any room for my caravan?");
  const [line] = await list();
  await addMissedQuestion(admin, { missedId: line?.id ?? "", answerId: "parking" }, deps());
  await miss("Any room for my caravan?");
  expect(await list()).toEqual([]); // another node may not have heard of the answer yet
  now = new Date(now.getTime() + dayMs);
  await miss("Any room for my caravan?");
  expect(await list()).toMatchObject([{ times: 3, answer: null }]);
});

test("a person's questions go with their conversations; what others asked, too, only loses the way to theirs", async () => {
  await miss("Do you sell gift cards?", "cnv_ada");
  await miss("Do you repair harps?", "cnv_bob");
  await miss("Do you repair harps?", "cnv_ada");
  const person = { userId: "usr_ada", email: null, about: ["usr_ada", "cnv_ada"] };
  const copy = (await answersOfPerson.export(database.db, person)) as { question: string }[];
  expect(copy.map(({ question }) => question).toSorted()).toEqual([
    "Do you repair harps?",
    "Do you sell gift cards?",
  ]);
  await database.db.transaction((tx) => answersOfPerson.forget(tx, person, {}));
  expect(await list()).toMatchObject([
    { question: "Do you repair harps?", times: 2, conversationId: null },
  ]);
});

test("an admin who goes leaves their answers behind without their id", async () => {
  const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, deps());
  const person = { userId: admin.userId, email: null, about: [] };
  await database.db.transaction((tx) => answersOfPerson.forget(tx, person, {}));
  expect(await readAnswer(admin, id, deps())).toMatchObject({ changedBy: null, revision: 1 });
});

test("what nobody has asked for two years is deleted at night", async () => {
  await miss("Do you sell gift cards?");
  const later = (days: number) => ({
    ...deps(),
    clock: () => new Date(now.getTime() + days * dayMs),
  });
  const run = (days: number) =>
    pruneMissedJob.run({}, later(days), { step: (_name, work) => work() });
  await run(729);
  expect(await list()).toHaveLength(1);
  await run(732);
  expect(await list()).toEqual([]);
});

test("who is no admin sees and decides nothing", async () => {
  await miss("Do you sell gift cards?");
  const [line] = await list();
  const id = line?.id ?? "";
  const visitor = { userId: "usr_nobody" };
  for (const one of [
    () => listMissedQuestions(visitor, {}, deps()),
    () => readMissedQuestion(visitor, id, deps()),
    () => decideMissedQuestion(visitor, { id, state: "dismissed" }, deps()),
    () => addMissedQuestion(visitor, { missedId: id, answerId: "parking" }, deps()),
  ])
    await expect(one()).rejects.toMatchObject({ code: "forbidden" });
  expect(await audit()).toEqual([]);
});
