import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../factories/authenticator.ts";
import { hydrated, openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { field, openPage } from "./settings-pages.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser.close());

const email = "grace@example.com";
const first = "tulip-harbor-42";
const second = "quiet-river-stone-7";

/** The path that the newest mail of a kind leads to. */
async function linkIn(kind: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const [mail] = await app.query<{ text: string }>(
        `select text from mails where "to" = '${email}' and key like '${kind}/%' order by created_at desc limit 1`,
      );
      found = /https?:\S+token=\S+/.exec(mail?.text ?? "")?.[0];
      return found;
    })
    .toBeDefined();
  const link = new URL(found ?? "");
  return link.pathname + link.search;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name, level: 1 }).waitFor();

async function signIn(page: Page, password: string) {
  await openPage(page, `${app.url}/login`);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign In");
}

test("somebody registers, confirms, buys, sees the order, turns on two-factor, resets the password, and leaves", async () => {
  const { page, context, complaints } = await visit(browser);

  await openPage(page, `${app.url}/register`);
  await field(page, "First name").fill("Grace");
  await field(page, "Last name").fill("Hopper");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(first);
  await field(page, "Confirm password").fill(first);
  await page.getByRole("checkbox").check();
  await press(page, "Create account");
  await page.waitForURL(/\/portal$/);

  await page.goto(app.url + (await linkIn("confirm")));
  await press(page, "Confirm this address");
  await heading(page, "Your address is confirmed");

  await page.goto(`${app.url}/checkout/landing-page`);
  await press(page, "Proceed to Checkout");
  await page.waitForURL(/\/till\//);
  await page.getByLabel(/email/i).fill("billing@example.com");
  await page.getByLabel(/card number/i).fill("4242424242424242");
  await page.getByLabel(/expiry|valid/i).fill("12 / 40");
  await page.getByLabel(/cvc|security/i).fill("123");
  await press(page, /^Pay/);
  await page.waitForURL(/\/success/);
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();

  await openPage(page, `${app.url}/portal`);
  await page
    .getByRole("link", { name: /Landing Page/ })
    .first()
    .click();
  await heading(page, /Landing Page/);
  await page.getByText("Paid", { exact: true }).first().waitFor();

  await openPage(page, `${app.url}/portal/settings/two-factor`);
  await field(page, "Your password").fill(first);
  await press(page, "Set up two-factor sign-in");
  const shown = await page.locator("code").first().innerText();
  const secret = shown.replace(/\s+/g, "");
  await field(page, "Code from your authenticator app").fill(codeOf(secret));
  await press(page, "Turn on");
  await page.getByText(/is on/).first().waitFor();

  await openPage(page, `${app.url}/logout`);
  await press(page, "Log out");
  await page.waitForURL(`${app.url}/`);
  await openPage(page, `${app.url}/forgot-password`);
  await field(page, "Email").fill(email);
  await press(page, "Send the link");
  await openPage(page, app.url + (await linkIn("password-reset")));
  await field(page, "New password").fill(second);
  await field(page, "Confirm new password").fill(second);
  await press(page, "Set new password");
  await heading(page, "Your password is changed");

  await signIn(page, first);
  await page.getByText("Login failed. Please check your credentials and try again.").waitFor();
  await signIn(page, second);
  await page.waitForURL(/\/login\/code/);
  await hydrated(page);
  await field(page, "Code from your authenticator app").fill(codeOf(secret, 1));
  await press(page, "Continue");
  await page.waitForURL(/\/portal$/);

  await openPage(page, `${app.url}/portal/settings/data`);
  await field(page, "Your password").fill(second);
  await press(page, "Delete my account");
  await page
    .locator("dialog[open]")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.waitForURL(/\/account-deleted/);
  expect(await app.query(`select 1 from users where email = '${email}'`)).toEqual([]);
  const [order] = await app.query<{ user_id: string | null; customer_email: string | null }>(
    "select user_id, customer_email from orders where status = 'paid'",
  );
  expect(order).toEqual({ user_id: null, customer_email: null });
  await signIn(page, second);
  await page.getByText("Login failed. Please check your credentials and try again.").waitFor();
  // Chromium writes down that a sign-in was refused, as it should be.
  expect(complaints.filter((line) => !/status of 401/.test(line))).toEqual([]);
  await context.close();
});
