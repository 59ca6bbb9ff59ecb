import { setImmediate as nextTurn } from "node:timers/promises";
import { longDate } from "../date-words.ts";
import type { Brief, BriefOptions, BriefSection } from "./brief.ts";
import { canShow, missingMark, shownText } from "./faces.ts";
import { drawMargins, type Knot } from "./margins.ts";
import { colors, page, Sheet, type Element, type Style } from "./sheet.ts";

const styles = {
  brand: { face: "display", size: 12, leading: 16, color: colors.ink },
  subtitle: { face: "text", size: 12, leading: 17, color: colors.soft },
  heading: { face: "display", size: 15, leading: 20, color: colors.ink },
  body: { face: "text", size: 10.5, leading: 15.5, color: colors.ink },
  label: { face: "strong", size: 9.5, leading: 15.5, color: colors.soft },
  small: { face: "text", size: 8.5, leading: 12.5, color: colors.soft },
} as const satisfies Record<string, Style>;

const missingNote = `${missingMark} stands for characters that this document can’t show.`;
const [labelWidth, columnGap, listIndent] = [140, 16, 14];

/** A longer title is set smaller, so that 200 characters take a few lines. */
const titleStyle = ({ length }: string): Style => {
  const size = length <= 60 ? 26 : length <= 120 ? 20 : 16;
  return { face: "display", size, leading: Math.round(size * 1.2), color: colors.ink };
};

/**
 * Writes a brief as a PDF: A4, numbered pages, our typefaces, the thread along the margin. It is tagged (headings,
 * lists and tables can be read out), has its title and language, an outline, and embeds its fonts. Latin and Cyrillic
 * text is printed; a mark stands for other scripts, and a line at the end explains it. It gives way to other work
 * after each paragraph, so a long brief holds nobody up; how long it may be is up to the caller's schema.
 */
export async function writeBriefPdf(
  brief: Brief,
  { brandName, language = "en" }: BriefOptions,
): Promise<Uint8Array> {
  const title = shownText(brief.title);
  const sheet = new Sheet({ title, author: brandName, language, madeAt: new Date(brief.date) });
  const knots: Knot[] = [{ page: 0, y: sheet.y + styles.brand.leading / 2 }];
  writeHead(sheet, brief, brandName);
  for (const section of brief.sections) knots.push(await writeSection(sheet, section));
  const notes = [brief.note ?? "", isShown(brief) ? "" : missingNote].filter(Boolean);
  if (notes.length > 0) sheet.y += 14;
  for (const note of notes) {
    sheet.text(note, styles.small, { element: sheet.element("P") });
    sheet.y += 3;
  }
  drawMargins(sheet, { knots, brandName, title, style: styles.small });
  return sheet.finish();
}

function writeHead(sheet: Sheet, brief: Brief, brandName: string): void {
  const about = sheet.element("P");
  const date = sheet.break(longDate(brief.date), styles.small, 200)[0];
  const [brand] = sheet.break(brandName, styles.brand, 300);
  if (brand) sheet.put(brand, styles.brand, { element: about, x: page.left });
  if (date) sheet.put(date, styles.small, { element: about, x: page.right - date.width });
  sheet.y += 52;
  sheet.text(brief.title, titleStyle(brief.title), { element: sheet.element("H1") });
  sheet.y += 6;
  if (brief.subtitle) sheet.text(brief.subtitle, styles.subtitle, { element: sheet.element("P") });
  sheet.y += 14;
  sheet.hairline(sheet.y);
}

/** @returns where its heading is */
async function writeSection(sheet: Sheet, section: BriefSection): Promise<Knot> {
  const { paragraphs = [], facts = [], list = [] } = section;
  sheet.y += 24;
  // A heading takes two lines of its text along to the next page.
  sheet.ensure(styles.heading.leading + 6 + 2 * styles.body.leading);
  const element = sheet.element("Sect");
  const knot = { page: sheet.pages - 1, y: sheet.y + styles.heading.leading / 2 };
  sheet.doc.outline.addItem(shownText(section.heading));
  sheet.text(section.heading, styles.heading, { element: sheet.element("H2", element) });
  sheet.y += 2;
  for (const paragraph of paragraphs) {
    sheet.y += 4;
    sheet.text(paragraph, styles.body, { element: sheet.element("P", element) });
    await nextTurn();
  }
  if (facts.length > 0) await writeFacts(sheet, facts, sheet.element("Table", element));
  if (list.length > 0) await writeList(sheet, list, sheet.element("L", element));
  return knot;
}

async function writeFacts(
  sheet: Sheet,
  facts: NonNullable<BriefSection["facts"]>,
  table: Element,
): Promise<void> {
  const valueX = page.left + labelWidth + columnGap;
  sheet.y += 6;
  for (const [index, { label, value }] of facts.entries()) {
    const labels = sheet.break(label, styles.label, labelWidth);
    const values = sheet.break(value, styles.body, page.right - valueX);
    const rows = Math.max(labels.length, values.length, 1);
    sheet.ensure(Math.min(2, rows) * styles.body.leading + 9);
    if (index > 0) sheet.hairline(sheet.y);
    sheet.y += 4;
    const row = sheet.element("TR", table);
    const [head, cell] = [sheet.element("TH", row), sheet.element("TD", row)];
    for (let at = 0; at < rows; at++) {
      sheet.ensure(styles.body.leading);
      const [left, right] = [labels[at], values[at]];
      if (left) sheet.put(left, styles.label, { element: head, x: page.left });
      if (right) sheet.put(right, styles.body, { element: cell, x: valueX });
      sheet.y += styles.body.leading;
    }
    sheet.y += 5;
    await nextTurn();
  }
}

async function writeList(sheet: Sheet, items: readonly string[], list: Element): Promise<void> {
  const [bullet] = sheet.break("•", styles.body, listIndent);
  sheet.y += 2;
  for (const text of items) {
    sheet.y += 3;
    sheet.ensure(2 * styles.body.leading);
    const item = sheet.element("LI", list);
    if (bullet)
      sheet.put(bullet, styles.body, { element: sheet.element("Lbl", item), x: page.left });
    const body = sheet.element("LBody", item);
    sheet.text(text, styles.body, { element: body, x: page.left + listIndent });
    await nextTurn();
  }
}

/** Whether our fonts have every character of it. */
const isShown = ({ title, subtitle, note = "", sections }: Brief): boolean =>
  [
    title,
    subtitle,
    note,
    ...sections.flatMap(({ heading, paragraphs = [], facts = [], list = [] }) => [
      heading,
      ...paragraphs,
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...list,
    ]),
  ].every(canShow);
