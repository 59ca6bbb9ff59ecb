import fc from "fast-check";
import { expect, test } from "vitest";
import { swipeThreshold, swipeTurn, velocityOf } from "./swipe-turn.ts";

const offset = fc.double({ min: -2000, max: 2000, noNaN: true });
const velocity = fc.double({ min: -20_000, max: 20_000, noNaN: true });

test("exactly the threshold of the specification stays, and a hair more turns", () => {
  expect(swipeThreshold).toBe(10_000);
  expect([swipeTurn(-100, -100), swipeTurn(100, 100)]).toEqual([0, 0]);
  expect([swipeTurn(-100, -100.01), swipeTurn(100, 100.01)]).toEqual([1, -1]);
});

test("it turns if and only if offset times velocity exceeds the threshold", () => {
  fc.assert(
    fc.property(offset, velocity, (px, pxPerS) => {
      expect(swipeTurn(px, pxPerS) !== 0).toBe(Math.abs(px * pxPerS) > swipeThreshold);
    }),
  );
});

test("it turns the way the pointer was moving: leftwards to the next", () => {
  fc.assert(
    fc.property(offset, velocity, (px, pxPerS) => {
      const turn = swipeTurn(px, pxPerS);
      expect([0, pxPerS < 0 ? 1 : -1]).toContain(turn);
    }),
  );
});

test("mirrored, it turns the other way", () => {
  fc.assert(
    fc.property(offset, velocity, (px, pxPerS) => {
      expect(swipeTurn(-px, -pxPerS) + swipeTurn(px, pxPerS)).toBe(0);
    }),
  );
});

test("a steady movement has its own velocity, whatever its length", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 4, max: 40 }),
      (pxPerS, count, stepMs) => {
        const points = Array.from({ length: count }, (_, step) => ({
          x: (pxPerS * step * stepMs) / 1000,
          timeMs: 5 + step * stepMs,
        }));
        expect(velocityOf(points)).toBeCloseTo(pxPerS, 6);
      },
    ),
  );
});

test("a pointer that rests before it is lifted has none", () => {
  const points = [
    { x: 0, timeMs: 0 },
    { x: 300, timeMs: 50 },
    { x: 300, timeMs: 200 },
    { x: 300, timeMs: 290 },
  ];
  expect(velocityOf(points)).toBe(0);
  expect(velocityOf(points.slice(0, 1))).toBe(0);
  expect(velocityOf([])).toBe(0);
});
