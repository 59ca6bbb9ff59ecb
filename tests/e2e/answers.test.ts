import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { heldOut } from "../../eval/held-out.ts";
import { measureAnswers, shareRight, type Answered } from "../../eval/measure-answers.ts";
import { openKnowledge } from "../../eval/open-knowledge.ts";
import { questions } from "../../eval/questions.ts";
import { createBuiltInConsultant } from "../../src/providers/chat/built-in/index.ts";
import { leadsSomewhere } from "../../src/web/paths.ts";
import { knowledgeOn } from "../factories/knowledge.ts";
import { borrowApp } from "./lent-apps.ts";

const url = inject("sharedApp");
let knowledge: Awaited<ReturnType<typeof openKnowledge>>;
let answered: Answered[];

beforeAll(async () => {
  knowledge = await openKnowledge(url);
  answered = await measureAnswers(questions, createBuiltInConsultant(), knowledgeOn(knowledge));
});
afterAll(() => knowledge.close());

test("40 and more questions are asked, and 15 are kept aside", () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(heldOut).toHaveLength(15);
});

test("every expected source is an address of ours", () => {
  const expected = [...questions, ...heldOut].flatMap(({ sources }) => sources ?? []);
  expect(expected.filter((path) => !leadsSomewhere(path))).toEqual([]);
});

test("Aria without a provider answers nine in ten questions from the right source", () => {
  const wrong = answered.filter(({ isRight }) => !isRight);
  expect(shareRight(answered), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.9);
});

test("what our pages don't answer is declined", () => {
  const foreign = answered.filter(({ sources }) => sources === null);
  const taken = foreign.filter(({ isRight }) => !isRight).map(({ question }) => question);
  expect(foreign.length).toBeGreaterThanOrEqual(5);
  expect(taken.length / foreign.length, taken.join("\n")).toBeLessThanOrEqual(0.15);
});

test("answers stay short", () => {
  expect(answered.filter(({ text }) => text.length > 1200).map(({ question }) => question)).toEqual(
    [],
  );
});

test("what Aria knows is there once the site has opened, and follows a price that changes in the catalogue", async () => {
  const app = await borrowApp();
  const priceLine = async () => {
    const [row] = await app.query<{ text: string }>(
      "select text from passages where path = '/services/landing-page#options'",
    );
    return row?.text.split("\n")[0] ?? "";
  };
  const costs = "Landing Page costs $350 to $900, depending on the option you choose.";
  const setPrice = (cents: number) =>
    app.query(`update services set price_min_cents = ${cents} where id = 'landing-page'`);
  expect(await priceLine()).toBe(costs);
  try {
    await setPrice(34900);
    await expect.poll(priceLine).toContain("$349");
  } finally {
    await setPrice(35000);
  }
  await expect.poll(priceLine).toBe(costs);
});
