import fc from "fast-check";
import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each([
  ["[Landing page](/services/landing-page) fits best.", "Landing page fits best."],
  ["It **costs** _about_ `$400`.", "It costs about $400."],
  [
    "Ask me about\n\n- prices\n- support.\n\nOr a person.",
    "Ask me about, prices, support. Or a person.",
  ],
  ["# Refunds\nFive days", "Refunds. Five days"],
  ["1. First\n2) Second", "First, Second"],
  ["We accept:\n- cards\n- cheques\n\nAnd cash", "We accept: cards, cheques. And cash"],
  ["**Yes.**\n\n* [One](/a)\n* two", "Yes. One, two"],
  ["He said “yes.”\nThen he left", "He said “yes.” Then he left"],
  ["> Quoted\n\n```js\nlet a_b = 1;\n```", "Quoted. let a_b = 1;"],
  ["See https://www.example.com/a_b for more.", "See example.com/a_b for more."],
  ["Costs are: \n\n- One site: $400", "Costs are: One site: $400"],
  ["snake_case and 2 * 3", "snake_case and 2 3"],
  ["", ""],
])("%j is said as %j", (markdown, words) => {
  expect(plainWords(markdown)).toBe(words);
});

test("a link whose end isn't there yet is left out, and stays where none comes", () => {
  expect(plainWords("See the [contact pa", { isWhole: false })).toBe("See the");
  expect(plainWords("See the [contact page](/con", { isWhole: false })).toBe("See the");
  expect(plainWords("See the [contact page](/contact)", { isWhole: false })).toBe(
    "See the contact page",
  );
  expect(plainWords("It is [sic] so", { isWhole: false })).toBe("It is [sic] so");
  expect(plainWords("See the [contact pa")).toBe("See the [contact pa");
});

const piece = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom("**", "_", "`", "[a b](", "](/x)", "\n- ", "\n\n", "# ", "1. ", "https://", ". "),
);
test("whatever is written, what is said is one line without marks of emphasis", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const said = plainWords(pieces.join(""));
      expect(said).not.toMatch(/[*`\n\t]| {2}/);
      expect(said).toBe(said.trim());
    }),
  );
});
