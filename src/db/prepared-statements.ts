import type { PoolClient, QueryConfig } from "pg";

/** So often a statement runs before it is worth being kept: what starting up asks is asked once or twice. */
const keptFromRun = 3;
/** Each takes some 30 kB in each of Postgres's processes. */
const mostKept = 150;
const mostCounted = 2000;
const longestKept = 4000;
/** With a list of values in it, a statement is another one for each of its lengths. */
const holdsList = /\bin \(\$\d+, |\), \((?:\$|default)/i;
/** "Cached plan must not change result type", and a name that isn't there. */
const spoilt = new Set(["0A000", "26000"]);

type Done = (error: { code?: string } | null | undefined, ...rest: unknown[]) => void;

/**
 * Has Postgres keep the statements that run again and again, read and planned, instead of doing so for each run
 * (https://www.postgresql.org/docs/current/sql-prepare.html); Drizzle sends them without a name, and so they would
 * be forgotten. One of these counts for all connections of a pool.
 *
 * A pooler in front of Postgres that gives each transaction another connection must know named statements
 * (PgBouncer from 1.21 on, `max_prepared_statements`); jobs and notifications rule out such a pooler anyhow.
 */
export class PreparedStatements {
  readonly #runs = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly #spoilt = new WeakSet<object>();

  /** From now on this connection's statements count, and go out under their names. */
  keepOn(client: PoolClient): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) => {
      const name = isPlain(config) ? this.#nameFor(config, rest[0]) : undefined;
      if (name === undefined) return query(config, ...rest);
      const done = rest.findIndex((one) => typeof one === "function");
      if (done >= 0) {
        const tell = rest[done] as Done;
        rest[done] = ((error, ...more) => {
          this.#note(client, error);
          tell(error, ...more);
        }) satisfies Done;
      }
      const answer = query({ ...(config as QueryConfig), name }, ...rest);
      if (done < 0)
        (answer as Promise<unknown>).catch((error: object) => this.#note(client, error));
      return answer;
    };
    client.query = named as PoolClient["query"];
  }

  /**
   * A statement that another node's migration made useless fails on its connection for ever: such a connection
   * isn't used again. Call this when it comes back to the pool.
   */
  dropSpoilt(client: PoolClient): void {
    // The pool takes none back that is closing; what it returns to its users is the same.
    if (this.#spoilt.has(client)) void (client as unknown as { end(): Promise<void> }).end();
  }

  #note(client: object, error: { code?: string } | null | undefined): void {
    if (error?.code && spoilt.has(error.code)) this.#spoilt.add(client);
  }

  #nameFor({ text, values: own }: QueryConfig, given: unknown): string | undefined {
    // Without values it isn't sent in steps, and can be several statements in one.
    const values = Array.isArray(given) ? given : (own ?? []);
    if (values.length === 0 || text.length > longestKept || holdsList.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostKept) return known;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs < keptFromRun) {
      if (this.#runs.size >= mostCounted) this.#runs.clear();
      this.#runs.set(text, runs);
      return undefined;
    }
    this.#runs.delete(text);
    const name = `kept_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Not a query of its own making, and without a name: what Drizzle sends. */
const isPlain = (config: unknown): config is QueryConfig =>
  typeof config === "object" && config !== null && !("submit" in config) && !hasName(config);

const hasName = (config: object) =>
  "name" in config && config.name !== undefined && config.name !== "";
