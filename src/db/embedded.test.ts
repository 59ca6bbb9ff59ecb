import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { silentLog } from "#kit/log.ts";
import { EmbeddedRefused, startEmbedded, type Embedded } from "./embedded.ts";
import {
  cleanUp,
  killHard,
  listeningSockets,
  namesIn,
  query,
  serverPid,
  startChild,
  stopChild,
  stopLeftOver,
  temporaryFolder,
} from "./embedded/testing.ts";

const application = (dataDir: string) =>
  startEmbedded({ dataDir, log: silentLog, role: "application" });
const script = (dataDir: string) => startEmbedded({ dataDir, log: silentLog, role: "script" });

/** One folder for the tests, which run one after the other; each leaves it without a server. */
let dataDir = "";
let open: Embedded[] = [];
const kept = (embedded: Embedded) => {
  open.push(embedded);
  return embedded;
};

beforeAll(async () => {
  dataDir = temporaryFolder();
  const first = await application(dataDir);
  await query(first.connection, "create table kept as select 'Grüße' as word");
  await first.stop();
});
afterEach(async () => {
  await Promise.all(open.map((embedded) => embedded.stop()));
  open = [];
  stopLeftOver(dataDir);
});
afterAll(cleanUp);

test("what was written at the first start is there after the next", async () => {
  const next = kept(await application(dataDir));
  expect(next.adopted).toBe(false);
  expect(next.version).toMatch(/^18\./);
  expect(await query(next.connection, "select word from kept")).toEqual([{ word: "Grüße" }]);
});

test("a new database sorts by code point, knows all letters, keeps its promises on disk, and is no superuser's", async () => {
  const { connection } = kept(await application(dataDir));
  const [row] = await query(
    connection,
    `select current_setting('server_encoding') as encoding, upper('äé') as upper, 'Z' < 'a' as by_code,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
       current_setting('shared_buffers') as buffers,
       (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );
  expect(row).toEqual({
    encoding: "UTF8",
    upper: "ÄÉ",
    by_code: true,
    fsync: "on",
    commits: "on",
    buffers: "32MB",
    superuser: false,
  });
});

test("the server listens on no network port", async (ctx) => {
  if (process.platform !== "linux") ctx.skip("reads /proc");
  const { connection } = kept(await application(dataDir));
  expect(connection.host).toMatch(/^\//);
  expect(listeningSockets(serverPid(dataDir) ?? 0)).toEqual([]);
  expect(await query(connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
});

test("pools may use all the connections they were promised", async () => {
  const options = { dataDir, log: silentLog, role: "application", maxConnections: 5 } as const;
  const { connection } = kept(await startEmbedded(options));
  const pool = new Pool({ ...connection, max: 5 });
  pool.on("error", () => {});
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  const joined = await script(dataDir); // gets in although the pool is full
  expect(joined.adopted).toBe(true);
  await joined.stop();
  for (const client of clients) client.release();
  await pool.end();
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a stop leaves no process, no pid file and no socket", async () => {
  const embedded = await application(dataDir);
  const pid = serverPid(dataDir) ?? 0;
  expect(pid).toBeGreaterThan(1);
  await embedded.stop();
  await embedded.stop(); // a second time does nothing
  // Whoever has to collect what is left of an ended process may take a moment.
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(existsSync(`${dataDir}/postgres/data/postmaster.pid`)).toBe(false);
  expect(namesIn(dataDir).filter((name) => name.startsWith(".s."))).toEqual([]);
});

test("after kill -9 of the application the next start finds its server, with all data", async () => {
  const { child, answer } = await startChild({ dataDir, role: "application" });
  await query(answer.connection!, "create table more as select 1 as n");
  const pid = serverPid(dataDir);
  await killHard(child);
  const next = kept(await application(dataDir));
  expect(next.adopted).toBe(true);
  expect(serverPid(dataDir)).toBe(pid);
  expect(await query(next.connection, "select n from more")).toEqual([{ n: 1 }]);
  await next.stop();
  expect(serverPid(dataDir)).toBeNull();
});

test("after kill -9 of application and server what was committed is there", async () => {
  const { child, answer } = await startChild({ dataDir, role: "application" });
  await query(answer.connection!, "create table most as select 1 as n");
  await killHard(child);
  process.kill(serverPid(dataDir) ?? 0, "SIGKILL");
  const next = kept(await application(dataDir));
  expect(next.adopted).toBe(false);
  expect(await query(next.connection, "select n from most")).toEqual([{ n: 1 }]);
});

test("a second application is refused by name of the folder, and the first goes on", async () => {
  const { child, answer } = await startChild({ dataDir, role: "application" });
  const refusal = await application(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedRefused);
  expect((refusal as Error).message).toContain(`already running on the data folder ${dataDir}`);
  expect(await query(answer.connection!, "select 1 as n")).toEqual([{ n: 1 }]);
  await stopChild(child);
});

test("of ten applications started at once on a fresh folder one wins and nine are refused", async () => {
  const fresh = temporaryFolder();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => startChild({ dataDir: fresh, role: "application" })),
  );
  const winners = outcomes.filter(({ answer }) => answer.connection);
  expect(winners).toHaveLength(1);
  const reasons = outcomes.map(({ answer }) => answer.reason).filter(Boolean);
  expect(reasons).toEqual(Array.from({ length: 9 }, () => "in-use"));
  await stopChild(winners[0]!.child);
  expect(serverPid(fresh)).toBeNull();
}, 90_000);

test("a script starts a server for itself and stops it", async () => {
  const alone = await script(dataDir);
  expect(alone.adopted).toBe(false);
  await alone.stop();
  expect(serverPid(dataDir)).toBeNull();
});

test("a script joins the application's server and leaves it running", async () => {
  const { connection } = kept(await application(dataDir));
  const joined = await script(dataDir);
  expect(joined.adopted).toBe(true);
  await joined.stop();
  expect(await query(connection, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("a server that two scripts share stops when the last of them ends", async () => {
  const [first, second] = await Promise.all([script(dataDir), script(dataDir)]);
  expect(first.adopted).toBe(!second.adopted);
  const starter = first.adopted ? second : first;
  const joiner = first.adopted ? first : second;
  await starter.stop();
  expect(await query(joiner.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  await joiner.stop();
  expect(serverPid(dataDir)).toBeNull();
});

test("an application that stops leaves the server to a script still at work", async () => {
  const first = await application(dataDir);
  const backup = await script(dataDir);
  await first.stop();
  expect(await query(backup.connection, "select 1 as n")).toEqual([{ n: 1 }]);
  await backup.stop();
  expect(serverPid(dataDir)).toBeNull();
});

test("a server that dies is started anew at the same address, and still refuses a second application", async () => {
  const embedded = kept(await application(dataDir));
  const gone = new Promise<void>((done) => {
    embedded.onExit(done);
  });
  const before = serverPid(dataDir) ?? 0;
  process.kill(before, "SIGKILL");
  await gone;
  await expect.poll(() => query(embedded.connection, "select 1"), { timeout: 45_000 }).toBeTruthy();
  expect(serverPid(dataDir)).not.toBe(before);
  await expect(application(dataDir)).rejects.toThrow("already running");
}, 90_000);

test("a stop while the server is being started anew leaves nothing running", async () => {
  const embedded = await application(dataDir);
  const gone = new Promise<void>((done) => {
    embedded.onExit(done);
  });
  process.kill(serverPid(dataDir) ?? 0, "SIGKILL");
  await gone;
  await embedded.stop();
  expect(serverPid(dataDir)).toBeNull();
});

test("Ctrl-C in the terminal does not reach the server", async () => {
  const { child, answer } = await startChild({ dataDir, role: "application" });
  const ended = new Promise((done) => child.once("exit", done));
  process.kill(-(child.pid ?? 0), "SIGINT"); // its whole process group, as a terminal does
  await ended;
  expect(await query(answer.connection!, "select 1 as n")).toEqual([{ n: 1 }]);
});

test("a pid file whose pid now belongs to another process does not stop a start", async () => {
  const first = await script(dataDir);
  const pidFile = `${dataDir}/postgres/data/postmaster.pid`;
  const socketLock = `${dataDir}/postgres/.s.PGSQL.5432.lock`;
  const [pids, locks] = [readFileSync(pidFile, "utf8"), readFileSync(socketLock, "utf8")];
  await first.stop();
  const other = spawn("sleep", ["60"]);
  try {
    writeFileSync(pidFile, pids.replace(/^\d+/, String(other.pid)));
    writeFileSync(socketLock, locks.replace(/^\d+/, String(other.pid)));
    const embedded = kept(await application(dataDir));
    expect(embedded.adopted).toBe(false);
    await embedded.stop();
    expect(other.exitCode ?? other.signalCode).toBeNull();
  } finally {
    other.kill();
  }
});
