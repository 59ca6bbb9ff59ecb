import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { islandsReady, openBrowser, visit } from "./browser.ts";
import { fieldIn, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { plainReader } from "./plain-reader.ts";

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

test("a card that pays leads to the success page with the real order; one confirmation is kept in the outbox, and says test mode", async () => {
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
  const sessionId = new URL(page.url()).searchParams.get("session_id");
  await context.close();
  const mails = () =>
    app.query<{ status: string; subject: string; to: string }>(
      `select m.status, m.subject, m."to" from mails m join orders o on m.key = 'order-paid/' || o.id where o.session_id = '${sessionId}'`,
    );
  await expect
    .poll(async () => (await mails()).map(({ status }) => status), { timeout: 20_000 })
    .toEqual(["kept"]);
  expect(await mails()).toMatchObject([
    { to: "ada@example.com", subject: expect.stringContaining("[Test]") },
  ]);
});

/** The same without scripts, as the till is. @returns a reader who has chosen a card */
async function plainBuyer() {
  const reader = plainReader(app.url);
  await reader.open("/services");
  await reader.follow("Buy Now - $400");
  await reader.send("Proceed to Checkout");
  expect(reader.at).toMatch(/^\/till\/cs_test_/);
  const pay = (number: string) =>
    reader.send("Pay", { email: "ada@example.com", number, expiry: "12 / 40", cvc: "123" });
  const isPaid = async () => {
    expect(reader.at).toMatch(success);
    await expect
      .poll(() => reader.open(reader.at).then(() => textIn(reader.html)))
      .toContain("Payment Successful");
  };
  return { reader, pay, isPaid };
}

test("a declined card says so, takes another one, and charges once", async () => {
  const { reader, pay, isPaid } = await plainBuyer();
  const till = reader.at;
  await pay("4000 0000 0000 0002");
  expect(textIn(reader.html)).toContain("Your card was declined.");
  expect(fieldIn(reader.html, "number")["value"] ?? "").toBe("");
  // The browser comes back without having paid: nothing is fulfilled.
  await reader.open(`/success?session_id=${till.split("/").at(-1)}`);
  expect(textIn(reader.html)).not.toContain("Payment Successful");
  await reader.open(till);
  await pay("4242424242424242");
  await isPaid();
});

test("an unknown card number is refused at the till", async () => {
  const { reader, pay } = await plainBuyer();
  await pay("4111 1111 1111 1112");
  expect(textIn(reader.html)).toMatch(/only takes test cards/i);
  expect(reader.at).toContain("/till/");
});

test("a card that asks to confirm pays after the confirmation, and not after a refusal", async () => {
  const { reader, pay, isPaid } = await plainBuyer();
  await pay("4000 0025 0000 3155");
  await reader.send("Refuse");
  expect(textIn(reader.html)).toMatch(/unable to authenticate/i);
  await pay("4000 0025 0000 3155");
  await reader.send("Approve");
  await isPaid();
});

test("a double click on Proceed to Checkout is one order; who gives up is back at the shop, and meets it again", async () => {
  const { page, context } = await visit(browser);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("create-checkout-session")) calls.push(request.url());
  });
  await page.goto(`${app.url}/services`);
  await page.locator('[data-opens="checkout"][data-service="landing-page"]').first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).dblclick();
  await page.waitForURL(/\/till\/cs_test_/);
  expect(calls).toHaveLength(1);
  const first = page.url();
  await page
    .getByRole("link", { name: /back to/i })
    .first()
    .click();
  await page.waitForURL(/\/services/);
  await goToTill(page);
  expect(page.url()).toBe(first);
  await context.close();
});

test("another option than the starting one is charged as chosen; a payment that settles later updates the page by itself", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/services/landing-page`);
  await page.locator('[data-opens="checkout"][data-scope="landing-page.complete"]').first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\//);
  expect(await page.textContent("body")).toContain("$500");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Card number").fill("000123456789");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL(success);
  expect(await page.textContent("main")).not.toContain("Payment Successful");
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor({ timeout: 60_000 });
  expect(await page.textContent("main")).toContain("$500");
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
