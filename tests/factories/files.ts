import type { Database } from "#db/open.ts";
import { countedFiles, type FileDeps } from "#domain/files/index.ts";
import { type ByteRange, FileGone, type FileStore, FileStoreDown } from "#domain/files/ports.ts";
import { systemClock } from "#kit/time.ts";
import { createPieceStore } from "../../src/providers/files/postgres-pieces.ts";
import { testDigest } from "./aria.ts";
import { usageOn } from "./usage.ts";

/** What files need, on a test's database: kept there, unless a test brings another store. */
export function filesOn(
  { db, pool }: Pick<Database, "db" | "pool">,
  change: Partial<FileDeps> = {},
): FileDeps {
  const pieces = createPieceStore({ db, pool });
  return {
    db,
    clock: systemClock,
    digest: testDigest,
    files: { pieces, store: pieces },
    usage: usageOn({ db }, { held: countedFiles.held ?? {} }).usage,
    ...change,
  };
}

/** Bytes as they come over a line, in chunks. */
export async function* chunksOf(bytes: Uint8Array, chunkBytes = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** All that comes, in one. */
export async function joined(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** A PNG of exactly so many bytes: a pixel, and random bytes after its end. */
export function pngOf(size: number, random: (at: number) => number = (at) => (at * 31 + 7) % 251) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at++) bytes[at] = random(at);
  pixel.copy(bytes, 0, 0, Math.min(size, pixel.length));
  return bytes;
}

/** A PNG file whose header says so many pixels; they aren't there. */
export function pngWith(width: number, height: number): Buffer {
  const bytes = Buffer.from(pixel);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A second store, in memory; while `isDown` it refuses everything. */
export function memoryStore(): FileStore & { kept: Map<string, Buffer>; isDown: boolean } {
  const kept = new Map<string, Buffer>();
  const store = {
    name: "s3" as const,
    kept,
    isDown: false,
    async write(key: string, bytes: AsyncIterable<Uint8Array>) {
      check();
      kept.set(key, await joined(bytes));
    },
    async *read(key: string, { start, end }: ByteRange) {
      check();
      const bytes = kept.get(key);
      if (!bytes) throw new FileGone("nothing there");
      yield* chunksOf(bytes.subarray(start, end));
    },
    async remove(key: string) {
      check();
      kept.delete(key);
    },
    async keysBefore() {
      check();
      return [];
    },
  };
  const check = () => {
    if (store.isDown) throw new FileStoreDown("the store is down");
  };
  return store;
}
