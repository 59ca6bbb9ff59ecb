import type { Browser, CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { portfolio } from "#content/portfolio.ts";
import { openBrowser } from "./browser.ts";
import { openCarousel, shown } from "./home-carousel.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const root = ".pieces";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A finger or mouse that goes `px` to the right at `pxPerS`, in the events' own time. */
async function swipe(line: CDPSession, y: number, px: number, pxPerS: number, mouse = false) {
  const from = px < 0 ? 360 : 30;
  const steps = Math.abs(px) / 2; // as often as a real finger is heard
  const start = Date.now() / 1000;
  const send = (what: "Start" | "Move" | "End", step: number) => {
    const x = from + (px * step) / steps;
    const timestamp = start + (Math.abs(px / pxPerS) * step) / steps;
    if (!mouse)
      return line.send("Input.dispatchTouchEvent", {
        type: `touch${what}`,
        touchPoints: what === "End" ? [] : [{ x, y }],
        timestamp,
      });
    const type = { Start: "mousePressed", Move: "mouseMoved", End: "mouseReleased" } as const;
    const held = { button: "left", buttons: 1, clickCount: 1 } as const;
    return line.send("Input.dispatchMouseEvent", { type: type[what], x, y, timestamp, ...held });
  };
  await send("Start", 0);
  for (let step = 1; step <= steps; step++) await send("Move", step);
  await send("End", steps);
}

test.each([
  ["just below the threshold", -200, -45, 0],
  ["just above the threshold", -200, -55, 1],
  ["short and quick", -60, -400, 1],
  ["long, but too slow", -300, -30, 0],
  ["to the right", 200, 200, 5],
])("%s: %i px at %i px/s", async (_, px, pxPerS, index) => {
  const { page, context, complaints } = await openCarousel(browser, url, root, phone);
  const words = await page.locator(`${root} .piece__words`).first().boundingBox();
  const line = await context.newCDPSession(page);
  await swipe(line, (words?.y ?? 0) + 20, px, pxPerS);
  await page.waitForTimeout(300);
  expect(await shown(page, root)).toEqual([portfolio.at(index)?.name]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a finger that goes down scrolls the page, and turns nothing", async () => {
  const { page, context } = await openCarousel(browser, url, root, phone);
  await page.locator(`${root} .piece__words`).first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const line = await context.newCDPSession(page);
  await line.send("Input.synthesizeScrollGesture", { x: 200, y: 500, yDistance: -200 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await shown(page, root)).toEqual([portfolio[0]?.name]);
  await context.close();
});

test("a mouse turns it by the drawing, and marks text elsewhere", async () => {
  const { page, context } = await openCarousel(browser, url, root);
  const line = await context.newCDPSession(page);
  const drag = async (selector: string) => {
    const box = await page.locator(`${root} ${selector}`).first().boundingBox();
    await swipe(line, (box?.y ?? 0) + 12, -200, -500, true);
  };
  await drag(".piece__words p");
  expect(await shown(page, root)).toEqual([portfolio[0]?.name]);
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5);
  await drag(".piece__drawing");
  await expect.poll(() => shown(page, root)).toEqual([portfolio[1]?.name]);
  await context.close();
});
