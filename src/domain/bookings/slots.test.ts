import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#kit/time.ts";
import { clockIn, dayIn, wallTime, weekdayOf } from "#kit/zoned-time.ts";
import { slotRules } from "./rules.ts";
import { isSlot, slotsFrom, slotsOfDay, type SlotRules } from "./slots.ts";

const { timeZone } = slotRules.hours;
const none = new Set<string>();
const moments = fc
  .integer({ min: Date.UTC(2025, 0) / 1000, max: Date.UTC(2032, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

test("at any time, every slot is half an hour within the hours claimed, none meets another, all are in time", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const slots = slotsFrom(now, none, slotRules);
      let before = -Infinity;
      for (const start of slots) {
        const end = new Date(start.getTime() + 30 * minuteMs);
        const [from, to] = [wallTime(start, timeZone), wallTime(end, timeZone)];
        expect(start.getTime()).toBeGreaterThanOrEqual(before);
        before = end.getTime();
        expect(from.hour * 60 + from.minute).toBeGreaterThanOrEqual(9 * 60);
        expect(to.hour * 60 + to.minute).toBeLessThanOrEqual(18 * 60);
        expect(from.minute % 30).toBe(0);
        expect(weekdayOf(dayIn(start, timeZone))).toBeLessThanOrEqual(5);
        expect(start.getTime() - now.getTime()).toBeGreaterThanOrEqual(4 * hourMs);
        expect(start.getTime() - now.getTime()).toBeLessThanOrEqual(21 * dayMs);
      }
      // Three weeks hold 15 working days, with what is left of the first and the last.
      expect(slots.length).toBeGreaterThanOrEqual(13 * 18);
      expect(slots.length).toBeLessThanOrEqual(15 * 18);
    }),
    { numRuns: 30 },
  );
});

test("what is offered is taken, and nothing else is, whatever is asked for", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -60, max: 40 * 24 * 60 }), (now, minutes) => {
      const closed = new Set([dayIn(new Date(now.getTime() + 3 * dayMs), timeZone)]);
      const offered = new Set(slotsFrom(now, closed, slotRules).map(Number));
      const at = new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs + minutes * minuteMs);
      expect(isSlot(at, now, closed, slotRules)).toBe(offered.has(at.getTime()));
      for (const one of [...offered].slice(0, 3))
        expect(isSlot(new Date(one), now, closed, slotRules)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("what can be booked stays the same while time passes, but for what gets too near or comes within reach", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 48 * 60 }), (now, minutes) => {
      const later = new Date(now.getTime() + minutes * minuteMs);
      const [before, after] = [now, later].map((at) =>
        slotsFrom(at, none, slotRules).map(Number),
      ) as [number[], number[]];
      const both = (at: number) =>
        at >= later.getTime() + 4 * hourMs && at <= now.getTime() + 21 * dayMs;
      expect(after.filter(both)).toEqual(before.filter(both));
    }),
    { numRuns: 20 },
  );
});

describe("where clocks change", () => {
  test.each([
    ["2026-10-30", "2026-10-30T16:00:00.000Z"], // summer time
    ["2026-11-02", "2026-11-02T17:00:00.000Z"], // after clocks were put back on the 1st
    ["2027-03-12", "2027-03-12T17:00:00.000Z"],
    ["2027-03-15", "2027-03-15T16:00:00.000Z"], // after they were put forward on the 14th
  ])("the day %s begins at nine o'clock there: %s", (day, first) => {
    const slots = slotsOfDay(day, slotRules);
    expect(slots).toHaveLength(18);
    expect(slots[0]?.toISOString()).toBe(first);
    expect(clockIn(slots.at(-1) ?? new Date(0), timeZone)).toBe("17:30");
  });

  const allDay = (zone: string): SlotRules => ({
    ...slotRules,
    hours: { timeZone: zone, firstWeekday: 1, lastWeekday: 7, fromHour: 0, toHour: 24 },
  });
  test.each([
    ["America/Los_Angeles", "2027-03-14", 46],
    ["America/Los_Angeles", "2026-11-01", 48],
    ["Australia/Lord_Howe", "2026-10-04", 47],
    ["Australia/Lord_Howe", "2027-04-04", 48],
  ])("in %s on %s no slot meets another, even through the night", (zone, day, most) => {
    const slots = slotsOfDay(day, allDay(zone)).map(Number);
    expect(slots.length).toBeGreaterThanOrEqual(most - 2);
    expect(slots.length).toBeLessThanOrEqual(most);
    expect(
      slots.filter((at, index) => index > 0 && at - (slots[index - 1] ?? 0) < 30 * minuteMs),
    ).toEqual([]);
  });
});

test("weekends and closed days have none", () => {
  expect(slotsOfDay("2026-11-21", slotRules)).toEqual([]);
  const now = new Date("2026-11-22T12:00:00Z");
  const days = slotsFrom(now, new Set(["2026-11-26"]), slotRules).map((at) => dayIn(at, timeZone));
  expect(days).toContain("2026-11-25");
  expect(days).not.toContain("2026-11-26");
});
