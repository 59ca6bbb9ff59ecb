import { isForTests, isProduction, walk, type Node, type Source } from "./source.ts";

/** Files beside queries.ts, tables.ts and src/db that speak to the database, each with its reason. */
const sqlElsewhere: Readonly<Record<string, string>> = {
  "src/domain/audit/record-audit.ts": "one insert is all that the noun does",
  "src/domain/accounts/auth.ts": "hands the tables to Better Auth",
  "src/domain/catalogue/seed-catalogue.ts": "compares and writes rows of two tables alike",
  "src/providers/payments/test-till/create-session.ts":
    "a provider has no noun: its queries stand beside it",
  "src/providers/payments/test-till/deliver-event.ts": "the same",
  "src/providers/payments/test-till/sessions.ts": "the same",
  "src/providers/payments/test-till/session-jobs.ts": "the same",
  "src/worker/prune-runs.ts": "the background work's own tables, which no noun has",
  "src/worker/lease.ts": "reads the background work's own table, which no noun has",
  "src/http/health.ts": "asks `select 1` whether the database is there",
};

/** Longer files are looked at again, and split. Tests are lists of cases, so they may have some more. */
const maxLines = ({ path }: Source) => (isForTests(path) ? 300 : 250);

const isSqlPlace = (path: string) =>
  path.startsWith("src/db/") || /\/(queries|tables)(-[a-z-]+)?\.ts$/.test(path);

/** Files that reach for the environment instead of src/config.ts. */
export const readersOfEnvironment = (sources: Source[]): string[] =>
  sources
    .filter((source) => isProduction(source) && source.path !== "src/config.ts")
    .filter(({ body, imports }) => {
      let found = imports.some(({ target }) => /^(node:)?process$/.test(target));
      walk(body, (node) => {
        const [object, property] = [node["object"], node["property"]] as { name?: unknown }[];
        if (
          node.type === "MemberExpression" &&
          object?.name === "process" &&
          property?.name === "env"
        )
          found = true;
      });
      return found;
    })
    .map(({ path }) => path);

/** Files that hold SQL, Drizzle or a table where none belongs. */
export const sqlOutside = (sources: Source[]): string[] =>
  sources
    .filter(
      (source) =>
        isProduction(source) && !isSqlPlace(source.path) && !(source.path in sqlElsewhere),
    )
    .filter(({ body, imports }) => {
      let found = imports.some(
        ({ target, isType }) => !isType && /^(drizzle-orm|pg)(\/|$)|\/tables\.ts$/.test(target),
      );
      walk(body, (node) => {
        if (node.type === "MemberExpression" && isQuery(node)) found = true;
      });
      return found;
    })
    .map(({ path }) => path);

/** `pool.query`, `deps.database.pool.query`; not `request.query`, which is an address's. */
function isQuery(node: Node): boolean {
  const { property, object } = node as Node & Record<"property" | "object", Node>;
  const holder = object["name"] ?? (object["property"] as Node | undefined)?.["name"];
  return property["name"] === "query" && /pool|client|db|database|keeper|tx/i.test(String(holder));
}

/** Files that only pass on what others export, and lists of exports without names. */
export const strayBarrels = (sources: Source[]): string[] =>
  sources
    .filter(({ path, body }) => {
      const passesAll = body.some((one) => one.type === "ExportAllDeclaration" && !one["exported"]);
      const passesOnly =
        body.length > 0 && body.every((one) => one.type.startsWith("Export") && one["source"]);
      const isDoor = /^src\/domain\/[\w-]+\/index\.ts$/.test(path);
      return passesAll || (isDoor ? !passesOnly : passesOnly);
    })
    .map(({ path }) => path);

/** Files that have grown too long. */
export const tooLong = (sources: Source[]): string[] =>
  sources
    .map((source) => ({ source, lines: source.text.trimEnd().split("\n").length }))
    .filter(({ source, lines }) => lines > maxLines(source))
    .map(({ source, lines }) => `${source.path} has ${lines} lines`);

/** Names that say nothing, or are spelled unlike the rest: kebab-case, components in ui and islands, and their stories, as they are called. */
export const poorNames = (sources: Source[]): string[] =>
  sources
    .map(({ path }) => path)
    .filter((path) => {
      const parts = path.split("/").map((part) => part.replace(/\..*$/, ""));
      const isComponent = /^src\/web\/(ui|islands|gallery\/stories)\/[A-Z]\w+\.tsx$/.test(path);
      return (
        parts.some((part) => /^(utils?|misc|helpers?|common|stuff|lib)$/.test(part)) ||
        (!isComponent && parts.some((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)))
      );
    });

/**
 * Words in identifiers for which the field has a usual one: limits are `max…` and `min…`, what people can do are
 * actions (docs/glossary.md).
 */
const unusualWords =
  /^(?:most|least)[A-Z]|[dD]eeds?(?![a-z])|[nN]obody(?!_came)|[wW]hoever|[mM]eanwhile|[aA]new(?![a-z])|[rR]eread/;

/** Identifiers that betray the old way of naming. */
export const unusualNames = (sources: Source[]): string[] =>
  sources.filter(isProduction).flatMap(({ path, body }) => {
    const found = new Set<string>();
    walk(body, (node) => {
      const name = node.type === "Identifier" ? String(node["name"]) : "";
      if (unusualWords.test(name)) found.add(`${path}: ${name}`);
    });
    return [...found];
  });

/** Entries of the list above whose file is gone. */
export const unusedExemptions = (sources: Source[]): string[] => {
  const paths = new Set(sources.map(({ path }) => path));
  return Object.keys(sqlElsewhere).filter((path) => !paths.has(path));
};

/** Test files of the unit project that import the database: they belong among the `.db.test.ts`. */
export const misnamedTests = (sources: Source[]): string[] =>
  sources
    .filter(
      ({ path }) => isForTests(path) && /\.test\.tsx?$/.test(path) && !/\.db\.test\./.test(path),
    )
    .filter(({ imports }) => imports.some(({ target }) => target === "tests/database.ts"))
    .map(({ path }) => path);
