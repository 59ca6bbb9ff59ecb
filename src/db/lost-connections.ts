import type { Pool, PoolClient } from "pg";
import { toAppError } from "#errors";

/** Whether a failure may be an outage of the database: a lost connection, a server that stops, a full disk. */
export const looksLikeOutage = (error: unknown): boolean =>
  toAppError(error).code === "storage_unavailable";

/** SQLSTATE connection_failure: what DBOS waits for and tries again. */
const connectionFailure = "08006";

/**
 * Gives every lost connection of a pool a code that DBOS knows. It doesn't know EPIPE, nor ENOENT (a server's socket
 * that is gone), nor some of what `pg` says without a code, and would end the run that was under way for good.
 */
export function nameLostConnections(pool: Pool): void {
  const name = (error: unknown) => {
    if (error instanceof Error && isLostConnection(error))
      Object.assign(error, { code: connectionFailure });
    return error;
  };
  const connect = pool.connect.bind(pool) as (done?: Done) => Promise<PoolClient>;
  pool.connect = ((done?: Done) =>
    done
      ? connect((error, ...rest) => done(name(error), ...rest))
      : connect().catch((error: unknown) => {
          throw name(error);
        })) as Pool["connect"];
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const at = args.findIndex((one) => typeof one === "function");
      if (at >= 0) {
        const done = args[at] as Done;
        return query(
          ...args.with(at, (error: unknown, ...rest: unknown[]) => done(name(error), ...rest)),
        );
      }
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw name(error);
      });
    }) as PoolClient["query"];
  });
}

type Done = (error: unknown, ...rest: unknown[]) => void;

/** Not what Postgres itself answers with: its states DBOS knows, and some of them must not be tried again. */
const isLostConnection = (error: Error) => {
  const { code } = error as { code?: unknown };
  const isState = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && code !== "EPIPE";
  return !isState && looksLikeOutage(error);
};
