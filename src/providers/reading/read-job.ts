import { SourceUnreadable, type ReadDocument } from "#domain/knowledge/reading-ports.ts";
import type { HtmlPage } from "./formats/read-html.ts";
import type { SitemapFile } from "./formats/read-sitemap.ts";

const openXml = "application/vnd.openxmlformats-officedocument";

/** What the threads read. Each kind of file loads only the packages that it needs. */
export type ReadJob =
  | { kind: "file"; bytes: Uint8Array; name: string; type: string }
  | { kind: "page"; bytes: Uint8Array; charset: string | undefined }
  | { kind: "sitemap"; bytes: Uint8Array };
export type ReadResult = { file: ReadDocument; page: HtmlPage; sitemap: SitemapFile };

/** @throws SourceUnreadable */
export async function readJob(job: ReadJob): Promise<ReadResult[ReadJob["kind"]]> {
  try {
    return await read(job);
  } catch (error) {
    // What the parsers throw at broken input is of many kinds.
    throw error instanceof SourceUnreadable
      ? error
      : new SourceUnreadable("damaged", { cause: error });
  }
}

async function read(job: ReadJob): Promise<ReadResult[ReadJob["kind"]]> {
  if (job.kind === "page")
    return (await import("./formats/read-html.ts")).readHtmlPage(job.bytes, job.charset);
  if (job.kind === "sitemap")
    return (await import("./formats/read-sitemap.ts")).readSitemap(job.bytes);
  return readFile(job);
}

async function readFile({ bytes, name, type }: ReadJob & { kind: "file" }): Promise<ReadDocument> {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const [plainType = ""] = type.split(";");
  const isText = plainType === "" || /^(text\/|application\/octet-stream)/.test(plainType);
  if (plainType === "application/pdf" || (isText && ending === "pdf"))
    return (await import("./formats/read-pdf.ts")).readPdf(bytes);
  if (plainType === `${openXml}.wordprocessingml.document` || (isText && ending === "docx"))
    return (await import("./formats/read-docx.ts")).readDocx(bytes);
  if (plainType === `${openXml}.spreadsheetml.sheet` || (isText && ending === "xlsx"))
    return (await import("./formats/read-xlsx.ts")).readXlsx(bytes);
  if (/^(text\/html|application\/xhtml\+xml)$/.test(plainType) || /^(html?|xhtml)$/.test(ending))
    return (await import("./formats/read-html.ts")).readHtml(bytes);
  if (plainType === "text/csv" || (isText && /^(csv|tsv)$/.test(ending)))
    return (await import("./formats/read-csv.ts")).readCsv(bytes);
  if (plainType === "text/markdown" || (isText && /^(md|markdown)$/.test(ending)))
    return (await import("./formats/read-markdown.ts")).readMarkdown(bytes);
  if (plainType === "text/plain" || (isText && /^(txt|text)$/.test(ending)))
    return (await import("./formats/read-plain.ts")).readPlain(bytes);
  throw new SourceUnreadable("unsupported");
}
