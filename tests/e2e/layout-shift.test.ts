import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, webFontsShown } from "./browser.ts";
import { inParallel } from "./in-parallel.ts";
import { listPages } from "./page-list.ts";
import { sampled } from "./sampled.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; sources: Source[] };

/** Notes, in each page, what moved and by how much (https://web.dev/articles/cls). */
const noteShifts = () => {
  const shifts: { value: number; what: string[] }[] = [];
  Object.assign(globalThis, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  const name = ({ node, previousRect, currentRect }: Source) =>
    `${node?.textContent?.slice(0, 40)}: from ${place(previousRect)} to ${place(currentRect)}`;
  // On a machine with much to do a page is painted before its end has been read: a short page's footer then grows.
  const isFooter = ({ node }: Source) =>
    Boolean((node instanceof Element ? node : node?.parentElement)?.closest(".site-footer"));
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      if (!sources.every(isFooter)) shifts.push({ value, what: sources.map(name) });
  }).observe({ type: "layout-shift", buffered: true });
};

/** How much of the first screen of `path` moves while the web fonts come, and what does. */
async function shiftOf(path: string, width: number) {
  const { page, context } = await visit(browser, { viewport: { width, height: 823 } });
  await page.addInitScript(noteShifts);
  await page.goto(url + path);
  await webFontsShown(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
  );
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
  );
  await context.close();
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return { path, width, sum, what: shifts.flatMap(({ what }) => what) };
}

// As the eye has it: none. What is left are words that move by a few pixels within their line.
const mostShift = 0.01;
const widths = process.env["TEST_LONG"] ? [360, 390, 412, 430, 768, 1440] : [412, 768];

test("nothing that can be seen moves when the web fonts come, whatever the window's width", async () => {
  const pages = (await listPages(url)).filter(({ status }) => status === 200);
  const places = sampled(pages, 8).flatMap(({ path }) => widths.map((width) => ({ path, width })));
  // Here a paragraph would become a line shorter or longer, and move half a screen.
  const known = [
    { path: "/legal/ai-ethics", width: 430 },
    { path: "/api-docs", width: 360 },
    // Words that come by script (help/stored.css keeps their room).
    { path: "/legal/cookies", width: 360 },
  ];
  const found = await inParallel([...known, ...places], ({ path, width }) => shiftOf(path, width));
  expect(found.filter(({ sum }) => sum > mostShift)).toEqual([]);
});
