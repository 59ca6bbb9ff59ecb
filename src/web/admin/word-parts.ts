import { plainLetters, stemOf } from "#kit/words.ts";

/** The form in which words are compared: `prices` finds `price`. */
const termOf = (word: string) => stemOf(plainLetters(word));

/**
 * A text in parts, of which those are found that are words of the search, in whatever form. Full text search
 * has found the text; which of its words it meant is told here, near enough to show it.
 */
export function wordParts(text: string, search: string): { part: string; isFound: boolean }[] {
  const sought = new Set((search.match(/[\p{L}\p{N}]+/gu) ?? []).map(termOf));
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => ({ part, isFound: index % 2 === 1 && sought.has(termOf(part)) }))
    .filter(({ part }) => part !== "");
}

/**
 * An excerpt of a message without the marks of Markdown: a link is its words, also where the excerpt begins or ends
 * inside it.
 */
export const excerptWords = (excerpt: string): string =>
  excerpt
    .replace(/\[([^[\]]*)\]\([^()\s]*(?:\)|$)/g, "$1")
    .replace(/^([^[\]]*)\]\([^()\s]*(?:\)|$)/, "$1")
    .replaceAll("**", "");
