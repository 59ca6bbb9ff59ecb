import { getDocumentProxy } from "unpdf";
import { SourceUnreadable, type ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { linesOf, withoutRepeated, type PdfItem, type PdfPage } from "./pdf-lines.ts";
import { pdfSections } from "./pdf-sections.ts";
import { toDocument } from "./sections.ts";

const maxPages = 3000;

/** @throws SourceUnreadable empty, encrypted, damaged, too_long, no_text */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new SourceUnreadable("empty");
  const pdf = await open(bytes);
  if (pdf.numPages > maxPages) throw new SourceUnreadable("too_long");
  const pages: PdfPage[] = [];
  let damaged = 0;
  for (let number = 1; number <= pdf.numPages; number++)
    try {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const [, bottom = 0, , top = 0] = page.view;
      pages.push({ lines: linesOf(items as PdfItem[], number), height: top - bottom });
      page.cleanup();
    } catch {
      damaged++;
    }
  if (damaged === pdf.numPages && damaged > 0) throw new SourceUnreadable("damaged");
  const sections = pdfSections(withoutRepeated(pages));
  const document = toDocument(await titleOf(pdf, sections), sections, "no_text");
  return damaged > 0 ? { ...document, problem: "damaged" } : document;
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      // It renders nothing, so it needs nothing from elsewhere.
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (cause) {
    const isEncrypted = (cause as Error).name === "PasswordException";
    throw new SourceUnreadable(isEncrypted ? "encrypted" : "damaged", { cause });
  }
}

/** What its maker entered, unless that is a program's own word or a file's name. */
async function titleOf(
  pdf: Awaited<ReturnType<typeof open>>,
  sections: readonly { heading: string | null }[],
): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const { Title: title } = info as { Title?: unknown };
  const isName = typeof title === "string" && /\p{L}{3}/u.test(title);
  const isFile = isName && (/\.\w{2,5}$/.test(title) || /^(untitled|microsoft word)/i.test(title));
  if (isName && !isFile) return title;
  return sections.find(({ heading }) => heading)?.heading ?? null;
}
