/** Marks at the beginning of a line of a pasted list: `- `, `• `, `3. `. */
const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;

/** The lines of a pasted text that say something, without the marks of their list. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => line.trim().replace(bullet, "").trim())
    .filter((line) => line !== "");

/**
 * A list after lines were pasted into one of its places: the first goes where the cursor is, the others below.
 * What goes beyond `max` lines or `itemMax` characters is cut, and counted.
 */
export function pasteLines(
  list: readonly string[],
  place: number,
  { before, after }: { before: string; after: string },
  pasted: readonly string[],
  { max, itemMax }: { max: number; itemMax: number },
): { list: string[]; last: number; dropped: number } {
  const [first = "", ...rest] = pasted;
  const lines = [before + first, ...rest];
  lines[lines.length - 1] += after;
  const whole = list.toSpliced(place, 1, ...lines.map((line) => line.slice(0, itemMax)));
  return {
    list: whole.slice(0, max),
    last: Math.min(place + lines.length, max) - 1,
    dropped: Math.max(0, whole.length - max),
  };
}
