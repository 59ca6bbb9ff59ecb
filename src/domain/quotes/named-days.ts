import { dayMs } from "#kit/time.ts";

const months = [
  "january|januar|enero|janvier",
  "february|februar|febrero|février",
  "march|märz|marzo|mars",
  "april|abril|avril",
  "may|mai|mayo",
  "june|juni|junio|juin",
  "july|juli|julio|juillet",
  "august|agosto|août",
  "september|septiembre|septembre",
  "october|oktober|octubre|octobre",
  "november|noviembre|novembre",
  "december|dezember|diciembre|décembre",
];
export const monthWord = `(?:${months.join("|")})`;

/** A way to name a day, and which day it is for somebody who names it now. */
export type Dated = { pattern: RegExp; dayOf: (match: RegExpExecArray, now: Date) => Date | null };

const startOfDay = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
export const daysOn = (now: Date, days: number) =>
  new Date(startOfDay(now).getTime() + days * dayMs);
export const monthNumber = (word: string) =>
  months.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(word));
/** The next time that a month and day come. */
export function nextDate(now: Date, month: number, day: number): Date | null {
  if (month < 0 || month > 11 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(now.getUTCFullYear(), month, day));
  return date < startOfDay(now) ? new Date(Date.UTC(now.getUTCFullYear() + 1, month, day)) : date;
}
export const endOfMonth = (now: Date, plus = 0) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + plus, 0));
export const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

/** Easter Sunday of a year, by the Gregorian computus (Meeus, Jones and Butcher). */
function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1));
}
function nextEaster(now: Date): Date {
  const own = easterOf(now.getUTCFullYear());
  return own < startOfDay(now) ? easterOf(now.getUTCFullYear() + 1) : own;
}

const until =
  "(?:by|before|until|till|in time for|for|bis(?: zum| zu)?|vor|zum|zu|antes de(?:l| la)?|para(?: el| la)?|avant|pour|d['’]ici)(?: the| next| this| l['’]| le| la)?[ ]?";
const seasons = [
  [2, "spring|frühling|frühjahr|primavera|printemps"],
  [5, "summer|sommer|verano|été"],
  [8, "autumn|fall|herbst|otoño|automne"],
] as const;

/** Parts of months, feasts and seasons. Of a season, its first day counts. */
export const namedDays: readonly Dated[] = [
  {
    pattern: word(
      `(?:(?:by|before|until|bis|para|a|antes de|avant|d['’]ici)\\s+)?(?:the\\s+)?(?:end of|late|ende|(?:a )?fin(?:ales)?(?: de)?|fin)\\s+(${monthWord})`,
    ),
    dayOf: (match, now) => {
      const date = nextDate(now, monthNumber(match[1] ?? ""), 28);
      return date && endOfMonth(date);
    },
  },
  {
    pattern: word(
      `(?:(?:by|before|until|bis|para|a|avant|d['’]ici)\\s+)?(?:the\\s+)?(?:(?:middle of|mitte|mediados de)\\s+|mid[ -]|mi-)(${monthWord})`,
    ),
    dayOf: (match, now) => nextDate(now, monthNumber(match[1] ?? ""), 15),
  },
  {
    pattern: word(
      "(?:by |before )?(?:the )?end of (?:the|this) year|(?:bis )?(?:jahresende|ende des jahres)|antes de fin de año|(?:avant )?la fin de l['’]année",
    ),
    dayOf: (_match, now) => nextDate(now, 11, 31),
  },
  {
    pattern: word(
      "(?:by|before|in time for|for|bis|vor|antes de|avant) (?:christmas|weihnachten|navidad|noël)",
    ),
    dayOf: (_match, now) => nextDate(now, 11, 24),
  },
  { pattern: word("black friday"), dayOf: (_match, now) => nextDate(now, 10, 24) },
  {
    pattern: word(
      `${until}(?:new year(?:['’]s(?: (?:eve|day))?)?|silvester|neujahr|año nuevo|nouvel an)`,
    ),
    dayOf: (_match, now) => nextDate(now, 11, 31),
  },
  {
    pattern: word(`${until}(?:easter|ostern|pascua|semana santa|pâques)`),
    dayOf: (_match, now) => nextEaster(now),
  },
  ...seasons.map(([month, names]): Dated => ({
    pattern: word(`${until}(?:${names})`),
    dayOf: (_match, now) => nextDate(now, month, 1),
  })),
];
