import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";
import { toDocument } from "./sections.ts";

/** @throws SourceUnreadable empty, unsupported, too_long */
export const readPlain = (bytes: Uint8Array): ReadDocument =>
  toDocument(null, [{ heading: null, text: decodeText(bytes) }], "empty");
