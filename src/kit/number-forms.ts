import { small } from "./counting-words.ts";
import type { FoundNumber } from "./found-number.ts";

const units =
  "hours?|days?|weeks?|months?|years?|stunden?|tage?s?|wochen?|monate?s?|jahre?s?|horas?|días?|semanas?|mes(?:es)?|años?|heures?|jours?|semaines?|mois|ans?|années?";
const halfAfterNoun = new RegExp(
  `^\\s+(?:${units})\\s+(?:and|und|y|et)\\s+(?:an?\\s+|eine?\\s+)?(?:half|halbe?|medi[ao]|demie?)(?!\\p{L})`,
  "iu",
);
const fractions = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
]);

const whole = (at: number, end: number, value: number): FoundNumber => ({
  value,
  at,
  end,
  isVague: false,
  isArticle: false,
});

/** `2½`, `2 1/2`, `½ day`, `1/2 hour`: the numbers that are written as fractions. A lone 1/2 may be a date. */
export function fractionsIn(text: string): FoundNumber[] {
  return [
    ...[...text.matchAll(/(?<![\p{L}\d.,/])(\d{1,4})?\s?([½¼¾])/gu)].map((match) => {
      const space = match[1] ? 0 : match[0].length - 1;
      return whole(
        match.index + space,
        match.index + match[0].length,
        Number(match[1] ?? 0) + (fractions.get(match[2] ?? "") ?? 0),
      );
    }),
    ...[
      ...text.matchAll(
        /(?<![\p{L}\d.,/])(?:(\d{1,4})\s+1\/2(?![\d/])|1\/2(?=[\s-](?:an? )?(?:days?|hours?|tag|stunde|día|hora|jour)))/giu,
      ),
    ].map((match) =>
      whole(match.index, match.index + match[0].length, Number(match[1] ?? 0) + 0.5),
    ),
  ];
}

const adjective =
  /^(\p{L}+?)((?:tagig|stundig|minutig|sekundig|seitig|sprachig|stufig|monatig|wochig|jahrig)(?:e[rsnm]?)?)$/u;

/**
 * A number at the start of a German word: `zweitagig` → the two; `zweieinhalb` → 2.5; null where there is none.
 * @param word as `plainWord` writes it; `rest` is how many letters follow the number
 */
export function numberInWord(word: string): { value: number; rest: number } | null {
  const half = word === "anderthalb" ? "ein" : /^(\p{L}+)einhalb$/u.exec(word)?.[1];
  if (word === "eineinhalb" || half === "ein") return { value: 1.5, rest: 0 };
  if (half !== undefined && small.has(half))
    return { value: (small.get(half) ?? 0) + 0.5, rest: 0 };
  const [, counted = "", unit = ""] = adjective.exec(word) ?? [];
  if (counted === "") return null;
  const value =
    counted === "ein"
      ? 1
      : counted === "halb"
        ? 0.5
        : (numberInWord(counted)?.value ?? small.get(counted));
  return value === undefined ? null : { value, rest: unit.length };
}

const spanishNouns =
  /^(?:horas|dias|semanas|meses|anos|minutos|segundos|paginas|secciones|campos|pasos|preguntas|formularios|idiomas|clientes|usuarios|empleados|personas|flujos|mil|millones|euros|dolares)$/u;

/** "Once" is eleven before a Spanish noun, and a word of time in English. */
export const isOnce = (word: string, next: string): boolean =>
  word === "once" && spanishNouns.test(next);

/**
 * Numbers that are told in two parts become one: `two and a half`, `dos horas y media`, `twenty (20)`.
 * @param found in the order of the text
 */
export function joinParts(text: string, found: readonly FoundNumber[]): FoundNumber[] {
  const joined: FoundNumber[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, one.at) : "";
    const isHalf = one.value === 0.5 && /^\s(?:and|und|y|et)\s$/iu.test(between);
    const isSaidTwice =
      last?.value === one.value && /^\s?[([]$/.test(between) && /^[)\]]/.test(text.slice(one.end));
    if (last && isHalf && Number.isInteger(last.value) && !last.isVague)
      joined[joined.length - 1] = {
        ...last,
        value: last.value + 0.5,
        end: one.end,
        isArticle: false,
      };
    else if (last && isSaidTwice) joined[joined.length - 1] = { ...last, end: one.end + 1 };
    else joined.push(one);
  }
  return joined.map((one) =>
    !one.isVague && halfAfterNoun.test(text.slice(one.end, one.end + 60))
      ? { ...one, value: one.value + 0.5, isArticle: false }
      : one,
  );
}
