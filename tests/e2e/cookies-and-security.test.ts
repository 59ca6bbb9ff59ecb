import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { storedInBrowser } from "#content/browser-storage.ts";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await visit(browser, { viewport: { width: 1440, height: 900 } }));
});
afterAll(() => browser?.close());

/** What a reader reads there, table cells apart by a bar, parts by one line. */
async function read(path: string): Promise<string> {
  await page.goto(url + path);
  return (await page.locator("main").innerText()).replace(/\t/g, " | ").replace(/\n+/g, "\n");
}

test.each([
  "until you withdraw your consent, 1 year at most",
  "Its cookies are kept: session or 1 year.",
  "Its cookies are kept: 2 years.",
  "Its cookies are kept: 1 year.",
  "Its cookies are kept: 1-2 years.",
  "Nothing today. Before that changes, you are asked again.",
  "The payment page is our own test page",
  "we reply within 48 hours",
])("the cookie policy says: %s", async (words) => {
  expect(await read("/legal/cookies")).toContain(words);
});

test("the cookie policy names everything that is kept, and its four buttons are there", async () => {
  const text = await read("/legal/cookies");
  for (const { name, where, purpose, kept } of storedInBrowser) {
    expect(text).toContain(`${name}, ${where}`);
    expect(text).toContain(purpose);
    expect(text).toContain(kept);
  }
  for (const name of [
    "Manage Preferences",
    "Accept All",
    "Reject Non-Essential",
    "Open Preference Center",
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect(await page.getByRole("button", { name }).count()).toBe(1);
});

test("the page complains of nothing", () => expect(complaints).toEqual([]));
