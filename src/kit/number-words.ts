import { plainLetters } from "./words.ts";

const from = (first: number, step: number, words: string): [string, number][] =>
  words.split(" ").map((word, index) => [word, first + index * step]);

/** English, German, Spanish and French, in small letters without accents. */
const values: ReadonlyMap<string, number> = new Map([
  ...from(1, 1, "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"),
  ...from(15, 1, "fifteen sixteen seventeen eighteen nineteen"),
  ...from(20, 10, "twenty thirty forty fifty sixty seventy eighty ninety"),
  ...from(1, 1, "ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn"),
  ...from(15, 1, "funfzehn sechzehn siebzehn achtzehn neunzehn"),
  ...from(20, 10, "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"),
  ...from(1, 1, "un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce"),
  ...from(15, 1, "quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos"),
  ...from(23, 1, "veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho"),
  ...from(30, 10, "treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  ...from(200, 100, "doscientos trescientos cuatrocientos quinientos seiscientos setecientos"),
  ...from(800, 100, "ochocientos novecientos"),
  ...from(2, 1, "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"),
  ...from(20, 10, "vingt trente quarante cinquante soixante"),
  // As `plainText` writes ß.
  ["dreisig", 30],
  ["a", 1],
  ["an", 1],
  ["eine", 1],
  ["einen", 1],
  ["eins", 1],
  ["una", 1],
  ["uno", 1],
  ["une", 1],
  ["seize", 16],
  ["couple", 2],
  ["dozen", 12],
  ["veintinueve", 29],
  ["vingts", 20],
]);
const scales: ReadonlyMap<string, number> = new Map([
  ...["hundred", "hundreds", "hundert", "cien", "ciento", "cent", "cents"].map(
    (word) => [word, 100] as const,
  ),
  ...["thousand", "tausend", "mil", "mille", "grand", "k"].map((word) => [word, 1000] as const),
]);
/** Stand between the parts of a number. */
const joints = new Set(["and", "und", "y", "et", "of"]);

/** German writes a number as one word: "zwolfhundert", "dreihundertfunfzig", "einundzwanzig". */
function compound(word: string): number | null {
  for (const [scale, value] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(scale);
    if (at < 0) continue;
    const before = at === 0 ? 1 : compound(word.slice(0, at));
    const rest = word.slice(at + scale.length).replace(/^und/, "");
    const after = rest === "" ? 0 : compound(rest);
    return before === null || after === null ? null : before * value + after;
  }
  const [, unit = "", ten = ""] = /^(\p{L}+?)und(\p{L}+ss?ig)$/u.exec(word) ?? [];
  if (values.has(unit) && values.has(ten)) return (values.get(unit) ?? 0) + (values.get(ten) ?? 0);
  return values.get(word) ?? null;
}

/** A number as words tell it. `text` is in small letters without accents; `end` is where what follows it begins. */
export type SpelledNumber = { value: number; at: number; end: number };

/** The numbers that a text spells out, in English, German, Spanish and French: "two grand", "zwölfhundert". */
export function spelledNumbers(said: string): SpelledNumber[] {
  const found: SpelledNumber[] = [];
  const words = [...plainText(said).matchAll(/\p{L}+/gu)];
  for (let at = 0; at < words.length;) {
    const run = readRun(words, at);
    if (run) found.push(run.number);
    at = run ? run.next : at + 1;
  }
  return found;
}

/** As its numbers are compared, each letter in its place. */
export const plainText = (said: string): string =>
  said.toLowerCase().replace(/[^\0-\x7f]/gu, (one) => {
    const plain = plainLetters(one).replaceAll("ß", "s");
    return plain === "" ? one : plain.slice(0, one.length);
  });

type Word = RegExpMatchArray;
function readRun(
  words: readonly Word[],
  first: number,
): { number: SpelledNumber; next: number } | null {
  let [total, current, next, end] = [0, 0, first, 0];
  let isNumber = false;
  for (let at = first; at < words.length; at += 1) {
    const [word = ""] = words[at] ?? [];
    const place = words[at]?.index ?? 0;
    if (at > first && place - end !== 1) break;
    const scale = scales.get(word);
    const value = scale === undefined ? (values.get(word) ?? compound(word)) : null;
    if (scale === 1000) [total, current] = [total + (current || 1) * scale, 0];
    else if (scale !== undefined) current = (current || 1) * scale;
    else if (value === 20 && current % 100 === 4 && word.startsWith("vingt")) current += 76;
    else if (value !== null) current += value;
    else if (isNumber && joints.has(word)) {
      end = place + word.length;
      continue;
    } else break;
    [isNumber, next, end] = [true, at + 1, place + word.length];
  }
  if (!isNumber) return null;
  const { index = 0, 0: last = "" } = words[next - 1] ?? {};
  const at = words[first]?.index ?? 0;
  return { number: { value: total + current, at, end: index + last.length }, next };
}
