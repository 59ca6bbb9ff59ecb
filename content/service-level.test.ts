import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceLevel } from "./promises.ts";
import {
  creditExample,
  creditPercent,
  downtimeAllowed,
  priorities,
  serviceClasses,
} from "./service-level.ts";

test("a measured availability leads to its tier's credit, at the edges too", () => {
  const measured = [100, 99.9, 99.89, 99, 98.99, 95, 94.99, 0];
  expect(measured.map(creditPercent)).toEqual([0, 0, 10, 10, 25, 25, 50, 50]);
});

test("less availability never leads to a smaller credit", () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [worse, better] = one < other ? [one, other] : [other, one];
      return creditPercent(worse) >= creditPercent(better);
    }),
  );
});

test("the example of a credit is worked out right", () => {
  expect(creditExample).toContain("98.7% of a month");
  expect(creditExample).toContain("25%, which is $19.75");
});

test("each class of availability says what belongs to it, and the downtime that it allows", () => {
  expect(serviceClasses.map(({ id }) => id)).toEqual(Object.keys(serviceLevel.availabilityPercent));
  expect([99.9, 99.5, 99, 100].map(downtimeAllowed)).toEqual([
    "43 minutes",
    "3 hours 36 minutes",
    "7 hours 12 minutes",
    "0 minutes",
  ]);
});

test("the priorities carry the specification's times, in words and in minutes", () => {
  expect(priorities.map(({ name, response, resolution }) => [name, response, resolution])).toEqual([
    ["Critical", "15 minutes", "4 hours"],
    ["High", "1 hour", "24 hours"],
    ["Medium", "4 hours", "72 hours"],
    ["Low", "24 hours", "5 business days"],
  ]);
  expect(priorities.map(({ resolutionMinutes }) => resolutionMinutes)).toEqual([
    240, 1440, 4320, 7200,
  ]);
  expect(priorities.every((one) => one.responseMinutes < one.resolutionMinutes)).toBe(true);
});
