import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumbers } from "./read-numbers.ts";

const valuesIn = (text: string) =>
  readNumbers(text)
    .filter(({ isArticle }) => !isArticle)
    .map(({ value }) => value);

describe("numbers are read in figures and in words", () => {
  test.each<[string, number[]]>([
    ["1.200,50 €", [1200.5]],
    ["$1,200.50", [1200.5]],
    ["1 200 clients", [1200]],
    ["1'200 CHF", [1200]],
    ["2,000 tenants", [2000]],
    ["2.5 hours", [2.5]],
    ["2k", [2000]],
    ["about 1.5k", [1500]],
    ["two grand", [2000]],
    ["a grand", [1000]],
    ["a dozen videos", [12]],
    ["half a dozen pages", [6]],
    ["two dozen", [24]],
    ["twenty-five pages", [25]],
    ["one hundred and twenty pages", [120]],
    ["two thousand five hundred", [2500]],
    ["a couple of forms", [2]],
    ["zwölf Felder", [12]],
    ["fünfundzwanzig Seiten", [25]],
    ["zweihundertfünfzig Kunden", [250]],
    ["ein halbes Dutzend Formulare", [6]],
    ["treinta y cinco campos", [35]],
    ["una docena de vídeos", [12]],
    ["mil dólares", [1000]],
    ["dos mil euros", [2000]],
    ["mille deux cents euros", [1200]],
    ["une quinzaine de clients", [15]],
    ["quatre-vingt-dix pages", [90]],
    ["home and two pages and three forms", [2, 3]],
    ["5 videos, 3 forms", [5, 3]],
    ["two and a half hours", [2.5]],
    ["2½ hours, ½ day", [2.5, 0.5]],
    ["2 1/2 hours", [2.5]],
    ["a day and a half", [1.5]],
    ["anderthalb Stunden, dann zweieinhalb", [1.5, 2.5]],
    ["dos horas y media", [2.5]],
    ["une heure et demie", [1.5]],
    ["ein zweitägiger Workshop", [2]],
    ["eine dreistündige Beratung, eine fünfseitige Website", [3, 5]],
    ["zweisprachig", [2]],
    ["twenty (20) pages", [20]],
    ["once horas, once they are live", [11]],
    ["by 1/2 at the latest", [1, 2]],
    ["no numbers here", []],
    ["GPT4 and H264", []],
  ])("%j holds %j", (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  test("an article is told from a number, and a vague one is marked", () => {
    expect(readNumbers("a form")).toMatchObject([{ value: 1, isArticle: true }]);
    expect(readNumbers("a few forms")).toMatchObject([{ isVague: true }]);
    expect(readNumbers("hundreds of clients")).toMatchObject([{ isVague: true }]);
  });
});

describe("whatever is written", () => {
  test("any whole number is read back from figures with any separators", () => {
    const separators = fc.constantFrom("", ",", ".", " ", "'", "\u202f");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), separators, (value, separator) => {
        const written = String(value).replace(/\B(?=(?:\d{3})+$)/g, separator);
        expect(valuesIn(`for ${written} of them`)).toEqual([value]);
      }),
    );
  });

  test("finds lie inside the text, in order, without overlap, and no text takes it off balance", () => {
    const words = fc.constantFrom(
      ..."a half dozen two und y cents vingt quatre hundred mil grand 1.200,50 2k 12 , . € $ pages".split(
        " ",
      ),
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(words, { maxLength: 30 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const one of readNumbers(text)) {
          expect(one.at).toBeGreaterThanOrEqual(end);
          expect(one.end).toBeGreaterThan(one.at);
          expect(one.end).toBeLessThanOrEqual(text.length);
          expect(Number.isFinite(one.value) && one.value >= 0).toBe(true);
          ({ end } = one);
        }
      }),
      { numRuns: 100 },
    );
  });
});
