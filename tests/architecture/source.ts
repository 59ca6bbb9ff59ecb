import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

/** A node of the syntax tree; what it carries depends on its type. */
export type Node = { type: string } & Record<string, unknown>;

export type Import = {
  /** Path from the project's root, or the name of a package. */
  target: string;
  /** Erased before the program runs (`import type`, `typeof import(…)`). */
  isType: boolean;
  /** Names under which the file uses it; empty for a bare import and a re-export. */
  names: string[];
};

export type Source = { path: string; text: string; body: Node[]; imports: Import[] };

const root = fileURLToPath(new URL("../..", import.meta.url));
const code = "{ts,tsx,mjs}";

/** Every file of code that is part of the project, tests and scripts included. */
export function readSources(): Source[] {
  const files = globSync([`{src,content,tests,scripts,bench,widget}/**/*.${code}`, `*.${code}`], {
    cwd: root,
  });
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => parseSource(file, readFileSync(join(root, file), "utf8")));
}

/** One file, read from the disk or made up by a test. @throws Error where it doesn't parse */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const imports: Import[] = [];
  for (const statement of body)
    walk(statement, (node) => {
      const found = readImport(node);
      if (found) imports.push({ ...found, target: resolve(path, found.target) });
    });
  return { path, text, body, imports };
}

/** Calls `see` for `node` and everything inside; `see` answers false to leave a part out. */
export function walk(node: unknown, see: (node: Node) => boolean | void): void {
  if (Array.isArray(node)) for (const part of node) walk(part, see);
  if (!isNode(node) || see(node) === false) return;
  for (const part of Object.values(node)) if (typeof part === "object") walk(part, see);
}

export const isNode = (value: unknown): value is Node =>
  typeof (value as Node | null)?.type === "string";

/** Files that exist for tests only. They may look behind every door; nobody else may use them. */
export const isForTests = (path: string): boolean =>
  path.startsWith("tests/") || /\.(test|fixture)\.|\/testing\.ts$|-rig\.ts$/.test(path);

/** What the program itself is made of. */
export const isProduction = ({ path }: Source): boolean =>
  /^(src|content)\//.test(path) && !isForTests(path);

function readImport(node: Node): Import | null {
  const source = node["source"] as Node | null | undefined;
  const target = typeof source?.["value"] === "string" ? source["value"] : null;
  if (target === null) return null;
  if (node.type === "ImportDeclaration") {
    const names = (node["specifiers"] as { local: { name: string } }[]).map(
      (one) => one.local.name,
    );
    return { target, names, isType: node["importKind"] === "type" };
  }
  if (node.type === "ExportNamedDeclaration" || node.type === "ExportAllDeclaration")
    return { target, names: [], isType: node["exportKind"] === "type" };
  if (node.type === "ImportExpression") return { target, names: [], isType: false };
  if (node.type === "TSImportType") return { target, names: [], isType: true };
  return null;
}

/** `#kit/ids.ts` (package.json "imports") or `./ids.ts` → `src/kit/ids.ts`; packages stay as they are. */
function resolve(from: string, specifier: string): string {
  const target = specifier.replace(/\?.*$/, "");
  if (target.startsWith(".")) return join(dirname(from), target);
  if (target === "#errors" || target === "#config") return `src/${target.slice(1)}.ts`;
  if (target.startsWith("#content/")) return target.slice(1);
  return target.startsWith("#") ? `src/${target.slice(1)}` : target;
}
