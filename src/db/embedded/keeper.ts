import { realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { superuser } from "./cluster.ts";
import type { Address } from "./place.ts";
import { EmbeddedRefused } from "./refused.ts";

export const databaseName = "ariaworks";
/** The application's role: it owns the database and may make others (tests do), but is no superuser. */
export const databaseUser = "ariaworks";
/** Connections of this name mean: an application or a script uses the server. */
const keeperName = "ariaworks keeper";
/** Any fixed number: who holds it is the application of this data folder. */
const applicationLock = 4_127_000;

type Code = { code?: unknown };
/** Starting or stopping, ended by an administrator or a crash, no connection free. */
const passing = new Set(["57P03", "57P01", "57P02", "53300"]);

async function open(address: Address, database: string): Promise<Client> {
  const client = new Client({
    ...address,
    user: superuser,
    database,
    application_name: keeperName,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
    ssl: false,
  });
  client.on("error", () => {}); // its end is watched instead
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** At the first start; a start that was cut off in between is made up for. */
async function createDatabase(address: Address): Promise<void> {
  const admin = await open(address, "postgres");
  try {
    const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [
      databaseUser,
    ]);
    const password = address.password ? ` password ${admin.escapeLiteral(address.password)}` : "";
    if (!rowCount) await admin.query(`create role ${databaseUser} login createdb${password}`);
    await admin.query(`create database ${databaseName} owner ${databaseUser}`);
  } finally {
    await admin.end();
  }
}

/**
 * Connects to the server of `cluster`, for as long as it is used. The first connection makes the
 * database. @returns "busy" while the server starts or stops, null where none answers
 */
export async function openKeeper(
  address: Address,
  cluster: string,
): Promise<Client | "busy" | null> {
  let client: Client;
  try {
    client = await open(address, databaseName).catch(async (error: unknown) => {
      if ((error as Code).code !== "3D000") throw error; // there is no such database yet
      await createDatabase(address);
      return open(address, databaseName);
    });
  } catch (error) {
    const { code } = error as Code;
    if (typeof code === "string" && passing.has(code)) return "busy";
    if (code === "ENOENT" || code === "ECONNREFUSED" || code === "ECONNRESET") return null;
    if ((error as Error).message === "Connection terminated unexpectedly") return "busy";
    throw error;
  }
  const { rows } = await client.query<{ path: string }>(
    "select current_setting('data_directory') as path",
  );
  const path = rows[0]?.path ?? "";
  if (path === cluster || realpathSync(path) === realpathSync(cluster)) return client;
  await client.end();
  throw new EmbeddedRefused(
    "unsafe",
    `A Postgres server of other data (${path}) answers at ${address.host}. Stop it, then start Ariaworks again.`,
  );
}

/**
 * Makes this connection the application's, or says false. The file lock comes first, so a holder here
 * is as a rule one that has just died, whose connection the server hasn't missed yet: hence the patience.
 */
export async function becomeApplication(keeper: Client, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await keeper.query<{ got: boolean }>(
      "select pg_try_advisory_lock($1) as got",
      [applicationLock],
    );
    if (rows[0]?.got) return true;
    if (Date.now() > until) return false;
    await sleep(50);
  }
}

/** Who else is connected: other keepers (applications and scripts), and all clients. */
export async function othersConnected(
  keeper: Client,
): Promise<{ keepers: number; clients: number }> {
  const { rows } = await keeper.query<{ keepers: number; clients: number }>(
    `select count(*) filter (where application_name = $1)::int as keepers, count(*)::int as clients
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [keeperName],
  );
  return rows[0] ?? { keepers: 0, clients: 0 };
}
