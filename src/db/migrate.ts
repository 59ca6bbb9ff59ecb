import { fileURLToPath } from "node:url";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnreachable } from "./open.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any fixed number; the same on every node. */
const migrationLock = 4_127_001;

/** The database was used by a newer version of this software. */
export class SchemaTooNew extends Error {
  override name = "SchemaTooNew";
}

/**
 * Brings the schema up to date: ours, then that of the background work (schema `dbos`). Several nodes may
 * start at once: one migrates while the others wait.
 * @throws DatabaseUnreachable, SchemaTooNew
 */
export async function migrateDatabase(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await takeTurn(client);
    await refuseNewerSchema(client);
    await migrate(drizzle(client), { migrationsFolder });
    await createPgvector(client);
    await DBOS.migrate(url);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new DatabaseUnreachable(
      "the user in DATABASE_URL may not create schemas there: make it the owner of the database",
      { cause: error },
    );
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => {});
    client.release(true); // the session's settings go with the connection
  }
}

/**
 * Makes pgvector ready where the server has it: it serves large collections of vectors (domain/knowledge). Where our user
 * may not create extensions, an administrator can; until then vectors are compared without it.
 */
async function createPgvector(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_available_extensions where name = 'vector' and installed_version is null",
  );
  if (rows.length === 0) return;
  try {
    await client.query("create extension if not exists vector");
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

/** An older version would write rows that the newer schema doesn't expect, and can't undo its migrations. */
async function refuseNewerSchema(client: PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!found[0]?.exists) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await client.query<{ unknown: number }>(
    "select count(*)::int as unknown from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])",
    [known],
  );
  if (rows[0]?.unknown)
    throw new SchemaTooNew(
      "the database was last used by a newer version of Ariaworks, whose schema this one doesn't know. Start that version or a newer one, or restore a backup from before it",
    );
}

/** SQLSTATE 42501, insufficient_privilege. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === "42501" || isForbidden(error.cause));

/**
 * Waits for the migration lock by asking again and again. A blocking wait would hold a snapshot, and DBOS's
 * concurrent index builds wait for all snapshots: two nodes starting at once would wait for each other.
 */
async function takeTurn(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [migrationLock],
    );
    if (rows[0]?.taken) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
