import { parseArgs } from "node:util";

export const staticChecks = ["format", "lint", "types", "build"] as const;
export const projects = ["unit", "integration", "e2e"] as const;
export type StaticCheck = (typeof staticChecks)[number];
export type Project = (typeof projects)[number];

/** What a call of `npm test` asks for. */
export type TestRequest = {
  checks: Set<StaticCheck>;
  projects: Set<Project>;
  /** Database tests run on this server instead of the embedded one. */
  databaseUrl: string | null;
  /** Passed on to vitest: parts of file names, and its own flags. */
  filters: string[];
  /** False: only a part was asked for, so that a project without a test is no mistake. */
  isComplete: boolean;
  help: boolean;
};

export class UnknownPart extends Error {}

export const usage = `npm test                           everything
npm test -- --only=unit,e2e        only these: ${[...staticChecks, ...projects].join(", ")}
npm test -- src/domain/orders      only tests in files whose path contains this (browser tests: name tests/e2e)
npm test -- --database=URL         database tests on this Postgres server; its user must be allowed to make databases
Further flags go to vitest, as in: npm test -- src/kit -t "rounds half up"`;

/**
 * The arguments of scripts/test.ts.
 * @throws UnknownPart where --only names something else than a check or a project
 */
export function parseRequest(args: string[]): TestRequest {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: { only: { type: "string" }, database: { type: "string" }, help: { type: "boolean" } },
  });
  const ours = tokens
    .filter((token) => token.kind === "option")
    .filter(({ name }) => ["only", "database", "help"].includes(name));
  const valueOf = (name: string): string | undefined =>
    ours.findLast((token) => token.name === name && token.value !== undefined)?.value;
  const used = new Set(
    ours.flatMap((token) =>
      token.inlineValue === false ? [token.index, token.index + 1] : [token.index],
    ),
  );
  const filters = args.filter((arg, index) => !used.has(index) && arg !== "--");

  const known: readonly string[] = [...staticChecks, ...projects];
  const only = valueOf("only")
    ?.split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const unknown = only?.find((part) => !known.includes(part));
  if (unknown) throw new UnknownPart(`--only takes ${known.join(", ")}, not ${unknown}`);
  const isAsked = (part: StaticCheck | Project): boolean => {
    if (only) return only.includes(part);
    if (filters.length === 0) return true;
    return (
      part === "unit" ||
      part === "integration" ||
      (part === "e2e" && filters.some((filter) => filter.includes("e2e")))
    );
  };
  return {
    checks: new Set(staticChecks.filter(isAsked)),
    projects: new Set(projects.filter(isAsked)),
    databaseUrl: valueOf("database") ?? null,
    filters,
    isComplete: filters.length === 0,
    help: ours.some(({ name }) => name === "help"),
  };
}
