/** Chrome stops in the middle of what takes it longer than about 15 seconds to say: so many letters at once are fewer. */
export const longestSentence = 180;

/** What is between a sentence's end and the next one's beginning can only be told with both there. */
const ending = /[.!?…]+["”’')]*(?= ["“‘'(]?[^\sa-z])/g;
/** A point that ends no sentence. */
const shortened = /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|vs|etc|Mr|Mrs|Ms|Dr|St|No|approx|incl)\.$/;

/**
 * Whole sentences of plain words (single spaces, kit/plain-words.ts) from a place on, none too long to be said at
 * once. What is still being written is taken as far as it can't change any more; with `isWhole` all of it.
 * @returns the sentences, and from where to go on next time
 */
export function sentencesFrom(
  words: string,
  from: number,
  { isWhole }: { isWhole: boolean },
): { sentences: string[]; next: number } {
  const sentences: string[] = [];
  let next = from;
  for (;;) {
    const length = lengthOfNext(words.slice(next), isWhole);
    if (length === 0) return { sentences, next };
    const sentence = words.slice(next, next + length).trim();
    if (sentence) sentences.push(sentence);
    next += length;
  }
}

/** How much of the rest is said next; 0 where that isn't sure yet, or nothing is left. */
function lengthOfNext(rest: string, isWhole: boolean): number {
  const end = endOfSentence(rest);
  if (end > 0 && end <= longestSentence) return end;
  if (rest.length > longestSentence + 4 || (isWhole && rest.length > longestSentence))
    return breath(rest);
  return isWhole ? rest.length : 0;
}

function endOfSentence(rest: string): number {
  for (const found of rest.matchAll(ending)) {
    const end = found.index + found[0].length;
    if (end > longestSentence) return 0;
    if (!shortened.test(rest.slice(0, end))) return end;
  }
  return 0;
}

/** Where one breathes in a sentence that is too long: after a comma, else between two words. */
function breath(rest: string): number {
  const said = rest.slice(0, longestSentence);
  const comma = Math.max(...[", ", "; ", ": ", " – "].map((mark) => said.lastIndexOf(mark)));
  if (comma > longestSentence / 3) return comma + 1;
  const space = said.lastIndexOf(" ");
  if (space > 0) return space;
  return /[\ud800-\udbff]$/.test(said) ? longestSentence - 1 : longestSentence;
}
