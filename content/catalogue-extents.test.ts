import { describe, expect, test } from "vitest";
import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { services } from "./catalogue.ts";
import { supportIncluded } from "./catalogue/shared-texts.ts";

/**
 * Things that some options have and others don't. Features and benefits stand beside every option, at the
 * checkout too, so that one of these may be named there only if the smallest option has it.
 */
const notInEveryOption: readonly RegExp[] = [
  /\bCRM\b/,
  /\bSMS\b/,
  /webhook/i,
  /backtest|past data/i,
  /backup/i,
  /upload/i,
  /come back|saved progress/i,
  /\bbooking|calendar/i,
  /sign-in|\blogins?\b/i,
  /two-factor/i,
  /redirect/i,
  /\blanguages?\b/i,
  /\bleads?\b/i,
  /history/i,
  /\bstatus\b|state of/i,
  /^messages\b/im,
  /merged/i,
  /duplicate/i,
  /approv/i,
  /invoice|payment/i,
  /chapters/i,
  /page around/i,
  /prototype/i,
  /training/i,
  /\bimport\b/i,
  /\bexport/i,
  /\bversions\b/i,
  /watchlists|each person/i,
  /estimate/i,
  /\bparts\b/i,
  /\bAI steps?\b/,
];

/** Extents a text names: `up to five`, and each number in digits. */
const figuresOf = (text: string): string[] => text.toLowerCase().match(/up to \w+|\b\d+\b/g) ?? [];

/** What the promise names and the option's own texts don't, e.g. `["CRM", "up to five"]`. */
function missingFrom(option: ServiceSeed["scopes"][number], promise: string): string[] {
  const own = option.includes.filter((item) => item !== supportIncluded);
  const texts = [option.name, option.description, ...own].join("\n");
  const things = notInEveryOption.filter((thing) => thing.test(promise) && !thing.test(texts));
  const figures = figuresOf(promise).filter((figure) => !figuresOf(texts).includes(figure));
  return [...things.map((thing) => thing.exec(promise)?.[0] ?? thing.source), ...figures];
}

describe.each(services.map((seed) => [seed.id, seed] as const))("%s", (_id, seed) => {
  test("what stands beside every option is in the smallest one", () => {
    const [smallest] = seed.scopes;
    if (!smallest) throw new Error("A service without an option");
    const overpromised = [...seed.features, ...seed.benefits]
      .map((promise) => [promise, missingFrom(smallest, promise)] as const)
      .filter(([, missing]) => missing.length > 0);
    expect(overpromised).toEqual([]);
  });
});

describe("where the days alone would mislead, a promise says what happens within them", () => {
  const worded = services.flatMap(({ id, scopes }) =>
    scopes.flatMap(({ deliveryText: text, deliveryDays: days }) =>
      text ? { id, text, days } : [],
    ),
  );

  test("each request of maintenance, and the first dates of consulting", () => {
    expect(worded.map(({ id, text }) => [id, text])).toEqual([
      ["ongoing-maintenance", "each request within 5 days"],
      ["ongoing-maintenance", "each request within 5 days"],
      ["ongoing-maintenance", "each request within 5 days"],
      ["tech-consulting", "first dates within 3 days"],
      ["tech-consulting", "first dates within 5 days"],
    ]);
  });

  test("it names the option's own days", () => {
    const others = worded.filter(({ text, days }) => !text.endsWith(` within ${days} days`));
    expect(others).toEqual([]);
  });
});
