import { services as seeds } from "#content/catalogue.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { usd } from "#kit/money.ts";

/** The real catalogue, as the database answers it. */
export const catalogueServices: Service[] = seeds.map(({ scopes, priceRange, ...seed }) => ({
  ...seed,
  priceRange: { minCents: usd(priceRange.min), maxCents: usd(priceRange.max) },
  popular: false,
  featured: false,
  stripeProductId: seed.id,
  stripePriceId: "",
  scopes: scopes.map(({ slug, price, deliveryText, ...scope }, index) => ({
    ...scope,
    id: `${seed.id}.${slug}`,
    priceCents: usd(price),
    deliveryText: deliveryText ?? `within ${scope.deliveryDays} days`,
    isStarting: index === 0,
    stripePriceId: `${seed.id}.${slug}`,
  })),
}));
