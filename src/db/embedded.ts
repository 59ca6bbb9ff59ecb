import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { findBinaries } from "./embedded/binaries.ts";
import { prepareCluster } from "./embedded/cluster.ts";
import {
  isLocked,
  takeFolderLock,
  withFolderLock,
  type FolderLock,
} from "./embedded/folder-lock.ts";
import {
  becomeApplication,
  databaseName,
  databaseUser,
  othersConnected,
} from "./embedded/keeper.ts";
import { loopbackAddress, prepareHome, socketAddress } from "./embedded/place.ts";
import { inUse, refusalOf } from "./embedded/refused.ts";
import { settle } from "./embedded/run-as.ts";
import { boundServerLog } from "./embedded/server-log.ts";
import {
  addressInUse,
  findOrStart,
  halt,
  serverLogFile,
  type Server,
  type ServerLog,
} from "./embedded/server.ts";
import { watchServer } from "./embedded/watch.ts";

export { EmbeddedRefused } from "./embedded/refused.ts";

export type EmbeddedOptions = {
  /** The data are kept in its folder `postgres`. Made where missing. */
  dataDir: string;
  log: ServerLog;
  /** One application per folder; scripts (backup, demo data) join its server or start one for themselves. */
  role: "application" | "script";
  /** Of all pools together and a few to spare. An adopted server keeps its own number. Default 40. */
  maxConnections?: number;
  /** For tests: the data needn't outlive the machine, so nothing is flushed to the disk. An adopted server stays as it is. */
  isThrowaway?: boolean;
  /** Listen on 127.0.0.1 with a password instead of a unix socket. Default: on Windows only. */
  loopback?: boolean;
};

export type Embedded = {
  /** `host` is the folder of the unix socket, or 127.0.0.1. Stays the same when the server starts anew. */
  connection: { host: string; port: number; user: string; password?: string; database: string };
  /** Of the server, as in `18.4`. */
  version: string;
  /** Whether the server ran already. */
  adopted: boolean;
  /** Called each time the server goes away unexpectedly. An application's is started anew by itself. */
  onExit(listener: () => void): void;
  /**
   * Close the pools first. An application stops the server, unless a script still uses it; a script does
   * so when nobody else is connected. Never throws for a server that is gone already.
   */
  stop(): Promise<void>;
};

const logCheckMs = 10 * 60_000;

/**
 * The Postgres that Ariaworks brings along (design, Database): started as a child process for the data
 * in `dataDir`, or found running, and connected to. Holds one connection of its own until `stop`.
 * @throws EmbeddedRefused with a message for the person who runs it
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  const lockFolder = prepareHome(dataDir);
  let own: FolderLock | null = null;
  try {
    if (options.role === "application") {
      own = await takeFolderLock(applicationLockFile(lockFolder));
      if (!own) throw inUse(dataDir);
    }
    return await startLocked(lockFolder, options.log, async () => {
      const server = await prepareServer(lockFolder, options);
      const entered = await enter(server, options.role, dataDir);
      return embeddedOf({ ...options, dataDir, lockFolder, server, own, ...entered });
    });
  } catch (error) {
    own?.release();
    throw refusalOf(error, dataDir) ?? error;
  }
}

const applicationLockFile = (folder: string) => join(folder, "application.lock");

/** One process at a time makes, starts, joins or stops the server of a folder. */
const startLocked = <T>(folder: string, log: ServerLog, work: () => Promise<T>) =>
  withFolderLock(
    join(folder, "start.lock"),
    () => log.info("waiting for another process that starts or stops the database"),
    work,
  );

async function prepareServer(lockFolder: string, options: EmbeddedOptions): Promise<Server> {
  const { log, loopback = process.platform === "win32" } = options;
  const { maxConnections = 40, isThrowaway = false } = options;
  const setting = await settle(lockFolder, await findBinaries(), log);
  const { home, runAs } = setting;
  const planned = loopback ? await loopbackAddress(home) : socketAddress(home, runAs.owner);
  const passwordFile = loopback ? join(home, "password") : undefined;
  const cluster = await prepareCluster(setting, log, passwordFile);
  const address = addressInUse(cluster, planned);
  return { ...setting, cluster, address, maxConnections, isThrowaway, log };
}

/** Connects, starting the server where needed; as the application, if that is the role. */
async function enter(server: Server, role: EmbeddedOptions["role"], dataDir: string) {
  const entered = await findOrStart(server);
  if (role === "script" || (await becomeApplication(entered.keeper, 10_000))) return entered;
  await entered.keeper.end();
  throw inUse(dataDir);
}

type Parts = Pick<EmbeddedOptions, "role" | "log"> & {
  dataDir: string;
  lockFolder: string;
  server: Server;
  own: FolderLock | null;
  keeper: Client;
  adopted: boolean;
};

async function embeddedOf(parts: Parts): Promise<Embedded> {
  const { server, role, log, lockFolder, keeper, adopted } = parts;
  const version = await versionOf(keeper);
  const listeners: (() => void)[] = [];
  const reenter = () =>
    startLocked(lockFolder, log, async () => (await enter(server, role, parts.dataDir)).keeper);
  const watch = watchServer(keeper, {
    reenter: role === "application" ? reenter : null,
    onGone: () => listeners.forEach((listener) => listener()),
    log,
  });
  const logTimer = setInterval(() => boundServerLog(serverLogFile(server.home)), logCheckMs);
  logTimer.unref();

  const stop = async () => {
    clearInterval(logTimer);
    const last = await watch.end();
    try {
      await startLocked(lockFolder, log, () => leave(last, parts));
    } finally {
      parts.own?.release();
    }
  };
  let stopped: Promise<void> | null = null;
  return {
    connection: { ...server.address, user: databaseUser, database: databaseName },
    version,
    adopted,
    onExit: (listener) => void listeners.push(listener),
    stop: () => (stopped ??= stop()),
  };
}

/** Closes the keeper, and stops the server unless somebody else uses it. */
async function leave(keeper: Client | null, { server, role, log, lockFolder }: Parts) {
  const used = keeper ? await isUsed(keeper, role) : false;
  await keeper?.end().catch(() => {});
  if (used || (role === "script" && isLocked(applicationLockFile(lockFolder))))
    log.info("somebody else still uses the database server: it is left running");
  else await halt(server);
}

/** Whether the server has to outlive us. Connections just closed take a moment to disappear. */
async function isUsed(keeper: Client, role: EmbeddedOptions["role"]): Promise<boolean> {
  for (let triesLeft = 10; ; triesLeft--) {
    const others = await othersConnected(keeper).catch(() => ({ keepers: 0, clients: 0 }));
    const count = role === "application" ? others.keepers : others.clients;
    if (count === 0 || triesLeft === 0) return count > 0;
    await sleep(30);
  }
}

async function versionOf(keeper: Client): Promise<string> {
  const { rows } = await keeper.query<{ server_version: string }>("show server_version");
  return rows[0]?.server_version.split(" ")[0] ?? "";
}
