import { createHash } from "node:crypto";
import { getTableColumns, like, sql } from "drizzle-orm";
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

/** What of a table's content is to be written, and what is there already. */
type Plan = { rows: (Row & { hash: string; key: string })[]; kept: number };

/**
 * Leaves out each row that an admin changed: one whose content is no longer what the last seed wrote was edited and
 * stays; one that is gone was deleted and stays gone.
 */
async function planRows(tx: Tx, table: Table, kind: string, rows: readonly Row[]): Promise<Plan> {
  const seeded = new Map(
    (
      await tx
        .select()
        .from(seeds)
        .where(like(seeds.key, `${kind}/%`))
    ).map(({ key, hash }) => [key, hash]),
  );
  const current = new Map((await tx.select().from(table)).map((row) => [row.id, row]));
  const plan: Plan = { rows: [], kept: 0 };
  for (const row of rows) {
    const key = `${kind}/${row.id}`;
    const [before, there, hash] = [seeded.get(key), current.get(row.id), hashOf(row)];
    const isOurs =
      before === undefined
        ? !there // else someone else made a row of this name
        : there !== undefined && before !== hash && hashOf(contentOf(table, there)) === before;
    if (isOurs) plan.rows.push({ ...row, key, hash });
    else plan.kept += 1;
  }
  return plan;
}

async function writeRows(tx: Tx, table: Table, { rows }: Plan): Promise<void> {
  if (rows.length === 0) return;
  const content = rows.map(({ key: _key, hash: _hash, ...row }) => row);
  const columns = Object.entries(getTableColumns(table));
  const set = columns
    .filter(([name]) => content.some((row) => name in row))
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]);
  // The casts: Drizzle types `values` and `set` per table, and this function serves two of them.
  await tx
    .insert(table)
    .values(content as never)
    .onConflictDoUpdate({ target: table.id, set: Object.fromEntries(set) as never });
  await tx
    .insert(seeds)
    .values(rows.map(({ key, hash }) => ({ key, hash })))
    .onConflictDoUpdate({
      target: seeds.key,
      set: { hash: sql`excluded.hash`, seededAt: sql`now()` },
    });
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
    const planned = await planRows(tx, services, "service", content.map(serviceRow));
    await writeRows(tx, services, planned);
    const there = new Set(
      (await tx.select({ id: services.id }).from(services)).map(({ id }) => id),
    );
    // Where a service was deleted, its scopes are, too.
    const scopes = content.filter(({ id }) => there.has(id)).flatMap(scopeRows);
    const plannedScopes = await planRows(tx, serviceScopes, "scope", scopes);
    await writeRows(tx, serviceScopes, plannedScopes);
    return {
      written: planned.rows.length + plannedScopes.rows.length,
      kept: planned.kept + plannedScopes.kept,
    };
  });
}

const serviceRow = (
  { scopes: _scopes, priceRange, ...seed }: ServiceSeed,
  position: number,
): Row => ({
  ...seed,
  position,
  priceMinCents: usd(priceRange.min),
  priceMaxCents: usd(priceRange.max),
  stripeProductId: seed.id, // product id = service id (contracts, Stripe)
  popular: seed.popular ?? false,
  featured: seed.featured ?? false,
  active: true,
});

const scopeRows = ({ id: serviceId, scopes }: ServiceSeed): Row[] =>
  scopes.map(({ slug, price, ...scope }, position) => ({
    deliveryText: null,
    ...scope,
    id: `${serviceId}.${slug}`,
    serviceId,
    position,
    priceCents: usd(price),
    isStarting: position === 0,
    active: true,
  }));
