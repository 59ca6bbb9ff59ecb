import type { PdfLine } from "./pdf-lines.ts";
import type { Section } from "./sections.ts";

const maxHeading = 120;
const bullet = /^([•◦▪‣●○■–·*-]|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

/** Lines joined into paragraphs below their headings, which are larger than the text or in a font of their own. */
export function pdfSections(pages: readonly (readonly PdfLine[])[]): Section[] {
  const body = bodyOf(pages.flat());
  const edgeOf = rightEdges(pages.flat(), body);
  const sections: Section[] = [{ heading: null, text: "" }];
  let before: PdfLine | null = null;
  let wasHeading: PdfLine | null = null;
  for (const line of pages.flat()) {
    const last = sections.at(-1);
    if (!last) break;
    const gap = before ? gapOf(before, line, { ...body, edge: edgeOf(before) }) : "paragraph";
    if (isHeading(line, gap, body)) {
      const goesOn = wasHeading && wasHeading.height === line.height && gap !== "paragraph";
      if (goesOn) last.heading = `${last.heading} ${line.text}`;
      else sections.push({ heading: line.text, text: "" });
      wasHeading = line;
    } else {
      last.text = joined(last.text, line.text, gap);
      wasHeading = null;
    }
    before = line;
  }
  return sections;
}

type Body = { height: number; font: string | null; spacing: number };
type Gap = "none" | "line" | "paragraph";

/** How most of the text is set. */
function bodyOf(lines: readonly PdfLine[]): Body {
  const heights = new Map<number, number>();
  const fonts = new Map<string, number>();
  for (const { height, font, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    heights.set(rounded, (heights.get(rounded) ?? 0) + text.length);
    if (font) fonts.set(font, (fonts.get(font) ?? 0) + text.length);
  }
  const height = commonestOf(heights) ?? 10;
  const steps = lines
    .map((line, index) => (lines[index - 1]?.y ?? 0) - line.y)
    .filter((step) => step > 0.8 * height && step < 3 * height)
    .toSorted((a, b) => a - b);
  // The lower third: lines of one paragraph are the nearest.
  return {
    height,
    font: commonestOf(fonts),
    spacing: steps[Math.floor(steps.length / 3)] ?? height * 1.2,
  };
}

function commonestOf<T>(counts: ReadonlyMap<T, number>): T | null {
  let [best, count]: [T | null, number] = [null, 0];
  for (const [value, times] of counts) if (times > count) [best, count] = [value, times];
  return best;
}

/** What lies between two lines. */
function gapOf(before: PdfLine, line: PdfLine, { spacing, edge }: Body & { edge: number }): Gap {
  const isNewPage = line.page !== before.page;
  const step = before.y - line.y;
  // A sentence that goes on, on the next page or in the next column.
  if (isNewPage || step < 0) {
    const goesOn = !/[.:;!?…"”)]$/.test(before.text) && /^[\p{Ll}\d(]/u.test(line.text);
    return goesOn && !bullet.test(line.text) ? "none" : "paragraph";
  }
  if (step > spacing * 1.4) return "paragraph";
  const [word = ""] = line.text.split(" ", 1);
  const letter = (before.end - before.x) / Math.max(before.text.length, 1);
  const isCutShort = before.end + (word.length + 2) * letter < edge;
  return bullet.test(line.text) || isCutShort ? "line" : "none";
}

/** Where the lines of a column end at the latest: one whose next word would have had room was ended on purpose. */
function rightEdges(lines: readonly PdfLine[], body: Body): (line: PdfLine) => number {
  const edges = new Map<string, number>();
  const columns = Map.groupBy(
    lines.filter(({ height }) => height < body.height * 1.15),
    ({ page }) => page,
  );
  return ({ page, x }) => {
    const key = `${page} ${Math.round(x)}`;
    const known = edges.get(key);
    if (known !== undefined) return known;
    const within = columns.get(page)?.filter((other) => other.x <= x + 1 && other.end > x) ?? [];
    const edge = within.reduce((most, { end }) => Math.max(most, end), 0);
    edges.set(key, edge);
    return edge;
  };
}

function isHeading(line: PdfLine, gap: Gap, body: Body): boolean {
  const { text, height, font } = line;
  if (text.length > maxHeading || !/\p{L}{2}/u.test(text) || bullet.test(text)) return false;
  if (height > body.height * 1.15) return true;
  const isApart = font !== null && font !== body.font && height >= body.height * 0.8;
  return isApart && gap === "paragraph" && text.length < 80 && !/[.,;:!?]$/.test(text);
}

function joined(text: string, line: string, gap: Gap): string {
  if (text === "") return line;
  if (gap === "paragraph") return `${text}\n\n${line}`;
  if (text.endsWith("\u00AD")) return text.slice(0, -1) + line;
  // A word that was divided at the end of its line; "e-mail" and "2-day" keep theirs within the line.
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
  return text + (gap === "line" ? "\n" : " ") + line;
}
