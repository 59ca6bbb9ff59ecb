import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { storedInBrowser } from "#content/browser-storage.ts";
import { openBrowser, visit, type Visit, webFontsShown } from "./browser.ts";
import { listPages } from "./page-list.ts";
import { sampled } from "./sampled.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Everything that lies in a browser which has seen each page, as `where name`. */
async function keptBy({ page: one, context }: Visit): Promise<string[]> {
  const kept = new Set<string>();
  for (const { path } of sampled(await listPages(url), 5)) {
    await one.goto(url + path);
    await webFontsShown(one);
    const storage = await one.evaluate(() => [
      ...Object.keys(localStorage).map((name) => `local storage ${name}`),
      ...Object.keys(sessionStorage).map((name) => `session storage ${name}`),
    ]);
    for (const found of storage) kept.add(found);
  }
  for (const { name } of await context.cookies()) kept.add(`cookie ${name}`);
  return [...kept];
}
const essential = new Set(
  storedInBrowser
    .filter(({ category }) => category === "Essential")
    .map(({ where, name }) => `${where} ${name}`),
);

test("no page keeps anything in the browser that the registry doesn't list as essential", async () => {
  const visitor = await visit(browser);
  const kept = await keptBy(visitor);
  await visitor.page.locator("[data-theme-toggle]:visible").first().click();
  await expect
    .poll(() => visitor.page.evaluate(() => localStorage.getItem("theme")))
    .not.toBeNull();
  await visitor.context.close();
  expect(kept).not.toContain("cookie aria.consent");
  expect([...kept, "local storage theme"].filter((one) => !essential.has(one))).toEqual([]);
});
