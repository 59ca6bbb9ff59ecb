import readSheets from "read-excel-file/universal";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { rowsToSections } from "./rows.ts";
import { toDocument } from "./sections.ts";
import { unpackOffice } from "./unpack-office.ts";

const parts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/|worksheets\/)?[\w-]+\.xml(\.rels)?)$/;

/** @throws SourceUnreadable encrypted, damaged, unsupported, too_large, too_long, empty */
export async function readXlsx(bytes: Uint8Array): Promise<ReadDocument> {
  const sheets = await readSheets(new Blob([new Uint8Array(unpackOffice(bytes, parts))]));
  const hasNames = sheets.length > 1;
  const sections = sheets.flatMap(({ sheet, data }) =>
    rowsToSections(
      data.map((row) => row.map(cellText)),
      hasNames ? sheet : null,
    ),
  );
  return toDocument(null, sections, "empty");
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "number") return String(Number(value.toPrecision(12)));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : "";
}

/** `2026-11-24`, with the time of day where there is one. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}
