import { fileURLToPath } from "node:url";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnreachable } from "./open.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any fixed number; the same on every node. */
const migrationLock = 4_127_001;

/**
 * Brings the schema up to date: ours, then that of the background work (schema `dbos`). Several nodes may
 * start at once: one migrates while the others wait.
 */
export async function migrateDatabase(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await takeTurn(client);
    await migrate(drizzle(client), { migrationsFolder });
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
