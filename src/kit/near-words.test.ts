import fc from "fast-check";
import { expect, test } from "vitest";
import { nearWords, slipsBetween } from "./near-words.ts";

test.each([
  ["refund", "refund", 0],
  ["refnud", "refund", 1],
  ["refun", "refund", 1],
  ["refunnd", "refund", 1],
  ["refand", "refund", 1],
  ["rfeudn", "refund", 2],
])("from %j to %j it is %i slips", (a, b, slips) => {
  expect(slipsBetween(a, b, 3)).toBe(slips);
});

test("what is too far is not told apart", () => {
  expect(slipsBetween("weather", "chatbot", 2)).toBe(3);
});

test("short words are taken as they are, longer ones with a slip, long ones with two", () => {
  const vocabulary = ["bot", "refund", "maintenance", "part"];
  expect(nearWords("bat", vocabulary)).toEqual([]);
  expect(nearWords("pari", vocabulary)).toEqual([]);
  expect(nearWords("refnud", vocabulary)).toEqual(["refund"]);
  expect(nearWords("maintanence", vocabulary)).toEqual(["maintenance"]);
});

test("slips are the same in both directions", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(slipsBetween(a, b, 8)).toBe(slipsBetween(b, a, 8));
      expect(slipsBetween(a, b, 8) === 0).toBe(a === b);
    }),
  );
});
