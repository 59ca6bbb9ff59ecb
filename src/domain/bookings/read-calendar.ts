import { longWeekday, shortWeekday } from "#kit/date-words.ts";
import { momentWords, zoneWords } from "#kit/zone-words.ts";
import { clockIn, dayIn, readTimeZone } from "#kit/zoned-time.ts";
import { type CalendarView, type NextTimes, SlotTime, type SlotView } from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import { listFreeTimes } from "./offer.ts";
import { slotRules } from "./rules.ts";

type Deps = Pick<BookingDeps, "db" | "clock">;
const ourZone = slotRules.hours.timeZone;

/**
 * What can be booked now, by the days and clocks of a zone. What nobody knows (zone, day, time) is taken as not
 * asked for: then our zone, the first day with a free time, and no time.
 */
export async function readCalendar(
  asked: { zone?: string; day?: string; at?: string },
  { db, clock }: Deps,
): Promise<CalendarView> {
  const now = clock();
  const zone = readTimeZone(asked.zone ?? "") ?? ourZone;
  const free = await listFreeTimes(db, now);
  const byDay = Map.groupBy(free ?? [], (at) => dayIn(at, zone));
  const wanted = SlotTime.safeParse(asked.at);
  const chosen = wanted.success
    ? free?.find((at) => at.getTime() === wanted.data.getTime())
    : undefined;
  const askedDay = wanted.success ? dayIn(wanted.data, zone) : (asked.day ?? "");
  const day = byDay.has(askedDay) ? askedDay : [...byDay.keys()][0];
  const slots = (day !== undefined && byDay.get(day)) || [];
  const about = slots[0] ?? now;
  return {
    isOpen: free !== null,
    zone,
    zoneWords: zoneWords(zone, about),
    ourZoneWords: zoneWords(ourZone, about),
    days: [...byDay].map(([one, times]) => ({
      day: one,
      words: shortWeekday(one),
      free: times.length,
    })),
    day: day === undefined ? null : { day, words: longWeekday(day) },
    slots: slots.map((at) => slotView(at, zone)),
    chosen: chosen
      ? {
          at: chosen.toISOString(),
          words: momentWords(chosen, zone),
          ours: momentWords(chosen, ourZone),
          utc: momentWords(chosen, "UTC"),
        }
      : null,
  };
}

const slotView = (at: Date, zone: string): SlotView => ({
  at: at.toISOString(),
  clock: clockIn(at, zone),
  ours: clockBeside(at, ourZone, zone),
  utc: clockBeside(at, "UTC", zone),
});

/** The clock elsewhere, with the weekday where it is another one there: `17:00 Sun`. */
function clockBeside(at: Date, there: string, here: string): string {
  const day = dayIn(at, there);
  const clock = clockIn(at, there);
  return day === dayIn(at, here) ? clock : `${clock} ${shortWeekday(day).slice(0, 3)}`;
}

/** The next free times, `many` at most. */
export async function readNextTimes(many: number, { db, clock }: Deps): Promise<NextTimes> {
  const free = await listFreeTimes(db, clock());
  return {
    isOpen: free !== null,
    times: (free ?? []).slice(0, many).map((at) => at.toISOString()),
  };
}
