import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contact } from "#content/brand.ts";
import { storedInBrowser } from "#content/browser-storage.ts";
import { openBrowser, visit } from "./browser.ts";
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

/** What a reader reads there, table cells apart by a bar, parts by one line. */
async function read(path: string): Promise<string> {
  await page.goto(url + path);
  return (await page.locator("main").innerText()).replace(/\t/g, " | ").replace(/\n+/g, "\n");
}

test.each([
  "Its cookies are kept: session or 1 year.",
  "Its cookies are kept: 2 years.",
  "Its cookies are kept: 1 year.",
  "Its cookies are kept: 1-2 years.",
  "Nothing today. If that changes, we ask you first.",
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
    expect(await page.getByRole("button", { name }).count()).toBe(1);
});

test.each([
  "at least 10 characters",
  "24 hours\nAssessment",
  "72 hours\nNotification",
  "30 days\nReport",
  "A backup is kept for 90 days at most",
  "A session lasts for 30 days with Remember me",
  "stores no card data",
])("the security page says: %s", async (words) => {
  expect(await read("/legal/security")).toContain(words);
});

test("security.txt says whom to tell, for a year to come, and leads to the security page", async () => {
  const { status, headers, text } = await askRaw(url, "/.well-known/security.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    text
      .trim()
      .split("\n")
      .map((line) => {
        const cut = line.indexOf(": ");
        return [line.slice(0, cut), line.slice(cut + 2)] as const;
      }),
  );
  expect(fields.get("Contact")).toBe(`mailto:${contact.email.security}`);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThanOrEqual(365);
  expect(new URL(fields.get("Canonical") ?? "").pathname).toBe("/.well-known/security.txt");
  expect(new URL(fields.get("Policy") ?? "").pathname).toBe("/legal/security");
});

test("neither page complains of anything", () => expect(complaints).toEqual([]));
