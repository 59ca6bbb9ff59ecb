import { readNumbers } from "#kit/read-numbers.ts";
import { dayMs } from "#kit/time.ts";
import {
  type Dated,
  daysOn,
  endOfMonth,
  monthNumber,
  monthWord,
  namedDays,
  nextDate,
  word,
} from "./named-days.ts";

/** Until when something is needed. `hours` from now; null where only urgency is named. */
export type FoundDeadline = { text: string; at: number; end: number; hours: number | null };

const hoursIn: readonly (readonly [RegExp, number])[] = [
  [/^[\s-]*(?:hours?|hrs?|h|stunden?|horas?|heures?)(?!\p{L})/iu, 1],
  [
    /^[\s-]*(?:(?:working|business|werk|arbeits)[\s-]?)?(?:days?|tage?n?|días?|dias|jours?)(?!\p{L})/iu,
    24,
  ],
  [/^[\s-]*(?:weeks?|wochen?|semanas?|semaines?)(?!\p{L})/iu, 7 * 24],
  [/^[\s-]*(?:months?|monate?n?|mes(?:es)?|mois)(?!\p{L})/iu, 30 * 24],
];
const before =
  /(?:\b(?:with)?in|\binside|\bby|\bbefore|\buntil|\bunder|\bless than|\bno (?:later|more) than|\bonly have|\bhave only|\binnerhalb(?: von)?|\bbinnen|\bbis|\ben|\bdentro de|\bantes de|\ben menos de|\bdans|d['’]ici|\bsous|\ben moins de|\bavant)\s+(?:the\s+)?(?:next\s+|about\s+|around\s+|etwa\s+|ca\.?\s+|spätestens\s+|nächsten\s+|unos\s+|environ\s+)?$/iu;
const isDone =
  /\b(?:live|ready|done|finished|online|launch\w*|deliver\w*|go-live|fertig|needed|deadline|listo|lista|prêt|en ligne|turnaround)\b/iu;
const isAgo =
  /^\s*(?:ago|old|later|warranty|of support|each|per|a (?:day|week|month)|pro|in a row|from|of (?:consulting|advice|maintenance))/iu;

const weekdays = [
  "sunday|sonntag|domingo|dimanche",
  "monday|montag|lunes|lundi",
  "tuesday|dienstag|martes|mardi",
  "wednesday|mittwoch|miércoles|mercredi",
  "thursday|donnerstag|jueves|jeudi",
  "friday|freitag|viernes|vendredi",
  "saturday|samstag|sábado|samedi",
];
const due = String.raw`(?<!\p{L})(?:by|before|until|till|no later than|due(?: on)?|on|for|bis(?: zum| spätestens)?|vor|am|zum|para el|antes del?|el|hasta el|d['’]ici(?: le| à)?|avant(?: le)?|pour(?: le)?)\s+(?:the\s+|next\s+|this\s+|coming\s+|nächsten\s+|kommenden\s+|próximo\s+)?`;
const thisOne = String.raw`(?<!\p{L})(?:this|next|coming|diesen|kommenden|nächsten|este|ce)\s+`;
const sooner = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));
const dated: readonly Dated[] = [
  ...namedDays,
  ...weekdays.map((names, weekday): Dated => ({
    pattern: new RegExp(`(?:${due}|${thisOne})(?:${names})(?!\\p{L}|s)`, "iu"),
    dayOf: (_match, now) => daysOn(now, (weekday - now.getUTCDay() + 7) % 7 || 7),
  })),
  {
    pattern: new RegExp(
      `(?:${due})?(\\d{1,2})(?:st|nd|rd|th|\\.|er)?\\s+(?:of\\s+|de\\s+)?(${monthWord})(?!\\p{L})`,
      "iu",
    ),
    dayOf: (match, now) => nextDate(now, monthNumber(match[2] ?? ""), Number(match[1])),
  },
  {
    pattern: new RegExp(
      `(?:${due})?(${monthWord})\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?!\\p{L}|\\d)`,
      "iu",
    ),
    dayOf: (match, now) => nextDate(now, monthNumber(match[1] ?? ""), Number(match[2])),
  },
  {
    // Day first or month first: nobody knows, so the sooner one counts.
    pattern: new RegExp(
      `${due}(\\d{1,2})[./-](\\d{1,2})(?:[./-](?:\\d{4}|\\d{2}))?(?!\\d)\\.?`,
      "iu",
    ),
    dayOf: (match, now) => {
      const [a, b] = [Number(match[1]), Number(match[2])];
      return sooner(nextDate(now, b - 1, a), nextDate(now, a - 1, b));
    },
  },
  {
    pattern: new RegExp(`${due}(\\d{1,2})(?:st|nd|rd|th)(?!\\p{L})`, "iu"),
    dayOf: (match, now) =>
      sooner(nextDate(now, now.getUTCMonth(), Number(match[1])), endOfMonth(now, 1)),
  },
  {
    pattern: word(
      `(?:by|before|until|bis|antes de|avant)\\s+(?:the start of\\s+|anfang\\s+|early\\s+)?(${monthWord})`,
    ),
    dayOf: (match, now) => nextDate(now, monthNumber(match[1] ?? ""), 1),
  },
  {
    pattern: word(`(?:in|during|im|en|sometime in)\\s+(${monthWord})`),
    dayOf: (match, now) => {
      const date = nextDate(now, monthNumber(match[1] ?? ""), 28);
      return date && endOfMonth(date);
    },
  },
  {
    pattern: word("today|tonight|heute(?: noch)?|hoy|aujourd['’]hui|right now|sofort"),
    dayOf: (_match, now) => daysOn(now, 0),
  },
  {
    pattern: word("the day after tomorrow|übermorgen|pasado mañana|après-demain"),
    dayOf: (_match, now) => daysOn(now, 2),
  },
  {
    pattern: word(
      "tomorrow|overnight|(?:bis |schon )morgen(?! früh)|mañana mismo|para mañana|demain",
    ),
    dayOf: (_match, now) => daysOn(now, 1),
  },
  {
    pattern: word(
      "(?:by |before )?(?:the )?(?:end of (?:the|this) week|this week(?:end)?|weekend)|(?:bis )?(?:ende der woche|diese woche)|esta semana|cette semaine",
    ),
    dayOf: (_match, now) => daysOn(now, (5 - now.getUTCDay() + 7) % 7 || 1),
  },
  {
    pattern: word(
      "(?:by )?next week|(?:bis )?nächste(?:r)? woche|la (?:próxima semana|semana que viene)|la semaine prochaine",
    ),
    dayOf: (_match, now) => daysOn(now, 7),
  },
  {
    pattern: word(
      "(?:by |before )?(?:the )?end of (?:the|this) month|this month|(?:bis )?(?:ende des monats|monatsende)|(?:a )?fin(?:ales)? de mes|fin du mois",
    ),
    dayOf: (_match, now) => endOfMonth(now),
  },
  {
    pattern: word("by next month|bis nächsten monat"),
    dayOf: (_match, now) => daysOn(endOfMonth(now), 1),
  },
  {
    pattern: word(
      "(?:sometime |some time )?next month|nächsten monat|(?:el )?(?:próximo mes|mes que viene)|le mois prochain",
    ),
    dayOf: (_match, now) => endOfMonth(now, 1),
  },
];

const urgent = word(
  "urgent(?:ly)?|dringend|eilt|urgente(?:mente)?|d['’]urgence|emergency|immediately|right away|as fast as possible|super fast",
);
const relaxed = word(
  "not urgent|no (?:rush|hurry)|nicht dringend|keine eile|eilt nicht|sin prisa|pas urgent|whenever",
);

/**
 * Until when it is needed, in English, German, Spanish and French. An hour is an hour and a day a day; where a date may be read
 * in two ways the sooner one counts.
 * @param isTimeline the text is an answer to "when?": a length of time alone is one, too
 */
export function readDeadlines(text: string, now: Date, isTimeline = false): FoundDeadline[] {
  const found: FoundDeadline[] = [];
  const add = (at: number, end: number, hours: number | null) => {
    if (!found.some((one) => at < one.end && one.at < end))
      found.push({ text: text.slice(at, end), at, end, hours });
  };
  for (const number of readNumbers(text)) {
    const rest = text.slice(number.end);
    const unit = hoursIn.find(([pattern]) => pattern.test(rest));
    if (!unit) continue;
    const end = number.end + (unit[0].exec(rest)?.[0].length ?? 0);
    const lead = text.slice(Math.max(0, number.at - 40), number.at);
    const preposition = before.exec(lead);
    const tail = text.slice(end, end + 40);
    const isDue =
      preposition !== null || isTimeline || isDone.test(/^[^.!?\n]*/.exec(tail)?.[0] ?? "");
    if (!isDue || isAgo.test(tail)) continue;
    const at = preposition ? number.at - preposition[0].length : number.at;
    add(at, end, number.isVague ? null : number.value * unit[1]);
  }
  for (const { pattern, dayOf } of dated) {
    const match = pattern.exec(text);
    const day = match && dayOf(match, now);
    // Until the end of that day.
    if (match && day)
      add(
        match.index,
        match.index + match[0].length,
        Math.max(0, (day.getTime() + dayMs - now.getTime()) / 3_600_000),
      );
  }
  if (!relaxed.test(text)) {
    const match = urgent.exec(text);
    if (match) add(match.index, match.index + match[0].length, null);
  }
  return found.toSorted((a, b) => a.at - b.at);
}
