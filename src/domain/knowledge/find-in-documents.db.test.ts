import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { addSource } from "./index.ts";

let database: Database;
let rig: ReturnType<typeof trainingOn>;
const own = { collection: "bot/proj_shop", ownerId: "usr_ada" } as const;
const documents = {
  "guides/garden-chairs.md": "Fold them before you put them away.\n\n## Care\n\nWipe with a cloth.",
  "storage.md":
    "---\ntitle: Cold rooms\nkeywords: fridge, freezer\n---\nEach holds 5TB of ice.\n\n## Rent\n\nIt is $40 a month.",
  "people.md": "# People\n\nYour supervisor signs the form.\n\nAsk the kitchen for lunch.",
  "lieferung.md":
    "# Lieferung\n\nDie Lieferung dauert drei Tage.\n\n# Rückgabe\n\nDas geht wie lange Sie wollen und was Sie wollen.",
  "copy-of-people.md": "# People\n\nYour supervisor signs the form.\n\nAsk the kitchen for lunch.",
};
beforeAll(async () => {
  database = await testDatabase();
  rig = trainingOn(database);
  await rig.empty();
  for (const [title, text] of Object.entries(documents))
    await database.db.transaction((tx) =>
      addSource(tx, own, { kind: "text", title, text }, rig.deps),
    );
  await rig.work();
});
afterAll(() => database.close());

const first = async (question: string) => {
  const [found] = await rig.find(own.collection, question);
  return found?.text;
};

test.each([
  ["How do I store garden chairs?", "Fold them", "the words of its file's name"],
  ["What is in the cold rooms?", "ice", "the title that a file gives itself"],
  ["Do you have a freezer?", "ice", "its keywords"],
  ["Which room holds 5 TB?", "5TB", "a unit apart from its number"],
  ["Does my boss sign it?", "supervisor", "another word for it"],
])("%j finds %j: %s", async (question, words) => {
  expect(await first(question)).toContain(words);
});

test("German words that only ask find nothing", async () => {
  expect(await first("Wie lange dauert die Lieferung?")).toContain("drei Tage");
  expect((await first("Was wollen Sie wie lange?")) ?? "").not.toContain("drei Tage");
});

test("what two sources say alike is found once", async () => {
  const texts = (await rig.find(own.collection, "Who signs the form?")).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("supervisor"))).toHaveLength(1);
});

test("each of two questions finds its own passage", async () => {
  const found = await rig.find(own.collection, "Who signs the form, and how much is the rent?", 2);
  const texts = found.map(({ text }) => text).join("\n");
  expect(texts).toContain("supervisor signs");
  expect(texts).toContain("$40 a month");
});
