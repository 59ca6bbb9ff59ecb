import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";

const maxBytes = 2 * 1024 * 1024;

/**
 * Keeps the log below about twice `maxBytes`: the old part moves to `<file>.1`, replacing the one before.
 * Never throws: a log that can't be tidied (full disk) must not stop anything.
 */
export function boundServerLog(file: string): void {
  if (serverLogSize(file) < maxBytes) return;
  // Copied and emptied, not renamed: a running server goes on writing to the file it has open.
  try {
    copyFileSync(file, `${file}.1`);
  } catch {
    rmSync(`${file}.1`, { force: true }); // half a copy would only take space
  }
  try {
    truncateSync(file);
  } catch {
    // tried again later
  }
}

/** Size in bytes now, 0 where there is none. */
export const serverLogSize = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The last lines (at most 10) written since the log had `fromByte` bytes. */
export function serverLogTail(file: string, fromByte: number): string {
  const size = serverLogSize(file);
  const start = Math.max(fromByte, size - 8192);
  if (size <= start) return "";
  const buffer = Buffer.alloc(size - start);
  const fd = openSync(file, "r");
  try {
    readSync(fd, buffer, 0, buffer.length, start);
  } finally {
    closeSync(fd);
  }
  return buffer.toString("utf8").trim().split("\n").slice(-10).join("\n");
}
