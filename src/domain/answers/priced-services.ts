import { serviceNames } from "#content/answers/service-names.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { dollars } from "./offers.ts";

/** Each service with all that people call it, and every price that its page names: what guards of a model's words compare with. */
export const pricedServices = (
  services: readonly Service[],
): { id: string; names: string[]; prices: string[] }[] =>
  services.map(({ id, title, priceRange, scopes, paymentModels }) => ({
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
