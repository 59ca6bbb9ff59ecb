import type { Pool } from "pg";
import type { Db } from "./open.ts";

/**
 * Statements that may take minutes and that no transaction may hold, such as CREATE INDEX CONCURRENTLY, on a connection
 * of their own. Of several that ask with the same number only one works; the others are told so.
 * @param lock any fixed number; the same on every node
 * @returns whether it was this one's turn
 */
export async function runLongStatements(
  db: Db,
  lock: number,
  work: (run: (statement: string) => Promise<unknown>) => Promise<void>,
): Promise<boolean> {
  const client = await (db as Db & { $client: Pool }).$client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lock}) as mine`,
    );
    if (!rows[0]?.mine) return false;
    await client.query("set statement_timeout = 0");
    await work((statement) => client.query(statement));
    return true;
  } finally {
    client.release(true); // the lock and the setting go with the connection
  }
}
