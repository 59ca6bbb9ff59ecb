import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { knowledgeOn } from "../../../tests/factories/knowledge.ts";
import { indexPassages } from "./index.ts";
import { countKnownWords } from "./known-words.ts";

let here: Database;
let other: Database;
beforeAll(async () => {
  here = await testDatabase();
  other = openDatabase(here.pool.options);
});
afterAll(async () => {
  await other.close();
  await here.close();
});

let now = 0;
beforeEach(async () => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  await index(here, ["a robot", "a robot with a lamp"]);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const index = ({ db }: Database, texts: string[]) =>
  indexPassages(
    texts.map((text, at) => ({ path: `/help/${at}`, kind: "help", title: "Help", text })),
    knowledgeOn({ db }),
  );
const counts = async (...tokens: string[]) => {
  const { words, total } = await countKnownWords(here.db, "site", tokens);
  return { total, ...Object.fromEntries(words.map(({ token, passages }) => [token, passages])) };
};

test("a word that only a language has is no word to look for, counted or remembered", async () => {
  expect(await counts("the", "robot")).toEqual({ total: 2, robot: 2 });
  expect(await counts("the", "robot")).toEqual({ total: 2, robot: 2 });
});

test("what this node indexes counts at once", async () => {
  expect(await counts("lamp", "boat")).toEqual({ total: 2, lamp: 1, boat: 0 });
  await index(here, ["a boat"]);
  expect(await counts("lamp", "boat")).toEqual({ total: 1, lamp: 0, boat: 1 });
});

test("what another node indexes counts after half a minute", async () => {
  expect(await counts("boat")).toEqual({ total: 2, boat: 0 });
  await index(other, ["a boat", "a boat with a lamp"]);
  now += 29_000;
  expect(await counts("boat")).toEqual({ total: 2, boat: 0 });
  now += 2000;
  expect(await counts("boat")).toEqual({ total: 2, boat: 2 });
});

test("counts of two times are never mixed", async () => {
  expect(await counts("robot")).toEqual({ total: 2, robot: 2 });
  await index(other, ["a boat"]);
  expect(await counts("robot", "boat")).toEqual({ total: 1, robot: 0, boat: 1 });
});
