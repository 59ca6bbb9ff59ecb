import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { services as catalogueContent } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { answerForm, answersOn } from "../../../tests/factories/answers.ts";
import {
  listAnswers,
  readAnswer,
  readFigures,
  removeAnswer,
  saveAnswer,
  switchAnswer,
  tryQuestion,
} from "./index.ts";

let database: Database;
const admin = { userId: "adm_grace" };
const visitor = { userId: "usr_nobody" };
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, admin.userId);
  await seedCatalogue(database.db, catalogueContent);
});
beforeEach(() => database.pool.query("truncate answer_entries, missed_questions, audit_entries"));
afterAll(() => database.close());

const deps = () => answersOn(database);
const audit = async () =>
  (await database.pool.query("select actor, action, subject from audit_entries order by id")).rows;
const said = async (question: string, node = deps()) =>
  (await tryQuestion(admin, { question }, node)).text;
const ids = async (query: object, node = deps()) =>
  (await listAnswers(admin, query, node)).items.map(({ id }) => id);

test("a new answer is found by its questions at once, and who wrote it is recorded", async () => {
  const node = deps();
  expect(await said("do you sell gift cards?", node)).not.toContain("by mail");
  const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, node);
  expect(await said("do you sell gift cards?", node)).toBe("Yes, gift cards are sold by mail.");
  expect(await readAnswer(admin, id, node)).toMatchObject({
    origin: "own",
    question: "do you sell gift cards",
    askCount: 3,
    revision: 1,
    changedBy: admin.userId,
  });
  expect(await audit()).toEqual([
    { actor: admin.userId, action: "answer.written", subject: `answer/${id}` },
  ]);
});

test("a changed answer of the files says the new text, until the file's is restored", async () => {
  const node = deps();
  const form = answerForm({
    asks: { en: "where can I park my car", de: "", es: "", fr: "" },
    says: { en: "Please come by train.", de: "", es: "", fr: "" },
  });
  await saveAnswer(admin, { id: "parking", form }, node);
  expect(await said("where can I park my car?", node)).toBe("Please come by train.");
  expect(await readAnswer(admin, "parking", node)).toMatchObject({ origin: "changed" });
  await removeAnswer(admin, { id: "parking", revision: 1 }, node);
  expect(await said("where can I park my car?", node)).toBe("There is parking behind the house.");
  expect(await readAnswer(admin, "parking", node)).toMatchObject({ origin: "file", revision: 0 });
});

test("an answer that is switched off isn't given, and its text stays", async () => {
  const node = deps();
  await switchAnswer(admin, { id: "parking", isOff: true }, node);
  expect(await said("where can I park my car?", node)).not.toContain("behind the house");
  expect(await readAnswer(admin, "parking", node)).toMatchObject({ origin: "file", isOff: true });
  await switchAnswer(admin, { id: "parking", isOff: false }, node);
  expect(await said("where can I park my car?", node)).toContain("behind the house");
  await switchAnswer(admin, { id: "parking", isOff: false }, node);
  expect((await audit()).map((entry: { action: string }) => entry.action)).toEqual([
    "answer.switched_off",
    "answer.switched_on",
  ]);
});

test("an own answer can be deleted", async () => {
  const node = deps();
  const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, node);
  await removeAnswer(admin, { id, revision: 1 }, node);
  await expect(readAnswer(admin, id, node)).rejects.toMatchObject({ code: "not_found" });
  expect(await said("do you sell gift cards?", node)).not.toContain("by mail");
});

describe("of two who edit one answer", () => {
  test("the second is told, and the first one's text stays", async () => {
    const node = deps();
    const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, node);
    const save = (text: string) => {
      const says = { en: text, de: "", es: "", fr: "" };
      return saveAnswer(admin, { id, form: answerForm({ revision: "1", says }) }, node);
    };
    const results = await Promise.allSettled([save("First."), save("Second.")]);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { code: "answer_changed" } });
    const winner = results[0]?.status === "fulfilled" ? "First." : "Second.";
    expect((await readAnswer(admin, id, node)).content.says.en).toEqual([winner]);
  });

  test("a file's answer is not changed twice from the same state, nor deleted from an old one", async () => {
    const node = deps();
    const form = answerForm({ asks: { en: "where to park", de: "", es: "", fr: "" } });
    await saveAnswer(admin, { id: "parking", form }, node);
    const again = saveAnswer(admin, { id: "parking", form }, node);
    await expect(again).rejects.toMatchObject({ code: "answer_changed" });
    const removal = removeAnswer(admin, { id: "parking", revision: 5 }, node);
    await expect(removal).rejects.toMatchObject({ code: "answer_changed" });
  });
});

test.each([
  ["an unknown figure", { says: { en: "It costs {price:unicorn}." } }, "says.en"],
  ["a price in figures", { says: { en: "It costs $50." } }, "says.en"],
  ["a brace that means nothing", { says: { en: "It costs {a lot}." } }, "says.en"],
  ["a page that isn't there", { page: "/nowhere" }, "page"],
  ["another site's page", { page: "//evil.example/legal/refunds" }, "page"],
  ["a service that isn't on offer", { page: "/services/unicorn" }, "page"],
  ["an offer that doesn't exist", { offers: "unicorn" }, "offers"],
  ["a need without a service", { kind: "need" }, "offers"],
  ["a next question that doesn't exist", { next: "nothing-like-it" }, "next"],
  ["two ways to ask", { asks: { en: "one way\nanother way" } }, "asks.en"],
  [
    "another answer's question",
    { asks: { en: "Where can I park my car?\nb c d\ne f g" } },
    "asks.en",
  ],
] as const)("%s is refused at its field, and nothing is stored", async (_what, change, field) => {
  const empty = { en: "", de: "", es: "", fr: "" };
  const form = answerForm(
    Object.fromEntries(
      Object.entries(change).map(([name, value]) => [
        name,
        typeof value === "string" ? value : { ...empty, ...value },
      ]),
    ),
  );
  const saving = saveAnswer(admin, { id: null, form }, deps());
  await expect(saving).rejects.toMatchObject({
    code: "invalid_input",
    fields: { [field]: expect.any(String) as string },
  });
  const { rows } = await database.pool.query("select 1 from answer_entries");
  expect(rows).toEqual([]);
});

test("figures in an own answer are the catalogue's, and one that loses its meaning isn't said", async () => {
  const node = deps();
  const says = { en: "Gift cards start at {price:landing-page}.", de: "", es: "", fr: "" };
  const { id } = await saveAnswer(admin, { id: null, form: answerForm({ says }) }, node);
  const { figures } = await readFigures(admin, node);
  const price = figures.en["price:landing-page"];
  expect(await said("do you sell gift cards?", node)).toBe(`Gift cards start at ${price}.`);
  await database.pool.query(
    `update answer_entries set content = jsonb_set(content, '{says,en,0}', '"From {price:gone}."') where id = $1`,
    [id],
  );
  await node.answers.refresh();
  expect(await said("do you sell gift cards?", node)).not.toMatch(/From|\{/);
});

test("a row that can't be read stops nobody: the file's text stays in use, and the list says so", async () => {
  await database.pool.query(`
    insert into answer_entries (collection, id, is_own, content) values
      ('site', 'parking', false, '{"kind": "poem"}'), ('site', 'ans_bad', true, '[1, 2]')`);
  const node = deps();
  expect(await said("where can I park my car?", node)).toContain("behind the house");
  const { items } = await listAnswers(admin, {}, node);
  expect(
    items
      .filter(({ isBroken }) => isBroken)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["ans_bad", "parking"]);
});

test("the list finds answers by words of question, text, page and id, and by what was changed", async () => {
  const node = deps();
  const { id: own } = await saveAnswer(admin, { id: null, form: answerForm() }, node);
  await switchAnswer(admin, { id: "parking", isOff: true }, node);
  expect(await ids({})).toEqual(["parking", own, "refund-how"]);
  expect(await ids({ search: "gift MAIL" })).toEqual([own]);
  expect(await ids({ search: "zurück" })).toEqual(["refund-how"]);
  expect(await ids({ search: "legal/refunds" })).toEqual(["refund-how"]);
  expect(await ids({ show: "own" })).toEqual([own]);
  expect(await ids({ show: "off" })).toEqual(["parking"]);
  expect(await ids({ show: "changed" })).toEqual([]);
});

test("who is no admin sees and changes nothing", async () => {
  const node = deps();
  const tries = [
    () => listAnswers(visitor, {}, node),
    () => readAnswer(visitor, "parking", node),
    () => readFigures(visitor, node),
    () => saveAnswer(visitor, { id: null, form: answerForm() }, node),
    () => switchAnswer(visitor, { id: "parking", isOff: true }, node),
    () => removeAnswer(visitor, { id: "parking", revision: 0 }, node),
    () => tryQuestion(visitor, { question: "hello" }, node),
  ];
  for (const one of tries) await expect(one()).rejects.toMatchObject({ code: "forbidden" });
  expect(await audit()).toEqual([]);
});
