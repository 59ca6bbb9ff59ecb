import { expect, test } from "vitest";
import { isPicked, numberOf } from "./picked.ts";

const texts = Array.from({ length: 2000 }, (_, at) => `can I pay in ${at} parts`);

test("a text is picked or not whatever others there are", () => {
  const picked = texts.filter((text) => isPicked(text, 8));
  const ofSome = texts.slice(500).filter((text) => isPicked(text, 8));
  expect(ofSome).toEqual(picked.filter((text) => texts.indexOf(text) >= 500));
});

test("about one in so many is picked", () => {
  const share = texts.filter((text) => isPicked(text, 8)).length / texts.length;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.15);
});

test("a text always has the same number, and texts alike have others", () => {
  expect(numberOf("refund")).toBe(numberOf("refund"));
  expect(new Set(texts.map(numberOf)).size).toBe(texts.length);
});
