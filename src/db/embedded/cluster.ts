import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtempSync, chownSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { diskSpace } from "#kit/disk-space.ts";
import { syncFolder } from "#kit/durable-files.ts";
import type { Log } from "#kit/log.ts";
import { diskFull, EmbeddedRefused } from "./refused.ts";
import { commandOf, type Setting } from "./run-as.ts";

/** Ours alone, for making the database and for the keeper connection. */
export const superuser = "postgres";
/** An empty cluster takes 39 MB; its log of changes needs room to move. */
const neededForFirstStartMb = 64;

const run = promisify(execFile);

/** Whether the disk that holds a folder has less than this free; a file system that tells no size has room. */
export function lacksSpace(folder: string, neededMb: number): boolean {
  const space = diskSpace(folder);
  return space !== null && space.freeBytes < neededMb * 1024 * 1024;
}

/**
 * Makes the cluster at the first start: apart, then renamed, so that it is there as a whole or not at
 * all. The caller holds the start lock. @returns its path
 * @throws EmbeddedRefused other-version, disk-full, not-started
 */
export async function prepareCluster(
  setting: Setting,
  log: Pick<Log, "info">,
  passwordFile?: string,
): Promise<string> {
  const { home, binaries } = setting;
  const cluster = join(home, "data");
  if (existsSync(cluster)) {
    checkVersion(cluster, binaries.major);
    return cluster;
  }
  for (const name of readdirSync(home))
    // A program that outlived its killed starter may still write there: what stays goes next time.
    if (name.startsWith("new-")) removeQuietly(join(home, name));
  if (lacksSpace(home, neededForFirstStartMb)) throw diskFull(home);
  const started = performance.now();
  const fresh = mkdtempSync(join(home, "new-"));
  try {
    await initialise(setting, fresh, passwordFile);
    renameSync(fresh, cluster);
    syncFolder(home);
  } catch (error) {
    removeQuietly(fresh);
    throw error;
  }
  log.info({ ms: Math.round(performance.now() - started) }, "made a new database");
  return cluster;
}

async function initialise({ home, binaries, runAs }: Setting, into: string, passwordFile?: string) {
  if (runAs.user) chownSync(into, runAs.user.uid, runAs.user.gid);
  // Sorting by code point, letters of all languages: built in, so the same on every machine and for ever.
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const loopbackAuth = passwordFile
    ? ["--auth-host=scram-sha-256", `--pwfile=${passwordFile}`]
    : ["--auth-host=reject"];
  // initdb would try huge pages, which containers may forbid by a bus error.
  const settings = ["--set", "huge_pages=off"];
  const { file, args, options } = commandOf(
    runAs,
    binaries.initdb,
    ["-D", into, "-U", superuser, "-E", "UTF8", "--auth-local=trust"].concat(
      locale,
      loopbackAuth,
      settings,
    ),
  );
  try {
    await run(file, args, options);
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    if (/No space left|quota exceeded/i.test(said) || lacksSpace(home, 1))
      throw diskFull(home, error);
    const lines = said.split("\n").slice(-10).join("\n");
    throw new EmbeddedRefused(
      "not-started",
      `A new database could not be made in ${home}. Postgres said:\n${lines}`,
      error,
    );
  }
}

function checkVersion(cluster: string, ours: number): void {
  const file = join(cluster, "PG_VERSION");
  const found = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (!found)
    throw new EmbeddedRefused(
      "not-started",
      `${cluster} is there but holds no database. Move it away, or put the right folder in its place, then start again.`,
    );
  if (found !== String(ours))
    throw new EmbeddedRefused(
      "other-version",
      `The data in ${cluster} was made by Postgres ${found}; this Ariaworks brings Postgres ${ours}. Start the former Ariaworks and take a backup, then restore it here into an empty data folder.`,
    );
}

function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // tidying up only
  }
}
