import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersPerMs, mouthAt, mouthPath, placeIn, restingMouth } from "./mouth.ts";

test("the mouth opens for vowels, closes for m, b and p, and rests between words and at the end", () => {
  const text = "mama op";
  expect(mouthAt(text, 0).open).toBe(0);
  expect(mouthAt(text, 1).open).toBe(1);
  expect(mouthAt(text, 4)).toEqual(restingMouth);
  expect(mouthAt(text, 5).wide).toBeLessThan(mouthAt(text, 1).wide);
  expect(mouthAt(text, 99)).toEqual(restingMouth);
});

test("a voice that tells its words is waited for at the end of each; one that doesn't goes on by itself", () => {
  const text = "Hello there, Ada";
  expect(placeIn(text, { word: 6, sinceMs: 0 })).toBe(6);
  expect(placeIn(text, { word: 6, sinceMs: 60_000 })).toBe(12);
  expect(placeIn(text, { word: 13, sinceMs: 60_000 })).toBe(text.length);
  expect(placeIn(text, { word: null, sinceMs: 200 })).toBe(200 * lettersPerMs);
  expect(placeIn(text, { word: null, sinceMs: 60_000 })).toBe(text.length);
});

test("whatever is said, wherever: the mouth is a path within the face", () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ noNaN: true, min: -5, max: 500 }), (text, place) => {
      const { open, wide } = mouthAt(text, place);
      for (const part of [open, wide]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      const numbers =
        mouthPath({ open, wide })
          .match(/-?\d+(\.\d+)?/g)
          ?.map(Number) ?? [];
      expect(numbers).toHaveLength(10);
      for (const number of numbers) expect(number > 120 && number < 185).toBe(true);
    }),
  );
});
