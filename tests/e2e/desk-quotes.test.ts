import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAdmin } from "./back-office.ts";
import { hydrated, openBrowser } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

/** Something that no scope covers: a person prices it. @returns its page in the back office */
async function askForStatue(): Promise<string> {
  const asked = await fetch(`${app.url}/functions/request-quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ freeText: "A bronze statue of a whale", email: "" }),
  });
  const { quote } = (await asked.json()) as { quote: { token: string; status: string } };
  expect(quote.status).toBe("pricing");
  const [row] = await app.query<{ id: string }>(
    `select id from quotes where token = '${quote.token}'`,
  );
  return `/admin/quotes/${row?.id}`;
}
async function open(page: Page, path: string) {
  await page.goto(app.url + path, { waitUntil: "domcontentloaded" });
  await hydrated(page);
}
async function setPrice(page: Page, price: string) {
  await page.getByLabel("Price, in US dollars").fill(price);
  await page.getByLabel("Working days").fill("5");
  await page.getByRole("button", { name: "Set the price" }).click();
}

test("of two admins at once one prices; the other is told, and sees what the quote has become", async () => {
  const path = await askForStatue();
  const [first, second] = [await asAdmin(browser, app), await asAdmin(browser, app)];
  await Promise.all([open(first.page, path), open(second.page, path)]);
  await setPrice(first.page, "1,000");
  await first.page.getByText("Price set.").waitFor();
  await setPrice(second.page, "2,000");
  await second.page.getByText("Someone has already decided this.").waitFor();
  await second.page.getByText("Ready to accept").waitFor();
  expect(await second.page.locator(".positions__total").innerText()).toBe("$1,000");
  expect(await second.page.getByRole("button", { name: "Set the price" }).count()).toBe(0);
  await Promise.all([first.context.close(), second.context.close()]);
});

test("a price that doesn't reach the server stays typed, and can be sent again", async () => {
  const path = await askForStatue();
  const { page, context } = await asAdmin(browser, app);
  await open(page, path);
  await page.waitForLoadState("networkidle"); // all that the page needs is there
  await context.setOffline(true);
  await setPrice(page, "750");
  await page.getByText("The server can’t be reached.").waitFor();
  expect(await page.getByLabel("Price, in US dollars").inputValue()).toBe("750");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Set the price" }).click();
  await page.getByText("Price set.").waitFor();
  await context.close();
});
