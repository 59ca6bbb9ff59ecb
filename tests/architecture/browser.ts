import { isNode, walk, type Node, type Source } from "./source.ts";

/** Where the browser's code begins: the scripts of documents. Route modules come on top. */
const scripts = [
  "src/web/islands/client.tsx",
  "src/web/head.ts",
  "src/web/later.ts",
  "src/web/offline/service-worker.ts",
];

/** Exports of a route module that React Router leaves out of the browser's bundle. */
const serverExports = new Set(["loader", "action", "headers", "middleware"]);

/** Own files that may reach a browser, whatever imports them. */
const browserFiles = [
  /^src\/web\/(?!entry\.server|context\.ts|translate-errors)/,
  /^src\/kit\//,
  /^content\//,
  /^src\/domain\/[\w-]+\/(contract|meta|rules)\.ts$/,
  /^src\/domain\/projects\/configuration\/[\w-]+\.ts$/,
  /^src\/domain\/videos\/(storyboard|timeline[\w-]*|captions[\w-]*|drawing\/[\w-]+)\.ts$/,
  /^src\/steps\/(contract|forms|triggers(\/[\w-]+)?|[\w-]+\/form)\.ts$/,
  /^src\/domain\/connections\/(kind(s|-parts)|(?:channel|http)-kinds)\.ts$/,
];
const browserPackages =
  /^(react|react-dom|react-router|zod|@fontsource-variable\/[\w-]+|lucide-react|minisearch|eventsource-parser|react-markdown|uqr|@zxcvbn-ts\/[\w-]+)(\/|$)/;
/** Packages for apps: documents, which have to stay small, never load them. */
const appPackages =
  /^(@conform-to\/(react|zod)|@base-ui\/react|@xyflow\/react|highlight\.js|croner)(\/|$)/;

const mayReach = (target: string, isApp: boolean) =>
  browserFiles.some((pattern) => pattern.test(target)) ||
  browserPackages.test(target) ||
  (isApp && appPackages.test(target));

/** Route modules by their path, as src/web/routes.ts names them. */
export const routeModules = (routes: string): string[] =>
  ["src/web/root.tsx"].concat(
    [...routes.matchAll(/"([\w/-]+\.tsx)"/g)].map(([, file]) => `src/web/${file}`),
  );

/** Ways from the browser's scripts and pages to files or packages that belong to the server. */
export function serverCodeInBrowser(sources: Source[], routes: string[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Set<string>();
  const offences: string[] = [];
  const visit = (path: string, isApp: boolean) => {
    const source = byPath.get(path);
    if (!source || seen.has(path)) return;
    seen.add(path);
    for (const target of reachedBy(source, routes.includes(path)))
      if (mayReach(target, isApp)) visit(target, isApp);
      else offences.push(`${path} → ${target}: not for the browser`);
  };
  for (const path of scripts) visit(path, false);
  for (const path of routes) visit(path, true);
  return offences;
}

/** What a file brings along; of a route module only what its browser part uses. */
function reachedBy(source: Source, isRoute: boolean): string[] {
  const imports = source.imports.filter(
    ({ isType, target }) => !isType && !target.endsWith(".css"),
  );
  if (!isRoute) return imports.map(({ target }) => target);
  const used = browserNames(source.body);
  return imports
    .filter(({ names }) => names.length === 0 || names.some((name) => used.has(name)))
    .map(({ target }) => target);
}

/** Every name that the browser part of a route module uses, directly or through its own declarations. */
function browserNames(body: Node[]): Set<string> {
  const declared = new Map<string, Node>();
  const open: Node[] = [];
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") continue;
    const declaration = (statement["declaration"] as Node | null | undefined) ?? statement;
    const names = declaredNames(declaration);
    for (const name of names) declared.set(name, declaration);
    const isExported = statement.type.startsWith("Export");
    if (isExported ? !names.some((name) => serverExports.has(name)) : names.length === 0)
      open.push(declaration);
  }
  const used = new Set<string>();
  for (let next = open.pop(); next; next = open.pop())
    for (const name of namesIn(next)) {
      if (used.has(name)) continue;
      used.add(name);
      const own = declared.get(name);
      if (own) open.push(own);
    }
  return used;
}

const nameOf = (node: unknown) =>
  isNode(node) && typeof node["name"] === "string" ? [node["name"]] : [];

function declaredNames(declaration: Node): string[] {
  if (declaration.type === "VariableDeclaration")
    return (declaration["declarations"] as Node[]).flatMap((one) => nameOf(one["id"]));
  return nameOf(declaration["id"]);
}

/** Names used as values inside: no types, no names of properties. */
function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  walk(node, (inner) => {
    if (inner.type === "Identifier" || inner.type === "JSXIdentifier")
      names.add(String(inner["name"]));
    const property = {
      MemberExpression: "property",
      Property: "key",
      MethodDefinition: "key",
      JSXAttribute: "name",
    }[inner.type];
    if (property && inner["computed"] !== true && inner["shorthand"] !== true) {
      const rest = { ...inner, type: "part" };
      delete (rest as Record<string, unknown>)[property];
      for (const name of namesIn(rest)) names.add(name);
      return false;
    }
    if (!inner.type.startsWith("TS")) return true;
    if (isNode(inner["expression"]))
      for (const name of namesIn(inner["expression"])) names.add(name);
    return false;
  });
  return names;
}
