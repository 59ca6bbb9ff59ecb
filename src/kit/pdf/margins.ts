import type { Line } from "./break-lines.ts";
import { colors, page, type Sheet, type Style } from "./sheet.ts";

/** Where the thread has a knot: beside the brand's name, and beside each heading. */
export type Knot = { page: number; y: number };

/**
 * What stands on every page beside the text, once all pages are there: the thread from its first knot to the end of
 * the text, the title at the head of later pages, the brand and the page's number at the foot.
 */
export function drawMargins(
  sheet: Sheet,
  about: { knots: readonly Knot[]; brandName: string; title: string; style: Style },
): void {
  const { knots, style, brandName, title } = about;
  const end = sheet.y;
  const [brand] = sheet.break(brandName, style, 200);
  const head = sheet.break(title, style, page.right - page.left - 12);
  for (let index = 0; index < sheet.pages; index++) {
    sheet.doc.switchToPage(index);
    sheet.decoration(() => {
      drawThread(sheet, {
        from: index === 0 ? (knots[0]?.y ?? 0) : 0,
        to: index === sheet.pages - 1 ? end : page.height,
        knots: knots.filter((knot) => knot.page === index),
      });
      if (index > 0 && head[0]) sheet.draw(shortened(head), style, page.left, 48);
      const foot = page.height - 48;
      if (brand) sheet.draw(brand, style, page.left, foot);
      const [number] = sheet.break(`${index + 1} / ${sheet.pages}`, style, 100);
      if (number) sheet.draw(number, style, page.right - number.width, foot);
    });
  }
}

/** The first line, with a sign where there are more. */
const shortened = ([first, ...rest]: readonly Line[]): Line => {
  const runs = (first?.runs ?? []).map((run) => ({ ...run }));
  const last = runs.at(-1);
  // The sign is in every one of our fonts' Latin parts; another part is left as it is.
  if (rest.length > 0 && last?.file.includes("-latin-")) last.text += " …";
  return { runs, width: first?.width ?? 0 };
};

function drawThread(
  { doc }: Sheet,
  { from, to, knots }: { from: number; to: number; knots: readonly Knot[] },
): void {
  doc.moveTo(page.rail, from).lineTo(page.rail, to);
  doc.lineWidth(1.2).lineCap("round").strokeColor(colors.thread).stroke();
  for (const { y } of knots) doc.circle(page.rail, y, 3).fill(colors.thread);
}
