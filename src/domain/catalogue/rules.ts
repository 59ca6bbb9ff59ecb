import type { Service } from "./contract.ts";

/** `1` → `within 1 day`, `5` → `within 5 days`. */
export const withinDays = (days: number): string => `within ${days} ${days === 1 ? "day" : "days"}`;

/** Whether a text could be an id or price id of the catalogue; anything else is not looked up. */
export const isCatalogueId = (text: string): boolean => /^[\w.-]{1,200}$/.test(text);

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
