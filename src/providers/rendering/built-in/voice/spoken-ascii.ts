/** Currencies as they are said, by their sign. */
const currencies: Readonly<Record<string, readonly [whole: string, one: string]>> = {
  "€": ["euros", "euro"],
  $: ["dollars", "dollar"],
  "£": ["pounds", "pound"],
  "¥": ["yen", "yen"],
  "₹": ["rupees", "rupee"],
};
const sign = `[${Object.keys(currencies).join("")}]`;
const amount = String.raw`(\d[\d.,]*\d|\d)`;

/** Abbreviations whose point would end a sentence, and signs that have a name. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bDr\.(?=\s|$)/g, "doctor"],
  [/\bMr\.(?=\s|$)/g, "mister"],
  [/\bMrs\.(?=\s|$)/g, "missis"],
  [/\bMs\.(?=\s|$)/g, "miz"],
  [/\bProf\.(?=\s|$)/g, "professor"],
  [/\bSt\.(?=\s|$)/g, "saint"],
  [/\bNo\.\s?(?=\d|$)/g, "number "],
  [/\be\.\s?g\./gi, "for example"],
  [/\bi\.\s?e\./gi, "that is"],
  [/\bvs\.?(?=\s|$)/gi, "versus"],
  [/\betc\./gi, "et cetera"],
  [/\bapprox\./gi, "about"],
  [/\bInc\./g, "incorporated"],
  [/\bLtd\./g, "limited"],
  [/\bCo\.(?=\s|$)/g, "company"],
  [/°\s?C\b/g, " degrees Celsius"],
  [/°\s?F\b/g, " degrees Fahrenheit"],
  [/°/g, " degrees"],
  [/(\d)\s?%/g, "$1 percent"],
  [/%/g, " percent"],
  [/&/g, " and "],
  [/\+/g, " plus "],
  [/=/g, " equals "],
  [/@/g, " at "],
  [/#(?=\d)/g, "number "],
  [/½/g, " and a half"],
  [/¼/g, " and a quarter"],
  [/¾/g, " and three quarters"],
  [/[×✕]/g, " times "],
];

/**
 * A text as Flite reads it: English in ASCII, numbers without separators, amounts and signs in words. What has no
 * sound is left out, a dash is a pause.
 */
export function spokenAscii(text: string): string {
  let said = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D\u00AB\u00BB]/g, '"')
    .replace(/\u2026/g, ".")
    .replace(/\s*(?:[\u2013\u2014]|\s-\s|--+)\s*/g, ", ")
    .replace(new RegExp(`(${sign})\\s?${amount}`, "gu"), (_all, unit: string, number: string) =>
      inMoney(number, unit),
    )
    .replace(new RegExp(`${amount}\\s?(${sign})`, "gu"), (_all, number: string, unit: string) =>
      inMoney(number, unit),
    );
  for (const [pattern, name] of names) said = said.replace(pattern, name);
  return said
    .replace(/\b(\d{1,2}):(\d{2})\b/g, (_all, hour: string, minute: string) => atTime(hour, minute))
    .replace(/\d[\d.,]*\d/g, inNumbers)
    .replace(/(\p{L})[./](?=\p{L})/gu, "$1 dot ")
    .replace(/(\d)\/(\d)/g, "$1 $2")
    .replace(/ß/g, "ss")
    .replace(/[æÆ]/g, "ae")
    .replace(/[œŒ]/g, "oe")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w\s.,;:!?'"-]|_/g, " ")
    .replace(/[^\x20-\x7E]/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** `1,200.50` and `1.200,50`: the last separator is the point, where two digits or one follow it. */
function partsOf(number: string): [whole: string, fraction: string] {
  const [, whole = number, fraction = ""] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(number) ?? [];
  return [whole.replace(/[.,]/g, ""), fraction];
}

const inNumbers = (number: string): string => {
  const [whole, fraction] = partsOf(number);
  return fraction ? `${whole} point ${fraction.replace(/\B/g, " ")}` : whole;
};

function inMoney(number: string, unit: string): string {
  const [whole, fraction] = partsOf(number);
  const [many = "", one = ""] = currencies[unit] ?? [];
  const cents = fraction.length === 1 ? `${fraction}0` : fraction;
  return ` ${whole} ${whole === "1" ? one : many}${Number(cents) > 0 ? ` ${Number(cents)}` : ""}`;
}

function atTime(hour: string, minute: string): string {
  if (minute === "00") return `${Number(hour)} o'clock`;
  return `${Number(hour)} ${minute.startsWith("0") ? `oh ${minute[1]}` : minute}`;
}

/** The words of a text that make a sound. */
export const hasSound = (text: string): boolean => /[a-z0-9]/i.test(spokenAscii(text));
