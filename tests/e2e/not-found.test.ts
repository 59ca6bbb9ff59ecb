import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { askRaw } from "./raw-request.ts";
import { type App, startApp } from "./start-app.ts";

const shared = inject("sharedApp");

/** The frame of a page: its header and footer, without the mark of the page one is on. */
const frameOf = (html: string) =>
  [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) =>
    (part.exec(html)?.[0] ?? "missing").replace(/ aria-current="\w+"/g, ""),
  );

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
      expect(text).toContain("This address isn&#39;t valid.");
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

describe("500", () => {
  let app: App;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.remove();
  });

  test("a page that fails looks like the rest, tells nothing of the cause, and works again after", async () => {
    const home = await askRaw(app.url, "/");
    await app.query("alter table services rename to services_gone");
    const { page, context } = await visit(browser);
    for (const path of ["/services", "/services/web-app", "/checkout/web-app"]) {
      const failed = await askRaw(app.url, path);
      expect({ path, status: failed.status }).toEqual({ path, status: 500 });
      expect(frameOf(failed.text)).toEqual(frameOf(home.text));
      expect(failed.headers["cache-control"]).toContain("no-store");
      expect(failed.headers["content-security-policy"]).toContain("script-src 'self'");
      // Spec studio.md §2.9.
      expect(failed.text.replaceAll("&#x27;", "'")).toContain(
        "We're sorry, but something unexpected happened. Please refresh the page to try again.",
      );
      expect(failed.text).not.toMatch(/services_gone|relation|select |\.ts:\d|node_modules/);
    }
    // What is kept in memory is still served.
    expect((await askRaw(app.url, "/")).status).toBe(200);
    const api = await askRaw(app.url, "/v1/services");
    expect(api.status).toBe(500);
    expect(JSON.parse(api.text)).toMatchObject({ status: 500, code: "internal" });
    expect(api.text).not.toMatch(/services_gone|relation|select /);

    await page.goto(`${app.url}/services?category=web-dev`);
    await app.query("alter table services_gone rename to services");
    await page.getByRole("link", { name: "Refresh Page" }).click();
    await page.locator(".service-card").first().waitFor();
    expect(await page.locator(".service-card").count()).toBe(3);
    expect(page.url()).toContain("category=web-dev");
    await context.close();
  });

  test("each failure is in the log once, with the request id that the answer carries", async () => {
    await app.query("alter table services rename to services_gone");
    const before = app.output().length;
    const { headers } = await askRaw(app.url, "/checkout/web-app");
    await app.query("alter table services_gone rename to services");
    const id = headers["x-request-id"] ?? "none";
    const errors = () =>
      app
        .output()
        .slice(before)
        .split("\n")
        .filter((line) => line.includes(id) && line.includes('"level":"error"'));
    await expect.poll(errors).toHaveLength(1);
    expect(errors()[0]).toContain("services");
    // What was asked of the database may hold what people typed.
    expect(app.output().slice(before)).not.toMatch(/params: /);
  });

  test("an address that can't be read leaves nothing on the console beside the log", async () => {
    const before = app.output().length;
    expect((await askRaw(app.url, "/services/%ff")).status).toBe(400);
    await app.query("alter table services rename to services_gone");
    await askRaw(app.url, "/checkout/web-app"); // an error, so that what came before it has been written
    await app.query("alter table services_gone rename to services");
    const written = () => app.output().slice(before).split("\n").filter(Boolean);
    await expect.poll(() => written().length).toBeGreaterThan(0);
    expect(written().filter((line) => !line.startsWith("{"))).toEqual([]);
  });
});
