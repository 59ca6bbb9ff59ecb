import fc from "fast-check";
import { expect, test } from "vitest";
import { canShow, missingMark, runsOf, shownText, type Face } from "./faces.ts";

const faces = ["text", "strong", "display"] as const satisfies Face[];
const shown = (text: string, face: Face = "text") =>
  runsOf(text, face)
    .map((run) => run.text)
    .join("");

test.each(faces)("%s has accents, the euro and typographic quotes", (face) => {
  const text =
    "Łódź, Győr, Kraków, çà, Ünïcödé, İstanbul: “1.200,50 €” ‚it’s‘ – — … • «no» ½ Tiếng Việt, Привет";
  expect(shown(text, face)).toBe(text.normalize("NFC"));
  expect(canShow(text)).toBe(true);
});

test.each(faces)("the first file of %s has every character that is taken as plain", (face) => {
  const plain = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /^[ -~¡¢£¥§«»¿\u00c0-\u00ff–—‘’“”„…•€]$/.test(character),
  );
  expect(plain.length).toBeGreaterThan(170);
  // A character outside the plain ones makes the fonts be asked for each.
  const [first, ...others] = runsOf(`${plain.join("")}Ж`, face);
  expect(first?.text).toBe(plain.join(""));
  expect(others).toHaveLength(1);
});

test.each([
  ["漢字", missingMark],
  ["name: 漢字!", `name: ${missingMark}!`],
  ["👩‍👩‍👧 and مرحبا بالعالم", `${missingMark} and ${missingMark} ${missingMark}`],
  ["a → b ≥ c", "a -> b >= c"],
  ["e\u0301", "é"],
  ["soft\u00adhyphen\u200b\u202e\u0000", "softhyphen"],
  ["tab\tand\u2003space", "tab and space"],
  ["", ""],
])("%j is printed as %j", (text, printed) => {
  expect(shown(text)).toBe(printed);
});

test("a text that our fonts lack characters of is known", () => {
  expect(canShow("Привет, świat")).toBe(true);
  expect(canShow("世界")).toBe(false);
});

test("no text makes it fail, and nothing that is printed is beyond our fonts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const printed = shownText(text);
      expect(shownText(printed)).toBe(printed);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(canShow(shownText(text))).toBe(true);
    }),
  );
});
