import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, openBrowser } from "./browser.ts";
import { visitAs } from "./header-reading.ts";
import { newClient, signInAs, testAdmin } from "./people.ts";

const url = inject("sharedApp");
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("the navigation stays folded on the next visit, and is never drawn unfolded first", async () => {
  const visitor = await visitAs(browser, url, await newClient(url), { viewport: desk });
  const { page, context, complaints } = visitor;
  await page.goto(`${url}/portal`);
  await hydrated(page);
  const side = page.locator(".app-side");
  const unfolded = (await side.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Collapse navigation" }).click();
  await page.getByRole("button", { name: "Expand navigation" }).waitFor();
  const folded = (await side.boundingBox())?.width ?? 0;
  expect(folded).toBeLessThan(unfolded / 2);
  // Its links keep their names, and say them to whoever points at one.
  const navigation = page.getByRole("navigation", { name: "Client portal" });
  await navigation.getByRole("link", { name: "Quotes", exact: true }).hover();
  await page.locator(".tooltip", { hasText: "Quotes" }).waitFor();
  // The page as the head script leaves it, before any other script has run.
  await page.route(/\.js(\?|$)/, (route) =>
    /\/head-/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${url}/ai-service-design`, { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  expect((await side.boundingBox())?.width).toBe(folded);
  await page.unroute(/\.js(\?|$)/);
  complaints.length = 0; // of the scripts that were held back
  await page.goto(`${url}/portal/settings`);
  await hydrated(page);
  await page.getByRole("button", { name: "Expand navigation" }).click();
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(unfolded);
  expect(await page.evaluate(() => localStorage.getItem("side-navigation"))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([true, false])(
  "on a phone the menu opens the area's pages, and closes behind the next one; JavaScript: %s",
  async (javaScriptEnabled) => {
    const options = { viewport: phone, javaScriptEnabled };
    const { page, context } = await visitAs(browser, url, await newClient(url), options);
    await page.goto(`${url}/portal`);
    if (javaScriptEnabled) await hydrated(page);
    const navigation = page.getByRole("navigation", { name: "Client portal" });
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await navigation.getByRole("link", { name: "Requests" }).click();
    await page.waitForURL(`${url}/portal/requests`);
    await expect.poll(() => navigation.isVisible()).toBe(false);
    await context.close();
  },
);

test("where the account’s menu can’t be fetched, a click shows its links all the same", async () => {
  const admin = await signInAs(url, testAdmin.email);
  const { page, context } = await visitAs(browser, url, admin, { viewport: desk });
  await page.route("**/assets/Menu-*.js", (route) => route.abort());
  await page.goto(`${url}/admin/users`);
  await hydrated(page);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.locator(".account-plain").getByRole("button", { name: "Logout" }).waitFor();
  await page.locator(".account-plain").getByRole("link", { name: "Settings" }).click();
  await page.waitForURL(`${url}/portal/settings`);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Settings");
  await context.close();
});

test("the theme is chosen in the account's menu, kept, and given back to the system", async () => {
  const admin = await signInAs(url, testAdmin.email);
  const { page, context, complaints } = await visitAs(browser, url, admin, { viewport: desk });
  await page.goto(`${url}/admin/users`);
  await hydrated(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"] ?? null);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  expect(await theme()).toBe("dark");
  await page.reload();
  expect(await theme()).toBe("dark");
  await hydrated(page);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitemradio", { name: "System" }).click();
  expect(await theme()).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});
