import type { Browser, BrowserContext, CDPSession, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { type HostSite, openHostSite, windowOf } from "./host-site.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

// What a window that is used for hours leaves behind in its visitor's browser.
let app: LentApp;
let browser: Browser;
let site: HostSite;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  site = await openHostSite(app);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

const MB = 1_000_000;
const kinds = ["Nodes", "JSEventListeners", "Documents", "JSHeapUsedSize"] as const;
type Held = Record<(typeof kinds)[number], number>;

/** The page's process, and its window's where the browser gives that one of its own. */
async function processesOf(context: BrowserContext, page: Page, chat: Frame) {
  const own = await context.newCDPSession(chat).catch(() => null);
  return [await context.newCDPSession(page), ...(own ? [own] : [])];
}

/** What the processes hold once everything that nobody uses is gone. */
async function heldBy(processes: readonly CDPSession[]): Promise<Held> {
  const held: Held = { Nodes: 0, JSEventListeners: 0, Documents: 0, JSHeapUsedSize: 0 };
  for (const line of processes) {
    await line.send("Performance.enable");
    // What a first collection frees may let go of more.
    for (let round = 0; round < 3; round += 1) await line.send("HeapProfiler.collectGarbage");
    const { metrics } = await line.send("Performance.getMetrics");
    for (const kind of kinds) held[kind] += metrics.find(({ name }) => name === kind)?.value ?? 0;
  }
  return held;
}

const more = (before: Held, after: Held) =>
  Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]])) as Held;

test("opened and closed 50 times it holds no more than before, and with each answer what that shows", async () => {
  await site.publish("widget-memory");
  site.show({ bots: ["widget-memory"] });
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${site.allowed}/memory`);
  const button = page.locator(".button");
  const frame = page.locator("iframe");
  const open = async () => {
    await button.click();
    await expect.poll(() => frame.isVisible()).toBe(true);
  };
  const close = async () => {
    await button.click();
    await expect.poll(() => frame.isVisible()).toBe(false);
  };
  await open();
  const chat = await windowOf(page, "widget-memory");
  const answers = chat.locator(".said--ai:not(.said--writing)");
  let asked = 0;
  const ask = async () => {
    asked += 1;
    await chat.locator("textarea").fill(asked % 2 === 0 ? "Thank you" : "Hello");
    await chat.locator("textarea").press("Enter");
    await chat
      .locator(".said--user")
      .nth(asked - 1)
      .waitFor();
  };
  const answered = () => expect.poll(() => answers.count(), { timeout: 20_000 }).toBe(asked);
  await ask();
  await answered();
  await close();
  const processes = await processesOf(context, page, chat);

  // The first times may keep something for the next.
  for (let time = 0; time < 5; time += 1) await open().then(close);
  const first = await heldBy(processes);
  for (let time = 0; time < 50; time += 1) await open().then(close);
  const opened = more(first, await heldBy(processes));
  expect(opened.Nodes).toBeLessThan(25);
  expect(opened.JSEventListeners).toBeLessThan(10);
  expect(opened.Documents).toBeLessThan(2);
  expect(opened.JSHeapUsedSize).toBeLessThan(2 * MB);

  // An answer that is being written while the window is closed goes on, and the window shows it when it opens again.
  const exchanges = 10;
  for (let time = 0; time < exchanges; time += 1) {
    await open();
    await ask();
    if (time % 2 === 0) await answered();
    await close();
    if (time % 2 === 1) await answered();
  }
  const talked = more(first, await heldBy(processes));
  expect(talked.Nodes).toBeLessThan(25 + exchanges * 60);
  expect(talked.JSEventListeners).toBeLessThan(10 + exchanges * 5);
  expect(talked.Documents).toBeLessThan(2);
  expect(talked.JSHeapUsedSize).toBeLessThan(6 * MB);
  expect(complaints).toEqual([]);
  await context.close();
});
