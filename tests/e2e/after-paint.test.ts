import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { islandsReady, openBrowser, visit, webFontsShown } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A browser that never reports a paint, though it could, and a clock that never comes to three seconds. */
const neverTell = () => {
  PerformanceObserver.prototype.observe = () => {};
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, ms?: number) =>
    later(work, ms === 3000 ? 1e9 : ms)) as typeof setTimeout;
};

test.each<[string, (page: Page) => Promise<void>]>([
  ["a mouse that moves", (page) => page.mouse.move(40, 40, { steps: 4 })],
  ["a wheel that turns", (page) => page.mouse.wheel(0, 40)],
  ["a key", (page) => page.keyboard.press("Tab")],
])("%s brings what comes after the content at once", async (_, touch) => {
  const { page, context } = await visit(browser, { isFirst: true });
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

/** A browser that supports these entry types only, and ignores all others without a word, as WebKit does. */
const reportOnly = (supported: string[]) => {
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: supported });
  const Real = PerformanceObserver;
  Real.prototype.observe = new Proxy(
    Reflect.get<PerformanceObserver, "observe">(Real.prototype, "observe"),
    {
      apply(observe, self, [options]: [PerformanceObserverInit]) {
        if (supported.includes(options.type ?? "")) Reflect.apply(observe, self, [options]);
      },
    },
  );
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((work: () => void, ms?: number) =>
    later(work, ms === 3000 ? 1e9 : ms)) as typeof setTimeout;
};

test.each([
  ["only the first paint", ["mark", "measure", "navigation", "paint", "resource"]],
  ["no paint at all", ["mark", "measure"]],
])(
  "where the browser reports %s, fonts and islands come without a touch and without the three seconds",
  async (_, supported) => {
    const { page, context, complaints } = await visit(browser, { isFirst: true });
    await page.addInitScript(reportOnly, supported);
    await page.goto(`${url}/services`);
    await webFontsShown(page);
    await islandsReady(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
