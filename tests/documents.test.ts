import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = globSync(["*.md", "docs/**/*.md", "bench/*.md", "src/**/*.md"], { cwd: root });

/** Names of the settings that the configuration's schemas know. */
const settings = globSync("src/{config,config/*}.ts", { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name),
);

test("every setting is explained in .env.example, and nothing else is", () => {
  const explained = [...read(".env.example").matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(35);
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

/** Files and folders of the project, each also by the ends of its path, such as `kit/money.ts` and `money.ts`. */
const knownPaths = new Set(
  globSync(["*", "{bench,content,docs,eval,public,scripts,src,tests}/**"], { cwd: root }).flatMap(
    (path) => path.split(/[\\/]/).map((_part, at, parts) => parts.slice(at).join("/")),
  ),
);

/** What looks like a path of the project, but isn't there. */
const noPathsHere: Readonly<Record<string, string>> = {
  "handle.js": "what a route exports",
  "build/server": "made by the build",
  "build/learnt": "made by the build",
  "build/client/service-worker.js": "made by the build",
  ".runtime": "made by the first command",
  ".runtime/pictures": "made by the build",
  "bench/results": "made by npm run bench",
  "docs/throttling.md": "in the repository of Lighthouse",
  "src/db/prepared-statements.ts": "decision 0028, gone with 0036",
  "keep-lines.ts": "gone with 0037, which says so",
};

/** A folder, or a file with one of our endings. Addresses begin with a slash, and aren't meant. */
const looksLikePath = (name: string) =>
  /^[a-z.][a-z0-9.-]*\//.test(name) || /[\w-]\.(css|js|json|md|mdx|mjs|sql|ts|tsx)$/.test(name);

/** Paths in backticks, such as `tokens.css`, `src/web/` and `#kit/keyset.ts`; what is in fences is left out. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`#?([\w.-][\w./-]*)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => looksLikePath(name) && !name.startsWith("./"))
    .map((name) => name.replace(/\/$/, ""));
const unknownPathsIn = (text: string): string[] =>
  pathsIn(text).filter((name) => !knownPaths.has(name));

test("no document names a file or folder that isn't there", () => {
  const wrong = documents.flatMap((file) =>
    unknownPathsIn(read(file))
      .filter((path) => !Object.hasOwn(noPathsHere, path))
      .map((path) => `${file} → ${path}`),
  );
  expect(wrong).toEqual([]);
  // The list must not outlive its reasons.
  const named = documents.flatMap((file) => pathsIn(read(file)));
  expect(Object.keys(noPathsHere).filter((path) => !named.includes(path))).toEqual([]);
});

test("a path that is wrong or gone is found, and what is no path is left alone", () => {
  expect(unknownPathsIn("`src/web/web-fonts.ts`, `shop/service.css`, `src/plugins/`")).toEqual([
    "src/web/web-fonts.ts",
    "shop/service.css",
    "src/plugins",
  ]);
  expect(pathsIn("`ui/`, `src/web/document/web-fonts.ts`, `#kit/keyset.ts`")).toEqual([
    "ui",
    "src/web/document/web-fonts.ts",
    "kit/keyset.ts",
  ]);
  expect(
    pathsIn("`/services`, `./data`, `llms.txt`, `DATA_DIR/node-id`, `queries-<part>.ts`"),
  ).toEqual([]);
});

const sourcePath = "`((?:bench|content|scripts|src|tests|widget)/[\\w./-]+\\.(?:ts|tsx|mjs))`";
const identifier = "`([A-Za-z]\\w+)(?:\\([^`]*)?`";

/** Names of which a document says that a file holds them: `file` (`name`), or `name` in `file`. */
const namesIn = (text: string): { path: string; name: string }[] => [
  ...[...text.matchAll(new RegExp(`${sourcePath} \\(((?:[^()]|\\([^()]*\\))*)\\)`, "g"))].flatMap(
    ([, path = "", list = ""]) =>
      [...list.matchAll(new RegExp(`(?:^|, |and )${identifier}`, "g"))].map(([, name = ""]) => ({
        path,
        name,
      })),
  ),
  ...[...text.matchAll(new RegExp(`${identifier} (?:in|of) ${sourcePath}`, "g"))].map(
    ([, name = "", path = ""]) => ({ path, name }),
  ),
];

test("what a document says a file holds is there", () => {
  expect(namesIn("`src/a.ts` (`one`, and `two(tx, …)`), `three` in `tests/b.ts`")).toEqual([
    { path: "src/a.ts", name: "one" },
    { path: "src/a.ts", name: "two" },
    { path: "tests/b.ts", name: "three" },
  ]);
  const named = documents.flatMap((file) =>
    namesIn(read(file)).map((one) => ({ ...one, said: `${file}: ${one.name} in ${one.path}` })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named
      .filter(({ path }) => existsSync(join(root, path)))
      .filter(({ path, name }) => !new RegExp(`\\b${name}\\b`).test(read(path)))
      .map(({ said }) => said),
  ).toEqual([]);
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

test("pages are written with ’, not with a straight apostrophe, but for code", () => {
  const pages = globSync("content/pages/**/*.mdx", { cwd: root });
  const straight = (text: string) =>
    text
      .replace(/^\s*```[\s\S]*?^\s*```/gm, "")
      .replaceAll(/`[^`]*`/g, "")
      .match(/.*\p{L}'\p{L}.*/gu) ?? [];
  expect(straight("It's `can't`\n```sh\n# don't\n```")).toEqual(["It's "]);
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap((page) => straight(read(page)).map((line) => `${page}: ${line}`))).toEqual(
    [],
  );
});
