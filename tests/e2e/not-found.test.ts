import { describe, expect, inject, test } from "vitest";
import { frameOf } from "./page-head.ts";
import { askRaw } from "./raw-request.ts";

const shared = inject("sharedApp");

describe("404", () => {
  test.each([
    "/no/such/page",
    "/services/none",
    "/services/..%2F..%2Fetc",
    "/checkout/none",
    "/till/cs_test_none",
    "/assets/none.js",
    "/.env",
    "/services/%20",
    `/${"a".repeat(2000)}`,
  ])("%s answers 404 with a page that looks like the rest and leads on", async (path) => {
    const [home, lost] = await Promise.all([askRaw(shared, "/"), askRaw(shared, path)]);
    expect(lost.status).toBe(404);
    expect(lost.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(frameOf(lost.text)).toEqual(frameOf(home.text));
    expect(frameOf(lost.text)).not.toContain("missing");
    expect(lost.text).toContain("There is no page at this address.");
    expect(lost.text).toContain('href="/services"');
    expect(lost.text).toMatch(/<title>Page not found · /);
    expect(lost.text).not.toMatch(/\bat .*\.(ts|js):\d+/);
  });

  test.each(["/%00", "/services/%ff", "/%ff", "/100%"])(
    "%s is no address: 400, with a page of ours for people",
    async (path) => {
      const { status, headers, text } = await askRaw(shared, path, {
        headers: { accept: "text/html" },
      });
      expect(status).toBe(400);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/app-/);
      expect(text).toContain("This address isn’t valid.");
      expect(text).toContain('href="/"');
    },
  );

  test("a program that asks the API for what isn't there gets a problem document", async () => {
    const { status, headers, text } = await askRaw(shared, "/v1/services/none");
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 404,
      type: "application/problem+json",
    });
    expect(JSON.parse(text)).toMatchObject({ status: 404, code: "not_found" });
  });
});
