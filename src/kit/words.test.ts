import fc from "fast-check";
import { expect, test } from "vitest";
import { stemOf, stopWords, wordsOf } from "./words.ts";

test("words are compared without accents, marks and the ends of contractions", () => {
  expect(wordsOf("What's the café’s PRICE, in 2 weeks?")).toEqual(
    "what the cafe price in 2 weeks".split(" "),
  );
  expect(wordsOf(" ?! ")).toEqual([]);
});

test.each([
  "price prices pricing priced",
  "policy policies",
  "service services",
  "refund refunds refunded refunding",
  "bill bills billing billed",
  "box boxes",
  "access accesses",
  "reply replies replied",
  "month months monthly",
  "string strings",
])("%s are forms of one word", (forms) => {
  expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
});

test.each([
  ["app", "apply"],
  ["speed", "spear"],
  ["price", "prize"],
  ["status", "statue"],
  ["thing", "the"],
])("%s and %s are different words", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("a stem is the beginning of its word but for a y, and never shorter than two letters", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), (word) => {
      const stem = stemOf(word);
      expect(stem.length).toBeGreaterThanOrEqual(2);
      expect(word.startsWith(stem.replace(/y$/, ""))).toBe(true);
    }),
  );
});

test("stop words are written as words are compared", () => {
  for (const word of stopWords.en) expect(wordsOf(word)).toEqual([word]);
});
