import { execFile } from "node:child_process";
import { chownSync, existsSync, lchownSync, lstatSync, readdirSync } from "node:fs";
import { cpSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { makeFolder, syncFolder, syncTree, writeDurably } from "#kit/durable-files.ts";
import type { Log } from "#kit/log.ts";
import { binariesIn, type Binaries } from "./binaries.ts";
import { hashOf } from "./place.ts";
import { EmbeddedRefused } from "./refused.ts";

/** How Postgres programs are started: Postgres refuses to run as root. */
export type RunAs = {
  /** Words before the command. */
  prefix: string[];
  /** For `spawn`, where another user is to be used. */
  user: { uid: number; gid: number } | undefined;
  /** Who owns the files; undefined on systems without uids. */
  owner: number | undefined;
};
/** The folder with the data and all that belongs to it, the programs, and how to run them. */
export type Setting = { home: string; binaries: Binaries; runAs: RunAs };

const run = promisify(execFile);
const overflowUser = 65534;
const inNamespace: RunAs = {
  prefix: ["unshare", "--user", `--map-user=${overflowUser}`, `--map-group=${overflowUser}`],
  user: undefined,
  owner: 0,
};
const asUser = (uid: number, gid: number): RunAs => ({
  prefix: [],
  user: { uid, gid },
  owner: uid,
});

/**
 * A small environment: no secrets of ours, nothing of PG…, and messages in English, as some are read
 * here. Windows' programs need more than that.
 */
export const childEnv: Record<string, string> | undefined =
  process.platform === "win32"
    ? undefined
    : {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        LC_ALL: "C",
        TZ: "UTC",
      };

/** Program and arguments → what `spawn` and `execFile` take. */
export function commandOf(runAs: RunAs, program: string, args: string[]) {
  const [file = program, ...rest] = [...runAs.prefix, program, ...args];
  return { file, args: rest, options: { ...runAs.user, env: childEnv, cwd: "/" } };
}

/**
 * Decides how and where Postgres runs for the folder `home`. As an ordinary user: plainly, there. As
 * root: in a user namespace, where root looks like somebody else; where that isn't permitted, as an
 * unprivileged user; and where neither gets at the folder, with the data in /var/lib/ariaworks, which
 * the log says and a file in `home` remembers. @throws EmbeddedRefused not-started
 */
export async function settle(home: string, binaries: Binaries, log: Pick<Log, "warn">) {
  if (process.getuid?.() !== 0) {
    const plain: RunAs = { prefix: [], user: undefined, owner: process.getuid?.() };
    return { home, binaries, runAs: plain } satisfies Setting;
  }
  const remembered = join(home, "moved-to");
  const elsewhere = join("/var/lib/ariaworks", hashOf(home));
  // A power cut could once leave it empty: it was always this folder.
  const moved = existsSync(remembered)
    ? readFileSync(remembered, "utf8").trim() || elsewhere
    : null;
  const hasData = existsSync(join(home, "data"));
  const folders = moved ? [moved] : hasData ? [home] : [home, elsewhere];
  for (const folder of folders) {
    if (folder === elsewhere) {
      makeFolder(dirname(folder), 0o755);
      makeFolder(folder, 0o700);
    }
    const runAs = await runAsFor(folder);
    if (!runAs) continue;
    if (folder !== home && !moved) {
      writeDurably(remembered, folder, { mayReplace: true });
      log.warn(
        { folder },
        "the database can't run in the data folder as root: its data is kept in another folder",
      );
    }
    giveTo(folder, runAs, log);
    return { home: folder, binaries: await reachable(binaries, folder, runAs), runAs };
  }
  throw new EmbeddedRefused(
    "not-started",
    `Postgres doesn't run as root, and this machine lets root start it in no other way for the data in ${folders.join(" or ")}. Run Ariaworks as an ordinary user who owns the data folder.`,
  );
}

/** The first way of running that gets at `home`, or null. */
async function runAsFor(home: string): Promise<RunAs | null> {
  const cluster = join(home, "data");
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  const ways = owner && owner.uid !== 0 ? [asUser(owner.uid, owner.gid)] : [inNamespace];
  if (ways[0] === inNamespace) ways.push(asUser(overflowUser, overflowUser));
  for (const runAs of ways) if (await mayReach(runAs, dirname(home))) return runAs;
  return null;
}

async function mayReach(runAs: RunAs, path: string): Promise<boolean> {
  const { file, args, options } = commandOf(runAs, "test", ["-x", path]);
  return run(file, args, options).then(
    () => true,
    () => false,
  );
}

/** Makes the files of `home` belong to the user that Postgres runs as. */
function giveTo(home: string, { owner = 0 }: RunAs, log: Pick<Log, "warn">): void {
  const cluster = join(home, "data");
  if (existsSync(cluster) && statSync(cluster).uid !== owner) {
    log.warn(
      { folder: home, uid: owner },
      "the database's files are given to an unprivileged user",
    );
    chownTree(home, owner);
  }
  if (statSync(home).uid !== owner) chownSync(home, owner, owner);
}

function chownTree(path: string, uid: number): void {
  lchownSync(path, uid, uid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) chownTree(join(path, name), uid);
}

/** The binaries, copied into `home` where the user that Postgres runs as can't get at the installed ones. */
async function reachable(binaries: Binaries, home: string, runAs: RunAs): Promise<Binaries> {
  if (await mayReach(runAs, binaries.postgres)) return binaries;
  const copy = join(home, `programs-${binaries.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true });
    chownTree(unfinished, runAs.owner ?? 0);
    syncTree(unfinished);
    renameSync(unfinished, copy);
    syncFolder(home);
  }
  return binariesIn(copy, binaries);
}
