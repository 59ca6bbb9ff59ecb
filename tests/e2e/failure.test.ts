import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { newClient } from "./people.ts";

const url = inject("sharedApp");
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  visitor = await visit(browser);
});
afterEach(() => visitor.context.close());

/** Spec studio.md §2.9. */
const sorry =
  "We’re sorry, but something unexpected happened. Please refresh the page to try again.";

/** The islands of this name can't be drawn in the browser. */
const breakIsland = (page: Page, path: string, name: string) =>
  page.route(url + path, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const broken = html.replace(new RegExp(`(data-island="${name}"[^>]*data-props=")[^"]*`), "$1{");
    await route.fulfill({ response: answer, body: broken });
  });

/** The page of this chunk can't be drawn in the browser. */
const breakPage = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const handle = { js: "full" };
             export default function Page() { throw new Error("broken on purpose"); }`,
    }),
  );

async function showsFailure(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
  expect(await page.locator("main").innerText()).toContain(sorry);
  // The frame stays, with its looks.
  expect(await page.locator(".site-header").count()).toBe(1);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
}

test("an error while the browser takes an app's page over replaces it; Refresh Page loads it again", async () => {
  const { page } = visitor;
  await page.goto(url);
  await page.locator("[data-theme-toggle]:visible").first().click();
  await breakPage(page, "login");
  await page.goto(`${url}/login?next=/portal/quotes`);
  await showsFailure(page);
  // In the theme that was chosen, which can still be changed.
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  expect(await theme()).toBe("dark");
  await page.locator("[data-theme-toggle]:visible").first().click();
  expect(await theme()).toBe("light");
  expect(await page.getByLabel("Email").count()).toBe(0);
  await page.unroute("**/assets/login-*.js");
  await page.getByRole("link", { name: "Refresh Page" }).click();
  await page.getByLabel("Email").waitFor();
  expect(page.url()).toBe(`${url}/login?next=/portal/quotes`);
});

test("an error on the way from one page of an app to the next replaces it, too", async () => {
  const { page, context } = visitor;
  await becomePerson(context, url, await newClient(url));
  await breakPage(page, "requests");
  await page.goto(`${url}/portal`);
  await page.getByRole("link", { name: "Requests" }).click();
  await showsFailure(page);
  await page.unroute("**/assets/requests-*.js");
  await page.getByRole("link", { name: "Refresh Page" }).click();
  await page.getByRole("navigation", { name: "Portal" }).waitFor();
  expect(page.url()).toBe(`${url}/portal/requests`);
});

test("an island that fails leaves the same words in its place, and a button that loads the page again", async () => {
  const { page } = visitor;
  await breakIsland(page, "/quote", "quote-form");
  await page.goto(`${url}/quote`);
  await page.getByLabel("Free Text").focus(); // drawn by the server, so it is there until then
  const notice = page.locator("[data-island='quote-form'] .island-failure");
  await notice.waitFor();
  expect(await notice.getByRole("alert").innerText()).toMatch(
    new RegExp(`^Something went wrong\\s+${sorry}$`),
  );
  // The rest of the page stands.
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Get Quote");
  await page.unroute(`${url}/quote`);
  await notice.getByRole("button", { name: "Refresh Page" }).click();
  await page.getByLabel("Free Text").waitFor();
  expect(await page.locator(".island-failure").count()).toBe(0);
});

test("a dialog that fails before anybody saw it says nothing, and its links lead to their page", async () => {
  const { page } = visitor;
  await breakIsland(page, "/services/web-app", "quote");
  await page.goto(`${url}/services/web-app`);
  const link = page.locator('[data-opens="quote"]').first();
  const target = await link.getAttribute("href");
  await link.hover();
  await link.click();
  await page.waitForURL(url + target);
  expect(await page.locator("h1").innerText()).toMatch(/Quote$/);
});

test("a button whose code doesn't come says so, instead of doing nothing", async () => {
  const { page } = visitor;
  const code = "**/assets/consultant-panel-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto(`${url}/contact`);
  await page.getByRole("button", { name: "Start the call" }).click();
  await expect
    .poll(() => page.getByRole("alert").allInnerTexts())
    .toEqual([expect.stringContaining(sorry)]);
  await page.unroute(code);
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await page.getByRole("button", { name: "Start the call" }).waitFor();
});
