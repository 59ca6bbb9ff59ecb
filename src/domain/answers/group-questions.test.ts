import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alikeByWords, groupQuestions, meaningOf } from "./group-questions.ts";

const isOne = (a: string, b: string) => alikeByWords(meaningOf(a), meaningOf(b)) > 0;

describe("questions that mean the same are one", () => {
  test.each([
    ["What does the ferry cost?", "ferry prices"],
    ["What does the ferry cost?", "How much is the ferry?"],
    ["Do you repair harps?", "do you repair a harp"],
    ["Is breakfast included?", "breakfast included or not?"],
    ["Can I bring my dog to the campsite?", "my dog at the campsite"],
    ["Wie teuer ist die Fähre?", "Was kostet die Fähre?"],
    ["Where is the laboratory?", "where is the labratory"],
  ])("%s — %s", (a, b) => expect(isOne(a, b)).toBe(true));
});

describe("questions that want other answers stay apart", () => {
  test.each([
    ["What does the ferry cost?", "What does the bus cost?"],
    ["What does the ferry cost?", "Where does the ferry leave from?"],
    ["Do you sell harp strings?", "Do you sell harp lessons?"],
    ["Can I return shoes?", "Can I return boots?"],
    ["Is breakfast included?", "Is parking included?"],
  ])("%s — %s", (a, b) => expect(isOne(a, b)).toBe(false));
});

test("each question is in one group, and groups keep the order in which questions were given", () => {
  const words = fc.constantFrom("ferry", "cost", "bus", "where", "harp", "repair", "dog", "the");
  const question = fc.array(words, { maxLength: 5 }).map((some) => ({ question: some.join(" ") }));
  fc.assert(
    fc.property(fc.array(question, { maxLength: 20 }), (questions) => {
      const groups = groupQuestions(questions);
      expect(new Set(groups.flat())).toEqual(new Set(questions));
      expect(groups.flat()).toHaveLength(questions.length);
      const firsts = groups.map(([first]) => questions.indexOf(first!));
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    }),
  );
});

test("being alike doesn't depend on who is compared with whom", () => {
  const text = fc.string({ maxLength: 60 });
  fc.assert(fc.property(text, text, (a, b) => isOne(a, b) === isOne(b, a)));
});
