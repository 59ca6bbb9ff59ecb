import type { DrawingContext } from "./context.ts";

const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|\u{10800}-\u{10FFF}|[\u{1E800}-\u{1EFFF}]/u;

/** Whether it begins with a letter that is written from the right. */
export function isFromRight(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first);
}

/** Words as they stand beside each other: places of `words` in the order from the left. */
export function orderFromLeft(words: readonly string[]): number[] {
  const fromRight = isFromRight(words.join(" "));
  const runs: { fromRight: boolean; places: number[] }[] = [];
  for (const [place, word] of words.entries()) {
    const own = /\p{L}/u.test(word) ? isFromRight(word) : (runs.at(-1)?.fromRight ?? fromRight);
    const last = runs.at(-1);
    if (last?.fromRight === own) last.places.push(place);
    else runs.push({ fromRight: own, places: [place] });
  }
  const ordered = runs.map((run) => (run.fromRight ? run.places.toReversed() : run.places));
  return (fromRight ? ordered.toReversed() : ordered).flat();
}

/** The lines of a text that are at most this wide. A word that is wider by itself is broken. */
export function wrapped(context: DrawingContext, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean))
    for (const piece of broken(context, word, width)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
      if (lines.length > 0 && context.measureText(longer).width <= width)
        lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
  return lines;
}

function broken(context: DrawingContext, word: string, width: number): string[] {
  if (context.measureText(word).width <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece && context.measureText(piece + letter).width > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** At most so many lines; the last ends with "…" where something is left out. */
export function cut(lines: readonly string[], max: number): string[] {
  if (lines.length <= max) return [...lines];
  return lines
    .slice(0, max)
    .map((line, place) =>
      place === max - 1 ? `${Array.from(line).slice(0, -1).join("").trimEnd()}…` : line,
    );
}
