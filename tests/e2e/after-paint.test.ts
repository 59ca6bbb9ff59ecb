import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, webFontsShown } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A browser that doesn't tell when the content is there, and a clock that never comes to three seconds. */
const neverTell = () => {
  PerformanceObserver.prototype.observe = () => {
    throw new TypeError("unknown entry type");
  };
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, ms?: number) =>
    later(work, ms === 3000 ? 1e9 : ms)) as typeof setTimeout;
};

test.each<[string, (page: Page) => Promise<void>]>([
  ["a mouse that moves", (page) => page.mouse.move(40, 40, { steps: 4 })],
  ["a wheel that turns", (page) => page.mouse.wheel(0, 40)],
  ["a key", (page) => page.keyboard.press("Tab")],
])("%s brings what comes after the content at once", async (_, touch) => {
  const { page, context } = await visit(browser);
  await page.addInitScript(neverTell);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto(`${url}/legal/terms`);
  await page.waitForTimeout(500);
  expect(asked).not.toContain("font");
  await touch(page);
  await webFontsShown(page);
  await context.close();
});
