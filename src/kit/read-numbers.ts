import {
  articles,
  dozens,
  halves,
  joins,
  pairs,
  plainWord,
  scales,
  small,
  vague,
} from "./counting-words.ts";
import type { FoundNumber } from "./found-number.ts";
import { fractionsIn, isOnce, joinParts, numberInWord } from "./number-forms.ts";

const halved =
  /^(?:days?|hours?|hrs?|minutes?|mins?|minuten?|minutos?|years?|months?|tage?s?|stunden?|jahre?s?|monate?s?|dia|hora|ano|mes|jour|journee|heure|an|annee|mois)$/u;

type Word = { word: string; at: number; end: number };

/** A number below a thousand in one German word: `zweihundertfünfzig`. */
function germanCompound(word: string): number | null {
  const match = /^(\p{L}*?)(tausend|hundert)(\p{L}*)$/u.exec(word);
  if (!match) return null;
  const [, before = "", scale = "", after = ""] = match;
  const times =
    before === "" || before === "ein" ? 1 : (small.get(before) ?? germanCompound(before));
  const rest = after === "" ? 0 : (small.get(after.replace(/^und/, "")) ?? germanCompound(after));
  if (times === null || rest === null) return null;
  return times * (scale === "tausend" ? 1000 : 100) + rest;
}

/** The number that begins at a word; null where none does. */
function numberAt(words: readonly Word[], from: number): (FoundNumber & { next: number }) | null {
  const first = words[from];
  if (!first) return null;
  let next = from;
  const isHalf = halves.has(first.word);
  if (articles.has(first.word) || isHalf) {
    // "a dozen", "half a dozen", "ein halbes Dutzend", "a hundred", "a couple of"; "ein halbes Jahr" is none of them.
    let seen = from;
    let half = false;
    while (articles.has(words[seen]?.word ?? "") || halves.has(words[seen]?.word ?? "")) {
      half ||= halves.has(words[seen]?.word ?? "");
      seen += 1;
    }
    const word = words[seen]?.word ?? "";
    const dozen = dozens.get(word);
    const after = words[seen];
    const found = (value: number, isVague = false) =>
      after && { value, at: first.at, end: after.end, isVague, isArticle: false, next: seen + 1 };
    if (dozen !== undefined) return found(half ? dozen / 2 : dozen) ?? null;
    if (pairs.has(word)) return found(2) ?? null;
    if (vague.has(word)) return found(vague.get(word) ?? 3, true) ?? null;
    // "half a grand", "ein halbes Tausend"
    const scaled = isHalf || half ? scales.get(word) : undefined;
    if (scaled !== undefined && scaled >= 1000) return found(scaled / 2) ?? null;
    if (isHalf || half) {
      // "half a day", "ein halbes Jahr": the noun that follows is what is halved.
      const last = words[seen - 1];
      return last && halved.test(word)
        ? { value: 0.5, at: first.at, end: last.end, isVague: false, isArticle: false, next: seen }
        : null;
    }
    if (!scales.has(word))
      return {
        value: 1,
        at: first.at,
        end: first.end,
        isVague: false,
        isArticle: true,
        next: from + 1,
      };
    next = seen;
  }
  if (vague.has(first.word) && !scales.has(first.word))
    return {
      value: vague.get(first.word) ?? 3,
      at: first.at,
      end: first.end,
      isVague: true,
      isArticle: false,
      next: from + 1,
    };
  // French "par" is "by"; a Spanish pair goes on with "de".
  if (pairs.has(first.word) && (first.word !== "par" || words[from + 1]?.word === "de"))
    return {
      value: 2,
      at: first.at,
      end: first.end,
      isVague: false,
      isArticle: false,
      next: from + 1,
    };
  let total = 0;
  let current = 0;
  let end = first.end;
  /** The end of the last word that was read, a joining one included. */
  let reached = first.end;
  let isNumber = false;
  for (; next < words.length; next += 1) {
    const one = words[next];
    if (!one) break;
    if (isNumber && one.at - reached > 1) break;
    if (isNumber && joins.has(one.word) && current + total > 0) {
      const after = words[next + 1];
      const value = after && (small.get(after.word) ?? null);
      const isPart =
        value !== null && value !== undefined && current % 100 === 0
          ? current > 0
          : isTens(current, value);
      if (!after || !isPart || after.at - one.end > 1) break;
      reached = one.end;
      continue;
    }
    const value = small.get(one.word);
    const scale = scales.get(one.word);
    const compound = value === undefined && scale === undefined ? germanCompound(one.word) : null;
    const dozen = isNumber ? dozens.get(one.word) : undefined;
    if (one.word.startsWith("vingt") && current % 100 === 4) current += 76;
    else if (value !== undefined && mayFollow(current, value, isNumber)) current += value;
    else if (compound !== null && !isNumber) current = compound;
    else if (dozen !== undefined) current *= dozen;
    else if (scale !== undefined && scale < 1000 && current < 100)
      current = scale > 100 ? scale : Math.max(current, 1) * scale;
    else if (scale !== undefined && scale >= 1000 && current < 1000) {
      total += Math.max(current, 1) * scale;
      current = 0;
    } else break;
    isNumber = true;
    end = one.end;
    reached = one.end;
  }
  return isNumber && (first.word !== "grand" || next > from + 1 || articles.has(first.word))
    ? { value: total + current, at: first.at, end, isVague: false, isArticle: false, next }
    : null;
}

const isTens = (current: number, value: number | null | undefined) =>
  value !== null && value !== undefined && value < 10 && current % 100 >= 20 && current % 10 === 0;
const mayFollow = (current: number, value: number, isNumber: boolean) =>
  !isNumber ||
  current % 100 === 0 ||
  isTens(current, value) ||
  // soixante-dix, quatre-vingt-dix
  ((current % 100 === 60 || current % 100 === 80) && value < 20);

const digits =
  /(?<![\p{L}\d.,])\d{1,3}(?:([.,'’\u00a0\u202f ])\d{3}(?!\d))(?:\1\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?|(?<![\p{L}\d])\d+(?:[.,]\d{1,2}(?!\d))?/gu;

/** `1.200,50`, `1,200.50`, `1 200`, `2.5` → a number. */
function valueOf(text: string): number {
  const plain = text.replace(/['’\u00a0\u202f ]/g, "");
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal ? plain.slice(0, -decimal[0].length) : plain).replace(/[.,]/g, "");
  return Number(decimal ? `${whole}.${decimal[1] ?? "0"}` : whole);
}

/** The numbers in figures; `2k` and `1.5 million` are read whole. */
function figuresIn(text: string): FoundNumber[] {
  return [...text.matchAll(digits)].map((match) => {
    const at = match.index;
    const rest = text.slice(at + match[0].length);
    const scale =
      /^\s?(k|grand|thousand|tausend|mil|mille|million(?:en|s|es)?|mio)(?!\p{L})/iu.exec(rest);
    const isThousands = scale?.[1] && /^(?:k|g|t|mil(?:le)?$)/i.test(scale[1]);
    const times = scale ? (isThousands ? 1000 : 1_000_000) : 1;
    return {
      value: valueOf(match[0]) * times,
      at,
      end: at + match[0].length + (scale?.[0].length ?? 0),
      isVague: false,
      isArticle: false,
    };
  });
}

/** Every number in a text, in figures and in words (English, German, Spanish, French), in the order of the text. */
export function readNumbers(text: string): FoundNumber[] {
  const fractions = fractionsIn(text);
  const found = [
    ...fractions,
    ...figuresIn(text).filter(
      (one) => !fractions.some(({ at, end }) => at < one.end && one.at < end),
    ),
  ];
  const isTaken = (at: number, end: number) => found.some((one) => at < one.end && one.at < end);
  const words = [...text.matchAll(/\p{L}+/gu)].map((match) => ({
    word: plainWord(match[0]).replace(/^cents$/, "cent"),
    at: match.index,
    end: match.index + match[0].length,
  }));
  for (let index = 0; index < words.length;) {
    const number = numberAt(words, index) ?? numberWithin(words, index);
    if (!number || isTaken(number.at, number.end)) {
      index += 1;
      continue;
    }
    const { next, ...one } = number;
    found.push(one);
    index = next;
  }
  return joinParts(
    text,
    found.toSorted((a, b) => a.at - b.at),
  );
}

function numberWithin(words: readonly Word[], from: number): ReturnType<typeof numberAt> {
  const { word = "", at = 0, end = 0 } = words[from] ?? {};
  const number = isOnce(word, words[from + 1]?.word ?? "")
    ? { value: 11, rest: 0 }
    : numberInWord(word);
  return (
    number && {
      value: number.value,
      at,
      end: end - number.rest,
      isVague: false,
      isArticle: false,
      next: from + 1,
    }
  );
}
