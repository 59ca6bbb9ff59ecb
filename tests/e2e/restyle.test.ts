import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, webFontsShown, whatComesLater } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** How many elements the browser styles anew, at most in one go, while `change` is done to the page. */
async function styledAnew(page: Page, change: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send("Tracing.start", {
    categories: "devtools.timeline",
    transferMode: "ReportEvents",
  });
  await change();
  // Two frames: what an observer of sizes does comes with the second.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const counts = events.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args?.elementCount ? [args.elementCount] : [],
  );
  // The trace was on; that nothing was styled anew is as good as it gets.
  expect(events.length).toBeGreaterThan(0);
  return Math.max(0, ...counts);
}

test("the chat's button, which comes last, leaves the page before it as it is styled", async () => {
  const { page, context } = await visit(browser);
  await page.goto(url);
  await webFontsShown(page);
  const all = await page.locator("*").count();
  // As the page is before its end has come.
  await page.evaluate(() => {
    const corner = document.querySelector(".chat-corner");
    corner?.remove();
    Object.assign(globalThis, { corner });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const count = await styledAnew(page, () =>
    page.evaluate(() =>
      document.body.append((globalThis as unknown as { corner: Element }).corner),
    ),
  );
  expect(count).toBeLessThan(all / 3);
  await context.close();
});

test.each(["/", "/legal/terms"])(
  "the web fonts, which come late, leave the content of %s as it is styled",
  async (path) => {
    const { page, context } = await visit(browser);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", (route) => held.then(() => route.continue()));
    // Loading a font by script keeps the document from having loaded.
    await page.goto(url + path, { waitUntil: "domcontentloaded" });
    await whatComesLater(page); // the scripts' own changes are done
    const all = await page.locator("*").count();
    const count = await styledAnew(page, () => {
      release();
      return webFontsShown(page);
    });
    expect(count).toBeLessThan(all / 3);
    await context.close();
  },
);
