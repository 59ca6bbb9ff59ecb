import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

const now = new Date("2026-11-23T09:00:00Z");

function quoteOf(wish: string) {
  const positions = chooseServices(wish, null).flatMap(({ serviceId }) => {
    const scope = catalogueServices.find(({ id }) => id === serviceId)?.scopes[0];
    return scope ? [{ scopeId: scope.id, quantity: 1, reason: "" }] : [];
  });
  const extras = positions.length > 0 ? [] : [{ title: "What you asked for", description: "" }];
  const offer = composeQuote(
    { summary: "", positions, extras, assumptions: [] },
    catalogueServices,
    askedIn({ wish, serviceId: null, about: null, details: null }, true, now),
  );
  return {
    cents: totalOf(offer.positions),
    scopes: offer.positions.map(({ id, quantity }) => `${quantity} ${id}`),
    open: offer.demands.filter(({ is }) => is === "person").map(({ text }) => text),
  };
}

test.each<[string, string[]]>([
  ["A two-day workshop with our team", ["2 tech-consulting.one-day"]],
  ["ein zweitägiger Workshop", ["2 tech-consulting.one-day"]],
  ["un taller de dos días", ["2 tech-consulting.one-day"]],
  ["un atelier de deux jours", ["2 tech-consulting.one-day"]],
  ["half-day workshop", ["4 tech-consulting.one-hour"]],
  ["a 3-hour session of advice", ["3 tech-consulting.one-hour"]],
  ["eine dreistündige Beratung", ["3 tech-consulting.one-hour"]],
  ["consulting: 90 minutes", ["2 tech-consulting.one-hour"]],
  ["hora y media de consultoría", ["2 tech-consulting.one-hour"]],
  ["two 3-hour workshops", ["6 tech-consulting.one-hour"]],
  ["three workshops of two hours each", ["6 tech-consulting.one-hour"]],
  [
    "one day plus 2 hours of consulting",
    ["1 tech-consulting.one-day", "2 tech-consulting.one-hour"],
  ],
  ["our bot has been down for three days, an hour of advice", ["1 tech-consulting.one-hour"]],
  ["a five-page site", ["1 full-website.five-pages"]],
  ["eine fünfseitige Website", ["1 full-website.five-pages"]],
  ["a bilingual website", ["1 full-website.twelve-pages"]],
  ["a website with between 5 and 8 pages", ["1 full-website.eight-pages"]],
  ["a website of 5 pages plus 3 more pages", ["1 full-website.eight-pages"]],
  ["2x landing page", ["2 landing-page.essential"]],
  ["landing page x2", ["2 landing-page.essential"]],
  ["twenty (20) landing pages", ["20 landing-page.essential"]],
  ["3 × AI video", ["1 ai-video-1min.three-videos"]],
  ["two 60-second videos plus one 30-second video", ["1 ai-video-1min.three-videos"]],
  ["2 years of maintenance", ["24 ongoing-maintenance.one-month-two-hours"]],
  ["a 24/7 chatbot", ["1 gpt4-chatbot.one-site"]],
  ["a portal for 40+ clients", ["1 client-portal.documents-and-jobs"]],
  ["20-day moving average indicator for TradingView", ["1 pine-script-indicator.one-indicator"]],
])("%j is firm for %j", (wish, scopes) => {
  const quote = quoteOf(wish);
  expect(quote.scopes).toEqual(scopes);
  expect(quote.cents).not.toBeNull();
});

test.each([
  ["a portal for 1k clients", "1k clients"],
  ["a 90-second video", "90-second"],
  ["ein 90-sekündiges Video", "90-sekündiges"],
  ["a two-week workshop", "two-week"],
  ["2 hours of advice every week", "2 hours"],
  ["a multilingual landing page", "multilingual"],
  ["eine dreisprachige Landingpage", "dreisprachige"],
  ["a landing page or a website", "landing page or a website"],
  ["entweder eine Landingpage oder ein Chatbot", "Landingpage oder ein Chatbot"],
  ["Option 1: a landing page. Option 2: a website with five pages.", "Option 1"],
])("%j waits for a person because of %j", (wish, open) => {
  const quote = quoteOf(wish);
  expect(quote.cents).toBeNull();
  expect(quote.open).toContain(open);
});

const words = {
  en: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  de: ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
  es: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
  fr: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
} as const;
/** How many of something is written in each language: the count becomes the text. */
const written: readonly ((count: string, language: keyof typeof words) => string | null)[] = [
  (count, language) =>
    ({
      en: `${count} landing pages`,
      de: `${count} Landingpages`,
      es: `${count} páginas de aterrizaje`,
      fr: `${count} pages d'atterrissage`,
    })[language],
  (count, language) => (language === "en" ? `we'd like ${count}  landing-pages, please` : null),
  (count, language) => (language === "de" ? `Wir hätten gern ${count} neue Landingpages.` : null),
];
const counts = fc.integer({ min: 2, max: 12 });
const languages = fc.constantFrom("en", "de", "es", "fr");
const forms = fc.constantFrom("figure", "word", "times");
const shape = (count: number, language: keyof typeof words, form: string) =>
  form === "figure"
    ? String(count)
    : form === "times"
      ? `${count}x`
      : (words[language][count - 2] ?? String(count));

describe("in whatever form a number is written", () => {
  test("so many pages are quoted as are asked for", () => {
    fc.assert(
      fc.property(
        counts,
        languages,
        forms,
        fc.constantFrom(...written),
        (count, language, form, write) => {
          const wish = write(shape(count, language, form), language);
          fc.pre(wish !== null);
          expect(quoteOf(wish ?? "").scopes, wish ?? "").toEqual([
            `${count} landing-page.essential`,
          ]);
        },
      ),
      { numRuns: 120 },
    );
  });

  test("days of advice are eight times as many hours, and none is for free", () => {
    const spoken = {
      en: (count: string, unit: string) => `a ${count}-${unit} workshop`,
      de: (count: string, unit: string) => `Beratung: ${count} ${unit}`,
      es: (count: string, unit: string) => `consultoría de ${count} ${unit}`,
      fr: (count: string, unit: string) => `conseil, ${count} ${unit}`,
    };
    const unitWords = {
      en: ["hour", "day"],
      de: ["Stunden", "Tage"],
      es: ["horas", "días"],
      fr: ["heures", "jours"],
    };
    fc.assert(
      fc.property(
        counts,
        languages,
        fc.constantFrom("figure", "word"),
        fc.constantFrom(0, 1),
        (count, language, form, unit) => {
          const wish = spoken[language](
            shape(count, language, form),
            unitWords[language][unit] ?? "",
          );
          const hours = unit === 1 ? count * 8 : count;
          const cheapest = Math.floor(hours / 8) * 800 + Math.min((hours % 8) * 120, 800);
          expect(quoteOf(wish).cents, wish).toBe(cheapest * 100);
        },
      ),
      { numRuns: 120 },
    );
  });

  test("what is added up is quoted as its sum", () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const wish = `${a} AI videos plus ${b} more videos`;
        const alone = quoteOf(`${a + b} AI videos`);
        expect(quoteOf(wish).cents, wish).toBe(alone.cents);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  "Our budget is 2,000 dollars.",
  "Budget: 1.500 Euro",
  "budget 2'500 CHF",
  "budget 3,000.50",
])("a budget is read once, with all its figures: %s", (budget) => {
  const { demands } = composeQuote(
    { summary: "", positions: [], extras: [], assumptions: [] },
    catalogueServices,
    askedIn(
      { wish: `A landing page. ${budget}`, serviceId: null, about: null, details: null },
      true,
      now,
    ),
  );
  const budgets = demands.filter(({ kind }) => kind === "budget").map(({ text }) => text);
  expect(budgets).toHaveLength(1);
  expect(budget).toContain(budgets[0]);
  expect(budgets[0]?.replace(/\D/g, "").length).toBeGreaterThan(3);
});
