import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { composeQuote } from "./compose-quote.ts";
import { largestTotalCents, QuoteChoice, QuotePosition } from "./contract.ts";
import { readChoice } from "./read-choice.ts";
import { rangeOf, totalOf } from "./rules.ts";
import { estimateRequest } from "./write-quote.ts";

const services = catalogueServices;
const scopeIds = services.flatMap(({ scopes }) => scopes.map(({ id }) => id));
const priceOf = (id: string | null) =>
  services.flatMap(({ scopes }) => scopes).find((scope) => scope.id === id)?.priceCents;

const compose = (sent: unknown, serviceId: string | null = null) => {
  const choice = readChoice(sent);
  return (
    choice &&
    composeQuote(choice, services, {
      serviceId,
      isByRules: false,
      text: "",
      demands: [],
      wanted: [],
    })
  );
};
const choiceOf = (change: object = {}) => ({
  summary: "A page that sells tea.",
  positions: [{ scopeId: "landing-page.essential", quantity: 1, reason: "One offer." }],
  extras: [],
  assumptions: [],
  ...change,
});

/** Anything that a model may send: shapes that are nearly right, and what is nothing like it. */
const anyChoice = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      summary: fc.oneof(fc.string(), fc.jsonValue()),
      positions: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record(
              {
                scopeId: fc.oneof(fc.constantFrom(...scopeIds), fc.string()),
                quantity: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
                reason: fc.string(),
                unitCents: fc.integer(),
                price: fc.integer(),
              },
              { requiredKeys: [] },
            ),
          ),
          { maxLength: 40 },
        ),
      ),
      extras: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ title: fc.string(), description: fc.string(), unitCents: fc.nat() })),
      ),
      assumptions: fc.oneof(fc.jsonValue(), fc.array(fc.string())),
      totalCents: fc.integer(),
    },
    { requiredKeys: [] },
  ),
);

test("any JSON as a choice is a valid quote or refused, and no amount of it is the model's", () => {
  fc.assert(
    fc.property(anyChoice, fc.constantFrom("landing-page", "nothing", null), (sent, serviceId) => {
      const offer = compose(sent, serviceId);
      if (!offer) return true;
      expect(offer.positions.length).toBeGreaterThan(0);
      expect(offer.positions.length).toBeLessThanOrEqual(12);
      for (const position of offer.positions) {
        QuotePosition.parse(position);
        expect(position.quantity).toBeLessThanOrEqual(50);
        expect(position.unitCents).toBe(
          position.kind === "scope" ? priceOf(position.scopeId) : null,
        );
      }
      expect(rangeOf(offer.positions).minCents).toBeLessThanOrEqual(largestTotalCents);
      const firm = offer.positions.reduce(
        (sum, { scopeId, quantity }) => sum + (priceOf(scopeId) ?? 0) * quantity,
        0,
      );
      expect(rangeOf(offer.positions).minCents).toBe(firm);
      expect(totalOf(offer.positions)).toBe(
        offer.positions.every(({ kind }) => kind === "scope") ? firm : null,
      );
      const ids = offer.positions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      return true;
    }),
    { numRuns: 500 },
  );
});

test("what no one payment takes is left to a person, whole", () => {
  const dear = services
    .flatMap(({ scopes }) => scopes)
    .toSorted((a, b) => b.priceCents - a.priceCents)
    .slice(0, 4);
  const positions = dear.map(({ id }) => ({ scopeId: id, quantity: 50, reason: "" }));
  const sum = dear.reduce((cents, scope) => cents + scope.priceCents * 50, 0);
  expect(sum).toBeGreaterThan(largestTotalCents);
  const offer = compose(choiceOf({ positions }));
  expect(offer?.positions).toMatchObject([{ id: "whole", unitCents: null }]);
  expect(offer?.summary).toContain("a person reads it and sets the price");
});

test("whatever is read is a choice by the contract", () => {
  fc.assert(
    fc.property(anyChoice, (sent) => {
      const choice = readChoice(sent);
      return choice === null || QuoteChoice.omit({ positions: true }).safeParse(choice).success;
    }),
  );
});

test("title, description, price and days come from the catalogue, whatever is sent along", () => {
  const offer = compose(
    choiceOf({
      positions: [
        { scopeId: "web-app.core", title: "Free", unitCents: 1, price: 1, days: 1, quantity: 1 },
        { scopeId: "landing-page.complete", unitCents: 1, quantity: 2 },
      ],
    }),
  );
  expect(offer?.positions).toMatchObject([
    {
      title: "Landing Page (Complete: with text written)",
      unitCents: 50_000,
      quantity: 2,
      days: 4,
    },
  ]);
});

test("unknown scopes are dropped, the same one twice is one position, and quantities have bounds", () => {
  const positions = [
    { scopeId: "time-machine.one", quantity: 1, reason: "" },
    { scopeId: "smart-form.one-form", quantity: 40, reason: "" },
    { scopeId: services[0]?.scopes[0]?.id, quantity: -3, reason: "" },
    { scopeId: "landing-page.essential", quantity: 30, reason: "Here." },
    { scopeId: "landing-page.essential", quantity: 30, reason: "And here." },
  ];
  const offer = compose(choiceOf({ positions }));
  expect(offer?.positions.map(({ scopeId, quantity }) => [scopeId, quantity])).toEqual(
    expect.arrayContaining([
      [services[0]?.scopes[0]?.id, 1],
      ["landing-page.essential", 50],
    ]),
  );
  expect(offer?.positions.some(({ scopeId }) => scopeId?.startsWith("time"))).toBe(false);
});

test("where nothing sensible was chosen it is the starting scope of what was asked about", () => {
  const nothing = choiceOf({ positions: [], summary: "Nothing of it will do." });
  const offer = compose(nothing, "web-app");
  expect(offer?.positions).toMatchObject([{ serviceId: "web-app", unitCents: 300_000 }]);
  expect(offer?.summary).toContain("For what you describe we suggest Custom Web App");
});

test("where nothing at all fits a person prices the whole wish", () => {
  const offer = compose(choiceOf({ positions: [] }));
  expect(offer?.positions).toMatchObject([{ kind: "custom", unitCents: null, days: null }]);
  expect(offer?.summary).toContain("a person reads it and sets the price");
});

test("the model's plain words stay; amounts, percents and promises go, one by one", () => {
  const offer = compose(
    choiceOf({
      summary: "All of it for one dollar.",
      positions: [
        { scopeId: "landing-page.essential", quantity: 1, reason: "You get a discount." },
        { scopeId: "landing-page.complete", quantity: 1, reason: "Two languages." },
      ],
      extras: [{ title: "Everything free of charge", description: "At 100 % off" }],
      assumptions: ["You have the texts.", "We guarantee first place."],
    }),
  );
  expect(offer?.summary).not.toContain("dollar");
  expect(offer?.positions.map(({ reason }) => reason)).toEqual(["", "Two languages.", ""]);
  expect(offer?.positions[2]).toMatchObject({
    title: "Something our listed scopes don’t cover",
    description: "",
    unitCents: null,
  });
  expect(offer?.assumptions).toEqual(["You have the texts."]);
});

test("the estimator hears what a category or a template is called, as a part of the wish", () => {
  const about = { wish: "This one, please", about: "Lead follow-up", details: null };
  expect(estimateRequest({ ...about, serviceId: null }, []).wish).toBe(
    "About Lead follow-up.\n\nThis one, please",
  );
  expect(estimateRequest({ ...about, serviceId: "web-app" }, [])).toMatchObject({
    wish: "This one, please",
    serviceId: "web-app",
  });
});

test("the estimator hears of every scope and of no price", () => {
  const request = estimateRequest(
    { wish: "A page", serviceId: null, about: null, details: null },
    services,
  );
  expect(request.offers.map(({ scopeId }) => scopeId)).toEqual(scopeIds);
  const told = JSON.stringify(request.offers);
  expect(/[$€]|USD|dollar|priceCents|unitCents/i.exec(told)).toBeNull();
  expect(request).toMatchObject({ temperature: 0, maxTokens: 9999 });
  expect(request.instructions).not.toContain("A page");
});
