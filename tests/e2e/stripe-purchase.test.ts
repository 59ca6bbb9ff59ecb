import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../stand-ins/child.ts";
import { type StripeStandIn, startStripe } from "../stand-ins/stripe.ts";
import { openBrowser, visit } from "./browser.ts";
import { type App, startApp } from "./start-app.ts";

// Stripe's SDK over HTTP against emulate's hosted page and signed event (tests/stand-ins/stripe.ts says what
// the relay in between adds).
const secret = "whsec_e2e";
let stripe: StripeStandIn;
let browser: Browser;
let app: App;
beforeAll(async () => {
  const port = await freePort();
  stripe = await startStripe({
    webhook: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret },
  });
  [browser, app] = await Promise.all([
    openBrowser(),
    startApp({
      port,
      env: {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_BASE: stripe.apiBase,
      },
    }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  await stripe?.stop();
});

test("with a Stripe key the buyer pays on the provider's page and comes back to a paid order", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/services`);
  await page.locator('[data-opens="checkout"][data-service="gpt4-chatbot"]').first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL((url) => url.origin === stripe.apiBase);
  expect(await page.textContent("body")).toContain("400");
  await page.getByRole("button", { name: /pay/i }).first().click();
  await page.waitForURL(/\/success\?session_id=cs_/);
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor({ timeout: 30_000 });
  await context.close();
});

test("with a Stripe key the test till is gone", async () => {
  const { status } = await fetch(`${app.url}/till/cs_test_0000000000000000`);
  expect(status).toBe(404);
});

test("while the provider is down the panel says so, keeps the choice, and a retry after it is up again works", async () => {
  const comeBack = await stripe.goAway();
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/services`);
  await page.locator('[data-opens="checkout"][data-service="gpt4-chatbot"]').first().click();
  const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
  await proceed.click();
  const alert = page.getByRole("alert");
  await alert.waitFor({ timeout: 40_000 });
  expect(await alert.textContent()).toContain(
    "Unable to process checkout at this time. Please try again later or contact support.",
  );
  expect(await alert.textContent()).toContain("Failed to create checkout session");
  expect(await proceed.isEnabled()).toBe(true);
  // The same order is used once the provider answers again.
  await comeBack();
  await proceed.click();
  await page.waitForURL((url) => url.origin === stripe.apiBase);
  await context.close();
});
