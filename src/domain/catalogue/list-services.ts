import type { Db } from "#db/open.ts";
import { AppError } from "#errors";
import type { CategoryId, Service } from "./contract.ts";
import { selectPrice, selectServices, selectTitles } from "./queries.ts";
import { isCatalogueId, withinDays } from "./rules.ts";

export type CatalogueDeps = { db: Db };

/** Services on offer, in the order of the page; `category` keeps those of one category. */
export function listServices(
  { db }: CatalogueDeps,
  filter: { category?: CategoryId } = {},
): Promise<Service[]> {
  return selectServices(db, filter);
}

/** One service on offer. @throws AppError not_found */
export async function findService({ db }: CatalogueDeps, id: string): Promise<Service> {
  const [service] = isCatalogueId(id) ? await selectServices(db, { id }) : [];
  if (!service) throw new AppError("not_found");
  return service;
}

/** What a price id buys (ids of ours and of the payment provider both work). */
export type Price = {
  serviceId: string;
  serviceTitle: string;
  serviceDescription: string;
  scopeId: string;
  scopeName: string;
  scopeDescription: string;
  priceCents: number;
  currency: "usd";
  credits: number;
  deliveryDays: number;
  /** The promise in words, e.g. `within 3 days`. */
  deliveryText: string;
  /** Set when the catalogue was synced to the payment provider. */
  syncedPriceId: string | null;
};

/** Looks a price up in the catalogue, the only source of amounts; null if it is not on offer. */
export async function findPrice({ db }: CatalogueDeps, priceId: string): Promise<Price | null> {
  const found = isCatalogueId(priceId) ? await selectPrice(db, priceId) : null;
  if (!found) return null;
  const { scope, service } = found;
  return {
    serviceId: service.id,
    serviceTitle: service.title,
    serviceDescription: service.description,
    scopeId: scope.id,
    scopeName: scope.name,
    scopeDescription: scope.description,
    priceCents: scope.priceCents,
    currency: "usd", // spec site.md §9: currency USD
    credits: scope.credits,
    deliveryDays: scope.deliveryDays,
    deliveryText: scope.deliveryText ?? withinDays(scope.deliveryDays),
    syncedPriceId: scope.stripePriceId,
  };
}

/** The title of a service on offer; null if there is none with this id. */
export async function findServiceTitle({ db }: CatalogueDeps, id: string): Promise<string | null> {
  const [service] = isCatalogueId(id) ? await selectServices(db, { id }) : [];
  return service?.title ?? null;
}

/** Those of these services that are on offer, with their titles, in the order of the ids. */
export async function findServiceTitles(
  { db }: CatalogueDeps,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const known = ids.filter(isCatalogueId);
  if (known.length === 0) return [];
  const found = new Map((await selectTitles(db, known)).map(({ id, title }) => [id, title]));
  return known.flatMap((id) => {
    const title = found.get(id);
    return title ? [{ id, title }] : [];
  });
}
