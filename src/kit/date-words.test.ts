import { expect, test } from "vitest";
import {
  clockHere,
  longDate,
  longDayOfYear,
  longTime,
  longWeekday,
  shortDate,
  shortDayOfYear,
  shortTime,
  shortWeekday,
  specifiedDate,
} from "./date-words.ts";

test("dates read as in Britain: long in sentences, short in tables", () => {
  const at = "2026-12-01T14:05:59.999Z";
  expect(longDate(at)).toBe("1 December 2026");
  expect(longTime(at)).toBe("1 December 2026 at 14:05 UTC");
  expect(longDayOfYear(at)).toBe("1 December");
  expect(longWeekday(at)).toBe("Tuesday 1 December 2026");
  expect(shortDate(at)).toBe("1 Dec 2026");
  expect(shortTime(at)).toBe("1 Dec 2026, 14:05 UTC");
  expect(shortDayOfYear(at)).toBe("1 Dec");
  expect(shortWeekday(at)).toBe("Tue 1 Dec");
});

test.each([
  ["2026-11-21T14:05:59.999Z", "21 Nov 2026, 14:05 UTC"],
  ["2026-09-01T00:00:00Z", "1 Sep 2026, 00:00 UTC"],
  ["2026-12-31T23:59:00-02:00", "1 Jan 2027, 01:59 UTC"],
])("%s reads %s wherever it is read", (iso, text) => expect(shortTime(iso)).toBe(text));

test("a day is the same day wherever the server stands", () => {
  expect(longDate("2025-01-01")).toBe("1 January 2025");
  expect(longWeekday("2026-11-22")).toBe("Sunday 22 November 2026");
});

test("a date that the specification gives to the letter keeps its letters", () => {
  expect(specifiedDate("2025-01-01")).toBe("January 1, 2025");
});

test("by the reader's own clocks a time has no zone, as it is theirs", () => {
  // As a Date it is what this machine's clocks show, in whatever zone the tests run.
  const here = new Date(2026, 11, 1, 9, 5);
  expect(clockHere(here)).toBe("09:05");
  expect(clockHere(here.toISOString())).toBe("09:05");
});
