import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { offerOptional } from "./optional-storage.tsx";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim() ?? "");

async function tabTo(page: Page, text: string, key = "Tab") {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press(key);
    if ((await focused(page)) === text) return;
  }
  throw new Error(`${key} never reached ${text}`);
}

test("the banner is answered by keyboard right after the skip link, and the focus goes back to where it was", async () => {
  const { page, context, complaints } = await visit(browser);
  await offerOptional(page);
  await page.goto(`${url}/legal/terms`);
  await page.locator(".consent").waitFor();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  const stops: string[] = [];
  for (let steps = 0; steps < 4; steps++) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    "Cookie policy",
    "Reject Non-Essential",
    "Accept All",
    "Manage Preferences",
  ]);
  await tabTo(page, "Reject Non-Essential", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator(".consent").waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Skip to content");
  expect(complaints).toEqual([]);
  await context.close();
});

test("the banner traps nobody: Tab goes on through the page behind it, and nothing with the focus is hidden", async () => {
  for (const viewport of [
    { width: 1440, height: 700 },
    { width: 390, height: 844 },
  ]) {
    const { page, context } = await visit(browser, { viewport });
    await offerOptional(page);
    await page.goto(url);
    await page.locator(".consent").waitFor();
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || at === document.body || at.dataset["walked"])
          return null;
        at.dataset["walked"] = "yes";
        const question = document.querySelector(".consent");
        const box = at.getBoundingClientRect();
        const top = question?.getBoundingClientRect().top ?? 0;
        // A list to scroll, with much in it, may reach behind; its beginning may not (WCAG 2.4.11).
        const edge = box.height > 300 ? box.top : box.bottom;
        const isBehind = !question?.contains(at) && edge > top + 1;
        return { what: at.innerText.slice(0, 40), isBehind };
      });
      if (!stop) break;
      if (stop.isBehind) hidden.push(stop.what);
    }
    expect(stops).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
    expect(await page.locator(".consent").count()).toBe(1);
    await context.close();
  }
});

test("the center opens from the footer by keyboard, keeps the focus inside, and gives it back on Escape and on Save", async () => {
  const { page, context, complaints } = await visit(browser);
  await offerOptional(page);
  await page.goto(`${url}/legal/terms`);
  await page.locator(".consent").waitFor();
  const link = page.getByRole("link", { name: "Cookie settings" });
  const isBack = () => link.evaluate((one) => one === document.activeElement);
  await link.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences[open]").waitFor();
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press("Tab");
    // Behind the last stop comes the browser's own bar.
    const isInside = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest("dialog.preferences") !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await page.locator("dialog.preferences").waitFor({ state: "hidden" });
  expect(await isBack()).toBe(true);
  expect(await context.cookies()).toEqual([]);
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences[open]").waitFor();
  await tabTo(page, "Save Preferences");
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences").waitFor({ state: "hidden" });
  expect(await isBack()).toBe(true);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["aria.consent"]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("answered in the center that the banner opened, the focus goes to the page, as the banner is gone", async () => {
  const { page, context } = await visit(browser);
  await offerOptional(page);
  await page.goto(`${url}/legal/terms`);
  await page.locator(".consent").waitFor();
  await tabTo(page, "Manage Preferences");
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog.preferences").waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Manage Preferences");
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences[open]").waitFor();
  await tabTo(page, "Save Preferences");
  await page.keyboard.press("Enter");
  await page.locator("dialog.preferences").waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await context.close();
});
