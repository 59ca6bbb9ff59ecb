import { services as seeds } from "#content/catalogue.ts";
import type { Service } from "#domain/catalogue/index.ts";

/** The catalogue as it is sold at first. */
export const soldServices: readonly Service[] = seeds.map((seed) => ({
  ...seed,
  popular: false,
  featured: false,
  stripeProductId: seed.id,
  stripePriceId: seed.id,
  priceRange: { minCents: seed.priceRange.min * 100, maxCents: seed.priceRange.max * 100 },
  scopes: seed.scopes.map(({ slug, price, deliveryText, ...scope }, at) => ({
    ...scope,
    id: `${seed.id}.${slug}`,
    stripePriceId: `${seed.id}.${slug}`,
    priceCents: price * 100,
    isStarting: at === 0,
    deliveryText: deliveryText ?? `within ${scope.deliveryDays} days`,
  })),
}));
