import { expect, test } from "vitest";
import { testCards } from "../src/providers/payments/test-till/cards.ts";
import { tillCards } from "../src/web/kit/words/till-cards.ts";

test.each(tillCards)(
  "the till's page tells of $number what the till does",
  ({ number, outcome }) => {
    const card = testCards[number.replaceAll(" ", "")];
    expect(card).toBeDefined();
    const pays = card?.outcome === "pays";
    expect(/\bpays\b/i.test(outcome)).toBe(pays);
    expect(/declined|fails/.test(outcome)).toBe(!pays);
    expect(/confirm/.test(outcome)).toBe(card?.when === "once confirmed");
    expect(/seconds/.test(outcome)).toBe(card?.when === "later");
  },
);
