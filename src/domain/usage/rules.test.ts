import fc from "fast-check";
import { expect, test } from "vitest";
import { levelOf, shareOf } from "./contract.ts";
import { fits, monthOf, nextMonthOf } from "./rules.ts";

test.each([
  ["2026-11-01T00:00:00.000Z", "2026-11-01", "2026-12-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59.999Z", "2026-12-01", "2027-01-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2028-02-01", "2028-03-01T00:00:00.000Z"],
])("%s belongs to the month of %s, and limits start again at %s", (time, month, next) => {
  expect(monthOf(new Date(time))).toBe(month);
  expect(nextMonthOf(new Date(time)).toISOString()).toBe(next);
});

test("every time lies within its own month, in UTC", () => {
  const times = fc.date({
    min: new Date("2000-01-01"),
    max: new Date("2100-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(times, (time) => {
      expect(new Date(monthOf(time)).getTime()).toBeLessThanOrEqual(time.getTime());
      expect(nextMonthOf(time).getTime()).toBeGreaterThan(time.getTime());
      expect(monthOf(nextMonthOf(time)) > monthOf(time)).toBe(true);
    }),
  );
});

test("what fits never passes the limit, and nothing more always fits", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (used, adding, max) => {
      expect(adding > 0 && used + adding > max && fits(used, adding, max)).toBe(false);
      expect(fits(used, 0, max)).toBe(true);
    }),
  );
});

test.each([
  [0, 10, "free"],
  [7, 10, "free"],
  [8, 10, "near"],
  [9, 10, "near"],
  [10, 10, "reached"],
  [12, 10, "reached"],
  [0, 0, "reached"],
])("%d of %d used is %s", (used, max, level) => {
  expect(levelOf(shareOf(used, max))).toBe(level);
});
