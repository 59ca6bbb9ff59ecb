import { execFile, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Client } from "pg";
import type { Log } from "#kit/log.ts";
import { lacksSpace } from "./cluster.ts";
import { openKeeper } from "./keeper.ts";
import type { Address } from "./place.ts";
import { disownLockFile, isPostmaster, readPidFile } from "./postmaster.ts";
import { diskFull, EmbeddedRefused } from "./refused.ts";
import { commandOf, type Setting } from "./run-as.ts";
import { boundServerLog, serverLogSize, serverLogTail } from "./server-log.ts";

export type ServerLog = Pick<Log, "info" | "warn" | "error">;
/** What a running server needs to be found, started and stopped. */
export type Server = Setting & {
  cluster: string;
  address: Address;
  maxConnections: number;
  isThrowaway: boolean;
  log: ServerLog;
};

/** Postgres keeps these for superusers: our keepers and administrators get in even when the pools are full. */
const reservedConnections = 3;
/** Of the application and of scripts beside it; they take ordinary places while there are some. */
const keeperConnections = 4;
const pollMs = 20;
/** After a crash Postgres first replays what was acknowledged, which can take a while. */
const startLimitMs = 10 * 60_000;
const unreachableLimitMs = 30_000;
const fastStopLimitMs = 30_000;

export const serverLogFile = (home: string) => join(home, "postgres.log");

/** Where a server left over from before says that it listens; else where a new one will. */
export function addressInUse(cluster: string, planned: Address): Address {
  const left = readPidFile(cluster);
  if (!left || !isPostmaster(left.pid, cluster)) return planned;
  if (planned.password) return left.port ? { ...planned, port: left.port } : planned;
  return left.socketDir ? { host: left.socketDir, port: left.port } : planned;
}

/**
 * Finds the running server or starts one, and connects. The caller holds the start lock.
 * @throws EmbeddedRefused not-started, disk-full
 */
export async function findOrStart(server: Server): Promise<{ keeper: Client; adopted: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const found = await find(server);
    if (found) return { keeper: found, adopted: true };
    const begun = await begin(server);
    if (typeof begun !== "string") return { keeper: begun, adopted: false };
    if (lacksSpace(server.home, 1) || /No space left|quota exceeded/i.test(begun))
      throw diskFull(server.home);
    // The dead server's children finish within moments; another starter's server is found next time.
    const passing = /lock file .* already exists|pre-existing shared memory|another postmaster/i;
    if (!passing.test(begun) || attempt === 20) throw notStarted(server, begun);
    await sleep(250);
  }
}

const notStarted = ({ home }: Server, lines: string) =>
  new EmbeddedRefused(
    "not-started",
    `Postgres did not start. The last lines of ${serverLogFile(home)}:\n${lines || "(nothing was written)"}`,
  );

/** The server that runs on this cluster already, or null. One that can't be reached is stopped. */
async function find(server: Server): Promise<Client | null> {
  const { address, cluster, log } = server;
  const started = Date.now();
  let answeredAt = started;
  for (let told = false; ;) {
    const keeper = await openKeeper(address, cluster);
    if (keeper && keeper !== "busy") return keeper;
    const pid = readPidFile(cluster)?.pid ?? 0;
    if (!isPostmaster(pid, cluster)) {
      if (keeper === null) return null;
    } else if (keeper === null && Date.now() - answeredAt > unreachableLimitMs) {
      log.warn({ pid }, "a database server is left over that can't be reached: stopping it");
      await halt(server);
      return null;
    }
    if (keeper === "busy") answeredAt = Date.now();
    if (Date.now() - started > startLimitMs)
      throw notStarted(server, serverLogTail(serverLogFile(server.home), 0));
    if (!told && Date.now() - started > 5000) {
      told = true;
      log.info({ pid }, "waiting for the database server to get ready");
    }
    await sleep(pollMs);
  }
}

/** Starts a server and waits until it answers. @returns the connection, or its last words */
async function begin(server: Server): Promise<Client | string> {
  const { home, cluster, address, log, runAs, binaries } = server;
  disownLockFile(join(cluster, "postmaster.pid"), cluster);
  disownLockFile(join(address.host, `.s.PGSQL.${address.port}.lock`), cluster);
  const logFile = serverLogFile(home);
  boundServerLog(logFile);
  const logStart = serverLogSize(logFile);
  const { file, args, options } = commandOf(runAs, binaries.postgres, serverArguments(server));
  const logFd = openSync(logFile, "a", 0o600);
  // A session of its own: Ctrl-C in the terminal reaches the application only, which then stops it in order.
  const child = spawn(file, args, {
    ...options,
    stdio: ["ignore", logFd, logFd],
    detached: true,
    windowsHide: true,
  });
  closeSync(logFd);
  child.unref();
  const end = { lastWords: null as string | null };
  child.once("error", (error) => (end.lastWords = error.message));
  child.once("exit", () => (end.lastWords ??= serverLogTail(logFile, logStart)));

  const started = Date.now();
  try {
    for (let told = false; Date.now() - started < startLimitMs; await sleep(pollMs)) {
      if (end.lastWords !== null) return end.lastWords;
      const keeper = await openKeeper(address, cluster);
      if (keeper && keeper !== "busy") return keeper;
      if (!told && Date.now() - started > 5000) {
        told = true;
        log.info("the database server is getting ready, which takes longer after a crash");
      }
    }
  } catch (error) {
    await halt(server); // it answers, but can't be used: a full disk, say
    throw error;
  }
  await halt(server);
  return end.lastWords ?? serverLogTail(logFile, logStart);
}

function serverArguments({ cluster, address, maxConnections, isThrowaway }: Server): string[] {
  const loopback = address.password !== undefined;
  const flush = isThrowaway ? "off" : "on";
  const settings = {
    listen_addresses: loopback ? address.host : "",
    port: address.port,
    unix_socket_directories: loopback ? "" : address.host,
    unix_socket_permissions: "0700",
    superuser_reserved_connections: reservedConnections,
    max_connections: maxConnections + keeperConnections + reservedConnections,
    shared_buffers: "32MB",
    huge_pages: "off",
    io_method: "sync", // the other ways start processes of their own
    max_logical_replication_workers: 0,
    fsync: flush,
    synchronous_commit: flush,
    full_page_writes: flush,
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    // Neither statements nor their values: the log must not hold personal data.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
  };
  return ["-D", cluster, ...Object.entries(settings).flatMap(([k, v]) => ["-c", `${k}=${v}`])];
}

/**
 * Stops the server in order: those connected are cut off, everything is written down. The caller holds
 * the start lock. Does nothing where no server of this cluster runs.
 */
export async function halt(server: Server): Promise<void> {
  const { cluster, log } = server;
  const pid = readPidFile(cluster)?.pid ?? 0;
  if (!isPostmaster(pid, cluster)) return;
  await signal(server, pid, "SIGINT");
  if (await isGone(pid, cluster, fastStopLimitMs)) return;
  log.warn({ pid }, "the database server takes too long to stop: stopping it at once");
  await signal(server, pid, "SIGQUIT");
  if (!(await isGone(pid, cluster, 10_000))) log.error({ pid }, "the database server did not stop");
}

/** SIGINT is a fast, SIGQUIT an immediate shutdown: https://www.postgresql.org/docs/18/server-shutdown.html */
async function signal({ cluster, binaries }: Server, pid: number, name: "SIGINT" | "SIGQUIT") {
  if (process.platform === "win32") {
    const mode = name === "SIGINT" ? "fast" : "immediate";
    const args = ["stop", "-D", cluster, "-m", mode, "-W"];
    await promisify(execFile)(binaries.pgCtl, args);
    return;
  }
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function isGone(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  for (const until = Date.now() + limitMs; Date.now() < until; await sleep(pollMs))
    if (!isPostmaster(pid, cluster)) return true;
  return false;
}
