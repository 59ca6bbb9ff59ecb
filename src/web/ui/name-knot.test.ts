import fc from "fast-check";
import { expect, test } from "vitest";
import { testimonials } from "#content/testimonials.ts";
import { nameKnot } from "./name-knot.ts";

const points = (path: string) =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("each of the six has a line of their own, and always the same one", () => {
  const paths = testimonials.map(({ name }) => nameKnot(name));
  expect(new Set(paths).size).toBe(testimonials.length);
  expect(testimonials.map(({ name }) => nameKnot(name))).toEqual(paths);
});

test("whatever the name, the line is one ring that leaves room for two letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const path = nameKnot(name);
      expect(path.match(/M/g)).toHaveLength(1);
      expect(path.endsWith("Z")).toBe(true);
      for (const [x, y] of points(path)) {
        const radius = Math.hypot(x - 50, y - 50);
        expect(radius).toBeGreaterThan(20);
        expect(radius).toBeLessThan(48);
      }
    }),
  );
});
