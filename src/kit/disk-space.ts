import { statfsSync } from "node:fs";

export type DiskSpace = { freeBytes: number; totalBytes: number };

/**
 * Room for ordinary users on the file system that holds a folder. Null where it doesn't tell its size: some network and
 * virtual file systems say 0 blocks, which doesn't mean full.
 */
export function diskSpace(folder: string): DiskSpace | null {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? null : { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
