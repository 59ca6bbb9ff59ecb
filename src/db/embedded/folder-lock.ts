import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

export type FolderLock = { release(): void };

/** Keeps the handles reachable: a collected one would free its lock. */
const held = new Set<DatabaseSync>();
const busy = 5; // SQLITE_BUSY

/**
 * Takes a lock that the kernel frees when its holder dies, however it dies. Node has no flock of its
 * own; SQLite, which it carries, locks files properly on all systems, and also against this very process.
 * Nothing is ever stored in `file`. @returns null where somebody else holds it
 */
export function tryFolderLock(file: string): FolderLock | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In memory: taking the lock must not need space on a full disk.
    database.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
  held.add(database);
  return {
    release() {
      if (held.delete(database)) database.close();
    },
  };
}

/** The same, trying for a quarter of a second: `isLocked` of another process holds it for a moment. */
export async function takeFolderLock(file: string): Promise<FolderLock | null> {
  for (let triesLeft = 5; ; triesLeft--) {
    const lock = tryFolderLock(file);
    if (lock || triesLeft === 0) return lock;
    await sleep(50);
  }
}

/** Whether somebody holds the lock now. */
export function isLocked(file: string): boolean {
  const lock = tryFolderLock(file);
  lock?.release();
  return lock === null;
}

/** Runs `work` while holding the lock, waiting for it as long as needed; `onWait` is called once after 5 s. */
export async function withFolderLock<T>(
  file: string,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  let lock = tryFolderLock(file);
  for (let waitedMs = 0; !lock; lock = tryFolderLock(file)) {
    await sleep(25);
    waitedMs += 25;
    if (waitedMs === 5000) onWait();
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
