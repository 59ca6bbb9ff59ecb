import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { CategoryId, Scope, Service } from "./contract.ts";
import { withinDays } from "./rules.ts";
import { serviceScopes, services } from "./tables.ts";

/** Topic on which changed tables announce themselves; the payload is the cache tag (migration 0001). */
export const purgeTopic = "ariaworks_purge";

type ServiceRow = typeof services.$inferSelect;
type ScopeRow = typeof serviceScopes.$inferSelect;

const presentScope = (row: ScopeRow): Scope => ({
  id: row.id,
  name: row.name,
  description: row.description,
  priceCents: row.priceCents,
  credits: row.credits,
  deliveryDays: row.deliveryDays,
  deliveryText: row.deliveryText ?? withinDays(row.deliveryDays),
  includes: row.includes,
  capacities: row.capacities,
  isStarting: row.isStarting,
  stripePriceId: row.stripePriceId ?? row.id,
});

const presentService = (row: ServiceRow, scopes: ScopeRow[]): Service => {
  const offered = scopes.filter((scope) => scope.serviceId === row.id).map(presentScope);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priceRange: { minCents: row.priceMinCents, maxCents: row.priceMaxCents },
    credits: row.credits,
    features: row.features,
    benefits: row.benefits,
    deliveryTime: row.deliveryTime,
    category: row.category as CategoryId,
    stripeProductId: row.stripeProductId,
    stripePriceId: offered.find((scope) => scope.isStarting)?.stripePriceId ?? "",
    popular: row.popular,
    featured: row.featured,
    paymentModels: row.paymentModels,
    technicalSpecs: row.technicalSpecs,
    scopes: offered,
  };
};

/** Active services with their active scopes, in the order of the page. */
export async function selectServices(
  db: DbOrTx,
  filter: { category?: CategoryId; id?: string } = {},
): Promise<Service[]> {
  const rows = await db
    .select()
    .from(services)
    .where(
      and(
        eq(services.active, true),
        filter.category ? eq(services.category, filter.category) : undefined,
        filter.id ? eq(services.id, filter.id) : undefined,
      ),
    )
    .orderBy(asc(services.position), asc(services.id));
  if (rows.length === 0) return [];
  const scopes = await db
    .select()
    .from(serviceScopes)
    .where(
      and(
        eq(serviceScopes.active, true),
        filter.id ? eq(serviceScopes.serviceId, filter.id) : undefined,
      ),
    )
    .orderBy(asc(serviceScopes.position), asc(serviceScopes.id));
  return rows.map((row) => presentService(row, scopes));
}

/** Titles of active services, in no order. */
export function selectTitles(db: DbOrTx, ids: string[]): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: services.id, title: services.title })
    .from(services)
    .where(and(eq(services.active, true), inArray(services.id, ids)));
}

/** The active scope that a price id names, be it ours or the payment provider's, with its service; null if none. */
export async function selectPrice(db: DbOrTx, priceId: string) {
  const [found] = await db
    .select({ scope: serviceScopes, service: services })
    .from(serviceScopes)
    .innerJoin(services, eq(services.id, serviceScopes.serviceId))
    .where(
      and(
        eq(serviceScopes.active, true),
        eq(services.active, true),
        or(eq(serviceScopes.id, priceId), eq(serviceScopes.stripePriceId, priceId)),
      ),
    )
    .limit(1);
  return found ?? null;
}
