import { shortDate, shortTime } from "#kit/date-words.ts";

/** An ISO time as `21 Nov 2026, 14:05 UTC`, or with `day` as `21 Nov 2026` (the rest on pointing at it). */
export function When({ iso, day }: { iso: string; day?: boolean }) {
  const whole = shortTime(iso);
  return (
    <time dateTime={iso} title={day ? whole : undefined} className="figures when">
      {day ? shortDate(iso) : whole}
    </time>
  );
}
