import { fileTypeFromBuffer } from "file-type";
import type { FileType } from "#content/file-types.ts";

/** How much of a file's beginning is looked at. */
export const headBytes = 512 * 1024;

/** What a browser or a shell would run: markup, and the line that names an interpreter. */
const active = /^(?:#!|<(?:!doctype|\?|html|head|body|script|svg|iframe|math|xml|[a-z]+:))/i;

/**
 * Whether a file is what its name says, told by its content alone.
 * @param head its first `headBytes`, or all of it
 */
export async function isOfType(
  head: Uint8Array,
  { foundAs, isMarkup = false }: FileType,
): Promise<boolean> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (foundAs.length > 0) return found !== undefined && foundAs.includes(found.ext);
  if (isMarkup) return (found === undefined || found.ext === "xml") && isText(head);
  return found === undefined && isText(head) && !active.test(textOf(head).trimStart());
}

/** Text in whatever encoding: none of the control characters that programs and pictures are full of. */
const isText = (head: Uint8Array): boolean => !hasBinarySigns(textOf(head));

function textOf(head: Uint8Array): string {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isUtf16
    ? new TextDecoder(head[0] === 0xff ? "utf-16le" : "utf-16be").decode(head)
    : Buffer.from(head)
        .toString("latin1")
        .replace(/^\u00ef\u00bb\u00bf/, "");
}

/** White space, the end of a file in DOS and the escape of terminals stand in texts, too. */
const inTexts = new Set([9, 10, 11, 12, 13, 26, 27]);

function hasBinarySigns(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && !inTexts.has(code)) return true;
  }
  return false;
}
