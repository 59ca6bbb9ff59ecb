import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type Files, makeFolder, writeDurably } from "./durable-files.ts";

const root = fs.mkdtempSync(join(tmpdir(), "aria-durable-"));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
let folder = "";
let file = "";
beforeEach(() => {
  folder = fs.mkdtempSync(join(root, "folder-"));
  file = join(folder, "secret");
});

/** The real file system, which notes what was asked of it. `failing` throws this code instead. */
function watched(failing: Partial<Record<keyof Files, string>> = {}) {
  const calls: string[] = [];
  const opened = new Map<unknown, string>();
  const nameOf = (path: unknown) =>
    opened.get(path) ?? basename(String(path)).replace(`.${process.pid}.new`, " (draft)");
  const files = new Proxy(fs, {
    get(real, name: keyof Files) {
      const call = real[name] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        const code = failing[name];
        if (code) throw Object.assign(new Error(code), { code });
        const result = call(...args);
        if (name === "openSync") opened.set(result, nameOf(args[0]));
        else if (name !== "statSync") calls.push(`${name.replace("Sync", "")} ${nameOf(args[0])}`);
        return result;
      };
    },
  });
  return { files, calls };
}
const names = () => fs.readdirSync(folder);

test("file and name are on the disk, in this order, before anything can depend on them", () => {
  const { files, calls } = watched();
  writeDurably(file, "words", { mayReplace: true }, files);
  expect(calls).toEqual([
    "writeFile secret (draft)",
    "fsync secret (draft)",
    "close secret (draft)",
    "rename secret (draft)",
    `fsync ${basename(folder)}`,
    `close ${basename(folder)}`,
  ]);
  expect(fs.readFileSync(file, "utf8")).toBe("words");
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});

test("a file that must not be replaced is synced in the same way, and the second writer is told", () => {
  const { files, calls } = watched();
  writeDurably(file, "first", { mayReplace: false }, files);
  expect(calls.filter((call) => call.startsWith("fsync"))).toEqual([
    "fsync secret (draft)",
    `fsync ${basename(folder)}`,
  ]);
  expect(() => writeDurably(file, "second", { mayReplace: false })).toThrow("EEXIST");
  expect(fs.readFileSync(file, "utf8")).toBe("first");
  expect(names()).toEqual(["secret"]);
});

test("where the file system has no links, a file that must not be replaced isn't, either", () => {
  const { files } = watched({ linkSync: "EPERM" });
  writeDurably(file, "first", { mayReplace: false }, files);
  expect(() => writeDurably(file, "second", { mayReplace: false }, files)).toThrow("exists");
  expect(fs.readFileSync(file, "utf8")).toBe("first");
  expect(names()).toEqual(["secret"]);
});

test.each(["writeFileSync", "fsyncSync", "renameSync"] as const)(
  "where %s fails, the former file stays as it was, and no draft is left",
  (failing) => {
    fs.writeFileSync(file, "former");
    const { files } = watched({ [failing]: "ENOSPC" });
    expect(() => writeDurably(file, "new", { mayReplace: true }, files)).toThrow("ENOSPC");
    expect(fs.readFileSync(file, "utf8")).toBe("former");
    expect(names()).toEqual(["secret"]);
  },
);

test("each new folder's name is synced in the folder above it", () => {
  const { files, calls } = watched();
  makeFolder(join(folder, "a/b"), 0o700, files);
  expect(calls.filter((call) => !call.startsWith("close"))).toEqual([
    "mkdir a",
    `fsync ${basename(folder)}`,
    "mkdir b",
    "fsync a",
  ]);
  expect(fs.statSync(join(folder, "a/b")).mode & 0o777).toBe(0o700);
  calls.length = 0;
  makeFolder(join(folder, "a/b"), 0o700, files);
  expect(calls).toEqual([]);
});

test("a folder that can't be made says so at once", (ctx) => {
  fs.writeFileSync(file, "");
  expect(() => makeFolder(file, 0o700)).toThrow("EEXIST");
  expect(() => makeFolder(join(file, "a/b"), 0o700)).toThrow("EEXIST");
  if (process.platform !== "linux") ctx.skip("the rest needs Linux's /proc");
  expect(() => makeFolder("/proc/nope/data", 0o700)).toThrow("ENOENT");
});
