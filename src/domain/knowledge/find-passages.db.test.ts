import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { knowledgeOn } from "../../../tests/factories/knowledge.ts";
import {
  embedPassagesJob,
  findPassages,
  indexPassages,
  type Embedder,
  type NewPassage,
} from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const filler = Array.from({ length: 30 }, (_, at): NewPassage => ({
  path: `/filler/${at}`,
  kind: "help",
  title: `Filler ${at}`,
  text: `The service is described here, number ${at}, and the service has a price. Nothing else stands here.`,
}));
const passages: NewPassage[] = [
  {
    path: "/services/bot",
    kind: "service",
    title: "Chatbot",
    text: "A chatbot that answers from your pages. Chatbot costs $400.",
  },
  {
    path: "/legal/refunds",
    kind: "legal",
    title: "Refund policy",
    text: "When you get money back.",
  },
  {
    path: "/legal/refunds#time",
    kind: "legal",
    title: "Refund policy",
    part: "How long it takes",
    text: "A refund takes five days.",
  },
  {
    path: "/legal/refunds#how",
    kind: "legal",
    title: "Refund policy",
    part: "How to ask",
    text: "Ask for a refund by mail.",
  },
  {
    path: "/legal/refunds#no",
    kind: "legal",
    title: "Refund policy",
    part: "When we say no",
    text: "A refund is refused when the time is over. A refund is rarely refused.",
  },
  {
    path: "/legal/terms#money",
    kind: "legal",
    title: "Terms",
    part: "Money",
    text: "A refund is mentioned in these terms as well.",
  },
  {
    path: "/careers",
    kind: "page",
    title: "Careers",
    text: "We have no open place.",
    also: "jobs vacancies",
  },
  ...filler,
];
beforeEach(() => indexPassages(passages, knowledgeOn(database)));

const pathsFor = async (
  question: string,
  options: {
    limit?: number;
    history?: { sender: "user" | "ai"; text: string }[];
    embedder?: Embedder;
  } = {},
) => {
  const { limit = 5, embedder = null, ...rest } = options;
  const found = await findPassages(question, { limit, ...rest }, knowledgeOn(database, embedder));
  return found.map(({ path }) => path);
};

test.each([
  ["How much is a chatbot?", "/services/bot", "the visitor's words"],
  ["how much is a chatbott", "/services/bot", "a slip"],
  ["HOW MUCH IS A CHAT BOT", "/services/bot", "one word written as two"],
  ["any jobs?", "/careers", "other words for it"],
  ["vacancies", "/careers", "another number"],
  ["how long does a refund take?", "/legal/refunds#time", "a heading over text"],
])("%j finds %s: %s", async (question, path) => {
  expect((await pathsFor(question))[0]).toBe(path);
});

test("a rare word counts more than one that is everywhere", async () => {
  expect((await pathsFor("the service for a chatbot"))[0]).toBe("/services/bot");
});

test("a question that leans on the one before is understood by it", async () => {
  const history = [
    { sender: "user" as const, text: "Do you give refunds?" },
    { sender: "ai" as const, text: "Yes." },
  ];
  expect((await pathsFor("and how long does it take?", { history }))[0]).toBe(
    "/legal/refunds#time",
  );
});

test("what nobody of our pages says is not found", async () => {
  expect(await pathsFor("What will the weather be in Paris tomorrow?")).toEqual([]);
  expect(await pathsFor("Do you repair washing machines?")).toEqual([]);
});

test("a name that none of our pages knows is most of what is asked; without its capital it is a word like others", async () => {
  expect(await pathsFor("Refund time in Zanzibar")).toEqual([]);
  expect(await pathsFor("refund time in zanzibar")).not.toEqual([]);
  // Of a name that our pages know, or that begins a sentence, the capital says nothing.
  expect(await pathsFor("The time of a Refund")).not.toEqual([]);
  expect(await pathsFor("Zanzibar refund time")).not.toEqual([]);
});

test.each([
  "",
  "   ",
  "?",
  "the of and",
  "' or 1=1 --",
  "a & b | !c:*",
  "🙂🙂",
  "%_\\",
  "x".repeat(100_000),
])("%j fails nothing", async (question) => {
  expect(await pathsFor(question)).toEqual([]);
});

test("a passage carries its heading and its page", async () => {
  const [first] = await findPassages(
    "how long does a refund take",
    { limit: 1 },
    knowledgeOn(database),
  );
  expect(first).toMatchObject({ kind: "legal", title: "How long it takes (Refund policy)" });
});

test("what is gone or changed is no longer found as it was; what is unchanged is left alone", async () => {
  const stamps = () =>
    database.db.execute<{ path: string; at: Date }>(
      sql`select path, updated_at at from passages order by path`,
    );
  const before = (await stamps()).rows;
  expect(await pathsFor("robot")).toEqual([]);
  await indexPassages(passages, knowledgeOn(database));
  expect((await stamps()).rows).toEqual(before);
  const rest = passages
    .filter(({ path }) => path !== "/careers")
    .map((one) =>
      one.path === "/services/bot" ? { ...one, title: "Robot", text: "A robot." } : one,
    );
  await indexPassages(rest, knowledgeOn(database));
  expect(await pathsFor("any jobs?")).toEqual([]);
  expect((await pathsFor("robot"))[0]).toBe("/services/bot");
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int count from passage_words where path = '/careers' or word = 'chatbot'`,
  );
  expect(rows[0]?.count).toBe(0);
});

/** Two directions of meaning: about being sad, about anything else. */
const scripted: Embedder & { calls: number } = {
  model: "scripted-1",
  calls: 0,
  embed(texts) {
    this.calls += 1;
    return Promise.resolve(
      texts.map((text) => (/careers|melancholy/i.test(text) ? [1, 0.1] : [0.1, 1])),
    );
  },
};
const step = <T>(_name: string, work: () => Promise<T>) => work();
const embedAll = (embedder: Embedder) =>
  embedPassagesJob.run({ collection: "site" }, knowledgeOn(database, embedder), { step });

test("with a model for meanings, what shares no word is found by what it means", async () => {
  expect(await pathsFor("melancholy")).toEqual([]);
  await embedAll(scripted);
  expect((await pathsFor("melancholy", { embedder: scripted }))[0]).toBe("/careers");
  // Words count as before.
  expect((await pathsFor("How much is a chatbot?", { embedder: scripted }))[0]).toBe(
    "/services/bot",
  );
});

test("each passage is embedded once for a model, and again when it has changed", async () => {
  await embedAll(scripted);
  scripted.calls = 0;
  await embedAll(scripted);
  expect(scripted.calls).toBe(0);
  await indexPassages(
    passages.map((one) => (one.path === "/careers" ? { ...one, text: "New." } : one)),
    knowledgeOn(database),
  );
  await embedAll(scripted);
  expect(scripted.calls).toBe(1);
  await embedAll({ ...scripted, model: "scripted-2" });
  const { rows } = await database.db.execute<{ model: string; count: number }>(
    sql`select embedding_model model, count(*)::int count from passages group by 1`,
  );
  expect(rows).toEqual([{ model: "scripted-2", count: passages.length }]);
});

test("a provider that fails leaves the words, and asks for nothing else", async () => {
  const broken: Embedder = { model: "x", embed: () => Promise.reject(new Error("down")) };
  expect((await pathsFor("How much is a chatbot?", { embedder: broken }))[0]).toBe("/services/bot");
});

test("indexing asks for missing vectors in its own transaction, once", async () => {
  const asked = async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int count from dbos.workflow_status where name = 'knowledge.embed'`,
    );
    return rows[0]?.count;
  };
  const changed = [...passages, { path: "/new", kind: "page", title: "New", text: "New." }];
  const before = (await asked()) ?? 0;
  await indexPassages(changed, knowledgeOn(database, scripted));
  await indexPassages(changed, knowledgeOn(database, scripted));
  expect(await asked()).toBe(before + 1);
  await indexPassages(passages, knowledgeOn(database));
  expect(await asked()).toBe(before + 1);
});

test("a word longer than anybody writes isn't looked up in all of its pieces", async () => {
  const asked = vi.spyOn(database.pool, "query");
  // Signs that read as six letters each.
  expect(await findPassages("㌖".repeat(600), { limit: 3 }, knowledgeOn(database))).toEqual([]);
  const sizes = asked.mock.calls.map((call) => JSON.stringify(call).length);
  asked.mockRestore();
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
