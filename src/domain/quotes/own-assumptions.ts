import type { Service } from "#domain/catalogue/index.ts";
import { capacityWords } from "./capacity-words.ts";
import type { QuotePosition } from "./contract.ts";

/**
 * What an offer takes for granted, from the catalogue: how much each position holds, what the customer brings, and what others
 * bill.
 */
export function ownAssumptions(
  positions: readonly QuotePosition[],
  services: readonly Service[],
): string[] {
  const chosen = services.filter(({ id }) => positions.some(({ serviceId }) => serviceId === id));
  const spec = ({ technicalSpecs }: Service, name: string) =>
    technicalSpecs.find((one) => one.name === name)?.value;
  return [
    ...positions.flatMap(({ scopeId, title, quantity }) => {
      const scope = services.flatMap(({ scopes }) => scopes).find(({ id }) => id === scopeId);
      const words = scope?.capacities ? capacityWords(scope.capacities) : [];
      return words.length > 0
        ? [`${title} holds ${words.join(", ")}${quantity > 1 ? ", each" : ""}.`]
        : [];
    }),
    ...chosen.flatMap((service) => {
      const yours = spec(service, "Yours to provide");
      return yours ? [`For ${service.title} you provide: ${yours}.`] : [];
    }),
    ...chosen.flatMap((service) => {
      const running = spec(service, "Running costs");
      return running ? [`Not in the price of ${service.title}: ${running}.`] : [];
    }),
  ];
}
