import { expect, test } from "vitest";
import { nextTimes } from "./schedule.ts";

const newYear = new Date("2026-01-01T00:00:00Z");
const localOf = (zone: string) => (at: Date) => at.toLocaleString("sv-SE", { timeZone: zone });

test.each([
  ["Europe/Berlin", "every day at 2:30", ["2026-03-29 03:00:00"]],
  ["America/New_York", "30 2 * * *", ["2026-03-08 03:00:00"]],
  ["Europe/Berlin", "every day at 2:00", ["2026-03-29 03:00:00"]],
  // Its clocks change by half an hour.
  ["Australia/Lord_Howe", "every day at 1:30", []],
  ["UTC", "every day at 2:30", []],
])(
  "over a year in %s, %s is due once each day: after an hour that is skipped, once in one that comes twice",
  (zone, cron, moved) => {
    const due = nextTimes({ cron, zone }, newYear, 364).map(localOf(zone));
    expect(new Set(due.map((one) => one.slice(0, 10))).size).toBe(364);
    const usual = due[0]?.slice(10);
    expect(due.filter((one) => one.slice(10) !== usual)).toEqual(moved);
  },
);

test("what is due every 15 minutes is due four times in each hour of a day whose clocks go back", () => {
  const start = new Date("2026-10-24T22:00:00Z");
  const due = nextTimes({ cron: "every 15 minutes", zone: "Europe/Berlin" }, start, 100);
  const gaps = due.map((at, place) => at.getTime() - (due[place - 1] ?? start).getTime());
  expect(new Set(gaps)).toEqual(new Set([15 * 60_000]));
});
