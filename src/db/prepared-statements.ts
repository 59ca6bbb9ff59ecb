import type { PoolClient, QueryConfig } from "pg";

/** So often a statement runs before it is worth being kept: what starting up asks is asked once or twice. */
const keptFromRun = 3;
/** Each takes some 30 kB in each of Postgres's processes. */
const mostKept = 150;
const mostCounted = 2000;

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

  /** From now on this connection's statements count, and go out under their names. */
  keepOn(client: Pick<PoolClient, "query">): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) =>
      query(isPlain(config) ? this.#named(config, rest[0]) : config, ...rest);
    client.query = named as PoolClient["query"];
  }

  #named(config: QueryConfig, values: unknown): QueryConfig {
    // Without values it isn't sent in steps, and can be several statements in one.
    const hasValues = (Array.isArray(values) ? values : (config.values ?? [])).length > 0;
    const name = hasValues ? this.#nameOf(config.text) : undefined;
    return name === undefined ? config : { ...config, name };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostKept) return known;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs < keptFromRun) {
      // Lists of many lengths are as many statements: none of them shall keep the others from being counted.
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
