import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FileGone, type FileStore } from "#domain/files/ports.ts";
import { testDatabase } from "../../../tests/database.ts";
import { chunksOf, joined } from "../../../tests/factories/files.ts";
import { startS3Server } from "../../../tests/factories/s3-server.ts";
import { createPieceStore } from "./postgres-pieces.ts";
import { createS3Store } from "./s3.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  [database, server] = await Promise.all([testDatabase(), startS3Server()]);
});
afterAll(() => Promise.all([database.close(), server.close()]));

const stores: [name: FileStore["name"], create: () => FileStore][] = [
  ["postgres-pieces", () => createPieceStore(database)],
  ["s3", () => createS3Store(server.options)],
];
let count = 0;
const newKey = () => `fil_${String(++count).padStart(4, "0")}`;
const factsOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

describe.each(stores)("%s", (name, create) => {
  const write = (key: string, bytes: Uint8Array, chunkBytes?: number) =>
    create().write(key, chunksOf(bytes, chunkBytes), factsOf(bytes));
  const read = (key: string, start: number, end: number) =>
    joined(create().read(key, { start, end }));

  test("says which one it is", () => expect(create().name).toBe(name));

  test.each([
    ["one byte", 1, 10],
    ["exactly a piece", 512 * 1024, 100_000],
    ["some pieces and a bit, in odd chunks", 2_000_003, 77_777],
  ])("gives back what it was given: %s", async (_what, size, chunkBytes) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await write(key, bytes, chunkBytes);
    expect((await read(key, 0, size)).equals(bytes)).toBe(true);
  });

  test("reads any part, across the borders of pieces", async () => {
    const [key, bytes] = [newKey(), randomBytes(1_600_000)];
    await write(key, bytes);
    const piece = 512 * 1024;
    const parts = [
      [0, 1],
      [piece - 1, piece + 1],
      [piece, 2 * piece],
      [5, 1_599_999],
      [1_599_999, 1_600_000],
      [7, 7],
    ] as const;
    for (const [start, end] of parts)
      expect((await read(key, start, end)).equals(bytes.subarray(start, end))).toBe(true);
  });

  test("replaces a file under the same key, also by a shorter one", async () => {
    const key = newKey();
    await write(key, randomBytes(1_200_000));
    await write(key, Buffer.from("short"));
    expect((await read(key, 0, 5)).toString()).toBe("short");
    await expect(read(key, 0, 6)).rejects.toBeInstanceOf(FileGone);
    await expect(read(key, 600_000, 600_001)).rejects.toBeInstanceOf(FileGone);
  });

  test("has nothing under a key that was never written, or removed; removing twice is no fault", async () => {
    const key = newKey();
    await expect(read(key, 0, 1)).rejects.toBeInstanceOf(FileGone);
    await write(key, Buffer.from("x"));
    await create().remove(key);
    await create().remove(key);
    await expect(read(key, 0, 1)).rejects.toBeInstanceOf(FileGone);
  });

  test("keeps nothing of a file whose bytes broke off, and says why", async () => {
    const key = newKey();
    const broken = new Error("the source broke off");
    const bytes = async function* () {
      yield randomBytes(700_000);
      throw broken;
    };
    const writing = create().write(key, bytes(), factsOf(Buffer.alloc(1_000_000)));
    await expect(writing).rejects.toBe(broken);
    await expect(read(key, 0, 1)).rejects.toBeInstanceOf(FileGone);
  });

  test("lists its keys in order, those from before a time, and goes on after one", async () => {
    const [first, second] = [newKey(), newKey()];
    await write(second, Buffer.from("b"));
    await write(first, Buffer.from("a"));
    const soon = new Date(Date.now() + 60_000);
    const all = await create().keysBefore(soon, { after: "", limit: 1000 });
    expect(all).toEqual(all.toSorted());
    expect(all.slice(-2)).toEqual([first, second]);
    expect(await create().keysBefore(soon, { after: first, limit: 1000 })).toEqual([second]);
    expect(await create().keysBefore(soon, { after: "", limit: 1 })).toEqual(all.slice(0, 1));
    const before = new Date(Date.now() - 60_000);
    expect(await create().keysBefore(before, { after: "", limit: 1000 })).toEqual([]);
  });

  test("serves many readers and writers at once", async () => {
    const files = Array.from({ length: 8 }, () => [newKey(), randomBytes(600_000)] as const);
    await Promise.all(files.map(([key, bytes]) => write(key, bytes)));
    const back = await Promise.all(files.map(([key]) => read(key, 0, 600_000)));
    expect(files.every(([, bytes], index) => back[index]?.equals(bytes))).toBe(true);
  });
});
