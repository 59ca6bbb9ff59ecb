import { expect, test } from "vitest";
import { soldServices as services } from "../../../tests/factories/sold-services.ts";
import { factsAsked } from "./facts-asked.ts";
import { servicesNamed } from "./offers.ts";
import type { Ranked } from "./rank-entries.ts";
import { isSizeInPassing } from "./size-in-passing.ts";

const best = { entry: { kind: "answer" }, score: 0.3 } as Ranked;
const isInPassing = (message: string, ranked = best): boolean =>
  isSizeInPassing(message, factsAsked(message), {
    best: ranked,
    named: servicesNamed(message, services),
  });

test("an option named by its size isn't asked for where a question asks something else", () => {
  const asked =
    "With the cheapest website, may my daughter swap the photographs herself on Sundays?";
  expect(isInPassing(asked)).toBe(true);
  expect(isInPassing(asked, { ...best, score: 0.1 })).toBe(false);
});

test.each([
  "What is the cheapest website?",
  "How much is the smallest chatbot for our camping site by the lake?",
  "Which time does the biggest web app take for our whole warehouse team?",
])("a price or a time stays the catalogue's: %s", (message) => {
  expect(isInPassing(message)).toBe(false);
});

test("what isn't included is no question for the list of what is", () => {
  expect(factsAsked("what is not included in the UI design")).not.toContain("included");
  expect(factsAsked("what is included in the UI design")).toContain("included");
});
