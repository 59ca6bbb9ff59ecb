import fc from "fast-check";
import { expect, test } from "vitest";
import { lastDue } from "./cron.ts";
import { dayMs, minuteMs } from "./time.ts";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const due = (cron: string, after: string, until: string) =>
  lastDue(cron, at(after), at(until))?.toISOString().slice(8, 16);

test("a schedule is due at its own times only", () => {
  expect(due("* * * * *", "22T10:00:30", "22T10:01:00")).toBe("22T10:01");
  expect(due("* * * * *", "22T10:01:00", "22T10:01:59")).toBeUndefined();
  expect(due("*/5 * * * *", "22T10:01:00", "22T10:04:59")).toBeUndefined();
  expect(due("*/5 * * * *", "22T10:04:59", "22T10:05:02")).toBe("22T10:05");
  expect(due("47 3 * * *", "22T03:46:59", "22T03:47:00")).toBe("22T03:47");
  expect(due("0,30 * * * *", "22T10:00:00", "22T10:45:00")).toBe("22T10:30");
  expect(due("0 9 1 * *", "22T00:00:00", "22T23:00:00")).toBeUndefined();
  expect(due("0 9 * * 0", "22T00:00:00", "22T23:00:00")).toBe("22T09:00"); // a Sunday
  expect(due("0 9 * * 1", "22T00:00:00", "22T23:00:00")).toBeUndefined();
});

test("of everything missed only the latest time is told, and nothing where time went back", () => {
  expect(due("* * * * *", "01T00:00:00", "22T10:00:30")).toBe("22T10:00");
  expect(due("47 3 * * *", "01T00:00:00", "22T03:00:00")).toBe("21T03:47");
  expect(due("* * * * *", "22T10:00:00", "21T10:00:00")).toBeUndefined();
});

test("looked at again and again, every minute is told once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: minuteMs }), { maxLength: 100 }), (steps) => {
      let now = at("22T10:00:30").getTime();
      const told: number[] = [];
      const begin = now;
      for (const step of steps) {
        const found = lastDue("* * * * *", new Date(now), new Date(now + step));
        if (found) told.push(found.getTime());
        now += step;
      }
      const first = Math.ceil(begin / minuteMs) * minuteMs;
      const all = Math.max(0, Math.floor((now - first) / minuteMs) + 1);
      expect(told).toEqual(Array.from({ length: all }, (_, index) => first + index * minuteMs));
    }),
  );
});

test("every schedule that is due once a day is found after a jump of any length", () => {
  const time = { hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) };
  fc.assert(
    fc.property(fc.record({ ...time, days: fc.integer({ min: 1, max: 9000 }) }), (given) => {
      const until = at("22T10:00:30");
      const after = new Date(until.getTime() - given.days * dayMs);
      const found = lastDue(`${given.minute} ${given.hour} * * *`, after, until);
      expect(found?.getUTCHours()).toBe(given.hour);
      expect(found?.getUTCMinutes()).toBe(given.minute);
    }),
  );
});

test("a schedule that can't be read is refused", () => {
  for (const cron of [
    "",
    "* * * *",
    "60 * * * *",
    "* 24 * * *",
    "*/0 * * * *",
    "a * * * *",
    "1-5 * * * *",
  ])
    expect(() => lastDue(cron, at("22T10:00:00"), at("22T10:05:00")), cron).toThrow(/schedule/);
});
