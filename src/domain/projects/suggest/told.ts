import type { Language } from "#domain/answers/index.ts";
import { readLanguage } from "#domain/answers/index.ts";
import { cleanText, oneLine } from "#kit/text.ts";
import { plainLetters } from "#kit/words.ts";

/** The longest sentence that is read; more is cut. */
export const maxSentenceLength = 1000;

/** What a sentence says, as the fillers read it. */
export type Told = {
  /** On one line, without control characters. */
  sentence: string;
  /** In small letters without accents: what signals are written for. */
  plain: string;
  language: Language;
  /** A name that the sentence gives: `called Mia`. */
  calledName: string | null;
  /** Whom or what it is for, in its own words: `dental practice`. */
  subject: string | null;
  /** The same with what leads it: `our dental practice`. */
  wholeSubject: string | null;
};

export function readTold(text: string): Told {
  const sentence = oneLine(cleanText(text.slice(0, maxSentenceLength)));
  const subject = subjectIn(sentence);
  return {
    sentence,
    plain: plainLetters(sentence).replaceAll("ß", "ss").replaceAll("’", "'"),
    language: readLanguage(sentence) ?? "en",
    calledName: calledNameIn(sentence),
    subject: subject?.name ?? null,
    wholeSubject: subject?.whole ?? null,
  };
}

const patterns = new Map<string, RegExp>();
/** Ways to say something, each from the beginning of a word; compiled once. */
function patternOf(ways: string): RegExp {
  const known = patterns.get(ways);
  if (known) return known;
  const pattern = new RegExp(`(?<![a-z0-9])(?:${ways})`, "g");
  patterns.set(ways, pattern);
  return pattern;
}

/** Where something is first said; -1: nowhere. An empty pattern is never said. */
export const placeOf = (plain: string, ways: string): number =>
  ways === "" ? -1 : plain.search(patternOf(ways));
export const says = (plain: string, ways: string): boolean => placeOf(plain, ways) >= 0;
/** Every place and wording of something. */
export const allSaid = (plain: string, ways: string): { at: number; words: string }[] =>
  ways === ""
    ? []
    : [...plain.matchAll(patternOf(ways))].map((match) => ({ at: match.index, words: match[0] }));

function calledNameIn(sentence: string): string | null {
  const [, quoted] =
    /\b(?:called|named|name is|name:|namens|genannt|heißt|heißen soll|llamad[oa]|se llama|appelée?|nommée?|s['’]appelle)\s+["“”„«']([^"“”»']{1,60})["“”»']/iu.exec(
      sentence,
    ) ?? [];
  if (quoted) return quoted.trim() || null;
  const [, plain] =
    /\b(?:called|named|namens|genannt|heißt|llamad[oa]|se llama|appelée?|nommée?|s['’]appelle)\s+(\p{Lu}[\p{L}\d]{0,30}(?:\s\p{Lu}[\p{L}\d]{0,30}){0,2})/u.exec(
      sentence,
    ) ?? [];
  return plain ?? null;
}

/** Where a phrase ends: what follows says what it does rather than whom it is for. */
const boundary =
  /\s*(?:[,.;:!?()"“”]|\b(?:that|which|who|so|where|when|with|and|to|in|on|of|using|from|mit|und|der|die|das|um|damit|wo|wenn|auf|im|que|con|y|para|donde|cuando|en|qui|avec|et|pour|où|quand|dans|sur|asking|book|dass)\b).*$/isu;

function subjectIn(sentence: string): { name: string; whole: string } | null {
  const [, own, found] =
    /\b(?:for|für|para|pour)\s+((?:our|my|the|a|an|unser\w*|mein\w*|die|der|das|den|eine?\w*|nuestr[oa]s?|mis?|el|la|los|las|una?|notre|nos|mon|ma|mes|le|les|l['’]|une?)\s+)?(.{2,120})/iu.exec(
      sentence,
    ) ?? [];
  // What it is made for, and not for whom: "para reservar", "pour suivre".
  if (!own && /^\p{L}+(?:ar|er|ir|re)(?:\s|$)/iu.test(found ?? "")) return null;
  const words = (found ?? "").replace(boundary, "").trim().split(/\s+/).slice(0, 5).join(" ");
  const isNamed = words.length >= 2 && words.length <= 60 && /^\p{L}/u.test(words);
  return isNamed ? { name: words, whole: `${own ?? ""}${words}` } : null;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Cut to a length without leaving half a letter or a space at the end. */
export const clipped = (text: string, max: number): string =>
  text.slice(0, max).toWellFormed().trimEnd();

/** Colours in the sentence, as `#3b82f6`. */
export const coloursIn = (plain: string): string[] => plain.match(/#[0-9a-f]{6}\b/g) ?? [];
