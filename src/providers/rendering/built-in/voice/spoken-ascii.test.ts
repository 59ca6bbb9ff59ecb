import fc from "fast-check";
import { expect, test } from "vitest";
import { alignWords } from "./align-words.ts";
import { spokenAscii } from "./spoken-ascii.ts";

test.each([
  ["It costs €12.50 — or 9 € a month", "It costs 12 euros 50, or 9 euros a month"],
  ["$1,200 and 1.200,50 €", "1200 dollars and 1200 euros 50"],
  ["Dr. Müller's café, i.e. naïve & “quoted”", `doctor Muller's cafe, that is naive and "quoted"`],
  [
    "Up 15% at 3.5, 10:30, 9:05 and 18:00",
    "Up 15 percent at 3 point 5, 10 30, 9 oh 5 and 18 o'clock",
  ],
  ["🎉 Write to me@example.com 24/7!", "Write to me at example dot com 24 7!"],
  ["Straße Œuvre Łódź 20°C ½", "Strasse oeuvre lodz 20 degrees Celsius and a half"],
  ["مرحبا 🙂", ""],
])("%s", (text, said) => {
  expect(spokenAscii(text).toLowerCase()).toBe(said.toLowerCase());
});

test("whatever is written, Flite gets printable ASCII", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(spokenAscii(text)).toMatch(/^[\x20-\x7E]*$/);
    }),
  );
});

const phones = ["aa", "m", "t", "s", "iy", "k"];
const anyWords = fc.array(fc.array(fc.constantFrom(...phones), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 12,
});

test("words that are spoken as they sound alone get the time of their own phones", () => {
  fc.assert(
    fc.property(anyWords, (alone) => {
      const sounds = alone.flat().map((name, at) => ({ name, start: at / 10, end: (at + 1) / 10 }));
      const spans = alignWords(alone.map(String), alone, sounds);
      let at = 0;
      for (const [place, { start, end }] of spans.entries()) {
        expect(start).toBeCloseTo(at / 10, 5);
        at += alone[place]?.length ?? 0;
        expect(end).toBeCloseTo(at / 10, 5);
      }
    }),
  );
});

test("words stay in order, whatever is spoken", () => {
  fc.assert(
    fc.property(
      anyWords,
      fc.array(fc.constantFrom(...phones, "pau"), { maxLength: 40 }),
      fc.boolean(),
      (alone, spoken, isKnown) => {
        const sounds = spoken.map((name, at) => ({ name, start: at / 10, end: (at + 1) / 10 }));
        const spans = alignWords(alone.map(String), isKnown ? alone : null, sounds);
        expect(spans).toHaveLength(alone.length);
        const isHeard = sounds.some(({ name }) => name !== "pau");
        const isInOrder = spans.every(({ start }, place) => start >= (spans[place - 1]?.end ?? 0));
        expect(isInOrder || !isHeard).toBe(true);
      },
    ),
  );
});
