import Pdf from "pdfkit";
import { breakLines, type Line } from "./break-lines.ts";
import { fontBytes, type Face, type Run } from "./faces.ts";

/** A4 in points, with the thread's rail in the left margin. */
export const page = { width: 595.28, height: 841.89, rail: 56, left: 86, right: 535 } as const;
const [firstTop, laterTop, bottom] = [56, 88, page.height - 76] as const;

/** The site's colours by day (src/web/ui/tokens.css), in sRGB. */
export const colors = { ink: "#161b24", soft: "#4e535d", hairline: "#d8d6d2", thread: "#ef5b36" };

export type Style = { face: Face; size: number; leading: number; color: string };
export type Element = PDFKit.PDFStructureElement;

/** An open document of A4 pages, filled from the top down: text in lines, in the order and structure of reading. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #fonts = new Set<string>();
  /** Where the next line begins. */
  y: number = firstTop;
  pages = 1;

  constructor(about: { title: string; author: string; language: string; madeAt: Date }) {
    this.doc = new Pdf({
      size: [page.width, page.height],
      // Lines are placed here; pdfkit must not begin pages of its own.
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: about.language,
      displayTitle: true,
      info: {
        Title: about.title,
        Author: about.author,
        Creator: about.author,
        Producer: about.author,
        CreationDate: about.madeAt,
      },
    });
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
  }

  /** A new element of the structure, such as `H1` or `P`, below another one or the document. */
  element(tag: string, parent: Element = this.#root): Element {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  /** Goes on to the next page where so much doesn't fit below what is there. */
  ensure(height: number): void {
    if (this.y + height <= bottom) return;
    this.doc.addPage();
    this.pages += 1;
    this.y = laterTop;
  }

  /** Text broken into lines of at most so many points. */
  break(text: string, style: Style, width: number): Line[] {
    return breakLines(text, {
      face: style.face,
      width,
      measure: (run) => this.#use(run, style.size).widthOfString(run.text),
    });
  }

  /** Text as lines of their own below each other, as one element. */
  text(
    text: string,
    style: Style,
    options: { element: Element; x?: number; width?: number },
  ): void {
    const { element, x = page.left, width = page.right - x } = options;
    const lines = this.break(text, style, width);
    // No page begins with the last line of a paragraph, nor ends with its first.
    this.ensure(Math.min(2, lines.length) * style.leading);
    for (const [index, line] of lines.entries()) {
      const isLastOfMany = index > 0 && index === lines.length - 2;
      this.ensure((isLastOfMany ? 2 : 1) * style.leading);
      this.put(line, style, { element, x });
      this.y += style.leading;
    }
  }

  /** One line at the present height, as a part of an element. */
  put(line: Line, style: Style, { element, x }: { element: Element; x: number }): void {
    const content = this.doc.markStructureContent("Span");
    this.draw(line, style, x, this.y);
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** What belongs to the page rather than to the text, such as its number: readers pass over it. */
  decoration(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  draw(line: Line, { size, leading, color }: Style, x: number, y: number): void {
    let at = x;
    for (const run of line.runs) {
      this.#use(run, size).fillColor(color);
      const baseline = y + leading - (leading - size) / 2 - size * 0.2;
      this.doc.text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      at += this.doc.widthOfString(run.text);
    }
  }

  #use({ file }: Run, size: number): PDFKit.PDFDocument {
    if (!this.#fonts.has(file)) this.doc.registerFont(file, fontBytes(file));
    this.#fonts.add(file);
    return this.doc.font(file, size);
  }

  hairline(y: number): void {
    this.decoration(() => {
      this.doc.moveTo(page.left, y).lineTo(page.right, y);
      this.doc.lineWidth(0.5).strokeColor(colors.hairline).stroke();
    });
  }

  /** The finished file. */
  async finish(): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.doc.on("end", resolve);
      this.doc.on("error", reject);
    });
    this.#root.end();
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }
}
