import fc from "fast-check";
import { expect, test } from "vitest";
import { formatUsd, usd } from "./money.ts";

test("whole dollars are shown without cents, others with two", () => {
  expect([formatUsd(35_000), formatUsd(1_000_000), formatUsd(120_050), formatUsd(1)]).toEqual([
    "$350",
    "$10,000",
    "$1,200.50",
    "$0.01",
  ]);
});

test("any amount of cents survives being written as dollars", () => {
  fc.assert(fc.property(fc.nat(1_000_000_00), (cents) => usd(cents / 100) === cents));
});

test("fractions of a cent and negative amounts are no prices", () => {
  expect(() => usd(0.001)).toThrow(RangeError);
  expect(() => usd(-1)).toThrow(RangeError);
});
