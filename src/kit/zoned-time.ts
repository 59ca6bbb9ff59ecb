import { dayMs, minuteMs } from "./time.ts";

/** What clock and calendar on a wall show; `month` counts from 1. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: making one takes a hundred times as long as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(zone, format);
  return format;
}

/** A moment → what a wall in `zone` (a known one, see `readTimeZone`) shows then. */
export function wallTime(at: Date, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  };
}

const asIfUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/** How far the zone's clocks are ahead of UTC at that moment; behind is negative. */
export const offsetMinutes = (at: Date, zone: string): number =>
  (asIfUtc(wallTime(at, zone)) - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs;

/**
 * The moment at which a wall in `zone` shows this. Where clocks were put back it shows it twice: the earlier
 * one. Null where clocks were put forward over it. An `hour` of 24 is the next day's first.
 */
export function momentOf(wall: WallTime, zone: string): Date | null {
  const shown = asIfUtc(wall);
  // Clocks change once in two days at most: one of these two is right, if any is.
  const offsets = [shown - dayMs, shown + dayMs].map((near) => offsetMinutes(new Date(near), zone));
  const moments = [...new Set(offsets)]
    .map((offset) => new Date(shown - offset * minuteMs))
    .filter((at) => asIfUtc(wallTime(at, zone)) === shown)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return moments[0] ?? null;
}

const two = (figure: number) => String(figure).padStart(2, "0");

/** The calendar's day in `zone` at a moment, as `2026-11-24`. */
export function dayIn(at: Date, zone: string): string {
  const { year, month, day } = wallTime(at, zone);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** The clock in `zone` at a moment, as `09:30`. */
export function clockIn(at: Date, zone: string): string {
  const { hour, minute } = wallTime(at, zone);
  return `${two(hour)}:${two(minute)}`;
}

/** Whether this is a day of the calendar, as `2026-11-24`; the 30th of February is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The day so many days later. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Names that runtimes still give, and what these places are called. */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
  "America/Godthab": "America/Nuuk",
  "Pacific/Truk": "Pacific/Chuuk",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Atlantic/Faeroe": "Atlantic/Faroe",
};
const todays = (zone: string) => renamed[zone] ?? zone;

/** The zone that somebody names (`asia/calcutta`), by its own name (`Asia/Kolkata`); null where there is none. */
export function readTimeZone(name: string): string | null {
  if (!/^[a-z][\w+/-]{1,63}$/i.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return todays(timeZone);
  } catch {
    return null; // RangeError: nobody knows it
  }
}

/** Every zone that can be chosen, UTC first. */
export const timeZones: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone")
    .map(todays)
    .filter((zone) => zone !== "UTC")
    .toSorted(),
];
