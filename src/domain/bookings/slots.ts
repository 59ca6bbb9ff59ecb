import { dayMs, hourMs, minuteMs } from "#kit/time.ts";
import { dayAfter, dayIn, momentOf, weekdayOf } from "#kit/zoned-time.ts";

/** When somebody of ours is there, on the clocks of `timeZone`; weekdays count from 1 for Monday. */
export type Hours = {
  timeZone: string;
  firstWeekday: number;
  lastWeekday: number;
  fromHour: number;
  toHour: number;
};

/** What may be booked at all. */
export type SlotRules = {
  hours: Hours;
  minutes: number;
  noticeHours: number;
  horizonDays: number;
};

/**
 * The beginnings of the slots of one day (of `hours.timeZone`), in their order. None reaches out of the hours
 * or into another, also where clocks change in the middle: what a change cuts short or stretches is no slot.
 */
export function slotsOfDay(day: string, { hours, minutes }: SlotRules): Date[] {
  const weekday = weekdayOf(day);
  if (weekday < hours.firstWeekday || weekday > hours.lastWeekday) return [];
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const at = (minute: number) =>
    momentOf(
      { year, month, day: date, hour: Math.floor(minute / 60), minute: minute % 60 },
      hours.timeZone,
    );
  const count = Math.floor(((hours.toHour - hours.fromHour) * 60) / minutes);
  const marks = Array.from({ length: count + 1 }, (_, index) =>
    at(hours.fromHour * 60 + index * minutes),
  );
  return marks.slice(0, -1).flatMap((start, index) => {
    const end = marks[index + 1];
    const isWhole = start && end && end.getTime() - start.getTime() === minutes * minuteMs;
    return isWhole ? [start] : [];
  });
}

/** Whether the time from now until then is neither too short nor too long. */
const isWithin = (at: Date, now: Date, { noticeHours, horizonDays }: SlotRules): boolean =>
  at.getTime() >= now.getTime() + noticeHours * hourMs &&
  at.getTime() <= now.getTime() + horizonDays * dayMs;

/** Every slot that may be booked now, in its order; `closed` are days of ours, as `2026-12-24`. */
export function slotsFrom(now: Date, closed: ReadonlySet<string>, rules: SlotRules): Date[] {
  const first = dayIn(now, rules.hours.timeZone);
  return Array.from({ length: rules.horizonDays + 2 }, (_, index) => dayAfter(first, index))
    .filter((day) => !closed.has(day))
    .flatMap((day) => slotsOfDay(day, rules))
    .filter((at) => isWithin(at, now, rules));
}

/** Whether this very moment is one of them: nothing else is taken, whatever a form says. */
export function isSlot(
  at: Date,
  now: Date,
  closed: ReadonlySet<string>,
  rules: SlotRules,
): boolean {
  if (!isWithin(at, now, rules)) return false;
  const day = dayIn(at, rules.hours.timeZone);
  return !closed.has(day) && slotsOfDay(day, rules).some((slot) => slot.getTime() === at.getTime());
}
