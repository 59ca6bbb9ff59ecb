import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, whatComesLater } from "./browser.ts";
import { inParallel } from "./in-parallel.ts";
import { listPages } from "./page-list.ts";

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

/** How much of the first screen of `path` moves while scripts, islands and what is fetched later come. */
async function shiftOf(path: string, width: number) {
  const { page, context } = await visit(browser, { viewport: { width, height: 823 } });
  await page.addInitScript(noteShifts);
  // A line that breaks differently in its web font is no fault (docs/decisions/0037).
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(url + path);
  await whatComesLater(page);
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

// Words may move by a few pixels within their line.
const maxShift = 0.01;
const widths = [360, 390, 412, 430, 768, 1440];

test("nothing moves while a page's scripts and later parts come, whatever the window's width", async () => {
  const pages = (await listPages(url)).filter(({ status }) => status === 200);
  const places = pages.flatMap(({ path }) => widths.map((width) => ({ path, width })));
  // Words that come by script (help/stored.css keeps their room).
  const known = [{ path: "/legal/cookies", width: 360 }];
  const found = await inParallel([...known, ...places], ({ path, width }) => shiftOf(path, width));
  expect(found.filter(({ sum }) => sum > maxShift)).toEqual([]);
}, 900_000);
