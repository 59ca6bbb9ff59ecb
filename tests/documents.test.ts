import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = globSync(["*.md", "docs/**/*.md", "bench/*.md", "src/**/*.md"], { cwd: root });

/** Names of the settings that src/config.ts knows. */
const settings = [...read("src/config.ts").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name = ""]) => name,
);

test("every setting is explained in .env.example, and nothing else is", () => {
  const explained = [...read(".env.example").matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(10);
  expect(new Set(explained)).toEqual(new Set(settings));
});

test("the README's table names every setting that a person sets", () => {
  const table = read("README.md");
  const own = settings.filter((name) => name !== "NODE_ENV"); // the commands set it
  expect(own.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test("no document links to a file that isn't there", () => {
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, link = ""]) => join(dirname(file), link))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(documents).toContain("README.md");
  expect(dead).toEqual([]);
});

test("the index lists every decision, and each has its three parts", () => {
  const index = read("docs/README.md");
  const decisions = documents.filter((file) => /decisions[/\\]/.test(file));
  expect(decisions.length).toBeGreaterThan(10);
  for (const file of decisions) {
    expect(index).toContain(file.replaceAll("\\", "/").replace("docs/", ""));
    expect(read(file)).toMatch(
      /^# \d{4} [\s\S]+## Context[\s\S]+## Decision[\s\S]+## Consequences/,
    );
  }
});
