import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minuteMs } from "./time.ts";
import { momentWords, zoneWords } from "./zone-words.ts";
import {
  clockIn,
  dayAfter,
  dayIn,
  isDay,
  momentOf,
  offsetMinutes,
  readTimeZone,
  timeZones,
  wallTime,
  weekdayOf,
} from "./zoned-time.ts";

const zones = fc.constantFrom(
  "UTC",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe", // changes by half an hour
  "Pacific/Kiritimati",
  "America/St_Johns",
  "Africa/Casablanca",
  "Europe/Berlin",
);
const moments = fc
  .integer({
    min: Date.UTC(2020, 0) / minuteMs,
    max: Date.UTC(2040, 0) / minuteMs,
  })
  .map((minutes) => new Date(minutes * minuteMs));

test("what a wall shows leads back to the moment, or to the earlier one that showed the same", () => {
  fc.assert(
    fc.property(moments, zones, (at, zone) => {
      const wall = wallTime(at, zone);
      const found = momentOf(wall, zone);
      expect(found && wallTime(found, zone)).toEqual(wall);
      expect(found && found.getTime() <= at.getTime()).toBe(true);
      expect(found && at.getTime() - found.getTime() <= 120 * minuteMs).toBe(true);
    }),
  );
});

const wall = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute };
};

test("clocks put forward skip a time, clocks put back show it twice", () => {
  const la = "America/Los_Angeles";
  expect(momentOf(wall("2027-03-14 02:30"), la)).toBeNull();
  expect(momentOf(wall("2027-03-14 03:00"), la)?.toISOString()).toBe("2027-03-14T10:00:00.000Z");
  expect(momentOf(wall("2026-11-01 01:30"), la)?.toISOString()).toBe("2026-11-01T08:30:00.000Z");
  expect(momentOf(wall("2026-11-01 02:00"), la)?.toISOString()).toBe("2026-11-01T10:00:00.000Z");
});

test("the same moment is another day and time elsewhere", () => {
  const at = new Date("2026-11-24T17:30:00Z");
  expect([dayIn(at, "Asia/Kolkata"), clockIn(at, "Asia/Kolkata")]).toEqual(["2026-11-24", "23:00"]);
  expect(dayIn(at, "Pacific/Kiritimati")).toBe("2026-11-25");
  expect(offsetMinutes(at, "America/Los_Angeles")).toBe(-480);
  expect(momentWords(at, "Asia/Kolkata")).toBe(
    "Tuesday 24 November 2026 at 23:00, Kolkata (UTC+5:30)",
  );
  expect(momentWords(at, "UTC")).toBe("Tuesday 24 November 2026 at 17:30 UTC");
  expect(zoneWords("America/Los_Angeles", at)).toBe("Los Angeles (UTC−8)");
  expect(zoneWords("Europe/London", at)).toBe("London (UTC)");
});

describe("days", () => {
  test("follow each other over months, years and leap days", () => {
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
    expect(dayAfter("2026-12-31")).toBe("2027-01-01");
    expect(weekdayOf("2026-11-22")).toBe(7);
  });
  test.each(["2026-02-30", "2026-13-01", "26-01-01", "", "2026-1-1", "tomorrow"])(
    "%j is none",
    (text) => expect(isDay(text)).toBe(false),
  );
  test("a day is one", () => expect(isDay("2028-02-29")).toBe(true));
});

describe("time zones", () => {
  test.each([
    ["asia/calcutta", "Asia/Kolkata"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["US/Pacific", "America/Los_Angeles"],
    ["Europe/Kiev", "Europe/Kyiv"],
    ["utc", "UTC"],
  ])("%s is known as %s", (name, known) => expect(readTimeZone(name)).toBe(known));
  test.each(["", "Mars/Olympus", "+05:30", "../etc/passwd", "<b>", "a".repeat(100)])(
    "%j is none",
    (name) => expect(readTimeZone(name)).toBeNull(),
  );
  test("every one that can be chosen is known by that very name", () => {
    expect(timeZones.length).toBeGreaterThan(300);
    expect(timeZones.filter((zone) => readTimeZone(zone) !== zone)).toEqual([]);
  });
});
