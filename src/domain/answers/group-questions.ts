import { slipsBetween } from "#kit/near-words.ts";
import { plainLetters, stemOf, wordsOf } from "#kit/words.ts";
import { conceptsIn, isSmall } from "./features.ts";

/** What a question asks: about what (its own words, without endings), and what of it (price, time, …). */
export type Meaning = { subjects: readonly string[]; concepts: ReadonlySet<string> };

/** How alike two meanings are, from 0 to 1. A model's embeddings could say it in the place of words. */
export type Alike = (a: Meaning, b: Meaning) => number;

const minSubjects = 0.6;
const minConcepts = 0.34;

export function meaningOf(question: string): Meaning {
  const words = wordsOf(plainLetters(question).replaceAll("ß", "ss"));
  const concepts = new Set(Array.from(conceptsIn(words), String));
  const subjects = words.filter((word) => !isSmall(word) && conceptsIn([word]).size === 0);
  return { subjects: [...new Set(subjects.map(stemOf))], concepts };
}

/** The same word, or one with a slip or two in it. */
const isSameWord = (a: string, b: string): boolean => {
  const most = Math.min(a.length, b.length) < 5 ? 0 : Math.min(a.length, b.length) < 9 ? 1 : 2;
  return a === b || slipsBetween(a, b, most) <= most;
};

/** 1 where both hold the same, 0 where they have nothing in common; null where both are empty. */
function shared<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean) {
  if (a.length + b.length === 0) return null;
  const both = a.filter((one) => b.some((other) => isSame(one, other))).length;
  return Math.min(1, (2 * both) / (a.length + b.length));
}

/**
 * By words: questions are alike where they are about the same things and ask the same of them. "What does the ferry cost"
 * and "ferry prices" are; "what does the bus cost" asks the same of something else.
 */
export const alikeByWords: Alike = (a, b) => {
  const subjects = shared(a.subjects, b.subjects, isSameWord);
  const concepts = shared([...a.concepts], [...b.concepts], Object.is);
  if (subjects === null) return concepts !== null && concepts >= minSubjects ? concepts : 0;
  if (subjects < minSubjects) return 0;
  // Who names the very same things and asks nothing special of them means the same.
  const isPlain = a.concepts.size === 0 || b.concepts.size === 0;
  if (isPlain && subjects === 1 && a.subjects.length > 1) return minSubjects;
  if (concepts !== null && concepts < minConcepts) return 0;
  return concepts === null ? subjects : (subjects + concepts) / 2;
};

/**
 * Questions that mean the same, together: each goes to the group whose first question it is most like, in the order in
 * which they are given.
 */
export function groupQuestions<T extends { question: string }>(
  questions: readonly T[],
  alike: Alike = alikeByWords,
): T[][] {
  const groups: { first: Meaning; all: T[] }[] = [];
  for (const one of questions) {
    const meaning = meaningOf(one.question);
    let best: { score: number; group: (typeof groups)[number] } | null = null;
    for (const group of groups) {
      const score = alike(meaning, group.first);
      if (score > (best?.score ?? 0)) best = { score, group };
    }
    if (best) best.group.all.push(one);
    else groups.push({ first: meaning, all: [one] });
  }
  return groups.map(({ all }) => all);
}
