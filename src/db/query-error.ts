import { DrizzleQueryError } from "drizzle-orm";

/**
 * The same failure without what was being stored. Drizzle's own text carries a query's parameters, and
 * Postgres's `detail` the row's values: both may be somebody's, and errors end in logs and in DBOS's tables.
 */
export function withoutParameters(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const code = (thrown as { code?: unknown }).code;
  const cause = thrown.cause === undefined ? undefined : withoutParameters(thrown.cause);
  const isQuery = thrown instanceof DrizzleQueryError;
  if (!isQuery && !("detail" in thrown) && cause === thrown.cause) return thrown;
  const message = isQuery ? `Failed query: ${thrown.query}` : thrown.message;
  const plain = new Error(message, cause === undefined ? undefined : { cause });
  plain.name = thrown.name;
  // The first line of a stack is the message itself.
  plain.stack = `${thrown.name}: ${message}\n${framesOf(thrown)}`;
  return Object.assign(plain, code === undefined ? {} : { code });
}

const framesOf = (error: Error) =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
