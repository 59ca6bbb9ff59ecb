import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSentence, sentencesFrom } from "./sentences.ts";

const whole = (words: string) => sentencesFrom(words, 0, { isWhole: true }).sentences;

test.each([
  ["One. Two! Three? Four", ["One.", "Two!", "Three?", "Four"]],
  ["It costs $1,500.50 at most. Then we begin.", ["It costs $1,500.50 at most.", "Then we begin."]],
  ["Ask Dr. Ada, e.g. by mail. She knows.", ["Ask Dr. Ada, e.g. by mail.", "She knows."]],
  ["He said “Yes.” Then he left…", ["He said “Yes.”", "Then he left…"]],
  ["Version 2.0 of node.js. 3 days.", ["Version 2.0 of node.js.", "3 days."]],
  ["", []],
])("%j has its sentences", (words, sentences) => {
  expect(whole(words)).toEqual(sentences);
});

test("a sentence that is still being written isn't taken, its successor tells that it is whole", () => {
  expect(sentencesFrom("One. Two is", 0, { isWhole: false })).toEqual({
    sentences: ["One."],
    next: 4,
  });
  expect(sentencesFrom("One.", 0, { isWhole: false }).sentences).toEqual([]);
});

test("a long sentence is said in breaths, at a comma where there is one", () => {
  const said = whole(`${"word ".repeat(20)}word, ${"more ".repeat(40)}end.`);
  expect(said.length).toBeGreaterThan(1);
  expect(said[0]?.endsWith(",")).toBe(true);
  for (const one of said) expect(one.length).toBeLessThanOrEqual(longestSentence);
});

const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9$]{1,9}[.,!?:;”)]{0,2}$/),
  fc.constantFrom("e.g.", "Dr.", "No.", "A.", "“Yes.”", "x".repeat(200)),
);
const words = fc.array(word, { maxLength: 80 }).map((all) => all.join(" "));

test("every word is said once and in order, however the text arrives, and none takes too long", () => {
  fc.assert(
    fc.property(words, fc.array(fc.nat(30), { maxLength: 40 }), (text, steps) => {
      const said: string[] = [];
      let [at, next] = [0, 0];
      for (const step of steps) {
        at = Math.min(text.length, at + step);
        const part = sentencesFrom(text.slice(0, at).trimEnd(), next, { isWhole: false });
        said.push(...part.sentences);
        next = part.next;
      }
      said.push(...sentencesFrom(text, next, { isWhole: true }).sentences);
      expect(said).toEqual(whole(text));
      expect(said.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      for (const one of said) expect(one.length).toBeLessThanOrEqual(longestSentence);
    }),
  );
});
