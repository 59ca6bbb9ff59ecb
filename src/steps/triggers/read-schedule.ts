const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const places: Readonly<Record<string, string>> = {
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  last: "L",
};

const day = String.raw`(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const and = String.raw`(?:\s*,\s*and\s+|\s*,\s*|\s+and\s+|\s*&\s*)`;
const to = String.raw`(?:\s*-\s*|\s+(?:to|through|until)\s+)`;
const clockTime = String.raw`(?:noon|midday|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:a\.?m\.?|p\.?m\.?|o[’']clock)?)`;
const ofMonth = String.raw`(?:\s+(?:day\s+)?(?:of|in)\s+(?:the|every|each|a)\s+month)?`;
const place = String.raw`(?:first|second|third|fourth|last|1st|2nd|3rd|4th)`;
const number = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const whole = (source: string) => new RegExp(`^${source}$`);

const times = new RegExp(
  String.raw`(?:^|\s)(?:at|@)\s*(${clockTime}(?:${and}${clockTime})*)(?=\s|$)`,
);
const everyFew = whole(
  String.raw`(?:(?:every|each)\s+(?:(\d{1,2})\s+)?(minute|hour)s?|(hourly))(?:\s+(?:from|between)\s+(\d{1,2})(?::00)?(?:${to}|\s+and\s+)(\d{1,2})(?::00)?)?(?:\s+(?:on\s+)?(.+))?`,
);
const everyDay = whole(String.raw`(?:every\s+day|each\s+day|daily)`);
const weekdays = whole(
  String.raw`(?:(?:every|each|on|on\s+all)\s+)?(?:weekdays?|work(?:ing\s+)?days?)`,
);
const weekends = whole(String.raw`(?:(?:every|each|on|at)\s+)?weekends?`);
const dayRange = whole(String.raw`(?:(?:every|each|on|from)\s+)?(${day})${to}(${day})`);
const dayList = whole(
  String.raw`(?:(?:every\s+week\s+on|weekly\s+on|every|each|on)\s+)?(${day}(?:${and}(?:every\s+)?${day})*)`,
);
const nthDay = whole(
  String.raw`(?:(?:every\s+month|each\s+month|monthly)\s+)?(?:on\s+)?(?:the\s+|every\s+|each\s+)?(${place})\s+(${day})${ofMonth}`,
);
const lastOfMonth = whole(
  String.raw`(?:(?:every\s+month|each\s+month|monthly)\s+)?(?:on\s+)?(?:the\s+|every\s+)?last\s+day(?:\s+(?:of|in)\s+(?:the|every|each|a)\s+month)?`,
);
const daysOfMonth = whole(
  String.raw`(?:(every\s+month|each\s+month|monthly)\s+)?(?:on\s+)?(?:the\s+)?(${number}(?:${and}(?:the\s+)?${number})*)(\s+(?:day\s+)?(?:of|in)\s+(?:the|every|each|a)\s+month)?`,
);
const firstOfMonth = whole(
  String.raw`(?:(?:every\s+month|each\s+month|monthly)\s+)?(?:on\s+)?(?:the\s+|every\s+)?first\s+day(?:\s+(?:of|in)\s+(?:the|every|each|a)\s+(month|quarter|year))`,
);
const yearly = whole(
  String.raw`(?:(?:every|each)\s+year\s+|yearly\s+|annually\s+|every\s+)?(?:on\s+)?(?:the\s+)?(?:(${number})(?:\s+of)?\s+(${month})|(${month})\s+(?:the\s+)?(${number}))(?:\s+(?:of\s+)?(?:every|each)\s+year)?`,
);

const dayNumber = (name: string): number =>
  days.findIndex((one) => one.startsWith(name.slice(0, 3)));
const monthNumber = (name: string): number =>
  months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
const placeOf = (word: string): string =>
  (Object.hasOwn(places, word) ? places[word] : undefined) ?? word.slice(0, 1);

/** A time of the day in minutes; null where there is none such. */
function minutesOf(text: string): number | null {
  if (text === "noon" || text === "midday") return 12 * 60;
  if (text === "midnight") return 0;
  const [, hours = "", minutes = "0", half = ""] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?/.exec(text) ?? [];
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 23 || (half !== "" && (hour < 1 || hour > 12))) return null;
  const shifted = half === "" ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return shifted * 60 + Number(minutes);
}

/** Minute and hour fields for times of a day that share their minute; null where they don't. */
function clockFields(text: string): string | null {
  const all = text.split(new RegExp(and)).map((one) => minutesOf(one.trim()));
  const minutes = new Set(all.map((one) => (one === null ? -1 : one % 60)));
  if (all.includes(null) || minutes.size !== 1) return null;
  const hours = [...new Set(all.map((one) => Math.floor((one ?? 0) / 60)))].toSorted(
    (a, b) => a - b,
  );
  return `${[...minutes][0]} ${hours.join(",")}`;
}

/** The weekday field that words name; null where they name none. */
function weekdayField(text: string): string | null {
  if (weekdays.test(text)) return "1-5";
  if (weekends.test(text)) return "0,6";
  const [, first, last] = dayRange.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, until] = [dayNumber(first), dayNumber(last)];
    const count = ((until - from + 7) % 7) + 1;
    return [...Array(count).keys()]
      .map((step) => (from + step) % 7)
      .toSorted((a, b) => a - b)
      .join(",");
  }
  const [, list] = dayList.exec(text) ?? [];
  if (list === undefined) return null;
  const named = list.split(new RegExp(and)).map((one) => dayNumber(one.replace(/^every\s+/, "")));
  return [...new Set(named)].toSorted((a, b) => a - b).join(",");
}

/** Every so many minutes or hours, within hours and on days if they are said. */
function fewField(text: string): string | null {
  const [found, count = "1", unit, hourly, from, until, on] = everyFew.exec(text) ?? [];
  if (found === undefined) return null;
  const isHours = unit === "hour" || hourly !== undefined;
  const every = Number(count);
  // What doesn't divide the hour or the day would come at uneven times.
  if (every < 1 || (isHours ? 24 : 60) % every !== 0 || every === (isHours ? 24 : 60)) return null;
  const [first, last] = [Number(from ?? 0), Number(until ?? 23)];
  if (first > last || last > 23) return null;
  const hours = from === undefined ? "*" : `${first}-${last}`;
  const weekday = on === undefined ? "*" : weekdayField(on);
  if (weekday === null) return null;
  const step = every === 1 ? "" : `/${every}`;
  return isHours ? `0 ${hours}${step} * * ${weekday}` : `*${step} ${hours} * * ${weekday}`;
}

/** Day, month and weekday fields of what comes once a day at most; null where the words can't be read. */
function dateFields(text: string): string | null {
  if (everyDay.test(text)) return "* * *";
  const weekday = weekdayField(text);
  if (weekday !== null) return `* * ${weekday}`;
  const [, nth, name] = nthDay.exec(text) ?? [];
  if (nth !== undefined && name !== undefined) return `* * ${dayNumber(name)}#${placeOf(nth)}`;
  if (lastOfMonth.test(text)) return "L * *";
  const [, first] = firstOfMonth.exec(text) ?? [];
  if (first !== undefined)
    return { month: "1 * *", quarter: "1 1,4,7,10 *", year: "1 1 *" }[first] ?? null;
  const [, monthly, numbers, ofEach] = daysOfMonth.exec(text) ?? [];
  // "On the 15th" alone may be meant once.
  if (numbers !== undefined && (monthly !== undefined || ofEach !== undefined)) {
    const list = numbers.split(new RegExp(and)).map((one) => Number(/\d+/.exec(one)?.[0]));
    return list.every((one) => one >= 1 && one <= 31)
      ? `${[...new Set(list)].toSorted((a, b) => a - b).join(",")} * *`
      : null;
  }
  return yearlyFields(text);
}

function yearlyFields(text: string): string | null {
  const [, dayFirst, monthLast, monthFirst, dayLast] = yearly.exec(text) ?? [];
  const [date, name] = [dayFirst ?? dayLast, monthLast ?? monthFirst];
  if (date === undefined || name === undefined) return null;
  const [on, inMonth] = [Number.parseInt(date, 10), monthNumber(name)];
  const longest = new Date(Date.UTC(2024, inMonth, 0)).getUTCDate();
  return on >= 1 && on <= longest ? `${on} ${inMonth} *` : null;
}

/**
 * The five cron fields of a schedule: as they are, or of plain English such as "every weekday at 9", "first Monday of the
 * month at 8:30" and "every 15 minutes". Null where it can't be read, or would come at other times than it says.
 */
export function readSchedule(schedule: string): string | null {
  const text = schedule.trim().toLowerCase().replaceAll(/\s+/g, " ").replace(/[.!]$/, "");
  if (text.length > 100) return null;
  if (
    text.split(" ").length === 5 &&
    /^[\d*]/.test(text) &&
    /^[\d\w*/,#-]+( [\d\w*/,#-]+){4}$/.test(text)
  )
    return schedule.trim().replaceAll(/\s+/g, " ");
  const few = fewField(text);
  if (few !== null) return few;
  const [found, at] = times.exec(text) ?? [];
  if (found === undefined || at === undefined) return null;
  const clock = clockFields(at);
  const date = dateFields(
    text.replace(found, " ").replaceAll(/\s+/g, " ").replace(/,\s*$/, "").trim(),
  );
  return clock === null || date === null ? null : `${clock} ${date}`;
}
