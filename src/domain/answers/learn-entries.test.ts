import { expect, test } from "vitest";
import { finish } from "#kit/steps.ts";
import type { Entry } from "./contract.ts";
import { indexEntries } from "./index-entries.ts";
import { learnEntries } from "./learn-entries.ts";
import { rankEntries } from "./rank-entries.ts";
import { entryReader } from "./read-entries.ts";

const entry = (id: string, asks: readonly string[], says: string): Entry => ({
  id,
  kind: "answer",
  asks: { en: asks },
  says: { en: [says] },
  page: null,
  offers: null,
  asksBack: {},
  next: [],
});

/** Which of two questions is asked stands in small words, which weigh little in naive Bayes. */
const entries = [
  entry(
    "delivery-when",
    [
      "when do you deliver my order",
      "when will my order be there",
      "when does the order come",
      "when can I have the order",
      "by when is an order done",
    ],
    "Within five days.",
  ),
  entry(
    "delivery-how",
    [
      "how do you deliver my order",
      "how will my order get here",
      "how does the order come",
      "how can I have the order",
      "how is an order handed over",
    ],
    "By a link in your inbox.",
  ),
  entry(
    "parking",
    [
      "where can I park my car",
      "is there parking at your office",
      "do you have a car park",
      "parking for my car please",
    ],
    "There is parking behind the house.",
  ),
];
const beside = [
  "my dog is ill and the vet is away",
  "the vet said my dog is old",
  "our dog and the vet are friends",
  "the dog was at the vet",
];
const model = finish(learnEntries(entries, beside));
const read = entryReader(model, entries);
const first = (likely: Float64Array) => entries[likely.indexOf(Math.max(...likely))]?.id;

test("small words tell questions apart that are about the same", () => {
  expect(first(read("when will it come, my order"))).toBe("delivery-when");
  expect(first(read("how will it come, my order"))).toBe("delivery-how");
});

test("what was learnt ranks entries beside their words", () => {
  const index = { ...indexEntries(entries), read };
  const [best] = rankEntries("tell me how it comes, the order", index, { limit: 3 });
  expect(best?.entry.id).toBe("delivery-how");
  expect(best?.learnt?.likely).toBeLessThanOrEqual(0);
});

test("a text like those that no entry answers makes every entry unlikely", () => {
  expect(Math.max(...read("the vet and our dog"))).toBeLessThan(Math.log(0.5));
  expect(Math.max(...read("parking for the car"))).toBeGreaterThan(Math.log(0.5));
});

test("an entry that was changed or added since is ranked by its words, and found in its own", () => {
  const [when, how, parking] = entries;
  if (!when || !how || !parking) throw new Error("there are entries");
  const changed = { ...parking, asks: { en: ["which bus stops near you"] } };
  const added = entry("bikes", ["can I leave my bike with you", "is there a bike stand"], "Yes.");
  const now = [when, how, changed, added];
  const reread = entryReader(model, now);
  expect([...reread("where can I park my car")].map(Number.isNaN)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const index = { ...indexEntries(now), read: reread };
  for (const [message, id] of [
    ["which bus stops near you", "parking"],
    ["is there a bike stand", "bikes"],
    ["a stand for bikes", "bikes"],
  ] as const)
    expect(rankEntries(message, index, { limit: 1 })[0]?.entry.id).toBe(id);
});

test("the same texts make the same model", () => {
  expect(finish(learnEntries(entries, beside))).toEqual(model);
});
