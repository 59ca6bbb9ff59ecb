import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

const oldest = 15;
const folders = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
];

/** The newest Postgres on this machine that Ariaworks supports, or null. */
export function findSystemPostgres(): { bin: string; version: number } | null {
  return (
    globSync(folders)
      .filter((bin) => existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")))
      .map((bin) => ({ bin, version: Number(/(\d+)\/bin$/.exec(bin)?.[1] ?? 0) }))
      .filter(({ version }) => version >= oldest)
      .toSorted((a, b) => b.version - a.version)[0] ?? null
  );
}

export type TemporaryServer = { url: string; stop: () => void };

/**
 * Starts an empty server of its own in a temporary folder, on a unix socket only. It forgets all it
 * holds: nothing is flushed to the disk.
 */
export async function startSystemPostgres(bin: string): Promise<TemporaryServer> {
  // Short: a socket's path may be 107 bytes at most.
  const folder = mkdtempSync(join(process.platform === "win32" ? tmpdir() : "/tmp", "aria-pg-"));
  const data = join(folder, "data");
  const owner = ordinaryUser();
  const options: SpawnOptions = {
    cwd: folder,
    ...owner,
    env: { PATH: process.env["PATH"], LC_ALL: "C" },
  };
  let server: ChildProcess | null = null;
  const stop = (): void => {
    process.off("exit", stop);
    // Immediate: there is nothing to keep. It takes its pid file away when all its processes are gone.
    if (server && server.exitCode === null) server.kill("SIGQUIT");
    for (let tries = 0; tries < 100 && existsSync(join(data, "postmaster.pid")); tries += 1)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.on("exit", stop);
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const initdb = [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ];
    const made = spawnSync(join(bin, "initdb"), initdb, {
      ...options,
      encoding: "utf8",
      stdio: "pipe",
    });
    if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr.trim());
    const settings = {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "200",
    };
    const given = Object.entries({
      ...settings,
      listen_addresses: "",
      unix_socket_directories: folder,
    });
    let said = "";
    server = spawn(
      join(bin, "postgres"),
      ["-D", data, ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      {
        ...options,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    server.stderr
      ?.setEncoding("utf8")
      .on("data", (text: string) => (said = (said + text).slice(-4000)));
    const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    await waitUntilOpen(url, () => (server?.exitCode === null ? null : said));
    return { url, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Postgres refuses to run as root: then as the machine's own user for it, or as nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = passwdEntry("postgres") ?? passwdEntry("nobody") ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

function passwdEntry(name: string): string[] | undefined {
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  return lines.map((line) => line.split(":")).find(([user]) => user === name);
}

async function waitUntilOpen(url: string, failure: () => string | null): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      const said = failure();
      if (said !== null || Date.now() > deadline)
        throw new Error(said || "it did not open in time", { cause: error });
    } finally {
      await client.end().catch(() => undefined);
    }
    await wait(50);
  }
}
