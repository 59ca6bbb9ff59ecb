import type { Service } from "#domain/catalogue/index.ts";
import type { Language } from "./contract.ts";
import { daysIn, dollars, findOffer, timeIn } from "./offers.ts";

/**
 * Fills placeholders with what holds today: `{price:…}`, `{time:…}`, `{name:…}` of a service or a scope,
 * `{holds:…}` of what a scope holds (`{holds:client-portal.documents.clients}`), and facts. Null where one of them has no meaning any more, e.g. a service that isn't on offer: such an answer isn't given.
 */
export function fillFacts(
  text: string,
  language: Language,
  known: { services: readonly Service[]; facts: Readonly<Record<string, string>> },
): string | null {
  let isWhole = true;
  const filled = text.replace(/\{(\w+):([\w.-]+)\}/g, (_, kind: string, id: string) => {
    const value = valueOf(kind, id, language, known);
    if (value === null) isWhole = false;
    return value ?? "";
  });
  return isWhole ? filled : null;
}

function valueOf(
  kind: string,
  id: string,
  language: Language,
  { services, facts }: Parameters<typeof fillFacts>[2],
): string | null {
  if (kind === "fact") return facts[id] ?? null;
  if (kind === "holds") return heldIn(id, language, services);
  const offer = findOffer(id, services);
  if (!offer) return null;
  const { service, scope } = offer;
  if (kind === "name") return scope?.name ?? service.title;
  if (kind === "price") return dollars(scope?.priceCents ?? service.priceRange.minCents);
  if (kind === "time")
    return scope ? daysIn(scope, language) : timeIn(service.deliveryTime, language);
  return null;
}

/** How many of something a scope holds: `service.scope.unit`. */
function heldIn(id: string, language: Language, services: readonly Service[]): string | null {
  const unit = id.slice(id.lastIndexOf(".") + 1);
  const scope = findOffer(id.slice(0, -unit.length - 1), services)?.scope;
  const count = Object.entries(scope?.capacities?.holds ?? {}).find(([name]) => name === unit)?.[1];
  return count === undefined ? null : count.toLocaleString(language);
}
