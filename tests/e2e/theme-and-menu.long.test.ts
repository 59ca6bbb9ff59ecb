import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { paperColors } from "../../src/web/ui/paper-colors.ts";
import { openBrowser, visit, whatComesLater } from "./browser.ts";

const url = inject("sharedApp");
const phone = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Whether the page is light or dark, by what it looks like. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    if (alpha < 255) throw new Error("the page has no background of its own");
    return red + green + blue > 384 ? "light" : "dark";
  });
const becomes = (page: Page, look: "light" | "dark") =>
  expect.poll(() => lookOf(page), { message: "the page's look" }).toBe(look);
const toggle = (page: Page) => page.locator("button[data-theme-toggle]:visible");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

describe("theme", () => {
  test.each(["light", "dark"] as const)(
    "without a choice it follows a %s system",
    async (colorScheme) => {
      const { page, context } = await visit(browser, { colorScheme });
      await page.goto(url);
      expect(await lookOf(page)).toBe(colorScheme);
      expect(await stored(page)).toBeNull();
      const other = colorScheme === "light" ? "dark" : "light";
      await page.emulateMedia({ colorScheme: other, reducedMotion: "reduce" });
      await becomes(page, other);
      await context.close();
    },
  );

  test("a choice is kept for other pages and later visits, whatever the system says", async () => {
    const { page, context, complaints } = await visit(browser, { colorScheme: "light" });
    await page.goto(url);
    await toggle(page).click();
    await becomes(page, "dark");
    expect(await stored(page)).toBe("dark");
    await page.goto(`${url}/services`);
    expect(await lookOf(page)).toBe("dark");
    await page.reload();
    expect(await lookOf(page)).toBe("dark");
    await toggle(page).click();
    await becomes(page, "light");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(`${url}/services/web-app`);
    expect(await lookOf(page)).toBe("light");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the browser's own bar has the colour of the page, chosen or the system's", async () => {
    const { page, context } = await visit(browser, { colorScheme: "dark" });
    const bar = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
    await page.goto(url);
    expect(await bar()).toEqual([paperColors.dark]);
    await toggle(page).click();
    await becomes(page, "light");
    expect(await bar()).toEqual([paperColors.light]);
    await page.goto(`${url}/about`);
    expect(await bar()).toEqual([paperColors.light]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await bar()).toEqual([paperColors.dark]);
    await context.close();
  });

  test("a stored choice is applied before the first paint, even on a slow line", async () => {
    const { page, context } = await visit(browser, { colorScheme: "light" });
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.route(/\/assets\/head-[\w-]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      // document.documentElement isn't there yet
      new MutationObserver((_, observer) => {
        if (!document.documentElement.dataset["theme"]) return;
        performance.mark("theme");
        observer.disconnect();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(`${url}/services`);
    const times = () =>
      page.evaluate(() => ({
        theme: performance.getEntriesByName("theme")[0]?.startTime ?? 0,
        paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      }));
    await expect.poll(async () => (await times()).paint, { timeout: 10_000 }).toBeGreaterThan(0);
    const { theme, paint } = await times();
    expect(theme).toBeGreaterThan(500); // it was the slow one
    expect(paint).toBeGreaterThanOrEqual(theme);
    await context.close();
  });

  test("a second tab follows the choice made in the first", async () => {
    const { page, context } = await visit(browser, { colorScheme: "light" });
    const second = await context.newPage();
    await Promise.all([page.goto(url), second.goto(`${url}/services`)]);
    await toggle(page).click();
    await becomes(second, "dark");
    expect(await toggle(second).getAttribute("aria-label")).toBe("Light Mode");
    await toggle(second).click();
    await becomes(page, "light");
    await context.close();
  });

  test("where storage is switched off the choice holds for the page, without an error", async () => {
    const { page, context, complaints } = await visit(browser, { colorScheme: "light" });
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    await page.goto(url);
    await toggle(page).click();
    await becomes(page, "dark");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("mobile menu", () => {
  const openMenu = async (page: Page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu:popover-open").waitFor();
  };
  const isOpen = (page: Page) => page.locator("#site-menu:popover-open").count();

  test("it closes once the keyboard's focus has left it, and not before", async () => {
    const { page, context, complaints } = await visit(browser, { viewport: phone });
    await page.goto(url);
    await whatComesLater(page);
    await openMenu(page);
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest("#site-menu") !== null);
    const steps = await page.locator("#site-menu :is(a, button):visible").count();
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press("Tab");
      expect([await isInside(), await isOpen(page)]).toEqual([true, 1]);
    }
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(false);
    await expect.poll(() => isOpen(page)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("its theme toggle reads Dark Mode on a light page and Light Mode on a dark one", async () => {
    const { page, context } = await visit(browser, { colorScheme: "light", viewport: phone });
    await page.goto(url);
    await openMenu(page);
    const label = toggle(page);
    expect((await label.innerText()).trim()).toBe("Dark Mode");
    await label.click();
    await becomes(page, "dark");
    expect((await label.innerText()).trim()).toBe("Light Mode");
    await label.click();
    await becomes(page, "light");
    expect((await label.innerText()).trim()).toBe("Dark Mode");
    await context.close();
  });

  test("it repeats the bar's links, marks the page one is on, and leads there", async () => {
    const { page, context } = await visit(browser, { viewport: phone });
    await page.goto(`${url}/services`);
    const bar = await page
      .locator(".site-header nav[aria-label=Main] a")
      .evaluateAll(textsAndLinks);
    await openMenu(page);
    const menu = page.locator("#site-menu nav a:visible");
    expect(await menu.evaluateAll(textsAndLinks)).toEqual(bar);
    expect(await page.locator("#site-menu [aria-current=page]").innerText()).toBe("Services");
    await page.locator("#site-menu").getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${url}/`);
    await context.close();
  });

  test("it closes by Escape, by its button and by a touch beside it, and the focus goes back", async () => {
    const { page, context } = await visit(browser, { viewport: phone });
    await page.goto(url);
    await openMenu(page);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Menu",
    );
    await openMenu(page);
    await page.locator("#site-menu").getByRole("button", { name: "Close" }).click();
    expect(await isOpen(page)).toBe(0);
    await openMenu(page);
    // In the gutter: on a link the touch would also begin to go there.
    await page.mouse.click(4, 830);
    expect(await isOpen(page)).toBe(0);
    await context.close();
  });
});

const textsAndLinks = (links: Element[]) =>
  links.map((link) => [link.textContent.trim(), link.getAttribute("href")]);
