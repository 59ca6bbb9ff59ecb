import { longWeekday } from "./date-words.ts";
import { clockIn, dayIn, offsetMinutes } from "./zoned-time.ts";

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

/** A moment in a zone: `Tuesday 24 November 2026 at 22:30, Kolkata (UTC+5:30)`. */
export const momentWords = (at: Date, zone: string): string =>
  `${longWeekday(dayIn(at, zone))} at ${clockIn(at, zone)}${zone === "UTC" ? "" : ","} ${zoneWords(zone, at)}`;
