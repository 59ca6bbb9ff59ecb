import fc from "fast-check";
import { expect, test } from "vitest";
import { breakLines } from "./break-lines.ts";

/** Every character is ten points wide. */
const options = {
  face: "text",
  width: 100,
  measure: ({ text }: { text: string }) => text.length * 10,
} as const;
const broken = (text: string) =>
  breakLines(text, options).map(({ runs }) => runs.map((run) => run.text).join(""));

test.each([
  ["one two three", ["one two", "three"]],
  ["one\ntwo", ["one", "two"]],
  ["  one   two  ", ["one two"]],
  ["abcdefghijklm no", ["abcdefghij", "klm no"]],
  ["12\u00a0345\u00a0678 €", ["12\u00a0345\u00a0678", "€"]],
  ["", []],
  [" \n ", []],
])("%j is broken into %j", (text, lines) => {
  expect(broken(text)).toEqual(lines);
});

test("no line is wider than it may be, and no character is lost", () => {
  const words = fc.array(
    fc.string({ unit: fc.constantFrom("a", "b", "c", "é", "Ж"), minLength: 1, maxLength: 25 }),
  );
  fc.assert(
    fc.property(words, (list) => {
      const lines = breakLines(list.join(" "), options);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(100);
      expect(broken(list.join(" ")).join("").replaceAll(" ", "")).toBe(list.join(""));
    }),
  );
});
