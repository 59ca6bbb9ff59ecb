import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { docxOf, pdfOf, typeOf, xlsxOf } from "../../../../tests/factories/documents.ts";
import { readJob } from "../read-job.ts";

const textOf = ({ sections }: ReadDocument) =>
  sections.map(({ heading, text }) => (heading ? `# ${heading}\n${text}` : text)).join("\n\n");
const reader = (type: keyof typeof typeOf) => (bytes: Uint8Array) =>
  readJob({ kind: "file", bytes, name: `it.${type}`, type: typeOf[type] }) as Promise<ReadDocument>;
const [readPdf, readDocx, readXlsx] = [reader("pdf"), reader("docx"), reader("xlsx")];
const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: { problem?: unknown }) => error.problem ?? error,
  );
const lorem = "The quick brown fox jumps over the lazy dog and runs on to the next field. ".repeat(
  6,
);

test("a PDF becomes sections by its headings, its lines joined, divided words mended", async () => {
  const pdf = await pdfOf(
    (page) => {
      page.fontSize(20).text("Bicycle rental").fontSize(11).moveDown();
      page.text("Each bicycle costs twelve dollars a day, and the insur-", { lineBreak: false });
      page.moveDown().text("ance is included.", 60).moveDown(2);
      page.font("Helvetica-Bold").text("Late returns").font("Helvetica").moveDown(2);
      page.text("Each late hour costs three dollars.").moveDown(2);
      page.text("• Bring a lock").text("• Bring a helmet").moveDown(2).text(lorem);
    },
    { info: { Title: "Rental terms" } },
  );
  const read = await readPdf(pdf);
  expect(read.title).toBe("Rental terms");
  expect(textOf(read)).toBe(
    [
      "# Bicycle rental\nEach bicycle costs twelve dollars a day, and the insurance is included.",
      "# Late returns\nEach late hour costs three dollars.",
      "• Bring a lock\n• Bring a helmet",
      lorem.trim(),
    ].join("\n\n"),
  );
});

test("headers, footers and page numbers of a PDF aren't learned, and sentences go on over pages", async () => {
  const pdf = await pdfOf(
    (page) => {
      for (let number = 1; number <= 5; number++) {
        page.addPage().fontSize(9).text(`ACME GmbH confidential ${number}`, 60, 30);
        page.text(`Page ${number} of 5`, 60, 770, { lineBreak: false }).fontSize(11);
        page.text(`the rule of part ${number} and`, 60, 300);
      }
    },
    { autoFirstPage: false },
  );
  const text = textOf(await readPdf(pdf));
  expect(text).not.toMatch(/confidential|Page \d/);
  expect(text).toBe([1, 2, 3, 4, 5].map((number) => `the rule of part ${number} and`).join(" "));
});

test("a PDF that is protected, damaged, empty or without text says so", async () => {
  const written = await pdfOf((page) => page.text("Secret"), { userPassword: "open-sesame" });
  expect(await problemOf(readPdf(written))).toBe("encrypted");
  const whole = await pdfOf((page) => page.text("Hello"));
  expect(await problemOf(readPdf(whole.slice(0, whole.length / 3)))).toBe("damaged");
  expect(await problemOf(readPdf(new Uint8Array()))).toBe("empty");
  expect(await problemOf(readPdf(await pdfOf((page) => page.rect(0, 0, 200, 200).fill())))).toBe(
    "no_text",
  );
});

test("a docx becomes sections by its headings, with its tables", async () => {
  const table = (rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
  const body =
    table([
      ["Plan", "Price", "Users"],
      ["Small", "$5", "1"],
    ]) +
    table([
      ["Hotline", "0800"],
      ["Mail", "a@b.example"],
    ]);
  const read = await readDocx(docxOf(["# Prices", "From June <on>."], { body }));
  expect(read.title).toBe("Prices");
  expect(textOf(read)).toBe(
    "# Prices\nFrom June <on>.\n\nPlan: Small; Price: $5; Users: 1\n\nHotline: 0800\nMail: a@b.example",
  );
});

test("an xlsx is read sheet by sheet, formulas as what they last gave", async () => {
  const read = await readXlsx(
    xlsxOf({
      Prices: [
        ["Plan", "Price"],
        ["Small", 0.1 + 0.2],
      ],
      Totals: [
        ["Sum", "Of"],
        ["=1+41", "x"],
      ],
    }),
  );
  expect(textOf(read)).toBe("# Prices\nPlan: Small\nPrice: 0.3\n\n# Totals\nSum: 42\nOf: x");
});

const wrappedName = "EncryptedPackage".split("").join("\0");
test.each([
  ["encrypted", `\xD0\xCF\x11\xE0..${wrappedName}`],
  ["unsupported", "\xD0\xCF\x11\xE0 an older file"],
  ["damaged", "PK\x03\x04 and nothing more"],
  ["damaged", "no archive at all"],
  ["empty", ""],
])("an Office file that is %s says so", async (problem, content) => {
  const bytes = Buffer.from(content, "latin1");
  expect(await problemOf(readDocx(bytes))).toBe(problem);
  expect(await problemOf(readXlsx(bytes))).toBe(problem);
});

test("a docx without words has no text, an xlsx without cells is empty", async () => {
  expect(await problemOf(readDocx(docxOf([" "])))).toBe("no_text");
  expect(await problemOf(readXlsx(xlsxOf({ Sheet: [] })))).toBe("empty");
  expect(await problemOf(readDocx(zipSync({ "a.txt": new Uint8Array(1) })))).toBe("damaged");
});

test("archives that unpack to far more than they are, or say so falsely, are refused", async () => {
  const bomb = zipSync({ "word/document.xml": new Uint8Array(11_000_000) });
  expect(await problemOf(readDocx(bomb))).toBe("too_large");
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `xl/worksheets/sheet${index}.xml`,
      new Uint8Array(9_000_000),
    ]),
  );
  expect(await problemOf(readXlsx(zipSync(many, { level: 0 })))).toBe("too_large");
  // The size that the directory states is small; what is packed isn't.
  const lying = Buffer.from(bomb);
  const directory = lying.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  lying.writeUInt32LE(1000, directory + 24);
  expect(await problemOf(readDocx(lying))).toBe("damaged");
});

test("what nobody wants to learn of an Office file isn't unpacked", async () => {
  const pictures = { "word/media/big.bmp": new Uint8Array(11_000_000) };
  expect(await problemOf(readDocx(zipSync(pictures)))).toBe("damaged");
});

test("macros are neither read nor learned, and files that are made for them are no type of ours", async () => {
  const macro = strToU8('Sub AutoOpen()\nShell "calc.exe"\nEnd Sub');
  const withMacro = (bytes: Uint8Array, path: string) =>
    zipSync({ ...unzipSync(bytes), [path]: macro });
  const word = withMacro(docxOf(["Open daily"]), "word/vbaProject.bin");
  const sheet = withMacro(xlsxOf({ Hours: [["Open daily"]] }), "xl/vbaProject.bin");
  expect(textOf(await readDocx(word))).toBe("Open daily");
  expect(textOf(await readXlsx(sheet))).toBe("Open daily");
  for (const [name, type] of [
    ["a.docm", "application/vnd.ms-word.document.macroEnabled.12"],
    ["a.xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12"],
    ["a.docm", "application/octet-stream"],
    ["a.xlsm", "text/plain"],
  ] as const)
    expect(await problemOf(readJob({ kind: "file", bytes: word, name, type }))).toBe("unsupported");
});
