import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { readWoff } from "../read-woff.ts";

/** The site's typefaces (looks.md): `text` and `strong` are Geist, `display` is Instrument Sans. */
export type Face = "text" | "strong" | "display";

/** A piece of text that one font file can show. */
export type Run = { file: string; text: string };

const resolved = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));
const filesOf = (family: string, subsets: readonly string[], weight: number) =>
  subsets.map((subset) =>
    resolved(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  );
const scripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"];

/**
 * Each face's files, most common first. The fonts come in parts by script, and what Instrument Sans lacks is set in
 * Geist. Static WOFF: pdfkit can embed neither variable fonts nor parts of WOFF2.
 */
const files: Readonly<Record<Face, readonly string[]>> = {
  text: filesOf("geist", scripts, 400),
  strong: filesOf("geist", scripts, 600),
  display: [
    ...filesOf("instrument-sans", ["latin", "latin-ext"], 600),
    ...filesOf("geist", scripts, 600),
  ],
};

const fonts = new Map<string, { bytes: Buffer; font: Font }>();

/** Read once, when it is first needed. */
function openFont(file: string): { bytes: Buffer; font: Font } {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readWoff(readFileSync(file));
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`Not one font: ${file}`);
  const opened = { bytes, font };
  fonts.set(file, opened);
  return opened;
}

/** A file of a run, unpacked. */
export const fontBytes = (file: string): Buffer => openFont(file).bytes;

/** What stands for characters that no font has. */
export const missingMark = "[?]";

/** Characters that the fonts lack, and what says the same. */
const spelledOut: Readonly<Record<string, string>> = {
  "→": "->",
  "←": "<-",
  "⇒": "=>",
  "≥": ">=",
  "≤": "<=",
  "≠": "!=",
  "≈": "~",
  "✓": "+",
  "‐": "-",
  "‑": "-",
};

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** What most texts are made of; the first file of each face has all of it. */
const plain = /^[ -~¡¢£¥§«»¿\u00c0-\u00ff–—‘’“”„…•€]*$/;

/**
 * Cuts text into runs of one font each. Characters that no font has, in a row, become one `missingMark`. What shows
 * nothing (controls, joiners, marks of direction) is left out; every kind of space but the one that keeps words
 * together becomes a plain one.
 */
export function runsOf(text: string, face: Face): Run[] {
  const [first = ""] = files[face];
  if (plain.test(text)) return text === "" ? [] : [{ file: first, text }];
  const runs: Run[] = [];
  let isMissing = false;
  for (const part of cleaned(text)) {
    const last = runs.at(-1);
    const file = [last?.file ?? first, ...files[face]].find((one) => shows(one, part));
    if (file === undefined && isMissing) continue;
    isMissing = file === undefined;
    const run = file === undefined ? { file: first, text: missingMark } : { file, text: part };
    if (last?.file === run.file) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function* cleaned(text: string): Generator<string> {
  const spaced = text
    .normalize("NFC")
    .replace(/[\p{Zl}\p{Zp}\t\n\r\v\f]/gu, " ")
    .replace(/[^\P{Zs}\u00a0]/gu, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
  for (const { segment } of graphemes.segment(spaced)) yield spelledOut[segment] ?? segment;
}

const shows = (file: string, text: string): boolean =>
  Array.from(text).every((character) =>
    openFont(file).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/** Text as it will be printed, for where it is no text on a page: the document's title, its outline. */
export const shownText = (text: string): string =>
  runsOf(text, "display")
    .map((run) => run.text)
    .join("");

/** Whether our fonts have every character of a text that shows something. */
export const canShow = (text: string): boolean =>
  plain.test(text) ||
  [...cleaned(text)].every((part) => files.text.some((file) => shows(file, part)));
