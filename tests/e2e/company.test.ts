import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const open = async (path: string, options = {}) => {
  const seen = await visit(browser, options);
  await seen.page.goto(url + path);
  return seen;
};

test("the about page names the mission, the four values, four people and the figures", async () => {
  const { page, context, complaints } = await open("/about");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("repetitive work");
  expect(await page.getByText("Our mission").count()).toBe(1);
  // Spec site.md §2, About.
  for (const value of ["Innovation", "Customer-Centric", "Excellence", "Collaboration"])
    expect(await page.getByText(value, { exact: true }).isVisible()).toBe(true);
  expect(await page.locator(".company__person").count()).toBe(4);
  // Spec site.md §1: the claims; the catalogue's services are counted.
  const figures = await page.locator(".company__figure dd").allInnerTexts();
  const services = (await (await fetch(`${url}/v1/services`)).json()) as unknown[];
  expect(figures).toEqual([String(services.length), "200+", "50+", "50+", "100%", "24/7"]);
  expect(await page.getByText("Sample figures").isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test("both buttons of the about page lead on, without scripts too", async () => {
  const { page, context } = await open("/about", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "View Careers" }).click();
  expect(new URL(page.url()).pathname).toBe("/careers");
  await page.goBack();
  await page.locator("main").getByRole("link", { name: "Get Started" }).click();
  expect(new URL(page.url()).pathname).toBe("/register");
  await context.close();
});

test("each open role is reached from the top of its page, and its button writes a mail that names it", async () => {
  const { page, context } = await open("/careers");
  const roles = page.getByRole("list", { name: "Open roles" }).getByRole("link");
  const count = await roles.count();
  expect(count).toBeGreaterThan(0);
  const headings = await page.locator("article h3").allInnerTexts();
  expect(headings).toHaveLength(count);
  await roles.first().click();
  const article = page.locator("article").first();
  expect(new URL(page.url()).hash).toBe(`#${await article.getAttribute("id")}`);
  const mail = await article.getByRole("link", { name: /^Apply/ }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("subject")).toBe(`Application: ${headings[0]}`);
  await context.close();
});

test("partners find three ways to work together, and the contact form for them", async () => {
  const { page, context } = await open("/partners");
  expect(await page.locator("article h3").allInnerTexts()).toEqual([
    "Refer",
    "Deliver together",
    "Connect",
  ]);
  const call = page.getByRole("link", { name: "Propose a partnership" });
  expect(await call.getAttribute("href")).toBe("/contact?subject=partnership");
  await context.close();
});
