/** A piece of a page's text, as pdf.js gives it. */
export type PdfItem = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

export type PdfLine = {
  text: string;
  page: number;
  /** From the page's left and lower edges, in points. */
  x: number;
  y: number;
  /** Where it ends. */
  end: number;
  height: number;
  /** Null: of several. */
  font: string | null;
};

/** The lines of a page, in the order in which they are written. */
export function linesOf(items: readonly PdfItem[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const item of items) {
    if (item.str === "") continue;
    const [, , , , x = 0, y = 0] = item.transform;
    const line = lines.at(-1);
    const { str, width, height, fontName } = item;
    if (line && isSameLine(line, { x, y, height })) {
      const isApart = x - line.end > 0.15 * (height || line.height) && !/\s$/.test(line.text);
      line.text += (isApart && !/^\s/.test(str) ? " " : "") + str;
      line.end = x + width;
      if (str.trim() === "") continue;
      line.height = Math.max(line.height, height);
      if (line.font !== fontName) line.font = null;
    } else if (str.trim() !== "")
      lines.push({ text: str, page, x, y, height, font: fontName, end: x + width });
  }
  return lines.map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, " ").trim() }));
}

/** At about the same height, and not back at the left: that is the next column. */
const isSameLine = (line: PdfLine, { x, y, height }: { x: number; y: number; height: number }) =>
  Math.abs(line.y - y) < 0.5 * Math.max(line.height, height, 1) &&
  x > line.end - 2 * Math.max(line.height, height) &&
  x - line.end < 12 * Math.max(line.height, height);

export type PdfPage = { lines: readonly PdfLine[]; height: number };

const minPages = 3;
/** Of a page's height, at its top and at its bottom. */
const margin = 0.12;

/** Without what stands at the top or the bottom of most pages: headers, footers, page numbers. */
export function withoutRepeated(pages: readonly PdfPage[]): PdfLine[][] {
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgesOf(page).map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const isRepeated = (line: PdfLine) =>
    (seen.get(keyOf(line)) ?? 0) >= Math.max(minPages, pages.length / 3);
  return pages.map((page) => {
    const edges = new Set(edgesOf(page));
    return page.lines.filter((line) => !(edges.has(line) && isRepeated(line)) && !isLeader(line));
  });
}

const edgesOf = ({ lines, height }: PdfPage) =>
  lines.filter(({ y }) => y < height * margin || y > height * (1 - margin));

/** The same words at the same height, whatever the page's number. */
const keyOf = ({ text, y }: PdfLine) => `${Math.round(y / 3)} ${text.replaceAll(/\d+/g, "#")}`;

/** A line of a table of contents: "Travel ........ 12". */
const isLeader = ({ text }: PdfLine) => /(\.\s?){5,}\s*\d+$/.test(text);
