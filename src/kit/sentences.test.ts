import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test.each([
  ["We need it. Call me!", ["We need it.", "Call me!"]],
  ["bis zum 15. März. Danke", ["bis zum 15. März.", "Danke"]],
  ["I spoke to Dr. Patel. He agreed", ["I spoke to Dr. Patel.", "He agreed"]],
  ["ca. 20 Seiten, z. B. Preise", ["ca. 20 Seiten, z. B. Preise"]],
  ["It costs 1.200,50 euros\nor more", ["It costs 1.200,50 euros", "or more"]],
  ["we have 15. That is all", ["we have 15.", "That is all"]],
])("%j is cut where its sentences end", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test("nothing but space is lost by cutting", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const bare = (one: string) => one.replace(/\s+/g, "");
      expect(bare(sentencesOf(text).join(""))).toBe(bare(text));
    }),
  );
});
