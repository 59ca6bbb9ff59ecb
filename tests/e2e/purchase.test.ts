import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { islandsReady, openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const success = /\/success\?session_id=cs_/;

/** Opens the panel of a card on /services and goes on to the payment page. */
async function goToTill(page: Page, service = "landing-page") {
  await page.goto(`${app.url}/services`);
  await islandsReady(page);
  await page.locator(`[data-opens="checkout"][data-service="${service}"]`).first().click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\/cs_test_/);
}

async function payWith(page: Page, number: string) {
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

test("a card that pays leads to the success page with the real order", async () => {
  const { page, context, complaints } = await visit(browser);
  await goToTill(page);
  expect(await page.textContent("body")).toMatch(/TEST MODE/i);
  expect(await page.locator(".site-header, .site-footer").count()).toBe(0); // a page apart, as a provider's would be
  expect(await page.textContent("body")).toContain("$350");
  await payWith(page, "4242 4242 4242 4242");
  await page.waitForURL(success);
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  const text = (await page.textContent("main")) ?? "";
  expect(text).toContain("$350");
  expect(text).toContain(new URL(page.url()).searchParams.get("session_id"));
  expect(text).toMatch(/within 24 hours/i);
  expect(text).not.toContain("ada@example.com");
  expect(complaints).toEqual([]);
  await context.close();
});

test("a declined card says so, takes another one, and charges once", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page);
  await payWith(page, "4000 0000 0000 0002");
  await page.getByText("Your card was declined.").waitFor();
  expect(await page.getByLabel("Card number").inputValue()).toBe("");
  const till = page.url();
  // The browser comes back without having paid: nothing is fulfilled.
  const sessionId = till.split("/").at(-1) ?? "";
  await page.goto(`${app.url}/success?session_id=${sessionId}`);
  expect(await page.textContent("main")).not.toContain("Payment Successful");
  await page.goto(till);
  await payWith(page, "4242424242424242");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  await context.close();
});

test("an unknown card number is refused at the till", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page);
  await payWith(page, "4111 1111 1111 1112");
  await page.getByText(/only takes test cards/i).waitFor();
  expect(page.url()).toContain("/till/");
  await context.close();
});

test("a card that asks to confirm pays after the confirmation, and not after a refusal", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page);
  await payWith(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: /refuse/i }).click();
  await page.getByText(/unable to authenticate/i).waitFor();
  await payWith(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: /approve/i }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  expect(page.url()).toMatch(success);
  await context.close();
});

test("someone who gives up at the payment page is back at the shop, and can start again", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page);
  const first = page.url();
  await page
    .getByRole("link", { name: /back to/i })
    .first()
    .click();
  await page.waitForURL(/\/services/);
  await goToTill(page);
  expect(page.url()).toBe(first); // the same browser meets its open order again
  await context.close();
});

test("a payment that settles later updates the page by itself", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page);
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Card number").fill("000123456789");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(success);
  expect(await page.textContent("main")).not.toContain("Payment Successful");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor({ timeout: 60_000 });
  await context.close();
});

test("two tabs buying at once meet one payment page, and the second one sees the paid order", async () => {
  const { page, context } = await visit(browser);
  const other = await context.newPage();
  await Promise.all([goToTill(page, "web-app"), goToTill(other, "web-app")]);
  expect(other.url()).toBe(page.url());
  await payWith(page, "4242424242424242");
  await page.waitForURL(success);
  await other.reload();
  expect(await other.textContent("body")).not.toMatch(/card number/i);
  await context.close();
});

test("a double click on Proceed to Checkout is one order", async () => {
  const { page, context } = await visit(browser);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("create-checkout-session")) calls.push(request.url());
  });
  await page.goto(`${app.url}/services`);
  await page.locator('[data-opens="checkout"][data-service="smart-form"]').first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).dblclick();
  await page.waitForURL(/\/till\/cs_test_/);
  expect(calls).toHaveLength(1);
  await context.close();
});

test("the whole purchase works without scripts", async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${app.url}/services`);
  await page
    .getByRole("link", { name: /^Buy Now - \$400/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\//);
  await payWith(page, "4242424242424242");
  await page.waitForURL(success);
  expect(await page.textContent("main")).toContain("Payment Successful");
  await context.close();
});

test("another option than the starting one is charged as chosen and named on the order", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/services/landing-page`);
  await page.locator('[data-opens="checkout"][data-scope="landing-page.complete"]').first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\//);
  expect(await page.textContent("body")).toContain("$500");
  await context.close();
});

test("the confirmation mail is written once, kept in the outbox, and says test mode", async () => {
  const { page, context } = await visit(browser);
  await goToTill(page, "crm-integration");
  await payWith(page, "4242424242424242");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  await context.close();
  const mails = () =>
    app.query<{ status: string; subject: string; to: string }>(
      `select m.status, m.subject, m."to" from mails m join orders o on m.key = 'order-paid/' || o.id where o.service_id = 'crm-integration'`,
    );
  await expect
    .poll(async () => (await mails()).map(({ status }) => status), { timeout: 20_000 })
    .toEqual(["kept"]);
  expect(await mails()).toMatchObject([
    { to: "ada@example.com", subject: expect.stringContaining("[Test]") },
  ]);
});
