import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { violations } from "./back-office.ts";
import { hydrated, openBrowser } from "./browser.ts";
import { visitAs } from "./header-reading.ts";
import { newClient, signInAs, testAdmin } from "./people.ts";

const url = inject("sharedApp");
const viewport = { width: 1440, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("Ctrl-K leads to every page of the area by its name, with the keyboard alone", async () => {
  const visitor = await visitAs(browser, url, await newClient(url), { viewport });
  const { page, context, complaints } = visitor;
  await page.goto(`${url}/portal`);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search pages and actions" });
  await palette.getByRole("option", { name: "Orders" }).waitFor();
  const side = page.getByRole("navigation", { name: "Client portal" });
  const offered = await palette.getByRole("option").allInnerTexts();
  for (const name of await side.getByRole("link").allInnerTexts()) expect(offered).toContain(name);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type("sessions");
  await expect.poll(() => palette.getByRole("option").count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/portal/settings/sessions`);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  const open = () =>
    expect
      .poll(async () => {
        // The page that was gone to takes the focus once it is there.
        if (!(await palette.isVisible())) await page.keyboard.press("Control+k");
        return palette.isVisible();
      })
      .toBe(true);
  expect(await palette.count()).toBe(0);
  await open();
  await page.keyboard.type("no such page");
  await palette.getByText("Nothing matches.").waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await open();
  await page.keyboard.type("theme dark");
  await expect.poll(() => palette.getByRole("option").count()).toBe(1);
  await page.keyboard.press("Enter");
  await palette.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await open();
  await page.keyboard.type("sign out");
  await expect.poll(() => palette.getByRole("option").count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("an admin looks for words in the lists from anywhere, and ? shows the keys unless one is typing", async () => {
  const admin = await signInAs(url, testAdmin.email);
  const { page, context, complaints } = await visitAs(browser, url, admin, { viewport });
  await page.goto(`${url}/admin/billing`);
  await hydrated(page);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("option", { name: "Subscribers" }).waitFor();
  await page.keyboard.type("hopper");
  await page.getByRole("option", { name: "Search subscribers for “hopper”" }).click();
  await page.waitForURL(`${url}/admin/users?search=hopper`);
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const box = page.getByRole("searchbox");
  const hasFocus = () => box.evaluate((one) => one === document.activeElement);
  await expect
    .poll(async () => {
      if (!(await hasFocus())) await page.keyboard.press("/"); // the list may be just on its way
      return hasFocus();
    })
    .toBe(true);
  await page.keyboard.type("?");
  expect(await box.inputValue()).toContain("?");
  expect(await keys.isVisible()).toBe(false);
  await box.blur();
  await page.keyboard.press("?");
  await keys.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
