import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** What the build reads: folders with all they hold, and files. */
const sources = [
  "src",
  "content",
  "widget",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "scripts/app-files",
  "scripts/build.ts",
  "scripts/learn.ts",
  "scripts/pack.ts",
  "scripts/pictures.ts",
  "scripts/pictures",
];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/**
 * One hash over the names and contents of everything the build depends on; tests are left out.
 * @param root the project's folder, as an absolute path
 * @returns hexadecimal SHA-256; the same on every machine for the same sources
 */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  const files = sources
    .map((source) => join(root, source))
    .filter((path) => existsSync(path))
    .flatMap(filesIn)
    .map((path) => ({ path, name: relative(root, path).replaceAll("\\", "/") }))
    .filter(({ name }) => !isTest(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { path, name } of files) {
    const content = readFileSync(path);
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
