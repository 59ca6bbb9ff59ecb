import type { Chatbot } from "#domain/projects/index.ts";
import { clockIn, dayIn, readTimeZone, weekdayOf } from "#kit/zoned-time.ts";

type Hours = Chatbot["conduct"]["hours"];

/** Whether a bot's hours are on at a moment; without hours, always. An unknown time zone is read as UTC. */
export function isOpenAt({ isLimited, timeZone, days }: Hours, at: Date): boolean {
  if (!isLimited) return true;
  const zone = readTimeZone(timeZone) ?? "UTC";
  const today = weekdayOf(dayIn(at, zone));
  const clock = clockIn(at, zone);
  const yesterday = today === 1 ? 7 : today - 1;
  return days.some(({ day, from, to }) => {
    if (from < to) return day === today && from <= clock && clock < to;
    // Over midnight.
    return (day === today && clock >= from) || (day === yesterday && clock < to);
  });
}
