import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { visitAsPerson } from "./customers.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const dialog = (page: Page) => page.getByRole("dialog");
const main = (page: Page) => page.locator("main").innerText();

async function askIn(page: Page, wish: string, email = "") {
  await page.goto(`${app.url}/services/landing-page`);
  await page.locator('[data-opens="quote"]').first().click();
  await dialog(page).getByLabel("Free Text").fill(wish);
  if (email)
    await dialog(page)
      .getByLabel(/^Email/)
      .fill(email);
  await dialog(page).getByRole("button", { name: "Submit Quote Request" }).click();
}

test("asked, quoted, accepted and paid: the order says what it was for", async () => {
  const person = await newClient(app.url);
  const { page, context, complaints } = await visitAsPerson(browser, app.url, person);
  await askIn(page, "A landing page for our tea", person.email);
  const title = dialog(page).getByRole("heading", { name: "Your AI Quote" });
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("dialog", { name: "Your AI Quote" }).waitFor();
  const told = await dialog(page).innerText();
  expect(told).not.toContain("Get Quote");
  expect(told).toContain("Landing Page");
  expect(told).toMatch(/Total, in US dollars\s+\$\d/);
  expect(told).toContain("Demo mode");
  const total = /Total, in US dollars\s+(\$[\d,.]+)/.exec(told)?.[1] ?? "";

  await dialog(page).getByRole("link", { name: "Open and accept it" }).click();
  await page.getByRole("heading", { level: 1, name: /^Quote Q-/ }).waitFor();
  const number = (await page.locator("h1").innerText()).replace("Quote ", "");
  const address = page.url();
  expect(await main(page)).toContain(total);
  expect(await main(page)).toContain("A landing page for our tea");
  expect(await main(page)).not.toContain(person.email);

  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.waitForURL(/\/till\/cs_test_/);
  expect(await page.textContent("body")).toContain(total);
  expect(await page.textContent("body")).toContain(`Quote ${number}`);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  expect(await main(page)).toContain(`Quote ${number}`);
  expect(await main(page)).not.toContain(new URL(address).pathname);

  await page.goto(`${app.url}/portal`);
  await page.getByRole("link", { name: `Quote ${number}` }).click();
  await page.getByRole("heading", { level: 1, name: `Quote ${number}` }).waitFor();
  expect(await main(page)).toContain("Landing Page (");
  await page.getByRole("link", { name: "Test receipt" }).click();
  await page.getByRole("heading", { name: "TEST, not a receipt" }).waitFor();
  expect(await main(page)).toContain(total);
  await page.goBack();
  await page
    .locator(".order-facts")
    .getByRole("link", { name: `Quote ${number}` })
    .click();
  await page.waitForURL(address);
  expect(await main(page)).toContain("Accepted and paid");
  expect(await page.getByRole("button", { name: "Accept and pay" }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a quote that is being written shows itself once it is there, and can be accepted at once", async () => {
  const { page, context, complaints } = await visit(browser);
  await askIn(page, "A page that takes a while");
  await dialog(page).getByRole("link", { name: "Open and accept it" }).waitFor();
  const path = await dialog(page)
    .getByRole("link", { name: "Open and accept it" })
    .getAttribute("href");
  const token = path?.split("/").at(-1) ?? "";
  await app.query(`update quotes set status = 'pending' where token = '${token}'`);
  await page.goto(app.url + (path ?? ""));
  await page.getByText("is choosing from our catalogue").waitFor();
  expect(await main(page)).not.toContain("Accept and pay");
  await app.query(`update quotes set status = 'ready' where token = '${token}'`);
  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.waitForURL(/\/till\//);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an unpaid order leads back to its quote in the browser that accepted it, and tells nobody else where it is", async () => {
  const { page, context, complaints } = await visit(browser);
  await askIn(page, "A page that is not paid at once");
  await dialog(page).getByRole("link", { name: "Open and accept it" }).click();
  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.waitForURL(/\/till\//);
  const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await app.query(`update orders set status = 'expired' where session_id = '${session}'`);
  const [row] = await app.query<{ token: string }>(
    "select token from quotes order by created_at desc limit 1",
  );
  const quote = `/quotes/${row?.token}`;
  const success = `${app.url}/success?session_id=${session}`;
  await page.goto(success);
  await page.getByRole("link", { name: "Back to the quote" }).click();
  await page.waitForURL(app.url + quote);
  expect(await page.getByRole("button", { name: "Accept and pay" }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();

  const answer = await fetch(success);
  const text = await answer.text();
  expect(text).toContain("Open the quote and accept it again.");
  expect(text).not.toContain(row?.token);
});

test("where Aria can't write it now the dialog says so, what was kept, and where it will stand", async () => {
  const { page, context } = await visit(browser);
  await page.route("**/functions/request-quote", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({
        title: "Failed to get AI quote.",
        code: "quote_failed",
        errors: { quote: "/quotes/qt_kept" },
      }),
    }),
  );
  await askIn(page, "A page, please");
  await dialog(page).getByText("Failed to get AI quote.", { exact: true }).waitFor();
  expect(await dialog(page).innerText()).toContain("Your request is saved");
  const link = dialog(page).getByRole("link", { name: "Open its page" });
  expect(await link.getAttribute("href")).toBe("/quotes/qt_kept");
  expect(await dialog(page).getByLabel("Free Text").inputValue()).toBe("A page, please");
  await context.close();
});

test("the page is for whoever has its address, for nobody's cache and no search engine", async () => {
  const { page, context } = await visit(browser);
  await askIn(page, "A page for us alone");
  const path = await dialog(page)
    .getByRole("link", { name: "Open and accept it" })
    .getAttribute("href");
  const answer = await fetch(app.url + (path ?? ""));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  const others = ["qt_00000000000000000000000000", "qt_", "x".repeat(80)];
  for (const other of others) {
    const missing = await fetch(`${app.url}/quotes/${other}`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).not.toContain("for us alone");
  }
  await context.close();
});

test("a quote shows its text whole, its total and until when it is valid, and leads to its page", async () => {
  const person = await newClient(app.url);
  const end = "and this is the end of it.";
  const freeText = `${"A landing page for tea. ".repeat(30)}${end}`;
  await person.send("/quote", { freeText, serviceId: "landing-page", email: "" });
  const { page, context } = await visitAsPerson(browser, app.url, person);
  await page.goto(`${app.url}/portal/quotes`);
  const quote = page.getByRole("listitem").filter({ hasText: "A landing page for tea." });
  expect(await quote.innerText()).toMatch(/Quote Q-\w{4}, \$\d/);
  expect(await quote.innerText()).toMatch(/Ready to accept/);
  expect(await quote.innerText()).toMatch(/Valid until \d+ \w+ 20\d\d, \d\d:\d\d UTC/);
  expect(await quote.innerText()).not.toContain(end);
  await quote.getByText("Show all of it").click();
  expect(await quote.innerText()).toContain(end);
  await app.query(
    "update quotes set status = 'pricing', valid_until = null, due_at = now() - interval '1 hour'",
  );
  await page.reload();
  expect(await quote.innerText()).toContain("We’re late");
  await quote.getByRole("link", { name: /^Quote Q-/ }).click();
  await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
  await context.close();
});

test("what was asked about a category shows beside the quotes, and until when the reply is promised", async () => {
  const person = await newClient(app.url);
  const end = "and this is the end of it.";
  await person.ask("/functions/send-enquiry", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({
      kind: "interest",
      categoryId: "web-dev",
      name: "Grace",
      email: person.email,
      message: `${"A shop for tea. ".repeat(40)}${end}`,
    }),
  });
  const { page, context } = await visitAsPerson(browser, app.url, person);
  await page.goto(`${app.url}/portal/quotes`);
  const quote = page.getByRole("listitem").filter({ hasText: "A shop for tea." });
  expect(await quote.innerText()).toMatch(/Open/);
  expect(await quote.innerText()).toMatch(/Reply promised by \d+ \w+ 20\d\d, \d\d:\d\d UTC/);
  expect(await quote.innerText()).not.toContain(end);
  await quote.getByText("Show all of it").click();
  expect(await quote.innerText()).toContain(end);
  await app.query("update enquiries set due_at = now() - interval '1 hour'");
  await page.reload();
  expect(await quote.innerText()).toContain("We’re late");
  await app.query("update enquiries set status = 'answered'");
  await page.reload();
  expect(await quote.innerText()).toContain("Answered");
  expect(await quote.innerText()).not.toContain("We’re late");
  await context.close();
});
