import { clockIn, dayIn, offsetMinutes, weekdayOf } from "./zoned-time.ts";

// Written by hand: `Intl` spells dates differently from one runtime to the next.
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** `2026-11-24` → `Tuesday, 24 November 2026`. */
export function dayWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${weekdays[weekdayOf(day) - 1]}, ${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** `2026-11-24` → `Tue 24 Nov`. */
export function shortDay(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  const [weekday = "", name = ""] = [weekdays[weekdayOf(day) - 1], months[Number(month) - 1]];
  return `${weekday.slice(0, 3)} ${Number(date)} ${name.slice(0, 3)}`;
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export const placeOf = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** The zone as people read it: `Kolkata (UTC+5:30)`, at this moment. */
export function zoneWords(zone: string, at: Date): string {
  const offset = offsetMinutes(at, zone);
  if (zone === "UTC") return "UTC";
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const shown = `${offset < 0 ? "−" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
  return `${placeOf(zone)} (UTC${offset === 0 ? "" : shown})`;
}

/** A moment in a zone: `Tuesday, 24 November 2026, 22:30, Kolkata (UTC+5:30)`. */
export const momentWords = (at: Date, zone: string): string =>
  `${dayWords(dayIn(at, zone))}, ${clockIn(at, zone)}, ${zoneWords(zone, at)}`;
