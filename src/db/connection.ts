import { userInfo } from "node:os";
import type { PoolConfig } from "pg";

/** How to reach the database: settings for `pg`, and the same as an address for DBOS. */
export type Connection = { pool: PoolConfig; url: string };

/** Address of a given server → connection. */
export const connectionFromUrl = (url: string): Connection => ({
  pool: { connectionString: url },
  url,
});

/** A server that listens on a unix socket in `host` (or on loopback, with a password) → connection. */
export function connectionFromParts(parts: {
  host: string;
  port: number;
  user: string;
  password?: string | undefined;
  database: string;
}): Connection {
  const user = encodeURIComponent(parts.user || userInfo().username);
  const credentials = parts.password ? `${user}:${encodeURIComponent(parts.password)}` : user;
  const url = parts.host.startsWith("/")
    ? `postgresql://${credentials}@localhost/${parts.database}?host=${encodeURIComponent(parts.host)}&port=${parts.port}`
    : `postgresql://${credentials}@${parts.host}:${parts.port}/${parts.database}`;
  return { pool: { ...parts, ssl: false }, url }; // no TLS on a socket, whatever PGSSLMODE says
}
