import { expect, test } from "vitest";
import { certaintyOf } from "./certainty.ts";

test("a near question is surer where an answer has few ways to ask, as in a customer's bot", () => {
  const near = { sum: 5, lead: 2.5, nearest: 0.9, unknown: 0.2 };
  expect(certaintyOf(near, 3)).toBeGreaterThan(certaintyOf(near, 130));
});

test("the certainty of nothing told is low, and of much told high, however many ways there are", () => {
  for (const ways of [1, 50, 130]) {
    expect(certaintyOf({ sum: 0, lead: 0, nearest: 0, unknown: 1 }, ways)).toBeLessThan(0.05);
    expect(certaintyOf({ sum: 8, lead: 4, nearest: 1, unknown: 0 }, ways)).toBeGreaterThan(0.95);
  }
});
