import * as nodeFs from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What is used of node:fs: a test hands in one that notes the order of calls. */
export type Files = Pick<
  typeof nodeFs,
  | "openSync"
  | "closeSync"
  | "fsyncSync"
  | "writeFileSync"
  | "renameSync"
  | "linkSync"
  | "rmSync"
  | "mkdirSync"
  | "statSync"
>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/**
 * Writes a file so that it is there as a whole or not at all, also after a power cut: when this returns, file and name
 * are on the disk.
 * @param options mayReplace: false leaves a file that is there already as it is, and throws EEXIST
 */
export function writeDurably(
  file: string,
  text: string,
  options: { mayReplace: boolean },
  fs: Files = nodeFs,
): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    const descriptor = fs.openSync(draft, "w", 0o600);
    try {
      fs.writeFileSync(descriptor, text);
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    if (options.mayReplace) fs.renameSync(draft, file);
    else giveNewName(draft, file, fs);
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(file), fs);
}

/** Renames, unless the name is taken: of two processes at once, one wins. */
function giveNewName(from: string, to: string, fs: Files): void {
  try {
    fs.linkSync(from, to);
    fs.rmSync(from);
  } catch (error) {
    // Some file systems have no links.
    if (!/^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(codeOf(error))) throw error;
    if (fs.statSync(to, { throwIfNoEntry: false }))
      throw Object.assign(new Error(`${to} exists`), { code: "EEXIST" });
    fs.renameSync(from, to);
  }
}

/**
 * Makes a folder and those above it that are missing, and syncs each of their names. Not by mkdir's own `recursive`,
 * which never returns where the system denies that a folder is there, as /proc does.
 */
export function makeFolder(folder: string, mode: number, fs: Files = nodeFs): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !isFolder(at, fs); at = dirname(at)) {
    missing.push(at);
    if (at === dirname(at)) break;
  }
  for (const at of missing.toReversed()) {
    try {
      fs.mkdirSync(at, { mode });
    } catch (error) {
      if (codeOf(error) === "EEXIST" && isFolder(at, fs)) continue; // another process was quicker
      throw error;
    }
    syncFolder(dirname(at), fs);
  }
}

function isFolder(path: string, fs: Files): boolean {
  try {
    return fs.statSync(path).isDirectory();
  } catch {
    return false; // why, mkdir says
  }
}

/** Brings the names in a folder onto the disk: syncing a file doesn't bring its name there (fsync(2)). */
export function syncFolder(folder: string, fs: Files = nodeFs): void {
  if (process.platform === "win32") return; // folders can't be opened there
  let descriptor: number;
  try {
    descriptor = fs.openSync(folder, "r");
  } catch (error) {
    if (/^(EACCES|EPERM)$/.test(codeOf(error))) return; // we may write there, but not read
    throw error;
  }
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    if (!/^(EINVAL|ENOTSUP|EOPNOTSUPP)$/.test(codeOf(error))) throw error; // this file system has no such thing
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Brings all files and names below a folder onto the disk. */
export function syncTree(folder: string): void {
  for (const entry of nodeFs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) {
      const descriptor = nodeFs.openSync(path, "r");
      try {
        nodeFs.fsyncSync(descriptor);
      } finally {
        nodeFs.closeSync(descriptor);
      }
    }
  }
  syncFolder(folder);
}
