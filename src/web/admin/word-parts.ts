/** Endings that the search looks past: `prices` finds `price`. */
const stemOf = (word: string): string => {
  const plain = word.toLowerCase();
  const stem = plain.replace(/(ations?|ings?|ed|es|s|e|y|ies)$/, "");
  return stem.length >= 3 ? stem : plain;
};

/**
 * A text in parts, of which those are found that are words of the search, in whatever form. Full text search
 * has found the text; which of its words it meant is told here, near enough to show it.
 */
export function wordParts(text: string, search: string): { part: string; isFound: boolean }[] {
  const sought = new Set((search.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) => ({ part, isFound: index % 2 === 1 && sought.has(stemOf(part)) }))
    .filter(({ part }) => part !== "");
}
