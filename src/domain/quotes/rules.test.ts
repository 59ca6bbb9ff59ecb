import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuotePosition } from "./contract.ts";
import {
  creditsOf,
  daysOf,
  deliveryOf,
  lineCents,
  positionsLine,
  rangeOf,
  totalOf,
} from "./rules.ts";

const position = (change: Partial<QuotePosition> = {}): QuotePosition => ({
  id: "landing-page.essential",
  kind: "scope",
  serviceId: "landing-page",
  scopeId: "landing-page.essential",
  title: "Landing Page (Essential)",
  description: "",
  quantity: 1,
  unitCents: 35_000,
  days: 3,
  delivery: "within 3 days",
  credits: 50,
  reason: "",
  ...change,
});
const month = (change: Partial<QuotePosition> = {}) =>
  position({ days: 5, delivery: "each request within 5 days", ...change });

const positions = fc.array(
  fc
    .record({
      unitCents: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
      quantity: fc.integer({ min: 1, max: 50 }),
    })
    .map(position),
  { maxLength: 12 },
);

test("the total is the sum of price times quantity, in whole cents, or there is none", () => {
  fc.assert(
    fc.property(positions, (all) => {
      const total = totalOf(all);
      const isFirm = all.length > 0 && all.every(({ unitCents }) => unitCents !== null);
      if (!isFirm) return total === null;
      const sum = all.reduce((cents, one) => cents + (one.unitCents ?? 0) * one.quantity, 0);
      return Number.isInteger(total) && total === sum;
    }),
  );
});

test("the range ends at the total once it is firm, and has no upper end before", () => {
  fc.assert(
    fc.property(positions, (all) => {
      const { minCents, maxCents } = rangeOf(all);
      const lines = all.reduce((cents, one) => cents + (lineCents(one) ?? 0), 0);
      return minCents === lines && maxCents === totalOf(all);
    }),
  );
});

test("days are one after the other, as often as the quantity; a month of maintenance goes on beside", () => {
  expect(
    daysOf([position({ quantity: 3 }), position({ days: 10, delivery: "within 10 days" })]),
  ).toBe(19);
  expect(daysOf([position(), month({ quantity: 12 })])).toBe(5);
  expect(daysOf([position({ quantity: 2 }), month()])).toBe(6);
  expect(daysOf([position(), position({ days: null })])).toBeNull();
  expect(daysOf([])).toBeNull();
});

test("a promise in words is the position's own where there is one kind, else the days of all", () => {
  expect(deliveryOf([position()])).toBe("within 3 days");
  expect(deliveryOf([position({ days: 1, delivery: "within 1 day" })])).toBe("within 1 day");
  expect(deliveryOf([month()])).toBe("each request within 5 days");
  expect(deliveryOf([month(), month({ quantity: 2 })])).toBe("each request within 5 days");
  expect(deliveryOf([position({ quantity: 2 }), month()])).toBe("within 6 days");
});

test("credits count as often as the quantity; what a person prices counts none", () => {
  expect(creditsOf([position({ quantity: 2 }), position({ credits: 0 })])).toBe(100);
});

test("an order names the positions on one line that stays short, however many there are", () => {
  expect(positionsLine([position(), position({ title: "Form", quantity: 2 })])).toBe(
    "Landing Page (Essential); 2 × Form",
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          title: fc.string({ minLength: 1, maxLength: 300 }),
          quantity: fc.integer({ min: 1, max: 50 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      (all) => {
        const line = positionsLine(all.map(position));
        return line.length > 0 && line.length <= 180;
      },
    ),
  );
});
