import { execFileSync } from "node:child_process";
import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { basename, join } from "node:path";

/** First lines of postmaster.pid: https://www.postgresql.org/docs/18/storage-file-layout.html */
export type PidFile = { pid: number; port: number; socketDir: string };

/** What the server of this cluster wrote down at its start, or null. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const [pid, , , port, socketDir] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split(
      "\n",
    );
    return {
      pid: Math.abs(Number.parseInt(pid ?? "", 10)) || 0,
      port: Number(port) || 0,
      socketDir: socketDir ?? "",
    };
  } catch {
    return null;
  }
}

/** Whether process `pid` is the server of this very cluster: pids are used again, also by unrelated processes. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (pid < 2) return false;
  if (process.platform === "linux") return isPostmasterOnLinux(pid, cluster);
  if (process.platform === "win32") return isAlive(pid);
  try {
    const line = execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
    });
    return /(^|\/)postgres -D /.test(line) && line.includes(` ${cluster} `);
  } catch {
    return false;
  }
}

function isPostmasterOnLinux(pid: number, cluster: string): boolean {
  try {
    // Empty for a zombie; "postgres: …" for the server's own children.
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    if (basename(words[0] ?? "") !== "postgres") return false;
    if (words[words.indexOf("-D") + 1] === cluster) return true;
    // The folder may be known to that process by another path (mounts).
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return its.ino === ours.ino && its.dev === ours.dev;
  } catch {
    return false;
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Above every system's largest pid. */
const stalePid = "2147483646";

/**
 * Postgres refuses to start while the pid in its lock file is alive, whoever that is. Where that is an
 * unrelated process, the pid is replaced. The file stays: its other lines let Postgres see whether
 * children of the dead server are still at work.
 */
export function disownLockFile(file: string, cluster: string): void {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return;
  }
  const pid = Math.abs(Number.parseInt(text, 10));
  if (pid > 0 && isAlive(pid) && !isPostmaster(pid, cluster))
    overwrite(file, text.replace(/^-?\d+/, stalePid));
}

/**
 * Writes a text that is no shorter over the file's own: Postgres refuses to start for good where it finds its lock file
 * empty, and the file must stay its user's.
 */
function overwrite(file: string, text: string): void {
  const descriptor = openSync(file, "r+");
  try {
    writeSync(descriptor, text, 0);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
