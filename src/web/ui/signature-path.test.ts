import fc from "fast-check";
import { expect, test } from "vitest";
import { signaturePath } from "./signature-path.ts";

test("a name is always written the same, and two names differ", () => {
  expect(signaturePath("Mara Lindqvist")).toEqual(signaturePath("Mara Lindqvist"));
  expect(signaturePath("Mara Lindqvist").d).not.toBe(signaturePath("Jonas Weber").d);
});

test("accents are left off, like a pen in a hurry", () => {
  expect(signaturePath("Tomás")).toEqual(signaturePath("Tomas"));
});

test("whatever the name, the path is one line, and the width is its end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const { d, width } = signaturePath(name);
      expect(d).toMatch(/^M0 60[cs\d\s.-]+$/);
      // Every stroke ends on the base line, `width` further: the last pair of each curve tells.
      expect(endOf(d)).toBe(width);
    }),
  );
});

/** x of a path of relative cubic curves: the third pair of each `c`, the second of each `s`. */
function endOf(d: string): number {
  const curves = [...d.matchAll(/([cs])([^cs]+)/g)];
  return curves.reduce((x, [, kind, text = ""]) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const size = kind === "c" ? 6 : 4;
    let end = x;
    for (let at = 0; at < numbers.length; at += size) end += numbers[at + size - 2] ?? Number.NaN;
    return end;
  }, 0);
}
