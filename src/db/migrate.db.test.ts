import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/database.ts";
import { migrateDatabase, SchemaTooNew } from "./migrate.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const start = () => migrateDatabase(database.pool, database.connection.url);

test("an older version refuses a database that a newer one has migrated, and leaves it as it is", async () => {
  await start();
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`,
  );
  await expect(start()).rejects.toThrow(SchemaTooNew);
  await expect(start()).rejects.toThrow("newer version of Ariaworks");
  await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  await start();
});
