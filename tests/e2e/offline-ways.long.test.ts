import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { type Relay, startRelay } from "./relay.ts";
import { keptAnswers, keptPages, looks, readConnected, visitWithWorker } from "./service-worker.ts";

const url = inject("sharedApp");
let browser: Browser;
let relay: Relay;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  relay = await startRelay(url);
  visitor = await visitWithWorker(browser);
});
afterEach(async () => {
  await visitor.context.close();
  await relay.stop();
});

const read = (...paths: string[]) => readConnected(relay, visitor.page, paths);

test("a browser that refuses the worker shows every page as before, and only the log says so", async () => {
  relay.answer("/service-worker.js", { status: 500, type: "text/plain", body: "" });
  const { page, complaints } = visitor;
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${relay.url}/services`);
  await expect.poll(() => said.join("\n")).toContain("Service worker not registered");
  expect(await page.locator(".service-card").count()).toBe(16);
  // Chromium itself reports the failed script.
  expect(complaints.filter((one) => !one.includes("500"))).toEqual([]);
});

test("Try again asks for the same page, which comes once there is a connection; a missing one is missing then", async () => {
  const { page } = visitor;
  await read("/services");
  relay.disconnect();
  await page.goto(`${relay.url}/services?category=web-dev`);
  expect(await page.locator("#kept").innerText()).toContain("No pages yet.");
  relay.connect();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.locator(".service-card").first().waitFor();
  expect(page.url()).toContain("?category=web-dev");
  const lost = await page.goto(`${relay.url}/no/such/page`);
  expect(lost?.status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("The thread ends here.");
});

test("files that the worker needs itself stay, however many others came since", async () => {
  relay.change("/service-worker.js", (text) => text.replace(/"assets":\d+/, '"assets":1'));
  const { page } = visitor;
  await read("/legal/terms");
  const kept = async () =>
    (await keptAnswers(page))
      .filter(({ cache }) => cache === "aria-assets")
      .map(({ path }) => path);
  const own = await kept();
  await read("/quote", "/contact");
  // One more than its own: the last that came.
  await expect.poll(kept).toHaveLength(own.length + 1);
  expect(await kept()).toEqual(expect.arrayContaining(own));
  relay.disconnect();
  await page.goto(`${relay.url}/legal/terms`);
  expect(await looks(page)).toEqual(["flex", "grid"]);
  expect(visitor.complaints).toEqual([]);
});

test("a kept page is listed by its title, whatever stands in it", async () => {
  const { page } = visitor;
  relay.change("/legal/terms", (html) =>
    html.replace(/<title>.*? · /, () => "<title>$1 and $& · "),
  );
  await read("/legal/terms");
  relay.disconnect();
  await page.goto(`${relay.url}/services`);
  expect(await page.locator("#kept a").allInnerTexts()).toEqual(["$1 and $&"]);
});

test("the caches are bounded: the oldest copy goes first", async () => {
  relay.change("/service-worker.js", (text) => text.replace(/"pages":\d+/, '"pages":1'));
  await read("/legal/terms", "/legal/privacy");
  await expect.poll(() => keptPages(visitor.page)).toEqual(["/legal/privacy"]);
});
