import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceHash } from "./source-hash.ts";

let root = "";
const put = (name: string, text: string) => {
  mkdirSync(join(root, name, ".."), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "aria-hash-"));
  put("src/web/root.tsx", "root");
  put("package-lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  "src/web/root.tsx",
  "src/web/new.css",
  "content/brand.ts",
  "public/favicon.svg",
  "package-lock.json",
])("a change of %s asks for a new build", (name) => {
  const before = sourceHash(root);
  put(name, "changed");
  expect(sourceHash(root)).not.toBe(before);
});

test("a renamed file asks for a new build", () => {
  const before = sourceHash(root);
  renameSync(join(root, "src/web/root.tsx"), join(root, "src/web/other.tsx"));
  expect(sourceHash(root)).not.toBe(before);
});

test("text moved from one file to the next asks for a new build", () => {
  put("src/a.ts", "one");
  put("src/b.ts", "two");
  const before = sourceHash(root);
  put("src/a.ts", "onet");
  put("src/b.ts", "wo");
  expect(sourceHash(root)).not.toBe(before);
});

test.each(["src/kit/money.test.ts", "docs/notes.md", "tests/e2e/home.ts"])(
  "a change of %s asks for none",
  (name) => {
    const before = sourceHash(root);
    put(name, "changed");
    expect(sourceHash(root)).toBe(before);
  },
);

test("the same sources written again ask for none", () => {
  const before = sourceHash(root);
  put("src/web/root.tsx", "root");
  expect(sourceHash(root)).toBe(before);
});
