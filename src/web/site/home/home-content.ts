import { categories } from "#content/catalogue.ts";
import { faq, type CatalogueFacts } from "#content/faq.ts";
import { portfolio } from "#content/portfolio.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import { priceRange } from "./price-range.ts";

/** What the home page counts and prices, all of it from the catalogue as it is now (spec site.md §2, Home). */
export const homeContent = (services: readonly Service[]) => ({
  serviceCount: services.length,
  shelves: shelvesOf(services),
  pieces: piecesOf(services),
  questions: faq(factsOf(services)),
});

/** Null while nothing is on offer: then there is no lowest price to tell. */
function factsOf(services: readonly Service[]): CatalogueFacts | null {
  if (services.length === 0) return null;
  return {
    serviceCount: services.length,
    fromCents: Math.min(...services.map(({ priceRange: { minCents } }) => minCents)),
    toCents: Math.max(...services.map(({ priceRange: { maxCents } }) => maxCents)),
  };
}

/** The categories with their number of services and lowest price; those without any are left out. */
const shelvesOf = (services: readonly Service[]) =>
  categories.flatMap((category) => {
    const own = services.filter((service) => service.category === category.id);
    if (own.length === 0) return [];
    const fromCents = Math.min(...own.map((service) => service.priceRange.minCents));
    return [{ ...category, serviceCount: own.length, fromCents }];
  });

/** The portfolio's entries that are on offer, with what they cost. */
const piecesOf = (services: readonly Service[]) =>
  portfolio.flatMap((entry) => {
    const price = priceRange(entry, services);
    if (price === null) return [];
    const { categoryId, name, description, features, cta } = entry;
    return [{ categoryId, name, description, features, cta, priceRange: price }];
  });
