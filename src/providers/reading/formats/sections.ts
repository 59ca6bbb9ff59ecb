import { SourceUnreadable, type ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { cleanText, oneLine } from "#kit/text.ts";

export type Section = ReadDocument["sections"][number];

/** More than any source may have (sourceLimits.words), in characters. */
const maxLength = 10_000_000;
const maxTitle = 200;

/**
 * A document with what is empty left out.
 * @throws SourceUnreadable `whenEmpty`, too_long
 */
export function toDocument(
  title: string | null | undefined,
  sections: readonly Section[],
  whenEmpty: "empty" | "no_text",
): ReadDocument {
  if (sections.reduce((sum, { text }) => sum + text.length, 0) > maxLength)
    throw new SourceUnreadable("too_long");
  const read = sections
    .map(({ heading, level, text }) => ({
      ...(level !== undefined && { level }),
      heading: oneLine(heading ?? "").slice(0, maxTitle) || null,
      text: tidy(text),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (read.length === 0) throw new SourceUnreadable(whenEmpty);
  return { title: oneLine(title ?? "").slice(0, maxTitle) || null, sections: read };
}

/** Without characters that show nothing, spaces at line ends and more than one empty line in a row. */
const tidy = (text: string) =>
  cleanText(text)
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, "")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "")
    .trimEnd();
