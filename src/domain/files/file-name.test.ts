import fc from "fast-check";
import { expect, test } from "vitest";
import { files } from "#content/promises.ts";
import { endingOf, safeFileName } from "./file-name.ts";

test.each([
  ["report.pdf", "report.pdf"],
  ["../../etc/passwd.txt", "passwd.txt"],
  ["..\\..\\windows\\system.ini.csv", "system.ini.csv"],
  ["C:\\Users\\ada\\photo.JPG", "photo.JPG"],
  ["/etc/cron.d/job.md", "job.md"],
  ["a\u0000b\r\nX-Own: 1.png", "a b X-Own- 1.png"],
  ["invoice\u202Egpj.exe.pdf", "invoicegpj.exe.pdf"],
  ["con.txt", "file-con.txt"],
  ["LPT1", "file-LPT1"],
  ["  .hidden.csv ", "hidden.csv"],
  ["..", "file"],
  ["", "file"],
  ["\ud800.png", "\ufffd.png"],
  ["Prüfung 日本 👩‍🚀.pdf", "Prüfung 日本 👩🚀.pdf"],
  ['a<b>:"|?*.csv', "a-b------.csv"],
])("%j is stored as %j", (given, stored) => {
  expect(safeFileName(given)).toBe(stored);
});

test("a long name is cut before its ending, and never within a character", () => {
  const name = safeFileName(`${"👍".repeat(300)}.pdf`);
  expect(Array.from(name)).toHaveLength(files.maxNameLength);
  expect(name).toMatch(/👍\.pdf$/);
  expect(name.isWellFormed()).toBe(true);
});

test("whatever is given: one line without folders, within the limit, not empty, and the same when asked again", () => {
  const part = fc.constantFrom(
    "../",
    "\\",
    "\0",
    "\u202e",
    ".",
    " ",
    "con",
    "a",
    "\ud83d",
    "é",
    "/",
  );
  const given = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(part, { maxLength: 40 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(given, (text) => {
      const name = safeFileName(text);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}<>:"|?*]|^[.\s]|[.\s]$/u);
      expect(Array.from(name).length).toBeLessThanOrEqual(files.maxNameLength);
      expect(name.length).toBeGreaterThan(0);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});

test("the ending is what follows the last dot, in small letters", () => {
  expect(["a.PDF", "a.tar.gz", "a", ".pdf", "a.", "a.b c"].map(endingOf)).toEqual([
    "pdf",
    "gz",
    "",
    "",
    "",
    "",
  ]);
});
