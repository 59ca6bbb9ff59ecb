import fc from "fast-check";
import { expect, test } from "vitest";
import { fromCursor, pageOf, toCursor } from "./keyset.ts";

const place = fc.record({
  createdAt: fc.date({ min: new Date(0), max: new Date("2286-01-01"), noInvalidDate: true }),
  id: fc.stringMatching(/^[\w-]{1,64}$/),
});

test("a place survives its way through an address", () => {
  fc.assert(
    fc.property(place, (one) => {
      expect(fromCursor(toCursor(one))).toEqual(one);
    }),
  );
});

test("what is no place begins the list anew, and never becomes a time that a database can't read", () => {
  const odd = ["", "x", "1", ".", "1.", ".x", "-1.x", "1.x y", "1.x'", "1e3.x", "99999999999999.x"];
  expect(odd.map(fromCursor)).toEqual(odd.map(() => null));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,20}\.\w*$/)), (text) => {
      const { createdAt } = fromCursor(text) ?? { createdAt: new Date(0) };
      expect(createdAt.toISOString()).toMatch(/^\d{4}-/);
    }),
  );
});

test("a page tells of a next one only where there are more rows than it shows", () => {
  const rows = [3, 2, 1].map((n) => ({ createdAt: new Date(n), id: `r${n}` }));
  expect(pageOf(rows, 3)).toEqual({ items: rows, next: null });
  expect(pageOf(rows, 2)).toEqual({ items: rows.slice(0, 2), next: "2.r2" });
  expect(pageOf([], 2)).toEqual({ items: [], next: null });
});
