import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a query needs: a transaction, or the pool where one statement is enough. */
export type DbOrTx = Pick<
  Db,
  "select" | "insert" | "update" | "delete" | "execute" | "selectDistinct"
>;

export type Database = { db: Db; pool: Pool; close(): Promise<void> };

/**
 * Opens the pool. Errors of idle connections are reported and never end the process: the next query
 * gets a fresh connection.
 */
export function openDatabase(
  config: PoolConfig,
  onError: (error: Error) => void = () => {},
): Database {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "ariaworks",
    ...config,
  });
  pool.on("error", onError);
  // While a client is checked out the pool does not listen to it, and an error that nobody listens to ends
  // the process. Whoever uses the client is told by its query.
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  const db = drizzle(pool);
  db.transaction = givingBack(pool);
  return { db, pool, close: () => pool.end() };
}

/**
 * Transactions whose connection goes back to the pool whatever happens. Drizzle's own keeps it for ever where already
 * `begin` fails, as on a connection that was just cut: ten of those, and the pool has none left, nor can it be closed.
 */
function givingBack(pool: Pool): Db["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
}

/** Asks the database for a sign of life. @throws what it or the way to it says, where there is none */
export async function ask(db: Pick<Db, "execute">): Promise<void> {
  await db.execute(sql`select 1`);
}

export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

/** Makes sure that the database answers and is new enough (15 or newer). @throws DatabaseUnreachable */
export async function checkDatabase(pool: Pool): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Number(rows[0]?.version);
  } catch (cause) {
    const { code, message } = cause as { code?: string; message?: string };
    const reason = code ?? message ?? "no answer";
    throw new DatabaseUnreachable(
      `the database in DATABASE_URL does not answer (${reason}): check the address, the user and the password`,
      { cause },
    );
  }
  if (version < 150_000)
    throw new DatabaseUnreachable(
      `the database in DATABASE_URL is Postgres ${Math.floor(version / 10_000)}; 15 or newer is needed`,
    );
}
