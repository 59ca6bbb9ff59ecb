import { brand } from "../../content/brand.ts";
import { pictureSize } from "../../src/web/kit/page-picture.ts";
import type { Drawing, Shape } from "../../src/web/site/category-drawings.ts";
import { drawings, type DrawingName } from "./drawings.ts";

/** The light theme's colours (ui/tokens.css) as sRGB. */
const colour = { paper: "#fcfaf6", ink: "#161b24", thread: "#ef5b36" };
/** Pictures are shown at half their size: the thread's 1.5 px and a little. */
const stroke = 3.5;
/** The thread's margin, and the text right of it. */
const rail = 108;
const textLeft = 176;
/** How letters and words of a title are spaced, in em: as on the pages (ui/tokens.css). */
export const tracking = 0.02;
export const wordGap = 0.06;
/** Radius of the corner where it leaves the margin. */
const bend = 56;
const drawingHeight = 236;
const drawingBottom = 566;

export type Picture = { title: string; drawing: DrawingName };
/** How wide a line is at 100 px, in pixels. */
export type Measure = (line: string) => number;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (found) => `&#${found.codePointAt(0) ?? 0};`);

/**
 * A page's picture for link previews as SVG: its title, and the thread running from the mark through what the
 * page is about.
 */
export function drawPicture({ title, drawing: name }: Picture, measure: Measure): string {
  const { width, height } = pictureSize;
  const drawing: Drawing = drawings[name];
  const { lines, size } = setTitle(title, measure);
  const leading = size * 1.06;
  const text = lines.map(
    (line, index) =>
      `<text x="${textLeft}" y="${(232 + size * 0.36 + index * leading).toFixed(1)}" font-size="${size}" letter-spacing="${-size * tracking}" word-spacing="${size * wordGap}" fill="${colour.ink}">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colour.paper}"/>
<g font-family="Instrument Sans" font-weight="600">
<text x="${textLeft}" y="114" font-size="36" letter-spacing="-.36" fill="${colour.ink}">${escaped(brand.name)}</text>
${text.join("\n")}
</g>
${threaded(drawing)}
</svg>`;
}

/** The mark, its thread down the margin, and on into the drawing at the picture's right edge. */
function threaded(drawing: Drawing): string {
  const scale = Math.min(drawingHeight / drawing.height, 600 / drawing.width);
  const left = pictureSize.width - drawing.width * scale;
  const top = drawingBottom - drawing.height * scale;
  const [, startX = "0", startY = "0"] = /^M([\d.]+) ([\d.]+)/.exec(drawing.thread) ?? [];
  const x = left + Number(startX) * scale;
  const y = top + Number(startY) * scale;
  const line = (hue: string, width = stroke) =>
    `fill="none" stroke="${hue}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(72 66) scale(2.25)">
<path d="M12.2 28.4a13 13 0 1 1 7.6 0" ${line(colour.ink, stroke / 2.25)}/>
<path d="M16 16v-3.7q0-3.5 2.7-2.9a7.4 7.4 0 0 1 .5 13.9Q16 24.2 16 27v6" ${line(colour.thread, stroke / 2.25)}/>
<circle cx="16" cy="16" r="2" fill="${colour.thread}"/>
</g>
<path d="M${rail} 140V${(y - bend).toFixed(1)}Q${rail} ${y.toFixed(1)} ${rail + bend} ${y.toFixed(1)}H${x.toFixed(1)}" ${line(colour.thread)}/>
<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">
<g ${line(colour.ink, stroke / scale)}>${drawing.ink.map(shapeOf).join("")}</g>
<path d="${drawing.thread}" ${line(colour.thread, stroke / scale)}/>
${(drawing.knots ?? []).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${8 / scale}" fill="${colour.thread}"/>`).join("")}
</g>`;
}

function shapeOf(shape: Shape): string {
  if ("path" in shape)
    return `<path d="${shape.path}"${shape.isFaint ? ' stroke-opacity=".4"' : ""}/>`;
  if ("circle" in shape) {
    const [cx, cy, r] = shape.circle;
    return `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
  }
  const [x, y, width, height, rx] = shape.rect;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
}

/** As large as fits: one line or two, three only where the title is that long; lines of about the same length. */
function setTitle(title: string, measure: Measure): { lines: string[]; size: number } {
  const widestAt = (size: number) => ((pictureSize.width - textLeft - 72) / size) * 100;
  const fits = (lines: string[], widest: number) => lines.every((line) => measure(line) <= widest);
  for (const [size, most] of [
    [104, 1],
    [84, 2],
    [68, 2],
    [56, 3],
  ] as const) {
    let lines = wrap(title, widestAt(size), measure);
    if (lines.length > most || !fits(lines, widestAt(size))) continue;
    for (let widest = widestAt(size); widest > 0; widest -= 10) {
      const narrower = wrap(title, widest, measure);
      if (narrower.length > lines.length || !fits(narrower, widest)) break;
      lines = narrower;
    }
    return { lines, size };
  }
  return { lines: wrap(title, widestAt(48), measure).slice(0, 3), size: 48 };
}

function wrap(title: string, widest: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
