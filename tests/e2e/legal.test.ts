import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { storedInBrowser } from "#content/browser-storage.ts";
import { retentionClasses } from "#db/columns.ts";
import { openBrowser, visit } from "./browser.ts";
import { valuesOf } from "./crawl.ts";
import { listPages } from "./page-list.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await visit(browser, { viewport: { width: 1440, height: 900 } }));
});
afterAll(() => browser?.close());

/** What a reader reads there, table cells apart by a bar, folded parts included. */
async function read(path: string): Promise<string> {
  await page.goto(url + path);
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    return document.querySelector("main")?.innerText.replace(/\t/g, " | ") ?? "";
  });
}

/** Spec studio.md §9, typed from there; the terms' own words around each figure. */
test.each([
  "Effective date January 1, 2025",
  "30-day money-back guarantee",
  "After 7 days of non-payment",
  "export your data for 30 days",
  "we tell you 30 days before",
  "in the 12 months before the damage",
  "Video generation | 10 videos",
  "Chatbot messages | 1,000 messages",
  "Workflow triggers | 500 triggers",
  "99.9% availability of the core services, 99.5% of AI services and 99.0%",
  "ask for it within 30 days",
  "Starter | $29",
  "Professional | $79",
  "Enterprise | $199",
  "turn on two-factor authentication",
  "We reply within 24 hours",
  "30 days of support after delivery",
  "30% at design, 50% at development and 20% at launch",
  "2-6 weeks",
])("the terms say: %s", async (words) => {
  expect(await read("/legal/terms")).toContain(words);
});

test.each([
  "Effective date January 1, 2025",
  "as long as the service runs, and 30 days more",
  "Chatbot conversations | 12 months",
  "Analytics | 24 months at most; today we collect none",
  "Backups | 90 days",
  "assess a breach within 24 hours",
  "Within 72 hours we notify",
  "A report on causes and remedies follows within 30 days",
  "we reply within 48 hours",
  "who replies within 72 hours",
  "Restriction | have us keep your data, but not use it | at once",
  "Objection | have us stop what rests on our own interest | at once",
  "Access | know what we have about you, and get a copy | within 1 month",
  "nobody: the test page is our own",
  "no mail service is connected",
  "Marketing | nothing",
])("the privacy policy says: %s", async (words) => {
  expect(await read("/legal/privacy")).toContain(words);
});

test("the privacy policy names every kind of stored data with its time, and fields with their purpose", async () => {
  const text = await read("/legal/privacy");
  const { catalogue: _, system: __, ...personal } = retentionClasses;
  for (const kept of Object.values(personal)) expect(text).toContain(`Kept ${kept}`);
  expect(text).toContain(
    "customer email\nwhere the confirmation goes; given at the provider's page",
  );
  expect(text).toContain("message\nwhat is asked");
});

test("no page keeps anything in the browser that the registry doesn't list", async () => {
  const known = new Set(storedInBrowser.map(({ where, name }) => `${where} ${name}`));
  const visitor = await visit(browser);
  const kept = new Set<string>();
  for (const { path } of await listPages(url)) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor, one page after the other
    await visitor.page.goto(url + path);
    // oxlint-disable-next-line no-await-in-loop
    const storage = await visitor.page.evaluate(() => [
      ...Object.keys(localStorage).map((name) => `local storage ${name}`),
      ...Object.keys(sessionStorage).map((name) => `session storage ${name}`),
    ]);
    for (const one of storage) kept.add(one);
  }
  await visitor.page.locator("[data-theme-toggle]:visible").first().click();
  await expect
    .poll(() => visitor.page.evaluate(() => localStorage.getItem("theme")))
    .not.toBeNull();
  kept.add("local storage theme");
  for (const { name } of await visitor.context.cookies()) kept.add(`cookie ${name}`);
  await visitor.context.close();
  expect(kept.size).toBeGreaterThan(1);
  expect([...kept].filter((one) => !known.has(one))).toEqual([]);
});

test.each(["/legal/terms", "/legal/privacy"])(
  "%s: each entry of the contents leads to its heading, which is its own address",
  async (path) => {
    const { text } = await askRaw(url, path);
    const ids = valuesOf(text, "id");
    const [, folded = "", beside = ""] = text.split("<ol>");
    const entries = valuesOf(folded, "href");
    expect(entries.length).toBeGreaterThan(10);
    expect(valuesOf(beside.split("</ol>")[0] ?? "", "href")).toEqual(
      valuesOf(folded.split("</ol>")[0] ?? "", "href"),
    );
    await page.goto(url + path);
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(5);
    const name = await link.innerText();
    await link.click();
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(ids).toContain(target);
    expect(await page.locator(`[id="${target}"]`).innerText()).toBe(name);
  },
);

test("the pages run no script of their own and complain of nothing", async () => {
  const { text } = await askRaw(url, "/legal/terms");
  expect(text.match(/<script/g)).toHaveLength(1); // the head script of every page
  expect(complaints).toEqual([]);
});

test("on paper only the text is left", async () => {
  await page.goto(`${url}/legal/terms`);
  const parts = [".site-header", ".site-footer", ".toc", ".document__text", "h1"];
  const look = () =>
    page.evaluate(
      (names) =>
        names.map((name) => `${name} ${(document.querySelector(name)?.clientHeight ?? 0) > 0}`),
      parts,
    );
  expect(await look()).toEqual(parts.map((name) => `${name} true`));
  await page.emulateMedia({ media: "print" });
  const shown = await look();
  await page.emulateMedia({ media: null });
  expect(shown).toEqual([
    ".site-header false",
    ".site-footer false",
    ".toc false",
    ".document__text true",
    "h1 true",
  ]);
});
