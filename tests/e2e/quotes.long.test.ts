import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminSettings } from "./app-page-list.ts";
import { openBrowser, visit } from "./browser.ts";
import { visitAsPerson } from "./customers.ts";
import { signInAs, testAdmin } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

let app: App;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([
    startApp({ env: { TRUSTED_PROXIES: "127.0.0.1,::1", ...adminSettings } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const main = (page: Page) => page.locator("main").innerText();
type Made = { token: string; number: string; path: string; id: string };

async function makeQuote(freeText: string, email = ""): Promise<Made> {
  const answer = await fetch(`${app.url}/functions/request-quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ freeText, email, serviceId: "landing-page" }),
  });
  const { quote, path } = (await answer.json()) as { quote: Made; path: string };
  const [row] = await app.query<{ id: string }>(
    `select id from quotes where token = '${quote.token}'`,
  );
  return { ...quote, path, id: row?.id ?? "" };
}
/** The same with a position that waits for a person. */
async function makeWaiting(freeText: string, email = ""): Promise<Made> {
  const quote = await makeQuote(freeText, email);
  const extra = {
    id: "extra-1",
    kind: "custom",
    serviceId: null,
    scopeId: null,
    title: "A map of tea",
    description: "Drawn by hand.",
    quantity: 1,
    unitCents: null,
    days: null,
    delivery: null,
    credits: 0,
    reason: "",
  };
  await app.query(
    `update quotes set status = 'pricing', total_cents = null, ready_at = null, valid_until = null,
       positions = positions || '${JSON.stringify([extra])}'::jsonb where id = '${quote.id}'`,
  );
  await app.query(`delete from mails where key = 'quote-ready/${quote.id}'`);
  return quote;
}

async function payAtTill(page: Page) {
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel(/CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

test("without scripts a quote is asked for, read, accepted and paid", async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${app.url}/quote?service=landing-page`);
  await page.getByLabel("Free Text").fill("A landing page for tea");
  await page.getByRole("button", { name: "Submit Quote Request" }).click();
  await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
  expect(await page.getByRole("button", { name: /Print/ }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.waitForURL(/\/till\//);
  await payAtTill(page);
  await page.waitForURL(/\/success/);
  expect(await main(page)).toContain("Payment Successful");
  await context.close();
});

test("without scripts a quote that is being written has a link to look again, and says when it is there", async () => {
  const quote = await makeQuote("Later, please");
  await app.query(`update quotes set status = 'pending' where id = '${quote.id}'`);
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${app.url}${quote.path}?failed`);
  expect(await main(page)).toContain("Failed to get AI quote.");
  expect(await main(page)).toMatch(/within 24 hours of asking: by \d+ \w+ 20\d\d/);
  await app.query(`update quotes set status = 'ready' where id = '${quote.id}'`);
  await page.getByRole("link", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Accept and pay" }).waitFor();
  await context.close();
});

test("with the keyboard alone a quote is asked for, opened and accepted", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${app.url}/services/landing-page`);
  await page.locator('[data-opens="quote"]').first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Free Text").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.keyboard.type("A landing page");
  await page.getByRole("dialog").getByRole("button", { name: "Submit Quote Request" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Your AI Quote" }).waitFor();
  const reached = () =>
    page.evaluate(() => document.activeElement?.getAttribute("href")?.startsWith("/quotes/"));
  // The news stands in the title, which has the focus; the way to the quote is a few stops behind it.
  for (let stops = 0; stops < 5 && !(await reached()); stops++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/quotes\//);
  await page.getByRole("button", { name: "Accept and pay" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/till\//);
  await context.close();
});

test("a quote that ran out says so a second later, offers to ask again, and its old form is refused", async () => {
  // A wish that its scope covers: one with other words waits for a person's price.
  const quote = await makeQuote("A landing page");
  const { page, context } = await visit(browser);
  await page.goto(app.url + quote.path);
  await app.query(
    `update quotes set valid_until = now() - interval '1 second' where id = '${quote.id}'`,
  );
  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.getByText("This quote can no longer be accepted.").waitFor();
  expect(await page.getByRole("button", { name: "Accept and pay" }).count()).toBe(0);
  expect(
    await app.query("select 1 from orders where status = 'open' and quote_id = '" + quote.id + "'"),
  ).toEqual([]);
  await page.getByRole("link", { name: "Ask again" }).click();
  expect(await page.getByLabel("Free Text").inputValue()).toBe("A landing page");
  await context.close();
});

test("on paper it is an offer: letterhead, positions and total, and nothing to click", async () => {
  const quote = await makeQuote("On paper");
  const { page, context } = await visit(browser);
  await page.goto(app.url + quote.path);
  await page.emulateMedia({ media: "print" });
  const text = await main(page);
  expect(text).toContain("support@");
  expect(text).toContain(quote.number);
  expect(text).toMatch(/Total, in US dollars\s+\$/);
  expect(text).not.toMatch(/Accept and pay|Print or save|What happens next|Ask something/);
  for (const part of [".site-header", ".site-footer"])
    expect(await page.locator(part).isVisible()).toBe(false);
  await context.close();
});

test("an admin prices what waits, the customer hears of it, and accepts exactly that", async () => {
  const quote = await makeWaiting("A page and a map", "ada@example.com");
  const admin = await signInAs(app.url, testAdmin.email);
  const desk = await visitAsPerson(browser, app.url, admin);
  await desk.page.goto(`${app.url}/admin/quotes`);
  await desk.page.getByRole("link", { name: quote.number }).click();
  await desk.page.getByLabel("Price, in US dollars").fill("cheap");
  await desk.page.getByLabel("Working days").fill("5");
  await desk.page.getByRole("button", { name: "Set the price" }).click();
  await desk.page.getByText("Enter an amount in dollars, such as 1,250.").waitFor();
  expect(await desk.page.getByLabel("Working days").inputValue()).toBe("5");
  await desk.page.getByLabel("Price, in US dollars").fill("1,250");
  await desk.page.getByRole("button", { name: "Set the price" }).click();
  await desk.page.getByText("Price set.").waitFor();
  const [mail] = await app.query<{ subject: string; text: string }>(
    `select subject, text from mails where key = 'quote-ready/${quote.id}' and "to" = 'ada@example.com'`,
  );
  expect(mail?.text).toContain(quote.path);
  const total = /\$[\d,]+/.exec(mail?.subject ?? "")?.[0] ?? "none";
  const { page, context } = await visit(browser);
  await page.goto(app.url + quote.path);
  expect(await main(page)).toContain(total);
  await page.getByRole("button", { name: "Accept and pay" }).click();
  await page.waitForURL(/\/till\//);
  expect(await page.textContent("body")).toContain(total);
  await context.close();
  await desk.context.close();
});

test("without scripts an admin takes over, prices and withdraws, after a question", async () => {
  const quote = await makeQuote("By hand");
  await app.query(
    `update quotes set status = 'pending', positions = '[]', total_cents = null, valid_until = null where id = '${quote.id}'`,
  );
  const admin = await signInAs(app.url, testAdmin.email);
  const { page, context } = await visitAsPerson(browser, app.url, admin, {
    javaScriptEnabled: false,
  });
  await page.goto(`${app.url}/admin/quotes/${quote.id}`);
  await page.getByRole("button", { name: "Price it yourself" }).click();
  await page.getByLabel("Price, in US dollars").fill("900");
  await page.getByLabel("Working days").fill("10");
  await page.getByRole("button", { name: "Set the price" }).click();
  expect(await main(page)).toContain("$900");
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await page.getByText("Withdraw this quote?").waitFor();
  await page.getByRole("button", { name: "Withdraw the quote" }).click();
  await page.getByText("Quote withdrawn.").waitFor();
  await page.goto(app.url + quote.path);
  expect(await main(page)).toContain("We have withdrawn this quote");
  await context.close();
});

const markup = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script> =HYPERLINK("http://evil.example") [x](javascript:alert(1))`;

test("markup in a wish is text on the page, in the admin's list and page, and in every mail", async () => {
  const quote = await makeWaiting(markup, "ada@example.com");
  const admin = await signInAs(app.url, testAdmin.email);
  const { page, context, complaints } = await visitAsPerson(browser, app.url, admin);
  for (const path of [quote.path, "/admin/quotes?show=all", `/admin/quotes/${quote.id}`]) {
    await page.goto(app.url + path);
    await page.getByText('onerror="document').first().waitFor();
    expect(await page.title()).not.toBe("owned");
    expect(await page.locator("main img, main script[src='x']").count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  const mails = await app.query<{ html: string }>(
    `select html from mails where key like '%${quote.id}' or html like '%onerror%'`,
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter(({ html }) => /<img|<script/i.test(html))).toEqual([]);
  await context.close();
});

test("axe finds nothing in any state, wide or narrow, light or dark", async () => {
  const states = await Promise.all(
    ["ready", "pending", "expired", "withdrawn", "accepted"].map(async (status) => {
      const quote = await makeQuote(`In state ${status}`);
      await app.query(
        `update quotes set status = '${status}', accepted_at = now() where id = '${quote.id}'`,
      );
      return quote;
    }),
  );
  const waiting = await makeWaiting("In state pricing");
  const admin = await signInAs(app.url, testAdmin.email);
  const paths = [
    ...[...states, waiting].map(({ path }) => path),
    "/admin/quotes?show=all",
    `/admin/quotes/${waiting.id}`,
  ];
  const found: string[] = [];
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context } = await visitAsPerson(browser, app.url, admin, {
        viewport,
        colorScheme,
        bypassCSP: true,
      });
      for (const path of paths) {
        await page.goto(app.url + path);
        await page.addScriptTag({ content: axe.source });
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        for (const { id, nodes } of violations)
          found.push(`${path} ${viewport.width} ${colorScheme} ${id} ${nodes[0]?.html ?? ""}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        if (overflow) found.push(`${path} ${viewport.width}: wider than the screen`);
      }
      await context.close();
    }
  expect(found).toEqual([]);
});

declare global {
  // Put there by axe-core's own source.
  var axe: typeof import("axe-core");
}
