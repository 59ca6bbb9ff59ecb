import Papa from "papaparse";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";
import { rowsToSections } from "./rows.ts";
import { toDocument } from "./sections.ts";

/** @throws SourceUnreadable empty, unsupported, too_long */
export function readCsv(bytes: Uint8Array): ReadDocument {
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  // Excel writes the separator that it used into a first line of its own.
  const { data } = Papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ""), {
    skipEmptyLines: "greedy",
  });
  return toDocument(null, rowsToSections(data, null), "empty");
}
