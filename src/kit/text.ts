/**
 * Text as somebody typed it, made safe to store and to send: one kind of line end (`\n`), no other
 * control characters (Postgres refuses NUL), no halves of surrogate pairs. Markup stays: escape it
 * where it is shown.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");

/** The same on a single line, for headers, titles and logs: runs of white space become one space. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
