import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { docxOf, pdfOf, typeOf, xlsxOf } from "../../../tests/factories/documents.ts";
import { startWebServer } from "../../../tests/factories/web-server.ts";
import { createDocumentReader } from "./document-reader.ts";
import { createReadingThreads } from "./reading-threads.ts";

const patient = () => AbortSignal.timeout(60_000);
const text = (content: string | Uint8Array, name = "it.txt", type = "text/plain") => ({
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
  name,
  type,
});
const outcomeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: { problem?: unknown }) => error.problem ?? error,
  );

test("files of each type are read by what they are, named as they like", async () => {
  const reader = createDocumentReader(createReadingThreads());
  const words = [{ heading: null, text: "Open daily" }];
  for (const file of [
    text("Open daily"),
    text("Open daily", "a.md", "text/markdown"),
    text("<p>Open daily</p>", "a.html", "text/html"),
    text("<p>Open daily</p>", "a.htm", "text/plain"),
    text("Open daily\n", "a.csv", "text/csv"),
    text(await pdfOf((pdf) => pdf.text("Open daily")), "a.bin", typeOf.pdf),
    text(docxOf(["Open daily"]), "a", typeOf.docx),
    text(xlsxOf({ Sheet: [["Open daily"]] }), "a.xlsx", typeOf.xlsx),
  ])
    expect(await reader.read(file, { signal: patient() })).toMatchObject({ sections: words });
  for (const file of [
    text("a", "a.png", "image/png"),
    text("a", "a.exe", "application/octet-stream"),
    text("{}", "a.json", "application/json"),
  ])
    expect(await outcomeOf(reader.read(file, { signal: patient() }))).toBe("unsupported");
});

test("a file that takes too long is given up, and the next one is read", async () => {
  const hasty = createDocumentReader(createReadingThreads({ timeoutMs: 1, threads: 1 }));
  const long = "<div>".repeat(20_000);
  expect(await outcomeOf(hasty.read(text(long, "a.html"), { signal: patient() }))).toBe("slow");
  const threads = createReadingThreads({ threads: 1 });
  const reader = createDocumentReader(threads);
  const controller = new AbortController();
  const reading = reader.read(text(long.repeat(20), "a.html"), { signal: controller.signal });
  const reason = new Error("deleted");
  setTimeout(() => controller.abort(reason), 300);
  expect(await outcomeOf(reading)).toBe(reason);
  expect(await outcomeOf(reader.read(text("Open"), { signal: patient() }))).toBe("read");
});

test("a file that takes too much memory is too large, and ends no more than its thread", async () => {
  const reader = createDocumentReader(createReadingThreads({ maxHeapMb: 32, threads: 1 }));
  const rows = "<tr><td>a</td></tr>".repeat(250_000);
  const reading = reader.read(text(`<table>${rows}`, "a.html"), { signal: patient() });
  expect(await outcomeOf(reading)).toBe("too_large");
  expect(await outcomeOf(reader.read(text("Open"), { signal: patient() }))).toBe("read");
});

test("a file isn't too large because of what its thread has read before", async () => {
  // Answers once, and dies of memory at the second file.
  const thread = `
    import { parentPort } from "node:worker_threads";
    let files = 0;
    parentPort.on("message", () => {
      if (files++ === 0) return parentPort.postMessage({ result: "read" });
      for (const kept = []; ; ) kept.push({ file: files });
    });`;
  const threads = createReadingThreads({
    maxHeapMb: 32,
    threads: 1,
    thread: new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
  });
  const job = { kind: "file", ...text("Open") } as const;
  const outcomes = [];
  while (outcomes.length < 3) outcomes.push(await outcomeOf(threads.read(job, patient())));
  expect(outcomes).toEqual(["read", "read", "read"]);
});

test("a PDF whose page unpacks without end is given up", async () => {
  const bomb = deflateSync(Buffer.alloc(150_000_000, "BT (word) Tj ET\n"));
  const reader = createDocumentReader(createReadingThreads({ maxBuffersMb: 60, threads: 1 }));
  const reading = reader.read(text(rawPdf(bomb), "a.pdf", typeOf.pdf), { signal: patient() });
  expect(await outcomeOf(reading)).toMatch(/^(too_large|slow|damaged)$/);
});

test("the main thread goes on while a file is read", async () => {
  const reader = createDocumentReader(createReadingThreads());
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  await outcomeOf(reader.read(text("<p>word</p>".repeat(20_000), "a.html"), { signal: patient() }));
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(3);
});

test("a PDF of a thousand pages is read", async () => {
  const pdf = await pdfOf(
    (page) => {
      for (let number = 1; number <= 1000; number++)
        page.addPage().text(`Rule ${number} of the book.`, 60, 300);
    },
    { autoFirstPage: false },
  );
  const reader = createDocumentReader(createReadingThreads());
  const { sections } = await reader.read(text(pdf, "a.pdf", typeOf.pdf), { signal: patient() });
  expect(sections.map((section) => section.text).join("\n")).toContain("Rule 1000 of the book.");
});

test("what a document names elsewhere is never fetched, and nothing of it expands", async () => {
  const server = await startWebServer((_request, response) => response.end("reached"));
  const { url } = server;
  const reader = createDocumentReader(createReadingThreads());
  const entity = `<!DOCTYPE x [<!ENTITY far SYSTEM "${url}/xxe"><!ENTITY file SYSTEM "file:///etc/hostname">]>`;
  const image = `<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="far"/></w:drawing></w:r></w:p>`;
  const rels = `<Relationship Id="far" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${url}/image.png" TargetMode="External"/>`;
  const html = `<html><head><link rel="stylesheet" href="${url}/style.css"><script src="${url}/script.js"></script></head><body><p>Open daily</p><img src="${url}/image.png"><iframe src="${url}/frame"></iframe></body></html>`;
  const lol = `<!DOCTYPE l [<!ENTITY a "${"lol".repeat(100)}">${"bcdefgh"
    .split("")
    .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefg"[index]};`.repeat(100)}">`)
    .join("")}]>`;
  for (const file of [
    text(
      docxOf(["Open daily &far;&file;"], { head: entity, body: image, rels }),
      "a.docx",
      typeOf.docx,
    ),
    text(
      docxOf(["Open daily"], { head: lol, body: "<w:p><w:r><w:t>&h;</w:t></w:r></w:p>" }),
      "a.docx",
      typeOf.docx,
    ),
    text(xlsxOf({ Sheet: [["Open daily"]] }, { head: entity }), "a.xlsx", typeOf.xlsx),
    text(html, "a.html"),
    text(`![a](${url}/a.png)\n\nOpen daily`, "a.md"),
    text(
      await pdfOf((pdf) => pdf.text("Open daily", { link: `${url}/link` })),
      "a.pdf",
      typeOf.pdf,
    ),
  ]) {
    const read = await reader.read(file, { signal: patient() }).catch(() => null);
    const words = JSON.stringify(read?.sections ?? []);
    expect(words).not.toMatch(/reached|lollol/);
    expect(words.length).toBeLessThan(1000);
  }
  expect(server.asked).toEqual([]);
});

/** A PDF of one page with this content, packed by zlib. */
function rawPdf(content: Uint8Array): Uint8Array {
  const parts = [
    "%PDF-1.4\n",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n",
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n",
    `4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream\n`,
    Buffer.from(content).toString("latin1"),
    "\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n",
    "trailer<</Root 1 0 R/Size 6>>\n%%EOF",
  ];
  return new Uint8Array(Buffer.from(parts.join(""), "latin1"));
}
