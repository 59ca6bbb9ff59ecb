import { useEffect, useState } from "react";
import type { NextTimes } from "#domain/bookings/contract.ts";
import { shortWeekday } from "#kit/date-words.ts";
import { clockIn, dayIn } from "#kit/zoned-time.ts";
import { getJson } from "../../kit/api-call.ts";

type Shown = {
  isOpen: boolean;
  /** The next free time, on the visitor's own clock and in the calendar's words; null while it isn't known, and where there is none. */
  next: { at: string; zone: string; words: string } | null;
};

/**
 * Whether demos can be booked, and when the next one. Until the server has answered, and where it doesn't, the
 * calendar's own page says what is so.
 */
export function useNextDemo(): Shown {
  const [shown, setShown] = useState<Shown>({ isOpen: true, next: null });
  useEffect(() => {
    const left = new AbortController();
    getJson<NextTimes>("/functions/demo-times", left.signal).then(
      ({ isOpen, times: [at] }) => setShown({ isOpen, next: at ? onOwnClock(at) : null }),
      () => {},
    );
    return () => left.abort();
  }, []);
  return shown;
}

function onOwnClock(at: string) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = new Date(at);
  return { at, zone, words: `${shortWeekday(dayIn(moment, zone))}, ${clockIn(moment, zone)}` };
}
