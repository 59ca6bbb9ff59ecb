import type { Service } from "./contract.ts";

/** Up to three other services: first of the same category, then the nearest in starting price. */
export function relatedServices(service: Service, all: readonly Service[]): Service[] {
  const distance = (other: Service) =>
    Math.abs(Math.log(other.priceRange.minCents / service.priceRange.minCents));
  return all
    .filter((other) => other.id !== service.id)
    .toSorted(
      (a, b) =>
        Number(b.category === service.category) - Number(a.category === service.category) ||
        distance(a) - distance(b) ||
        a.id.localeCompare(b.id, "en"),
    )
    .slice(0, 3);
}
