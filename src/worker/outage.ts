import { sql } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import type { Db } from "#db/open.ts";
import { toAppError } from "#errors";
import { secondMs } from "#kit/time.ts";

/** Whether a failure may be an outage of the database: a lost connection, a server that stops, a full disk. */
const looksLikeOutage = (error: unknown) => toAppError(error).code === "storage_unavailable";

const maxWaitMs = 10 * secondMs;

/**
 * Does something in the database, again and again while the database is away.
 * @param mayGoOn asked before each new try
 * @throws what failed, where that is no outage, or where it may not go on
 */
export async function untilDatabaseIsBack<T>(
  work: () => Promise<T>,
  mayGoOn: () => boolean,
): Promise<T> {
  for (let waitMs = 250; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await work();
    } catch (error) {
      if (!looksLikeOutage(error) || !mayGoOn()) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * Does a piece of work that may fail for many reasons. Where it failed while the database is away, it is done again
 * once that is back; such a failure says nothing about the work. Other services' connections fail with the same codes:
 * that it is the database's, only the database can tell.
 */
export async function throughOutages<T>(
  work: () => Promise<T>,
  db: Db,
  mayGoOn: () => boolean,
): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await work();
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      if (!looksLikeOutage(error) || (await answers(db)) || !mayGoOn()) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await untilDatabaseIsBack(() => db.execute(sql`select 1`), mayGoOn);
    }
  }
}

const answers = (db: Db) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

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
