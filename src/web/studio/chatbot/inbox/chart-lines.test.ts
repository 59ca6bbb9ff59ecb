import fc from "fast-check";
import { expect, test } from "vitest";
import { axisEnd, lineThrough } from "./chart-lines.ts";

test("an axis ends at a round figure that no value exceeds", () => {
  expect([0, 1, 3, 7, 12, 480, 1000].map(axisEnd)).toEqual([1, 1, 5, 10, 20, 500, 1000]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (highest) => axisEnd(highest) >= highest),
  );
});

test("a line goes through its values, breaks where one is missing, and ends where the days end", () => {
  const box = { end: 10, width: 30, height: 10 };
  expect(lineThrough([0, 10, null, 5], box)).toBe("M0 10h0L10 0M30 5h0");
  expect(lineThrough([4], box)).toBe("M0 6h0");
  expect(lineThrough([null, null], box)).toBe("");
});

test("a line never leaves its box", () => {
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { maxLength: 90 });
  fc.assert(
    fc.property(values, (some) => {
      const path = lineThrough(some, { end: 20, width: 100, height: 40 });
      for (const [, x, y] of path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
        expect(Number(x)).toBeLessThanOrEqual(100.01);
        expect(Number(y)).toBeLessThanOrEqual(40);
      }
    }),
  );
});
