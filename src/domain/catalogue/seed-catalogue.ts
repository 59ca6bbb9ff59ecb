import { createHash } from "node:crypto";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#db/open.ts";
import { usd } from "#kit/money.ts";
import type { ServiceSeed } from "./contract.ts";
import { seeds, serviceScopes, services } from "./tables.ts";

type Row = Record<string, unknown> & { id: string };
type Table = typeof services | typeof serviceScopes;

/** Columns that are not content: they may differ without anyone having edited the row. */
const bookkeeping = new Set(["updatedAt", "stripePriceId", "stripeProductId"]);

const stable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stable);
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, stable(inner)]),
    );
  return value;
};

const hashOf = (row: Record<string, unknown>) => {
  const content = Object.fromEntries(
    Object.entries(row).filter(
      // A column that is younger than the row says nothing about who wrote the row.
      ([key, value]) => !bookkeeping.has(key) && !(key === "capacities" && value === null),
    ),
  );
  return createHash("sha256")
    .update(JSON.stringify(stable(content)))
    .digest("hex");
};

const contentOf = (table: PgTable, row: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [key, row[key]]));

/**
 * Writes one row of content unless an admin changed it: a row whose content is no longer what the last
 * seed wrote was edited and stays; a row that is gone was deleted and stays gone.
 */
async function seedRow(tx: Tx, table: Table, key: string, row: Row): Promise<"written" | "kept"> {
  const hash = hashOf(row);
  const [seeded] = await tx.select().from(seeds).where(eq(seeds.key, key));
  const [current] = await tx.select().from(table).where(eq(table.id, row.id));
  if (seeded?.hash === hash && current) return "kept";
  if (seeded && (!current || hashOf(contentOf(table, current)) !== seeded.hash)) return "kept";
  if (!seeded && current) return "kept"; // someone else made a row of this name
  // The cast: Drizzle types `values` per table, and this function serves two of them.
  await tx
    .insert(table)
    .values(row as never)
    .onConflictDoUpdate({ target: table.id, set: row });
  await tx
    .insert(seeds)
    .values({ key, hash })
    .onConflictDoUpdate({ target: seeds.key, set: { hash, seededAt: sql`now()` } });
  return "written";
}

/**
 * Brings `content/catalogue.ts` into the database (design, Database: seeds never overwrite what an admin
 * edited). Prices come in dollars and are stored in cents. Answers how many rows were written and kept.
 */
export async function seedCatalogue(
  db: Db,
  content: readonly ServiceSeed[],
): Promise<{ written: number; kept: number }> {
  return db.transaction(async (tx) => {
    // Two nodes starting at once seed one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ariaworks.seed'))`);
    const counts = { written: 0, kept: 0 };
    for (const [position, { scopes, priceRange, ...seed }] of content.entries()) {
      const outcome = await seedRow(tx, services, `service/${seed.id}`, {
        ...seed,
        position,
        priceMinCents: usd(priceRange.min),
        priceMaxCents: usd(priceRange.max),
        stripeProductId: seed.id, // product id = service id (contracts, Stripe)
        popular: seed.popular ?? false,
        featured: seed.featured ?? false,
        active: true,
      });
      counts[outcome] += 1;
      const [parent] = await tx
        .select({ id: services.id })
        .from(services)
        .where(eq(services.id, seed.id));
      if (!parent) continue; // the service was deleted, so its scopes are, too
      for (const [at, { slug, price, ...scope }] of scopes.entries()) {
        const id = `${seed.id}.${slug}`;
        counts[
          await seedRow(tx, serviceScopes, `scope/${id}`, {
            deliveryText: null,
            ...scope,
            id,
            serviceId: seed.id,
            position: at,
            priceCents: usd(price),
            isStarting: at === 0,
            active: true,
          })
        ] += 1;
      }
    }
    return counts;
  });
}
