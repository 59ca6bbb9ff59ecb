/**
 * A line of CSV (RFC 4180), each cell in quotes. A text that a spreadsheet would take for a formula begins with an
 * apostrophe, which it shows as the text itself (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** A number may begin with a sign: it is no formula. */
const harmless = (cell: string): string =>
  /^\s*[=+\-@\t\r|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell)
    ? `'${cell}`
    : cell;
