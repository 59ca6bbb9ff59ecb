import fc from "fast-check";
import { expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { createNeedReader } from "./read-need.ts";
import { readSignals, signalLimits, waysOf, writtenSignals } from "./signals.ts";

const { needs, emergencies } = siteCollection;

test("all signals of the files can be shown in a form, and come back from it meaning the same", () => {
  for (const { signals } of [...Object.values(needs), ...emergencies]) {
    const read = readSignals(writtenSignals(signals));
    if ("problem" in read) throw new Error(read.problem);
    expect(read.signals.map(([weight]) => weight)).toEqual(signals.map(([weight]) => weight));
    for (const [at, [, ways]] of signals.entries()) {
      const kept = new Set(read.signals[at]?.[1].split("|"));
      for (const way of ways.split("|")) expect(kept).toContain(waysOf(way));
    }
  }
});

const anyWords = fc.string({ unit: "grapheme", maxLength: 100 });
const anyText = fc.oneof(
  anyWords,
  fc
    .array(
      anyWords.map((words) => `2: ${words}`),
      { maxLength: 4 },
    )
    .map((all) => all.join("\n")),
);

test("whatever is written, it is read or its line is named, and never throws", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = { signals: [], problem: "Line 1: ", ...readSignals(text) };
      expect(read.problem).toMatch(/^Line \d+: |^Please/);
      const need = { signals: read.signals, scopes: {}, why: {}, asksBack: {} };
      expect(() => createNeedReader({ a: need as never })(text)).not.toThrow();
    }),
  );
});

test("words are found as people type them: with capitals, accents and apostrophes", () => {
  const read = readSignals("2: Stopped Working, doesn't answer, läuft nicht\n1.5: our shop");
  if ("problem" in read) throw new Error(read.problem);
  const need = { signals: read.signals, scopes: {}, why: {}, asksBack: {} };
  const score = createNeedReader({ shop: need as never });
  expect(score("Our shop stopped working!")[0]?.score).toBe(3.5);
  expect(score("It doesn’t answer")[0]?.score).toBe(2);
  expect(score("Der Bot läuft nicht")[0]?.score).toBe(2);
  expect(score("Hello")).toEqual([]);
});

test.each([
  ["", "at least one line"],
  ["is down", "Line 1: begin with a number"],
  ["2: is down\n9: broken", "Line 2: begin with a number up to 5"],
  ["2: , !", "Line 1: write at least one word"],
  [`2: ${"word ".repeat(30)}`, "longer than 60"],
  ["1: a\n".repeat(signalLimits.lines + 1), `at most ${signalLimits.lines} lines`],
])("%j is refused with what is wrong", (text, words) => {
  const read = readSignals(text);
  expect("problem" in read && read.problem).toContain(words);
});
