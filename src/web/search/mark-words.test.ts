import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf, markWords } from "./mark-words.ts";

const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

test("found words are set apart, whatever their form", () => {
  expect(markWords("Refunds: a refund’s price", new Set(["refund"]))).toEqual([
    { text: "Refunds", isHit: true },
    { text: ": a ", isHit: false },
    { text: "refund’s", isHit: true },
    { text: " price", isHit: false },
  ]);
});

test("no text is lost or changed by marking", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, stems) => {
      expect(joined(markWords(text, new Set(stems)))).toBe(text);
    }),
  );
});

test("an excerpt shows the place with most of the words, and says what it leaves out", () => {
  const filler = "nothing of interest stands here for a while ".repeat(8);
  const text = `A refund once. ${filler}A refund within thirty days. ${filler}`;
  const excerpt = joined(excerptOf(text, new Set(["refund", "thirt"])));
  expect(excerpt).toContain("refund within thirty days");
  expect(excerpt).toMatch(/^… .* …$/);
  expect(excerpt.length).toBeLessThan(170);
});

test("a long word is not cut within a short text", () => {
  expect(joined(excerptOf("short", new Set()))).toBe("short");
  expect(joined(excerptOf("x".repeat(400), new Set())).length).toBeLessThan(420);
});
