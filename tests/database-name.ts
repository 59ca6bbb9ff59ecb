import type { Connection } from "#db/connection.ts";

/** The same server, another database. */
export function withDatabase(server: Connection, database: string): Connection {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  const { connectionString, ...parts } = server.pool;
  return {
    url: url.href,
    pool: connectionString ? { ...parts, connectionString: url.href } : { ...parts, database },
  };
}
