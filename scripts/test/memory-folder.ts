import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const place = "/dev/shm";
/** What the tests' databases and browsers hold at once, and what the tests themselves take beside it. */
const roomBytes = 4 * 2 ** 30;
const memoryBytes = 12 * 2 ** 30;

/**
 * A temporary folder in the machine's memory, removed at the end of this process; null where there is no room for it.
 * Each test file's database is a thousand files that are copied and removed again: in memory an eighth of the work.
 */
export function folderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(place);
    if (process.platform !== "linux" || bavail * bsize < roomBytes) return null;
    if (process.availableMemory() < memoryBytes) return null;
    const folder = mkdtempSync(join(place, "aria-"));
    chmodSync(folder, 0o755); // Postgres may run as another user
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return null;
  }
}
