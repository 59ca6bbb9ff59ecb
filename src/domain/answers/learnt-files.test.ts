import { expect, test } from "vitest";
import { someAnswers } from "../../../tests/factories/answers.ts";
import { createEngine } from "./engine.ts";
import { learnToFiles, readModels, readPrepared } from "./learnt-files.ts";
import { mendSlips } from "./mend-slips.ts";
import { rankEntries } from "./rank-entries.ts";

const { entries } = someAnswers;
const files = learnToFiles(entries);
const read = async (name: string) => files.get(name) ?? null;
const messages = ["how do I get my money back", "wo kann ich parken", "retrun what I bought", "?"];

test("what was read from files ranks and mends as what is made anew", async () => {
  const prepared = await readPrepared(read, entries);
  const { index, vocabulary } = createEngine(someAnswers);
  if (!prepared) throw new Error("nothing was read");
  for (const message of messages) {
    const found = rankEntries(message, prepared.index, { limit: 2 });
    expect(found).toEqual(rankEntries(message, index, { limit: 2 }));
    expect(mendSlips(message, prepared.vocabulary)).toBe(mendSlips(message, vocabulary));
  }
});

test("answers that were changed since are not found by what was learnt before", async () => {
  const [first, ...others] = entries;
  if (!first) throw new Error("there are entries");
  const changed = { ...first, asks: { en: ["can I have my money again"] } };
  expect(await readPrepared(read, [changed, ...others])).toBeNull();
  expect(await readPrepared(read, others)).toBeNull();
});

test("a damaged or missing file is learnt anew and stops nobody", async () => {
  const damaged = async (name: string) => files.get(name)?.slice(0, 100) ?? null;
  expect(await readPrepared(damaged, entries)).toBeNull();
  expect(await readPrepared(async () => null, entries)).toBeNull();
  await expect(readModels(damaged)).resolves.toBeUndefined();
});
