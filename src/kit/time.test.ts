import { expect, test } from "vitest";
import { yearsBefore } from "./time.ts";

test.each([
  ["2026-03-01T10:00:00.000Z", 3, "2023-03-01T10:00:00.000Z"],
  ["2028-03-01T00:00:00.000Z", 2, "2026-03-01T00:00:00.000Z"],
  ["2028-02-29T23:59:59.999Z", 1, "2027-03-01T23:59:59.999Z"],
])("%s less %i years is %s", (time, years, before) => {
  const given = new Date(time);
  expect(yearsBefore(given, years).toISOString()).toBe(before);
  expect(given.toISOString()).toBe(time);
});
