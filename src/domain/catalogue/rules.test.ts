import { expect, test } from "vitest";
import type { Service } from "./contract.ts";
import { relatedServices } from "./rules.ts";

const service = (id: string, category: Service["category"], minCents: number) =>
  ({ id, category, priceRange: { minCents, maxCents: minCents } }) as Service;
const all = [
  service("a", "web-dev", 35_000),
  service("b", "web-dev", 300_000),
  service("c", "ai-automation", 36_000),
  service("d", "ai-automation", 900_000),
  service("e", "web-dev", 40_000),
];

test("related services are of the same category first, then the nearest in price, and never the service itself", () => {
  expect(relatedServices(all[0]!, all).map(({ id }) => id)).toEqual(["e", "b", "c"]);
});

test("a catalogue of one has no related services", () => {
  expect(relatedServices(all[0]!, [all[0]!])).toEqual([]);
});
