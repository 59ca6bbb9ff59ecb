import { dayMs, minuteMs } from "./time.ts";

/** From and to of each of the five fields: minute, hour, day of the month, month, weekday (0 is Sunday). */
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;

/** No schedule is looked for further back than this: each of ours is due at least once a day. */
const maxLookBackMs = dayMs;

/** A field → the values that it takes. */
function valuesOf(field: string, [from, to]: readonly [number, number]): ReadonlySet<number> {
  const step = /^\*(?:\/([1-9]\d?))?$/.exec(field);
  const values = step
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
        (value) => (value - from) % Number(step[1] ?? 1) === 0,
      )
    : field.split(",").map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN));
  if (!values.every((value) => value >= from && value <= to))
    throw new Error(`A schedule has no field "${field}"`);
  return new Set(values);
}

/**
 * When a schedule was last due: its latest minute after `after`, up to `until` and at most a day before it. Null where
 * there is none. What was due earlier is not told, so that whoever was away makes up for one time, not for all.
 * @param cron five fields, UTC: a number, several with commas, `*`, or `*` with a step
 * @throws Error where a field is something else
 */
export function lastDue(cron: string, after: Date, until: Date): Date | null {
  const fields = cron.split(" ");
  if (fields.length !== ranges.length) throw new Error(`A schedule has five fields: "${cron}"`);
  const [minutes, hours, days, months, weekdays] = ranges.map((range, index) =>
    valuesOf(fields[index] ?? "", range),
  );
  const earliest = Math.max(after.getTime() + 1, until.getTime() - maxLookBackMs);
  const latest = Math.floor(until.getTime() / minuteMs) * minuteMs;
  for (let at = latest; at >= earliest; at -= minuteMs) {
    const date = new Date(at);
    const isDue =
      minutes?.has(date.getUTCMinutes()) &&
      hours?.has(date.getUTCHours()) &&
      days?.has(date.getUTCDate()) &&
      months?.has(date.getUTCMonth() + 1) &&
      weekdays?.has(date.getUTCDay());
    if (isDue) return date;
  }
  return null;
}
