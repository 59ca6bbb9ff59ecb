import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import type { Embedded, EmbeddedOptions } from "../embedded.ts";
import { isPostmaster, readPidFile } from "./postmaster.ts";

/** What tests of the embedded database share. */
const fixture = fileURLToPath(new URL("./child.fixture.ts", import.meta.url));
const cleanups: (() => void)[] = [];

/** A temporary folder, gone after `cleanUp`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "aria-embedded-"));
  cleanups.push(() => {
    stopLeftOver(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Kills what tests left running and removes their folders. */
export function cleanUp(): void {
  for (const cleanup of cleanups.splice(0).toReversed()) cleanup();
}

/** Ends the server of a data folder at once, if one runs, as a crash would. */
export function stopLeftOver(dataDir: string): void {
  const pid = serverPid(dataDir);
  if (pid === null) return;
  process.kill(pid, "SIGQUIT");
  while (serverPid(dataDir) === pid)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}

/** Pid of the live server of a data folder, or null. */
export function serverPid(dataDir: string): number | null {
  const cluster = join(dataDir, "postgres", "data");
  const pid = readPidFile(cluster)?.pid ?? 0;
  return isPostmaster(pid, cluster) ? pid : null;
}

/** A data folder with a ready database, copied from `template`: quicker than making one. */
export function copyOf(template: string, to = temporaryFolder()): string {
  execFileSync("cp", ["-a", `${template}/.`, to]);
  return to;
}

export type ChildAnswer = {
  adopted?: boolean;
  connection?: Embedded["connection"];
  reason?: string;
  name?: string;
  message?: string;
};
export type Started = { child: ChildProcess; answer: ChildAnswer; log: () => string };

/** Starts an application or script in a process of its own, below the words of `prefix`. */
export function spawnChild(
  options: Omit<EmbeddedOptions, "log">,
  prefix: string[] = [],
): { child: ChildProcess; started: Promise<Started> } {
  const [file, ...args] = [...prefix, process.execPath, fixture, JSON.stringify(options)];
  const child = spawn(file, args, { detached: true, stdio: ["pipe", "pipe", "pipe"] });
  cleanups.push(() => child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (data: Buffer) => (said += data.toString()));
  const line = new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).once("line", done);
    child.once("close", () => fail(new Error(`the child ended without an answer: ${said}`)));
  });
  const started = line.then((text) => {
    return { child, answer: JSON.parse(text) as ChildAnswer, log: () => said };
  });
  return { child, started };
}

/** The same, and waits for its answer. */
export const startChild = (options: Omit<EmbeddedOptions, "log">, prefix?: string[]) =>
  spawnChild(options, prefix).started;

/** Kills the process as a power cut would, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Asks the child to stop in order and waits for its end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.stdin?.write("stop\n");
  await gone;
}

/** Runs one statement on a connection of its own. */
export async function query(
  connection: Embedded["connection"],
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection, ssl: false });
  client.on("error", () => {});
  await client.connect();
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Inodes of the TCP sockets that listen and belong to process `pid` (Linux). */
export function listeningSockets(pid: number): string[] {
  const owned = new Set(
    execFileSync("ls", ["-l", `/proc/${pid}/fd`], { encoding: "utf8" }).match(
      /(?<=socket:\[)\d+/g,
    ) ?? [],
  );
  return ["tcp", "tcp6"]
    .flatMap((table) => readFileSync(`/proc/net/${table}`, "utf8").split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === "0A" && inode && owned.has(inode))
    .map((columns) => columns[9] ?? "");
}

/** Names in the private folder of a data folder. */
export const namesIn = (dataDir: string): string[] => readdirSync(join(dataDir, "postgres"));

/** Why mounts can't be made here, or null where they can. */
export function noMounts(): string | null {
  try {
    execFileSync("unshare", ["-m", "mount", "-t", "tmpfs", "none", tmpdir()], { stdio: "ignore" });
    return null;
  } catch {
    return "needs Linux and root with the right to mount (unshare -m)";
  }
}
