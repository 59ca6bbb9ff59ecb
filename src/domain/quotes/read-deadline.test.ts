import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDeadlines } from "./read-deadline.ts";

/** Monday, 23 November 2026. */
const now = new Date("2026-11-23T00:00:00Z");
const daysIn = (text: string, isTimeline = false) =>
  readDeadlines(text, now, isTimeline).map(({ hours }) => hours && hours / 24);

describe("deadlines in four languages, as days from now", () => {
  test.each<[string, (number | null)[]]>([
    ["live within 48 hours", [2]],
    ["in two weeks", [14]],
    ["in einer Woche", [7]],
    ["muss in 48 Stunden online sein", [2]],
    ["innerhalb von drei Tagen", [3]],
    ["en dos semanas", [14]],
    ["d'ici deux mois", [60]],
    ["dans une semaine", [7]],
    ["by Friday", [5]],
    ["bis Freitag", [5]],
    ["avant vendredi", [5]],
    ["by Monday", [8]],
    ["by 3 December", [11]],
    ["by December 3rd", [11]],
    ["bis 3. Dezember", [11]],
    // Day first or month first: the sooner one.
    ["by 12/3", [11]],
    ["by tomorrow", [2]],
    ["before Christmas", [32]],
    ["by the end of the month", [8]],
    ["live by the end of January", [70]],
    ["bis Ende Januar", [70]],
    ["para finales de enero", [70]],
    ["avant fin janvier", [70]],
    ["by mid-January", [54]],
    ["bis Mitte Januar", [54]],
    ["ready before Easter", [126]],
    ["bis zum Sommer", [191]],
    ["antes del verano", [191]],
    ["avant l'été", [191]],
    ["online vor Silvester", [39]],
    ["we open every summer", []],
    ["it is urgent", [null]],
    ["not urgent at all", []],
    ["three hours of consulting", []],
    ["a 60-second video", []],
    ["we opened two weeks ago", []],
    ["monday.com", []],
  ])("%j → %j", (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });

  test("as an answer to when, a length of time alone is a deadline", () => {
    expect(daysIn("3 weeks")).toEqual([]);
    expect(daysIn("3 weeks", true)).toEqual([21]);
    expect(daysIn("sometime next month", true)).toEqual([39]);
  });
});

test("hours stay hours and days stay days, whatever the number", () => {
  const units = fc.constantFrom(["hours", 1], ["days", 24], ["weeks", 168]) as fc.Arbitrary<
    readonly [string, number]
  >;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), units, (count, [unit, hours]) => {
      expect(readDeadlines(`live within ${count} ${unit}`, now)[0]?.hours).toBe(count * hours);
    }),
  );
});

test("a date that is named is never in the past", () => {
  const texts = fc.constantFrom(
    "by Friday",
    "by 3 March",
    "by tomorrow",
    "by 11/12",
    "in January",
    "by the 5th",
  );
  fc.assert(
    fc.property(
      texts,
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      (text, at) => {
        const [found] = readDeadlines(text, at);
        expect(found?.hours).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
