import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { services as content } from "#content/catalogue.ts";
import { testDatabase } from "../../../tests/database.ts";
import type { ServiceSeed } from "./contract.ts";
import { findPrice, findService, listServices, seedCatalogue } from "./index.ts";
import { serviceScopes, services } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await database.pool.query("truncate services, seeds cascade");
  await seedCatalogue(database.db, content);
});
afterAll(() => database.close());

const change = (id: string, edit: (seed: ServiceSeed) => ServiceSeed): ServiceSeed[] =>
  content.map((seed) => (seed.id === id ? edit(seed) : seed));
const titleOf = async (id: string) => (await findService(database, id)).title;

test("the whole catalogue comes out as it was written, prices in cents", async () => {
  const all = await listServices(database);
  expect(all.map(({ id }) => id)).toEqual(content.map(({ id }) => id));
  for (const [index, service] of all.entries()) {
    const seed = content[index]!;
    expect(service.priceRange).toEqual({
      minCents: seed.priceRange.min * 100,
      maxCents: seed.priceRange.max * 100,
    });
    expect(service.features).toEqual(seed.features);
    expect(service.scopes.map((scope) => scope.priceCents)).toEqual(
      seed.scopes.map(({ price }) => price * 100),
    );
    expect(service.scopes.filter((scope) => scope.isStarting)).toHaveLength(1);
    expect(service.stripePriceId).toBe(service.scopes[0]?.id);
  }
});

test("seeding again, even from ten nodes at once, writes nothing", async () => {
  const runs = await Promise.all(
    Array.from({ length: 10 }, () => seedCatalogue(database.db, content)),
  );
  expect(runs.every(({ written }) => written === 0)).toBe(true);
});

test("new content reaches rows that nobody touched", async () => {
  await seedCatalogue(
    database.db,
    change("landing-page", (seed) => ({ ...seed, title: "One Page" })),
  );
  expect(await titleOf("landing-page")).toBe("One Page");
});

test("capacities reach scopes that an older version stored without any, unless an admin edited them", async () => {
  const older = content.map((seed) => ({
    ...seed,
    scopes: seed.scopes.map((scope) => ({ ...scope, capacities: null as never })),
  }));
  await seedCatalogue(database.db, older);
  await database.db
    .update(serviceScopes)
    .set({ priceCents: 36_100 })
    .where(eq(serviceScopes.id, "landing-page.essential"));
  await seedCatalogue(database.db, content);
  const [edited, other] = (await findService(database, "landing-page")).scopes;
  expect(edited?.capacities).toBeNull();
  expect(other?.capacities?.holds.sections).toBe(8);
});

test("what an admin edited is never overwritten, whatever the new content says", async () => {
  await database.db
    .update(services)
    .set({ title: "Our page" })
    .where(eq(services.id, "landing-page"));
  await database.db
    .update(serviceScopes)
    .set({ priceCents: 36_100 })
    .where(eq(serviceScopes.id, "landing-page.essential"));
  await seedCatalogue(
    database.db,
    change("landing-page", (seed) => ({ ...seed, title: "One Page", description: "Another one." })),
  );
  expect(await titleOf("landing-page")).toBe("Our page");
  expect((await findPrice(database, "landing-page.essential"))?.priceCents).toBe(36_100);
});

test("what an admin deleted or switched off stays so", async () => {
  await database.db.delete(services).where(eq(services.id, "smart-form"));
  await database.db.update(services).set({ active: false }).where(eq(services.id, "web-app"));
  await seedCatalogue(database.db, content);
  const ids = (await listServices(database)).map(({ id }) => id);
  expect(ids).not.toContain("smart-form");
  expect(ids).not.toContain("web-app");
  expect(await findPrice(database, content.find(({ id }) => id === "web-app")!.id)).toBeNull();
});

test("a synced price of the payment provider is no edit, and survives new content", async () => {
  await database.db
    .update(serviceScopes)
    .set({ stripePriceId: "price_123" })
    .where(eq(serviceScopes.id, "landing-page.essential"));
  await seedCatalogue(
    database.db,
    change("landing-page", (seed) => ({
      ...seed,
      scopes: seed.scopes.map((scope, at) => (at === 0 ? { ...scope, name: "Small" } : scope)),
    })),
  );
  const price = await findPrice(database, "price_123");
  expect(price).toMatchObject({
    scopeName: "Small",
    syncedPriceId: "price_123",
    scopeId: "landing-page.essential",
  });
});

test("an unknown service is not found, an unknown price is null", async () => {
  await expect(findService(database, "time-machine")).rejects.toMatchObject({ code: "not_found" });
  expect(await findPrice(database, "' or true --")).toBeNull();
});
