import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { services as catalogueContent } from "#content/catalogue.ts";
import type { Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { answersOn, someAnswers } from "../../../tests/factories/answers.ts";
import { refusalOf } from "../../../tests/factories/usage.ts";
import type { Collection } from "./contract.ts";
import {
  listAnswers,
  listRecognition,
  readRecognition,
  removeAnswer,
  saveRecognition,
  switchAnswer,
  tryQuestion,
} from "./index.ts";

let database: Database;
const admin = { userId: "adm_grace" };
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, admin.userId);
  await seedCatalogue(database.db, catalogueContent);
});
beforeEach(() => database.pool.query("truncate answer_entries, missed_questions, audit_entries"));
afterAll(() => database.close());

const inAll = (text: string) => ({ en: text, de: text, es: text, fr: text });
/** One emergency, answered by where to park, and one need. */
const files: Collection = {
  ...someAnswers,
  emergencies: [{ entry: "parking", from: 3, signals: [[3, "car was towed"]] }],
  needs: {
    "landing-page": {
      signals: [[4, "one page for our campaign"]],
      scopes: {},
      why: inAll("One page for one offer."),
      asksBack: inAll("Do you have the text?"),
    },
  },
};
const deps = () => answersOn(database, { files });
const said = async (question: string, node: ReturnType<typeof deps>) =>
  (await tryQuestion(admin, { question }, node)).text;
const emergencyForm = (change: object = {}) => ({
  signals: "3: meteor hit, meteorite",
  from: "3",
  revision: "0",
  ...change,
});
const needForm = (change: object = {}) => ({
  signals: "4: leaflet for a bake sale, bake sale leaflet",
  why: inAll("A page tells your neighbours about it."),
  asksBack: inAll("When is the sale?"),
  revision: "0",
  ...change,
});
const emergency = "emergency.parking";
const need = "need.landing-page";
const towed = "Help, my car was towed away this morning";
const meteor = "A meteor hit our yard";

test("an emergency is recognised by its new words at once, and by the files' when they are restored", async () => {
  const node = deps();
  expect(await said(towed, node)).toContain("parking behind the house");
  await saveRecognition(admin, { id: emergency, form: emergencyForm() }, node);
  expect(await said(meteor, node)).toContain("parking behind the house");
  expect(await said(towed, node)).not.toContain("parking behind the house");
  expect(await readRecognition(admin, emergency, node)).toMatchObject({
    origin: "changed",
    signals: "3: meteor hit, meteorite",
    revision: 1,
  });
  await removeAnswer(admin, { id: emergency, revision: 1 }, node);
  expect(await said(towed, node)).toContain("parking behind the house");
  expect(await said(meteor, node)).not.toContain("parking behind the house");
});

test("a need is told by its new words, and answered with the new text and the catalogue's price", async () => {
  const node = deps();
  await saveRecognition(admin, { id: need, form: needForm() }, node);
  const text = await said("We need a leaflet for a bake sale at our school in May", node);
  expect(text).toContain("A page tells your neighbours about it.");
  expect(text).toContain("When is the sale?");
  expect(text).toMatch(/\$\d/);
  const { rows } = await database.pool.query("select action, subject from audit_entries");
  expect(rows).toEqual([{ action: "answer.changed", subject: `answer/${need}` }]);
});

test("what is switched off isn't recognised, and both stay out of the list of answers", async () => {
  const node = deps();
  await switchAnswer(admin, { id: emergency, isOff: true }, node);
  expect(await said(towed, node)).not.toContain("parking behind the house");
  const [first] = await listRecognition(admin, node);
  expect(first).toMatchObject({ id: emergency, isOff: true });
  const answers = (await listAnswers(admin, {}, node)).items.map(({ id }) => id);
  expect(answers).toEqual(["refund-how", "parking"]);
  await switchAnswer(admin, { id: emergency, isOff: false }, node);
  expect(await said(towed, node)).toContain("parking behind the house");
});

test("a service without signals is listed, and can be given some", async () => {
  const node = deps();
  const id = "need.full-website";
  const before = (await listRecognition(admin, node)).find((one) => one.id === id);
  expect(before).toMatchObject({ origin: "none" });
  await saveRecognition(admin, { id, form: needForm() }, node);
  expect(await said("We need a leaflet for a bake sale at our school", node)).toContain(
    "A page tells your neighbours about it.",
  );
});

test.each([
  ["a line without a figure", { signals: "is down" }, "signals", "Line 1"],
  ["a text that is missing", { why: { ...inAll("x"), de: " " } }, "why.de", "every language"],
  ["a price in a text", { why: inAll("For $350.") }, "why.en", "Leave the price out"],
  ["a placeholder", { asksBack: inAll("{price:x}?") }, "asksBack.en", "Placeholders"],
])("%s is refused at its field, and nothing is stored", async (_what, change, field, words) => {
  const refusal = await refusalOf(
    saveRecognition(admin, { id: need, form: needForm(change) }, deps()),
  );
  expect(refusal).toMatchObject({ code: "invalid_input" });
  expect(refusal.fields?.[field]).toContain(words);
  expect((await database.pool.query("select 1 from answer_entries")).rows).toEqual([]);
});

test("two people don't overwrite each other, strangers do nothing, and what isn't there isn't found", async () => {
  const node = deps();
  const save = (actor: { userId: string }, id: string) =>
    refusalOf(saveRecognition(actor, { id, form: emergencyForm() }, node));
  await saveRecognition(admin, { id: emergency, form: emergencyForm() }, node);
  expect(await save(admin, emergency)).toMatchObject({ code: "answer_changed" });
  expect(await save({ userId: "usr_nobody" }, emergency)).toMatchObject({ code: "forbidden" });
  for (const id of ["emergency.unknown", "need.unknown", "parking", "need.", "x.y"])
    expect(await save(admin, id)).toMatchObject({ code: "not_found" });
});

test("what is stored and can't be read leaves the file's in use, and says so", async () => {
  const node = deps();
  await saveRecognition(admin, { id: emergency, form: emergencyForm() }, node);
  await database.pool.query(`update answer_entries set content = '{"signals": "x"}'`);
  const other = deps();
  expect(await said(towed, other)).toContain("parking behind the house");
  expect(await readRecognition(admin, emergency, other)).toMatchObject({
    isBroken: true,
    origin: "file",
  });
});
