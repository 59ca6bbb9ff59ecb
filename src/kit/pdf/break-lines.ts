import { runsOf, type Face, type Run } from "./faces.ts";

export type Line = { runs: Run[]; width: number };

/** How wide a run is, in points. */
export type Measure = (run: Run) => number;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Breaks text into lines of at most so many points: between words, and within a word only where it alone is wider.
 * A line break of the text's own begins a new line.
 */
export function breakLines(
  text: string,
  { face, width, measure }: { face: Face; width: number; measure: Measure },
): Line[] {
  const widthOf = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + measure(run), 0);
  const space = widthOf(runsOf(" ", face));
  const lines: Line[] = [];
  for (const paragraph of text.split(/\r\n?|\n|\u2028|\u2029/)) {
    let line: Line = { runs: [], width: 0 };
    const words = paragraph.split(/[^\S\u00a0]+/).filter(Boolean);
    for (const word of words.flatMap((one) => fitting(one, face, width, widthOf))) {
      const wordWidth = widthOf(word);
      if (line.runs.length > 0 && line.width + space + wordWidth > width) {
        lines.push(line);
        line = { runs: [], width: 0 };
      }
      const gap = line.runs.length > 0 ? runsOf(" ", face) : [];
      line = {
        runs: joined([...line.runs, ...gap, ...word]),
        width: line.width + (gap.length > 0 ? space : 0) + wordWidth,
      };
    }
    if (line.runs.length > 0) lines.push(line);
  }
  return lines;
}

/** A word, or its parts where it is wider than a line. */
function fitting(
  word: string,
  face: Face,
  width: number,
  widthOf: (runs: readonly Run[]) => number,
): Run[][] {
  const whole = runsOf(word, face);
  if (widthOf(whole) <= width) return [whole];
  const parts: Run[][] = [];
  let part = "";
  for (const { segment } of graphemes.segment(word)) {
    if (part !== "" && widthOf(runsOf(part + segment, face)) > width) {
      parts.push(runsOf(part, face));
      part = "";
    }
    part += segment;
  }
  return [...parts, runsOf(part, face)];
}

/** Neighbours of one font as one run, so that they are kerned and copied together. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const { file, text } of runs) {
    const last = result.at(-1);
    if (last?.file === file) last.text += text;
    else result.push({ file, text });
  }
  return result;
}
