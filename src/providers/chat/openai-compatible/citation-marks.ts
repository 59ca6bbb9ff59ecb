/** `[S1]`, `[S1, S3]`, with the space before it; not all of a long one, which takes time for each of its places. */
const sourceMark = /[ \t]{0,8}\[\s*(S\d{1,2}(?:\s*[,;]\s*S?\d{1,2})*)\s*\]/;
/** `[1]`, as some models write it all the same: never right after a word, where code says `close[1]`. */
const bareMark = /(?:[ \t]{1,8}|(?<=[\s.!?,;:)*]))\[\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*\]/;
/** With a bracket after it, it is a link. */
const mark = new RegExp(`(?:${sourceMark.source}|${bareMark.source})(?!\\()`, "gi");
/** What may yet become a mark once more text comes. */
const beginning = /[ \t]*(?:\[[\sS\d,;]*\]?)?$/i;
const longestMark = 60;

const ticksIn = (text: string) => text.split("`").length - 1;

/**
 * Takes the marks of sources out of a text that comes in pieces, also where a mark is split between two, and
 * remembers what was cited. Code stays as it is.
 * @param count how many sources there were; a bare number beyond them is no mark
 */
export function createMarkStripper(count: number) {
  const cited = new Set<number>();
  let waiting = "";
  /** The last character that was read: whether `[1]` is a mark depends on it. */
  let before = "\n";
  /** Backticks that went out: after an odd number of them, code goes on. */
  let ticks = 0;

  const strip = (text: string): string =>
    text.replace(mark, (whole: string, named?: string, bare?: string, offset?: number) => {
      if ((ticks + ticksIn(text.slice(1, offset))) % 2 === 1) return whole;
      const numbers = (named ?? bare ?? "").match(/\d+/g)?.map(Number) ?? [];
      const known = numbers.filter((number) => number >= 1 && number <= count);
      if (named === undefined && known.length < numbers.length) return whole;
      for (const number of known) cited.add(number - 1);
      return "";
    });

  const release = (text: string): string => {
    const stripped = strip(before + text).slice(1);
    const last = text.at(-1) ?? before;
    // Of the same kind, but nothing that a mark could begin with.
    before = /[ \t]/.test(last) ? "\n" : last === "[" ? "x" : last;
    ticks += ticksIn(stripped);
    return stripped;
  };

  return {
    /** @returns what can be shown now */
    push(piece: string): string {
      const text = waiting + piece;
      const held = beginning.exec(text.slice(-longestMark))?.[0].length ?? 0;
      const cut = held === longestMark ? text.length : text.length - held; // longer than any mark
      waiting = text.slice(cut);
      return release(text.slice(0, cut));
    },
    /** @returns the rest, once nothing more comes */
    end(): string {
      const rest = release(waiting);
      waiting = "";
      return rest;
    },
    /** Indexes of the sources that were cited, in the order of their first mention. */
    cited: (): number[] => [...cited],
  };
}
