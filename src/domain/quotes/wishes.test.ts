import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { developmentWishes, type DevelopmentWish } from "../../../tests/factories/wishes.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import type { QuoteChoice } from "./contract.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");
const said = (details: { budget?: string; timeline?: string }) => ({
  subject: "",
  serviceTitle: "",
  budget: "",
  timeline: "",
  additionalRequirements: "",
  preferredPaymentModel: "fixed" as const,
  ...details,
});

/** The quote of a wish, chosen by our rules, or as a model chose. */
function quoteOf(
  { wish, budget = "", timeline = "" }: Pick<DevelopmentWish, "wish" | "budget" | "timeline">,
  chosen: QuoteChoice["positions"] | null = null,
) {
  const quote = { wish, serviceId: null, about: null, details: said({ budget, timeline }) };
  const positions =
    chosen ??
    chooseServices(wish, null).map(({ serviceId }) => ({
      scopeId: catalogueServices.find(({ id }) => id === serviceId)?.scopes[0]?.id ?? "",
      quantity: 1,
      reason: "",
    }));
  const extras = positions.length > 0 ? [] : [{ title: "What you asked for", description: "" }];
  return composeQuote(
    { summary: "", positions, extras, assumptions: [] },
    catalogueServices,
    askedIn(quote, chosen === null, now),
  );
}
const scopesOf = ({ positions }: ReturnType<typeof quoteOf>) =>
  positions.flatMap(({ scopeId, quantity }) => (scopeId ? [`${quantity} ${scopeId}`] : []));

describe("a wish becomes the scopes that hold it, and is firm only where all of it is covered", () => {
  test.each(developmentWishes.map((one) => [one.wish, one] as const))("%j", (_wish, expected) => {
    const offer = quoteOf(expected);
    const foundAs = (is: string) =>
      offer.demands.filter((one) => one.is === is).map(({ text }) => text);
    expect(scopesOf(offer)).toEqual(expected.scopes);
    for (const [is, texts] of [
      ["covered", expected.covered],
      ["person", expected.open],
      ["not-included", expected.notIncluded],
    ] as const)
      for (const text of texts ?? [])
        expect(
          foundAs(is).some((found) => found.includes(text) || text.includes(found)),
          `${text}: ${is}`,
        ).toBe(true);
    expect(foundAs("person").length > 0 && !expected.open).toBe(false);
    expect(foundAs("not-included").length > 0 && !expected.notIncluded).toBe(false);
    const isFirm = totalOf(offer.positions) !== null;
    expect(isFirm).toBe(expected.open === undefined && expected.notIncluded === undefined);
  });
});

describe("a model proposes, and code decides", () => {
  const portal = { wish: "A portal for 320 clients connected to Xero" };
  const one = (scopeId: string, quantity = 1) => [{ scopeId, quantity, reason: "It fits." }];

  test("a scope that is too small gives way to one that holds what was asked", () => {
    expect(
      scopesOf(quoteOf({ wish: "A portal for 320 clients" }, one("client-portal.documents"))),
    ).toEqual(["1 client-portal.invoices-and-approvals"]);
  });

  test("what it overlooks makes the quote wait for a person all the same", () => {
    const offer = quoteOf(portal, one("client-portal.invoices-and-approvals"));
    expect(totalOf(offer.positions)).toBeNull();
    expect(offer.positions.at(-1)).toMatchObject({ id: "open", unitCents: null });
    expect(offer.positions.at(-1)?.description).toContain("Xero");
  });

  test("too few of a scope are never firm for more, and a fitting choice stays as it is", () => {
    expect(scopesOf(quoteOf({ wish: "Ten landing pages" }, one("landing-page.essential")))).toEqual(
      ["10 landing-page.essential"],
    );
    expect(scopesOf(quoteOf({ wish: "A landing page" }, one("landing-page.complete")))).toEqual([
      "1 landing-page.complete",
    ]);
  });
});

test("a budget below the sum is said, with what fits it; another currency is named and not converted", () => {
  const [budget] = quoteOf({ wish: "A chatbot for email and SMS", budget: "$450" }).demands.filter(
    ({ kind }) => kind === "budget",
  );
  expect(budget).toMatchObject({ is: "person" });
  expect(budget?.note).toContain("$1,500");
  expect(budget?.note).toContain("(One site, one topic) for $400");
  const [euros] = quoteOf({ wish: "A landing page", budget: "900 €" }).demands;
  expect(euros).toMatchObject({ is: "person", text: "900 €" });
  expect(euros?.note).toMatch(/EUR.*don’t convert/);
});

test("days aren't hours: the same number of each is read apart", () => {
  const deadline = (wish: string) =>
    quoteOf({ wish }).demands.find(({ kind }) => kind === "deadline")?.is;
  expect(deadline("A landing page within 72 days")).toBe("covered");
  expect(deadline("A landing page within 72 hours")).toBe("person");
});

test("assumptions name what the positions hold and what the customer brings", () => {
  const { assumptions } = quoteOf({ wish: "A website with 8 pages" });
  expect(assumptions.join(" ")).toMatch(/holds 8 pages, 1 language/);
  expect(assumptions.join(" ")).toMatch(/you provide: Texts, pictures, logo/);
});

test("whatever is asked for in whatever number, a firm quote holds it", () => {
  const nouns = fc.constantFrom(
    ["client portal for", "clients", "clients", 500],
    ["website with", "pages", "pages", 12],
    ["smart form with", "fields", "fields", 40],
    ["market dashboard for", "symbols", "symbols", 200],
    ["chatbot that knows", "documents", "documents", 300],
    ["web app with", "screens", "screens", 24],
  ) as fc.Arbitrary<readonly [string, string, string, number]>;
  fc.assert(
    fc.property(nouns, fc.integer({ min: 2, max: 3000 }), ([product, noun, unit, most], count) => {
      const offer = quoteOf({ wish: `A ${product} ${count} ${noun}` });
      const isFirm = totalOf(offer.positions) !== null;
      expect(isFirm).toBe(count <= most);
      const scope = catalogueServices
        .flatMap(({ scopes }) => scopes)
        .find(({ id }) => id === offer.positions[0]?.scopeId);
      const held = Object.entries(scope?.capacities?.holds ?? {}).find(([name]) => name === unit);
      expect(isFirm && (held?.[1] ?? 0) < count).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("no text takes it off balance, and each demand is in the words of the wish", () => {
  const words = fc.constantFrom(
    ..."three 5 $1 a half dozen landing pages website chatbot in German by Friday for 100 dollars € , . 1) form two grand Xero und mit 2k".split(
      " ",
    ),
  );
  const wishes = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words, { maxLength: 30 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(wishes, (wish) => {
      const offer = quoteOf({ wish });
      expect(offer.positions.length).toBeGreaterThan(0);
      const plain = wish.replace(/\s+/g, " ");
      for (const { text } of offer.demands) expect(plain).toContain(text);
      const isOpen = offer.demands.some(({ is }) => is !== "covered");
      expect(isOpen && totalOf(offer.positions) !== null).toBe(false);
    }),
    { numRuns: 100 },
  );
});
