import fc from "fast-check";
import { expect, test } from "vitest";
import { readSchedule } from "./read-schedule.ts";
import { nextTimes, scheduleTrigger } from "./schedule.ts";

test.each([
  ["every weekday at 9", "0 9 * * 1-5"],
  ["Every weekday at 9 am.", "0 9 * * 1-5"],
  ["first Monday of the month at 8:30", "30 8 * * 1#1"],
  ["on the last Friday of every month at 5 pm", "0 17 * * 5#L"],
  ["every 3rd Tuesday at 7.15", "15 7 * * 2#3"],
  ["at noon every day", "0 12 * * *"],
  ["daily at 9 and 17", "0 9,17 * * *"],
  ["every Monday, Wednesday and Friday at 10:30pm", "30 22 * * 1,3,5"],
  ["on Mondays and every Thursday at midnight", "0 0 * * 1,4"],
  ["Monday to Thursday at 8", "0 8 * * 1,2,3,4"],
  ["Fri - Mon at 8", "0 8 * * 0,1,5,6"],
  ["weekends at 11", "0 11 * * 0,6"],
  ["every hour", "0 * * * *"],
  ["every 2 hours", "0 */2 * * *"],
  ["every 15 minutes", "*/15 * * * *"],
  ["every 30 minutes from 9 to 17 on weekdays", "*/30 9-17 * * 1-5"],
  ["every month on the 1st at 6", "0 6 1 * *"],
  ["on the 1st and 15th of the month at 12:05 am", "5 0 1,15 * *"],
  ["on the last day of the month at 23:59", "59 23 L * *"],
  ["first day of each quarter at 7", "0 7 1 1,4,7,10 *"],
  ["every year on 24 December at 9", "0 9 24 12 *"],
  ["every January 1st at 0:00", "0 0 1 1 *"],
  ["0  7 * * 1", "0 7 * * 1"],
  ["*/5 9-17 1,15 * MON-FRI", "*/5 9-17 1,15 * MON-FRI"],
])("“%s” is %s", (words, cron) => {
  expect(readSchedule(words)).toBe(cron);
  expect(nextTimes({ cron: words, zone: "Europe/Berlin" }, new Date(), 5)).toHaveLength(5);
});

test.each([
  "",
  "every weekday",
  "every week at 9",
  "every banana at 9",
  "every Monday at 25",
  "every Monday at 13 pm",
  "every Monday at 9:75",
  "daily at 9:00 and 17:30",
  "every 7 minutes",
  "every 5 hours",
  "every 0 minutes",
  "every 24 hours",
  "every other Monday at 9",
  "on the 15th at 9",
  "on the 32nd of every month at 9",
  "every year on 31 June at 9",
  "fifth Monday of the month at 9",
  "tomorrow at 9",
  "every Monday at 9 unless it rains",
  "0 7 * *",
  "0 7 * * 1 2026",
  "60 7 * * 1",
  "0 0 30 2 *",
])("“%s” is refused, with examples of what can be written", (words) => {
  expect(nextTimes({ cron: words, zone: "UTC" }, new Date(), 1)).toEqual([]);
  expect(scheduleTrigger.problems({ cron: words, zone: "UTC" }).cron).toContain(
    "every weekday at 9",
  );
});

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"];
/** A moment as people in a time zone see it. */
const seenIn = (zone: string, at: Date) => {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    day: "numeric",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return {
    day: parts["weekday"] ?? "",
    time: `${parts["hour"]}:${parts["minute"]}`,
    date: Number(parts["day"]),
  };
};
const two = (value: number) => String(value).padStart(2, "0");
// Away from the hours that summer time skips or repeats.
const hour = fc.integer({ min: 4, max: 23 });
const minute = fc.integer({ min: 0, max: 59 });
const from = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2035-01-01"),
  noInvalidDate: true,
});

test("days and times that words name are those at which it is due, in each time zone", () => {
  const someDays = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      someDays,
      hour,
      minute,
      fc.constantFrom(...zones),
      from,
      (chosen, at, past, zone, start) => {
        const words = `every ${chosen.join(" and ")} at ${at}:${two(past)}`;
        const due = nextTimes({ cron: words, zone }, start, 7).map((one) => seenIn(zone, one));
        expect(new Set(due.map((one) => one.time))).toEqual(new Set([`${two(at)}:${two(past)}`]));
        expect(new Set(due.map((one) => one.day))).toEqual(new Set(chosen));
      },
    ),
  );
});

test("the first, second, third, fourth or last of a weekday falls into its week of the month", () => {
  const weeks = {
    first: [1, 7],
    second: [8, 14],
    third: [15, 21],
    fourth: [22, 28],
    last: [22, 31],
  } as const;
  const which = fc.constantFrom(...(Object.keys(weeks) as (keyof typeof weeks)[]));
  fc.assert(
    fc.property(
      which,
      fc.constantFrom(...names),
      fc.constantFrom(...zones),
      from,
      (place, name, zone, start) => {
        const words = `${place} ${name} of the month at 8:30`;
        const due = nextTimes({ cron: words, zone }, start, 5).map((one) => seenIn(zone, one));
        const [least, most] = weeks[place];
        const wrong = due.filter(({ day, date }) => day !== name || date < least || date > most);
        expect([due.length, wrong]).toEqual([5, []]);
      },
    ),
  );
});

test("whatever is written is refused, or is due at some time; nothing is read for long or thrown", () => {
  const word = fc.constantFrom(
    "every",
    "first",
    "monday",
    "and",
    ",",
    "at",
    "9",
    "30",
    "the",
    "of",
    "month",
    "day",
    "minutes",
    "hours",
    "last",
    "noon",
    "*",
    "1#9",
    "weekday",
    "to",
    "may",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (written) => {
      const due = nextTimes({ cron: written, zone: "UTC" }, new Date("2026-01-01"), 1);
      const isRead = readSchedule(written) !== null;
      expect(due.length > 0 ? isRead : true).toBe(true);
      expect(due.every((one) => one.getTime() > Date.UTC(2026, 0, 1))).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(readSchedule("every ".repeat(50_000))).toBeNull();
});
