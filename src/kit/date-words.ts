import { minuteMs } from "./time.ts";

// Dates and times as people read them, in British English: the only place that words them (tests/architecture/dates.ts).
// Long in sentences, mails and documents, short in tables, lists and facts. By hand, because `Intl` spells them
// differently from one runtime to the next, and server and browser must write the same.

/** A time, as a date or as ISO text (`2026-12-01T14:05:00Z`); a day (`2026-12-01`) is its first minute in UTC. */
type Time = Date | string;

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );
const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

const two = (figure: number) => String(figure).padStart(2, "0");

/** The words of a time in UTC. */
function wordsOf(time: Time) {
  const at = new Date(time);
  return {
    weekday: weekdayNames[at.getUTCDay()] ?? "",
    day: String(at.getUTCDate()),
    month: monthNames[at.getUTCMonth()] ?? "",
    year: String(at.getUTCFullYear()),
    clock: `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`,
  };
}

/** `1 December 2026`. */
export function longDate(time: Time): string {
  const { day, month, year } = wordsOf(time);
  return `${day} ${month} ${year}`;
}

/** `1 Dec 2026`. */
export function shortDate(time: Time): string {
  const { day, month, year } = wordsOf(time);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `1 December 2026 at 14:05 UTC`. */
export const longTime = (time: Time): string => `${longDate(time)} at ${wordsOf(time).clock} UTC`;

/** `1 Dec 2026, 14:05 UTC`. */
export const shortTime = (time: Time): string => `${shortDate(time)}, ${wordsOf(time).clock} UTC`;

/** `1 December`, where the year is plain. */
export function longDayOfYear(time: Time): string {
  const { day, month } = wordsOf(time);
  return `${day} ${month}`;
}

/** `1 Dec`, where the year is plain. */
export function shortDayOfYear(time: Time): string {
  const { day, month } = wordsOf(time);
  return `${day} ${month.slice(0, 3)}`;
}

/** `Tuesday 1 December 2026`. */
export const longWeekday = (time: Time): string => `${wordsOf(time).weekday} ${longDate(time)}`;

/** `Tue 1 Dec`, where the year is plain. */
export const shortWeekday = (time: Time): string =>
  `${wordsOf(time).weekday.slice(0, 3)} ${shortDayOfYear(time)}`;

/**
 * `December 1, 2026`: only where the specification gives the text of a date to the letter, as studio.md §2.8 does for
 * the legal pages ("Effective date shown is January 1, 2025").
 */
export function specifiedDate(time: Time): string {
  const { day, month, year } = wordsOf(time);
  return `${month} ${day}, ${year}`;
}

/** The same time as UTC's clocks would show what this machine's clocks show. */
function asHere(time: Time): Date {
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs);
}

/** By the reader's own clocks, in the browser: `14:05`. */
export const clockHere = (time: Time): string => wordsOf(asHere(time)).clock;
