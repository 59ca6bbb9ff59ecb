import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

/** The cells of one line, as RFC 4180 reads them. */
function readCells(line: string): string[] {
  return [...line.replace(/\r\n$/, "").matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = ""]) =>
    cell.replaceAll('""', '"'),
  );
}

test("no cell begins a formula, whatever somebody typed", () => {
  for (const cell of [
    "=1+1",
    "+1+1",
    "-cmd|' /C calc'!A0",
    "@SUM(A1)",
    "\t=1",
    "  =1",
    "\r=1",
    '=HYPERLINK("https://evil.example","x")',
    "＝1+1",
  ])
    expect(readCells(csvLine([cell]))[0]?.[0], cell).toBe("'");
});

test("numbers with a sign stay numbers", () => {
  expect(csvLine(["-5", "+4.5", "12"])).toBe('"-5","+4.5","12"\r\n');
});

test("every other text comes back as it was, with quotes, commas and line breaks", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const read = readCells(csvLine(cells));
      expect(read.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
    }),
  );
});
