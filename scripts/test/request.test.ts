import { expect, test } from "vitest";
import { parseRequest, UnknownPart } from "./request.ts";

test("without arguments everything runs, on the embedded database", () => {
  expect(parseRequest([])).toEqual({
    checks: new Set(["format", "lint", "types", "build"]),
    projects: new Set(["unit", "integration", "e2e"]),
    databaseUrl: null,
    filters: [],
    isComplete: true,
    help: false,
  });
});

test.each([
  [["--database=postgres://a@b/c"], "postgres://a@b/c"],
  [["--database", "postgres://a@b/c"], "postgres://a@b/c"],
])("%j names the server, and nothing of it reaches vitest", (args, url) => {
  expect(parseRequest(args)).toMatchObject({ databaseUrl: url, filters: [], isComplete: true });
});

test("--only leaves out every check and project it does not name", () => {
  const { checks, projects } = parseRequest(["--only=unit, e2e,format"]);
  expect([...checks, ...projects]).toEqual(["format", "unit", "e2e"]);
});

test("--only with an unknown part is refused, not ignored", () => {
  expect(() => parseRequest(["--only=units"])).toThrow(UnknownPart);
});

test("a filter runs matching unit and database tests only, and passes on vitest's own flags", () => {
  const request = parseRequest(["src/kit", "-t", "rounds half up"]);
  expect([...request.checks, ...request.projects]).toEqual(["unit", "integration"]);
  expect(request.filters).toEqual(["src/kit", "-t", "rounds half up"]);
  expect(request.isComplete).toBe(false);
});

test("a filter for browser tests runs those too", () => {
  expect(parseRequest(["tests/e2e/checkout"]).projects).toContain("e2e");
});
