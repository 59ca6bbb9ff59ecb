import { longDate, longTime, shortDate, shortTime } from "#kit/date-words.ts";

type Props = {
  /** An ISO time. */
  at: string;
  /** Leaves out the clock. */
  dayOnly?: boolean;
  /** In a sentence: `1 December 2026 at 14:05 UTC` instead of `1 Dec 2026, 14:05 UTC`. */
  long?: boolean;
};

/** A time as people read it, in UTC and the same on every machine. */
export function Moment({ at, dayOnly, long }: Props) {
  const [date, time] = long ? [longDate, longTime] : [shortDate, shortTime];
  return (
    <time className="moment figures" dateTime={at}>
      {dayOnly ? date(at) : time(at)}
    </time>
  );
}
