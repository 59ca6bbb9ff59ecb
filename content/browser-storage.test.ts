import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cacheNames } from "../src/web/offline/kept-copy.ts";
import { storedInBrowser } from "./browser-storage.ts";
import { cookieCategories } from "./promises.ts";

const root = join(import.meta.dirname, "..");
const sources = globSync("{src,widget}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));
const names = new Set(storedInBrowser.map(({ name }) => name));

test("every name under which our code keeps something in a browser is listed", () => {
  // What goes through the registry itself (forget-refused.ts) has no names of its own.
  const users = sources.filter(
    (text) => /\b(local|session)Storage\b/.test(text) && !text.includes("storedInBrowser"),
  );
  const keys = users.flatMap((text) => /const (?:key|name) = "([^"]+)"/.exec(text)?.[1] ?? "?");
  const cookies = sources.flatMap((text) =>
    [...text.matchAll(/["'`]aria\.([a-z_-]+)/g)].map(([, name]) => `aria.${name}`),
  );
  keys.push(...Object.values(cacheNames));
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect([...keys, ...cookies].filter((name) => !names.has(name))).toEqual([]);
});

test("nothing is listed twice, and nothing is optional", () => {
  expect(names.size).toBe(storedInBrowser.length);
  const used = new Set(storedInBrowser.map(({ category }) => category));
  expect(cookieCategories.map(({ name }) => [name, used.has(name)])).toEqual([
    ["Essential", true],
    ["Analytics", false],
    ["Functional", false],
    ["Marketing", false],
  ]);
});
