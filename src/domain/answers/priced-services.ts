import { serviceNames } from "#content/answers/service-names.ts";
import type { Service } from "#domain/catalogue/index.ts";
import type { PricedService } from "#domain/consultant/index.ts";
import { dollars } from "./offers.ts";

const made = new WeakMap<readonly Service[], PricedService[]>();

/** Each service with all that people call it, and every price that its page names: what guards of a model's words compare with. */
export function pricedServices(services: readonly Service[]): PricedService[] {
  const known = made.get(services);
  if (known) return known;
  const priced = services.map(({ id, title, priceRange, scopes, paymentModels }) => ({
    id,
    names: [title, ...(serviceNames[id]?.split("|") ?? [])],
    prices: [
      dollars(priceRange.minCents),
      dollars(priceRange.maxCents),
      ...scopes.flatMap(({ priceCents, name, description, includes }) => [
        dollars(priceCents),
        name,
        description,
        ...includes,
      ]),
      ...paymentModels.flatMap(({ price, description, details }) => [
        price ?? "",
        description,
        ...details,
      ]),
    ],
  }));
  made.set(services, priced);
  return priced;
}
