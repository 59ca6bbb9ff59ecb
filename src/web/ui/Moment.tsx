import { paidTime } from "../kit/words/paid-time.ts";

/** An ISO time as people read it, in UTC and the same on every machine; `dayOnly` leaves out the clock. */
export function Moment({ at, dayOnly }: { at: string; dayOnly?: boolean }) {
  const text = paidTime(at);
  return (
    <time className="moment figures" dateTime={at}>
      {dayOnly ? text.slice(0, text.indexOf(",")) : text}
    </time>
  );
}
