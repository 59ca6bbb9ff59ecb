import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { diskSpace } from "./disk-space.ts";

test("the room on a disk is told in bytes", () => {
  const space = diskSpace(tmpdir());
  expect(space?.freeBytes).toBeGreaterThan(0);
  expect(space?.totalBytes).toBeGreaterThanOrEqual(space?.freeBytes ?? 0);
});

test("a file system that tells no size isn't full", (ctx) => {
  if (process.platform !== "linux") ctx.skip("needs Linux's /proc, which has no blocks");
  expect(diskSpace("/proc")).toBeNull();
});
