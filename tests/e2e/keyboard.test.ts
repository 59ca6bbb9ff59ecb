import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { islandsReady, openBrowser, visit } from "./browser.ts";
import { openTill } from "./page-list.ts";
import { sampled } from "./sampled.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What has the focus, by its label or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return "";
    const label = at instanceof HTMLInputElement ? (at.labels?.[0]?.innerText ?? "") : "";
    return (at.getAttribute("aria-label") ?? (label || at.innerText)).replace(/\s+/g, " ").trim();
  });

/** Tabs on until what has the focus reads so. */
async function tabTo(page: Page, text: RegExp, key = "Tab") {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press(key);
    if (text.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${text}`);
}

/** Every stop of the Tab key: what it is, and whether one sees that it has the focus. */
async function walk(page: Page) {
  const stops: { what: string; isMarked: boolean; isInView: boolean }[] = [];
  for (let steps = 0; steps < 250; steps++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return null;
      if (at.dataset["walked"]) return null;
      at.dataset["walked"] = "yes";
      // A field's or card's frame may carry the ring for it.
      const marked = (element: Element | null, levels: number): boolean => {
        if (!element || levels < 0) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const after = getComputedStyle(element, "::after");
        return (
          (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5) ||
          (after.outlineStyle !== "none" && Number.parseFloat(after.outlineWidth) >= 1.5) ||
          boxShadow !== "none" ||
          marked(element.parentElement, levels - 1)
        );
      };
      const { left, top, width, height } = at.getBoundingClientRect();
      const spots = [0.5, 0.1, 0.9].map((part) =>
        document.elementFromPoint(left + width * part, top + height / 2),
      );
      // Where its own label lies over a radio button, that is what one sees of it.
      const parts = [at, ...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])];
      return {
        what: `${at.tagName} ${(at.getAttribute("aria-label") ?? at.innerText ?? "").slice(0, 50)} ${at.id}`,
        isMarked: marked(at, 2),
        isInView: spots.some(
          (spot) => spot && (spot.contains(at) || parts.some((part) => part.contains(spot))),
        ),
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

test("the skip link is the first stop, shows itself, and leads past the header", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${url}/services`);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  const box = await page.locator(".skip-link").boundingBox();
  expect(box && box.y >= 0 && box.x >= 0 && box.height > 20).toBe(true);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await context.close();
});

test.each(
  sampled(
    ["/", "/services", "/services/gpt4-chatbot", "/checkout/gpt4-chatbot", "/quote", "till"],
    3,
  ),
)("on %s each stop of the Tab key is marked and not hidden behind anything", async (path) => {
  const at = path === "till" ? await openTill(url) : path;
  const narrow = { width: 390, height: 844 };
  const wide = { width: 1440, height: 900 };
  for (const viewport of process.env["TEST_LONG"] ? [wide, narrow] : [narrow]) {
    const { page, context } = await visit(browser, { viewport });
    await page.goto(url + at);
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ isMarked }) => !isMarked).map(({ what }) => what)).toEqual([]);
    expect(stops.filter(({ isInView }) => !isInView).map(({ what }) => what)).toEqual([]);
    await context.close();
  }
});

describe.each([
  ["the quote dialog", '[data-opens="quote"][data-service="smart-form"]'],
  ["the checkout panel", '[data-opens="checkout"][data-service="smart-form"]'],
])("%s", (_, opener) => {
  test("keeps the focus inside, and gives it back to what opened it on Escape", async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto(`${url}/services`);
    await page.locator(opener).first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.waitForFunction(() => document.activeElement?.closest("dialog") !== null);
    const outside: string[] = [];
    for (let steps = 0; steps < 30; steps++) {
      await page.keyboard.press(steps < 15 ? "Tab" : "Shift+Tab");
      // The browser's own bar comes after the last stop: then nothing of the page has the focus.
      const left = await page.evaluate(() => {
        const at = document.activeElement;
        return at && at !== document.body && !at.closest("dialog")
          ? at.outerHTML.slice(0, 80)
          : null;
      });
      if (left) outside.push(left);
    }
    expect(outside).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(
      await page
        .locator(opener)
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("a purchase needs the keyboard only, from the home page to the paid order", async () => {
  const { page, context, complaints } = await visit(browser);
  const type = async (field: RegExp, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await page.goto(url);
  await tabTo(page, /^Services$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/services`);
  await islandsReady(page);
  await tabTo(page, /^Buy Now - \$400/);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await panel.getByRole("radio").first().waitFor();
  await tabTo(page, /^One site, one topic/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => panel.locator(".checkout__amount").innerText()).toBe("$700");
  await tabTo(page, /^Proceed to Checkout$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/till\/cs_test_/);
  await type(/^Email/, "ada@example.com");
  await type(/^Card number/, "4242424242424242");
  await type(/^Expiry/, "1240");
  await type(/^CVC/, "123");
  await tabTo(page, /^Pay \$700/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/success\?session_id=/);
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
