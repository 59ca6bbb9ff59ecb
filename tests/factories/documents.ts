import { strToU8, zipSync } from "fflate";
import Pdf from "pdfkit";

// Files as people upload them, made small enough to read in a test.

const openXml = "application/vnd.openxmlformats-officedocument";
export const typeOf = {
  pdf: "application/pdf",
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
} as const;

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const sheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const links = (entries: string) => `<Relationships xmlns="${relations}">${entries}</Relationships>`;

/** A docx of paragraphs; those that begin with `# ` are headings. */
export const docxOf = (
  paragraphs: readonly string[],
  { head = "", body = "", rels = "" }: { head?: string; body?: string; rels?: string } = {},
): Uint8Array => {
  const made = paragraphs.map((text) =>
    text.startsWith("# ")
      ? `<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr><w:r><w:t>${escaped(text.slice(2))}</w:t></w:r></w:p>`
      : `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`,
  );
  return zipped({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${typeOf.docx}.main+xml"/></Types>`,
    "_rels/.rels": links(
      `<Relationship Id="r1" Type="${relation}/officeDocument" Target="word/document.xml"/>`,
    ),
    "word/_rels/document.xml.rels": links(rels),
    "word/styles.xml": `<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    "word/document.xml": `<?xml version="1.0"?>${head}<w:document xmlns:w="${word}" xmlns:r="${relation}"><w:body>${made.join("")}${body}</w:body></w:document>`,
  });
};

/** A sheet's rows; numbers from 1900 on with `date: true` are days. */
export const xlsxOf = (
  named: Record<string, readonly (readonly (string | number)[])[]>,
  { head = "" } = {},
): Uint8Array => {
  const names = Object.keys(named);
  const cell = (value: string | number) =>
    typeof value === "number"
      ? `<c><v>${value}</v></c>`
      : value.startsWith("=")
        ? `<c t="str"><f>${escaped(value.slice(1))}</f><v>42</v></c>`
        : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const numbered = (row: readonly (string | number)[], at: number) =>
    row
      .map((value, index) =>
        cell(value).replace("<c", `<c r="${String.fromCharCode(65 + index)}${at}"`),
      )
      .join("");
  return zipped({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<workbook xmlns="${sheets}" xmlns:r="${relation}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      names
        .map(
          (_name, index) =>
            `<Relationship Id="r${index}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join(""),
    ),
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<?xml version="1.0"?>${head}<worksheet xmlns="${sheets}"><sheetData>${(named[name] ?? []).map((row, at) => `<row r="${at + 1}">${numbered(row, at + 1)}</row>`).join("")}</sheetData></worksheet>`,
      ]),
    ),
  });
};

/** A PDF, drawn by `draw`. */
export async function pdfOf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new Pdf({ size: "A4", margin: 60, ...options });
  const pieces: Buffer[] = [];
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  pdf.on("data", (piece: Buffer) => pieces.push(piece));
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}
