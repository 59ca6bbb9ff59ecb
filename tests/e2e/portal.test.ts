import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated, openBrowser, type visit } from "./browser.ts";
import { confirmLinkOf, orderOf, visitAsPerson } from "./customers.ts";
import { textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, nobody, testPassword, type Person } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const visitAs = (person: Person, options?: Parameters<typeof visit>[1]) =>
  visitAsPerson(browser, app.url, person, options);
const buy = (buyer: Person | null, service: string, isPaid = true) =>
  orderOf(app, buyer, service, isPaid);
const confirmLink = (person: Person) => confirmLinkOf(app, person);

async function payWith(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
}

const main = (page: Page) => page.locator("main").innerText();

test("who registered and then buys finds the order in the portal, first to be paid, then paid", async () => {
  const person = await newClient(app.url);
  const { page, context, complaints } = await visitAs(person);
  await page.goto(`${app.url}/checkout/landing-page`);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.waitForURL(/\/till\//);
  const till = page.url();

  await page.goto(`${app.url}/portal`);
  await page.getByRole("link", { name: "Landing Page" }).click();
  await page.getByRole("heading", { level: 1, name: "Landing Page" }).waitFor();
  const now = page.locator("[aria-current=step]");
  expect(await now.innerText()).toContain("Payment not settled yet");
  const payLink = page.getByRole("link", { name: "Go to the payment page" });
  expect(await payLink.getAttribute("href")).toBe(till);

  await payLink.click();
  await payWith(page, person.email);
  await page.goto(`${app.url}/portal`);
  const row = page.getByRole("row", { name: /Landing Page/ });
  expect(await row.innerText()).toMatch(/Paid/);
  expect(await row.innerText()).toMatch(/Test mode/);
  expect(await row.innerText()).toContain("$350 USD");
  await row.getByRole("link").click();
  await page.getByRole("heading", { name: /Paid, in test mode/ }).waitFor();
  expect(await page.getByRole("link", { name: "Go to the payment page" }).count()).toBe(0);
  // Nothing is promised with a test order.
  expect(await page.locator("ol li").allInnerTexts()).toHaveLength(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a live order's timeline names what was promised, and what comes next", async () => {
  const person = await newClient(app.url);
  const id = await buy(person, "landing-page");
  await app.query(
    `update orders set mode = 'live', provider = 'stripe', paid_at = '2026-03-05T23:30:00Z' where id = '${id}'`,
  );
  // Another zone than the server's: what both write must be the same.
  const { page, context, complaints } = await visitAs(person, { timezoneId: "Asia/Tokyo" });
  await page.goto(`${app.url}/portal/orders/${id}`);
  const steps = await page.locator("ol li h3").allInnerTexts();
  expect(steps.map((text) => text.replace(/^.*: ?\s*/s, "").trim())).toEqual([
    "Order placed",
    "Paid",
    "Kickoff contact",
    "Delivery",
    "Support",
  ]);
  const kickoff = page.locator("[aria-current=step]");
  expect(await kickoff.locator("time").getAttribute("datetime")).toBe("2026-03-06T23:30:00.000Z");
  expect(await kickoff.innerText()).toContain("6 Mar 2026, 23:30 UTC");
  // That time is over, and nobody wrote down a kickoff: the page doesn't pretend.
  expect(await kickoff.innerText()).toContain("If not, write to");
  expect(complaints).toEqual([]);
  await context.close();
});

test("what was bought before registering appears with the confirmation of the address, not before", async () => {
  const email = "early@example.com";
  const id = await buy(null, "smart-form");
  await app.query(`update orders set customer_email = '${email}' where id = '${id}'`);
  const person = await newClient(app.url, email);
  const reader = plainReader(app.url, person);
  const note = "Your address is not confirmed";
  await reader.open("/portal");
  expect(reader.html).toContain(note);
  expect(textIn(reader.html)).toContain(email);
  expect(textIn(reader.html)).toMatch(/outbox/); // no mail leaves this application
  expect(textIn(reader.html)).toContain("You have no orders yet.");

  await reader.open(await confirmLink(person));
  await reader.send("Confirm this address");
  expect(textIn(reader.html)).toContain("Your address is confirmed");
  await reader.open("/portal");
  expect(reader.html).toContain(`href="/portal/orders/${id}"`);
  expect(reader.html).not.toContain(note);
});

test("the note's button writes a new link", async () => {
  const person = await newClient(app.url);
  const first = await confirmLink(person);
  const reader = plainReader(app.url, person);
  await reader.open("/portal/quotes");
  await reader.send("Get a new link");
  expect(reader.at).toBe("/confirm-email");
  await expect.poll(() => confirmLink(person)).not.toBe(first);
});

test("another client's order is as missing as one that never was, and so is its receipt", async () => {
  const [owner, other] = await Promise.all([newClient(app.url), newClient(app.url)]);
  const id = await buy(owner, "landing-page");
  const seen = async (order: string, rest = "") => {
    const answer = await other.ask(`/portal/orders/${order}${rest}`);
    // The page holds its own address and nonces: only these may differ.
    const text = (await answer.text()).replaceAll(order, "ID").replace(/nonce="[^"]*"/g, "");
    return { status: answer.status, text };
  };
  const missing = `ord_${"0".repeat(26)}`;
  for (const rest of ["", "/receipt"]) {
    const [foreign, none] = [await seen(id, rest), await seen(missing, rest)];
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(none);
  }
  // What can be no id at all is no fault of ours.
  expect((await other.ask("/portal/orders/%20")).status).toBe(404);
  expect((await owner.ask(`/portal/orders/${id}`)).status).toBe(200);
});

test("only a paid order has a receipt; a test order's says that it is none", async () => {
  const person = await newClient(app.url);
  const [open, paid] = [await buy(person, "web-app", false), await buy(person, "landing-page")];
  const refused = await person.ask(`/portal/orders/${open}/receipt`);
  expect([refused.status, refused.headers.get("location")]).toEqual([
    302,
    `/portal/orders/${open}`,
  ]);

  const { page, context, complaints } = await visitAs(person);
  await page.goto(`${app.url}/portal/orders/${paid}`);
  await page.getByRole("link", { name: "Test receipt" }).click();
  await page.getByRole("heading", { name: "TEST, not a receipt" }).waitFor();
  expect(await page.title()).toContain("TEST");
  const text = await main(page);
  for (const part of [
    paid,
    "Grace Hopper",
    "ada@example.com",
    "Landing Page",
    "$350 USD",
    "no money moved",
  ])
    expect(text).toContain(part);
  expect(await page.locator(".site-header, .site-footer, .app-bar, .app-side").count()).toBe(0);

  await app.query(`update orders set mode = 'live', provider = 'stripe' where id = '${paid}'`);
  await page.reload();
  await page.getByRole("heading", { name: "Receipt", exact: true }).waitFor();
  await hydrated(page);
  expect(await main(page)).not.toMatch(/test/i);
  expect(await main(page)).toContain("Online, through Stripe");
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Back to the order" }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a long list of orders is read page by page, each order once, newest first", async () => {
  const person = await newClient(app.url);
  const id = await buy(person, "landing-page");
  const columns = (
    await app.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'orders' and table_schema = 'public'",
    )
  ).map(({ name }) => name);
  const changed: Record<string, string> = {
    id: "id || n",
    attempt_key: "attempt_key || n",
    session_id: "session_id || n",
    title: "'Order ' || n",
    created_at: "created_at - n * interval '1 minute'",
  };
  await app.query(
    `insert into orders (${columns.join()}) select ${columns.map((name) => changed[name] ?? name).join()} from orders, generate_series(1, 59) n where id = '${id}'`,
  );
  const { page, context } = await visitAs(person);
  const titles = () => page.locator("tbody th a").allInnerTexts();
  await page.goto(`${app.url}/portal`);
  const found = await titles();
  for (const _ of [2, 3]) {
    const last = found.at(-1) ?? "";
    await page.getByRole("link", { name: "Older" }).click();
    await page.getByRole("link", { name: last, exact: true }).waitFor({ state: "detached" });
    found.push(...(await titles()));
  }
  const made = Array.from({ length: 59 }, (_, at) => `Order ${at + 1}`);
  expect(found).toEqual(["Landing Page", ...made]);
  expect(await page.getByRole("link", { name: "Older" }).count()).toBe(0);
  await page.getByRole("link", { name: "Newest" }).click();
  await page.getByRole("link", { name: "Landing Page" }).waitFor();
  await context.close();
});

test("nobody is sent to sign in, and from there back to where they wanted to go", async () => {
  const person = await newClient(app.url);
  const id = await buy(person, "landing-page");
  const path = `/portal/orders/${id}`;
  const answer = await nobody(app.url).ask(path);
  expect(answer.headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
  expect(await answer.text()).not.toContain("Landing Page");

  const reader = plainReader(app.url);
  await reader.open(path);
  await reader.send("Sign In", { email: person.email, password: testPassword });
  expect(reader.at).toBe(path);
  expect(textIn(reader.html)).toContain("Landing Page");
});

test("the portal works without scripts", async () => {
  const person = await newClient(app.url);
  await person.send("/quote", { freeText: `${"A shop for tea. ".repeat(40)}The end.`, email: "" });
  await buy(person, "landing-page");
  const { page, context } = await visitAs(person, { javaScriptEnabled: false });
  await page.goto(`${app.url}/portal`);
  await page.getByRole("link", { name: "Landing Page" }).click();
  await page.getByRole("link", { name: "Test receipt" }).click();
  await page.getByRole("heading", { name: "TEST, not a receipt" }).waitFor();
  expect(await page.getByRole("button", { name: "Print" }).count()).toBe(0);
  await page.getByRole("link", { name: "Back to the order" }).click();
  const links = page.getByRole("navigation", { name: "Client portal" });
  await links.getByRole("link", { name: "Quotes" }).click();
  await page.getByText("Show all of it").click();
  expect(await main(page)).toContain("The end.");
  await links.getByRole("link", { name: "Requests" }).click();
  await page.getByText("Nothing here yet.").waitFor();
  await links.getByRole("link", { name: "Projects" }).click();
  await page.getByRole("link", { name: "Open the studio" }).click();
  await page.waitForURL(/\/ai-service-design$/);
  await page.goto(`${app.url}/portal`);
  await page.getByRole("button", { name: "Get a new link" }).click();
  await page.waitForURL(`${app.url}/confirm-email`);
  await context.close();
});
