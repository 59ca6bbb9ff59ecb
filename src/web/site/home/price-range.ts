import type { PortfolioEntry } from "#content/portfolio.ts";
import type { Service } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";

type Priced = Pick<Service, "id" | "category" | "priceRange">;

/**
 * What an entry of the portfolio costs, from the catalogue (spec site.md §9): `$250-$1,500`, and with units
 * `$120/hr - $750/mo`. Null where nothing of its category is on offer.
 */
export function priceRange(
  { categoryId, range }: PortfolioEntry,
  services: readonly Priced[],
): string | null {
  const own = services.filter(({ category }) => category === categoryId);
  if (own.length === 0) return null;
  const from = own.find(({ id }) => id === range?.from.serviceId);
  const to = own.find(({ id }) => id === range?.to.serviceId);
  if (range && from && to)
    return `${formatUsd(from.priceRange.minCents)}${range.from.unit} - ${formatUsd(to.priceRange.maxCents)}${range.to.unit}`;
  const low = Math.min(...own.map((one) => one.priceRange.minCents));
  const high = Math.max(...own.map((one) => one.priceRange.maxCents));
  return low === high ? formatUsd(low) : `${formatUsd(low)}-${formatUsd(high)}`;
}
