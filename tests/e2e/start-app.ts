import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { connectionFromParts, connectionFromUrl } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { silentLog } from "#kit/log.ts";
import { withDatabase } from "../database-name.ts";
import { freePort } from "../stand-ins/child.ts";

export type App = {
  url: string;
  port: number;
  dataDir: string;
  /** Its database on a given server; undefined: the embedded one. */
  databaseUrl: string | undefined;
  /** Looks into its database, beside it. */
  query: <R extends object>(sql: string) => Promise<R[]>;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Asks it to stop, as a service manager would; answers its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would: no time for anything. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port. */
  restart: () => Promise<App>;
  /** Stops it, or what it was restarted as, and removes its data. */
  remove: () => Promise<void>;
};

/** What it takes to use an application, and to look into its database. */
export type AppAccess = Pick<App, "url" | "query">;

type Options = {
  env?: Record<string, string>;
  dataDir?: string;
  port?: number;
  /** On the embedded database even where TEST_DATABASE_URL is set. */
  embedded?: boolean;
};

/** Names a data folder that an application has made and left; copying it takes less time than another first start. */
const preparedVariable = "PREPARED_DATA_DIR";

/**
 * Makes the data folder that each `startApp` without one of its own begins with a copy of, in this process and those
 * that it forks. @returns how to remove it
 */
export async function prepareDataDir(): Promise<() => void> {
  // On a server that is given there is nothing to copy.
  if (process.env["TEST_DATABASE_URL"]) return () => {};
  const app = await startApp({ env: { LOG_LEVEL: "warn" } });
  const code = await app.stop();
  // Where the database had to move out of the folder (db/embedded/run-as.ts), copies would all name the same one.
  if (code === 0 && !existsSync(join(app.dataDir, "postgres/moved-to")))
    process.env[preparedVariable] = app.dataDir;
  return () => rmSync(app.dataDir, { recursive: true, force: true });
}

/** A data folder for one application: a copy of the prepared one, or empty. */
function newDataDir({ env }: Options, isEmbedded: boolean): string {
  const dataDir = mkdtempSync(join(tmpdir(), "aria-app-"));
  const prepared = process.env[preparedVariable];
  // It belongs to its secret for good.
  if (prepared && isEmbedded && !env?.["AUTH_SECRET"])
    execFileSync("cp", ["-a", `${prepared}/.`, dataDir]);
  return dataDir;
}

/** Applications that run. None outlives its tests, not even where what should have stopped it never came. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** Spawns the built application. `ended`: its exit code; `output`: what it has printed so far. */
export function spawnApp(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ["src/main.ts"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      ...(process.env["TMPDIR"] ? { TMPDIR: process.env["TMPDIR"] } : {}),
      LOG_LEVEL: "info",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let text = "";
  const add = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on("data", add);
  child.stderr?.on("data", add);
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, ended, output: () => text };
}

/**
 * Starts the built application on a free port with data of its own, as `npm start` does, and waits until
 * it is open. With TEST_DATABASE_URL it runs on a fresh database of that server instead of the embedded one.
 */
export async function startApp(options: Options = {}): Promise<App> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const database =
    options.embedded || options.env?.["DATABASE_URL"] ? null : await givenDatabase(port);
  const dataDir =
    options.dataDir ?? newDataDir(options, !database && !options.env?.["DATABASE_URL"]);
  const { child, ended, output } = spawnApp({
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...options.env,
  });
  const opened = new Promise<boolean>((resolve) => {
    const look = () => {
      if (output().includes("is open at")) resolve(true);
    };
    child.stdout?.on("data", look);
    void ended.then(() => resolve(false));
  });
  if (!(await opened)) throw new Error(`The application did not start:\n${output()}`);
  let restarted: App | null = null;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    port,
    dataDir,
    databaseUrl: database?.url,
    output,
    query: (sql) => queryBeside(dataDir, database?.url, sql),
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL");
    },
    restart: async () => (restarted = await startApp({ ...options, port, dataDir })),
    remove: async () => {
      if (restarted) return restarted.remove();
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}

/** Looks into the database of a running application, beside it. */
export async function queryBeside<R extends object>(
  dataDir: string,
  url: string | undefined,
  sql: string,
): Promise<R[]> {
  const embedded = url ? null : await startEmbedded({ dataDir, log: silentLog, role: "script" });
  const connection = embedded
    ? connectionFromParts(embedded.connection)
    : connectionFromUrl(url ?? "");
  const client = new Client(connection.pool);
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

/** A database on the given server, named after the port so that a restart finds it again. */
async function givenDatabase(port: number) {
  const given = process.env["TEST_DATABASE_URL"];
  if (!given) return null;
  const name = `aria_app_${process.pid}_${port}`;
  const server = connectionFromUrl(given);
  const admin = async (sql: string) => {
    const client = new Client(server.pool);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`).catch((error: { code?: string }) => {
    if (error.code !== "42P04") throw error; // it is there from before the restart
  });
  return {
    url: withDatabase(server, name).url,
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}
