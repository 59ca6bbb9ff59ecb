import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { dialog, options, press } from "./search-reading.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe("by pointer", () => {
  test.each([
    [1440, "in the bar"],
    [320, "in the menu"],
  ])("at %i pixels it opens %s, and a click beside it closes it", async (width, where) => {
    const { page, context, complaints } = await visit(browser, {
      viewport: { width, height: 700 },
    });
    await page.goto(`${url}/services`);
    await press(page, "/"); // by now the page listens
    await page.keyboard.press("Escape");
    const isInMenu = where === "in the menu";
    if (isInMenu) await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(isInMenu ? "#site-menu a[data-search]" : ".site-header__search").click();
    await dialog(page).waitFor();
    expect(await page.locator("#site-menu:popover-open").count()).toBe(0);
    await page.mouse.click(5, 690);
    expect(await dialog(page).count()).toBe(0);
    // The focus moves with the `close` event, which comes a moment later.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(isInMenu ? "Menu" : "Search");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a result on the very page that one reads closes the search and shows the place", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${url}/legal/terms`);
    await press(page, "/");
    await page.keyboard.type("liability");
    await options(page).filter({ hasText: "Liability" }).first().click();
    await page.waitForURL(`${url}/legal/terms#liability`);
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  });
});

test("where its script can't be loaded the link leads to the search page", async () => {
  const { page, context } = await visit(browser);
  await page.route(/\/assets\/search-dialog-/, (route) => route.abort());
  await page.goto(url);
  await page.waitForTimeout(1000);
  await page.locator(".site-header__search").click();
  await page.waitForURL(`${url}/search`);
  expect(await page.getByRole("searchbox").isVisible()).toBe(true);
  await context.close();
});
