import { expect, test } from "vitest";
import { certaintyOf } from "./certainty.ts";

test("a near question is surer where an answer has few ways to ask, as in a customer's bot", () => {
  const near = { sum: 5, lead: 2.5, nearest: 0.9, unknown: 0.2, learnt: null };
  expect(certaintyOf(near, 3)).toBeGreaterThan(certaintyOf(near, 130));
});

test("the certainty of nothing told is low, and of much told high, however many ways there are", () => {
  const surely = { likely: 0, lead: 4 };
  for (const [ways, learnt] of [
    [1, null],
    [50, null],
    [130, null],
    [90, { likely: -4, lead: 0 }],
  ] as const) {
    expect(certaintyOf({ sum: 0, lead: 0, nearest: 0, unknown: 1, learnt }, ways)).toBeLessThan(
      0.05,
    );
    expect(
      certaintyOf({ sum: 8, lead: 4, nearest: 1, unknown: 0, learnt: learnt && surely }, ways),
    ).toBeGreaterThan(0.94);
  }
});
