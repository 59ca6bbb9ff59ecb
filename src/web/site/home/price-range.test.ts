import { expect, test } from "vitest";
import { services as seeds } from "#content/catalogue.ts";
import { portfolio } from "#content/portfolio.ts";
import { usd } from "#kit/money.ts";
import { priceRange } from "./price-range.ts";

const services = seeds.map(({ id, category, priceRange: { min, max } }) => ({
  id,
  category,
  priceRange: { minCents: usd(min), maxCents: usd(max) },
}));

test("with the seeded catalogue the ranges are the specified ones, to the letter", () => {
  expect(portfolio.map((entry) => [entry.name, priceRange(entry, services)])).toEqual([
    ["AI & Automation", "$250-$1,500"],
    ["Web Development", "$350-$10,000"],
    ["Trading & Financial", "$250-$5,000"],
    ["Smart Forms", "$200-$2,500"],
    ["Marketing & CRM", "$350-$1,500"],
    ["Support & Consulting", "$120/hr - $750/mo"],
  ]);
});

const entry = (categoryId: string) => {
  const found = portfolio.find((one) => one.categoryId === categoryId);
  if (!found) throw new Error(`No entry ${categoryId}`);
  return found;
};

test("a price that changes in the catalogue changes the range", () => {
  const dearer = services.map((one) =>
    one.id === "landing-page"
      ? { ...one, priceRange: { ...one.priceRange, minCents: usd(399.5) } }
      : one,
  );
  expect(priceRange(entry("web-dev"), dearer)).toBe("$399.50-$10,000");
});

test("without the service that sets an end, the range is the category's own", () => {
  const left = services.filter(({ id }) => id !== "ongoing-maintenance");
  expect(priceRange(entry("support-consulting"), left)).toBe("$120-$800");
});

test("a category with nothing on offer has no range", () => {
  expect(priceRange(entry("web-dev"), [])).toBeNull();
});
