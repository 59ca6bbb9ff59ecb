import { type Code, text } from "./javascript-calls.ts";

/** A moment that an expression names: now, or so many milliseconds from now. */
export type Moment = { isDay: boolean; offset: number };

const milliseconds: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};

/** How long `3` of `days` is; null where it depends on the calendar. */
export function lengthOfTime(amount: number, unit: string): number | null {
  const name = unit.replace(/s$/, "");
  const length = Object.hasOwn(milliseconds, name) ? milliseconds[name] : undefined;
  return length === undefined || !Number.isFinite(amount) ? null : Math.round(amount * length);
}

/** Luxon's signs as those of JSONata. */
const signs: Readonly<Record<string, string>> = {
  yyyy: "[Y0001]",
  yy: "[Y01]",
  LLLL: "[MNn]",
  MMMM: "[MNn]",
  LLL: "[MNn,3-3]",
  MMM: "[MNn,3-3]",
  LL: "[M01]",
  MM: "[M01]",
  L: "[M1]",
  M: "[M1]",
  dd: "[D01]",
  d: "[D1]",
  EEEE: "[FNn]",
  cccc: "[FNn]",
  EEE: "[FNn,3-3]",
  ccc: "[FNn,3-3]",
  HH: "[H01]",
  H: "[H1]",
  hh: "[h01]",
  h: "[h1]",
  mm: "[m01]",
  ss: "[s01]",
  SSS: "[f001]",
  a: "[P]",
};

/** A format such as `yyyy-MM-dd`; null where a sign of it isn't known here. */
function pictureOf(format: string): string | null {
  const parts = [...format.matchAll(/'([^']*)'|([A-Za-z])\2*|[^A-Za-z']+/g)].map(
    ([whole, said, letter]) => {
      if (said !== undefined) return said.replaceAll("[", "[[").replaceAll("]", "]]");
      if (letter === undefined) return whole.replaceAll("[", "[[").replaceAll("]", "]]");
      return Object.hasOwn(signs, whole) ? (signs[whole] ?? null) : null;
    },
  );
  return parts.includes(null) ? null : parts.join("");
}

const day = "[Y0001]-[M01]-[D01]";

/** A moment as text, by a picture of JSONata. */
function written({ offset }: Moment, picture: string | null): Code {
  const as = picture === null ? "" : JSON.stringify(picture);
  if (offset === 0) return text(`$now(${as})`);
  const at = `$millis() ${offset < 0 ? "-" : "+"} ${Math.abs(offset)}`;
  return text(`$fromMillis(${at}${as === "" ? "" : `, ${as}`})`);
}

/** A moment where it stands alone. */
export const momentText = (moment: Moment): Code =>
  written(moment, moment.isDay ? `${day}T00:00:00.000Z` : null);

/** A call of a moment's method; null where it isn't known here. */
export function callMoment(moment: Moment, name: string, format: unknown): Code | null {
  if (["toISO", "toISOString", "toString", "toJSON"].includes(name)) return momentText(moment);
  if (name === "toISODate") return written(moment, day);
  if (["toMillis", "valueOf", "getTime"].includes(name) && !moment.isDay)
    return {
      code: moment.offset === 0 ? "$millis()" : `($millis() + ${moment.offset})`,
      type: "number",
    };
  if (!["toFormat", "format"].includes(name) || typeof format !== "string") return null;
  const picture = pictureOf(
    moment.isDay
      ? format.replaceAll(/H+|h+|mm|ss/g, (sign) => `'${"0".repeat(sign.length)}'`)
      : format,
  );
  return picture === null ? null : written(moment, picture);
}
