import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

let app: LentApp;
let browser: Browser;
let reader: Visit;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  reader = await visit(browser, { javaScriptEnabled: false });
  page = reader.page;
  return () => reader.context.close();
});

test("without scripts a category shows its services, and Back shows all", async () => {
  await page.goto(`${app.url}/services`);
  expect(await page.locator(".service-card").count()).toBe(16);
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Trading" })
    .click();
  await page.waitForURL(/category=trading-financial/);
  expect(await page.locator(".service-card").count()).toBe(2);
  await page.goBack();
  expect(await page.locator(".service-card").count()).toBe(16);
});

test("without scripts a service's page shows everything, and offers no button that needs a script", async () => {
  await page.goto(`${app.url}/services/full-website`);
  for (const title of [
    "What you can buy",
    "Features",
    "Ways to pay",
    "Technical specifications",
    "Delivery",
  ])
    expect(await page.getByRole("heading", { name: title, exact: true }).isVisible()).toBe(true);
  expect(
    await page
      .getByRole("link", { name: /^Buy Now/ })
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await page.locator("[data-theme-toggle]:visible").count()).toBe(0);
  expect(await page.locator("dialog:visible").count()).toBe(0);
});

test("without scripts a refused quote form keeps what was typed, and says why", async () => {
  await page.goto(`${app.url}/services/web-app`);
  await page
    .getByRole("link", { name: /^Get AI Quote/ })
    .first()
    .click();
  await page.waitForURL(/\/quote\?service=web-app/);
  await page.getByLabel("Name").fill("Ada <b>&amp;");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await page.getByText("Please fill out the Free Text field or all required fields.").waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Ada <b>&amp;");
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@example.com");
  expect(await app.query("select 1 from enquiries")).toEqual([]);
  await page.getByLabel("Project description").fill("A shop for tea,\nwith <script>");
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
  expect(await app.query('select name, message, subject_id as "serviceId" from enquiries')).toEqual(
    [{ name: "Ada <b>&amp;", message: "A shop for tea,\nwith <script>", serviceId: "web-app" }],
  );
  expect(reader.complaints.filter((line) => !line.includes("status of 422"))).toEqual([]);
});

test("without scripts the sentence typed on the home page opens the quote form with it", async () => {
  await page.goto(app.url);
  await page.locator("#wish").fill("A bot & a shop?");
  await page.locator("#wish").press("Enter");
  await page.waitForURL(/\/quote\?wish=/);
  expect(await page.getByLabel("Free Text").inputValue()).toBe("A bot & a shop?");
});

test("without scripts the mobile menu opens, closes and leads on", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(app.url);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole("button", { name: "Close" }).click();
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Services" }).click();
  await page.waitForURL(`${app.url}/services`);
});

test("without scripts the checkout form sells the chosen scope, up to the order's page", async () => {
  await page.goto(`${app.url}/services/gpt4-chatbot`);
  await page
    .getByRole("link", { name: /^Buy Now/ })
    .first()
    .click();
  await page.waitForURL(`${app.url}/checkout/gpt4-chatbot`);
  await page.locator("label.option__label").nth(1).click();
  expect(await page.getByRole("radio").nth(1).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\/cs_test_/);
  expect(await page.textContent("main")).toContain("$700");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(/\/success\?session_id=cs_test_/);
  // Unsettled for a moment: the page says so, with a link to look again.
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole("heading", { level: 1 }).innerText();
    })
    .toBe("Payment Successful");
  expect(await page.textContent("main")).toContain("$700");
});
