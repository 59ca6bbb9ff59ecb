import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, webFontsShown } from "./browser.ts";
import { askRaw } from "./raw-request.ts";
import { sampled } from "./sampled.ts";

const url = inject("sharedApp");
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await visit(browser, { viewport: { width: 1440, height: 900 } }));
});
afterAll(() => browser?.close());

const texts = new Map<string, string>();
/** What a reader reads there; each page is opened once. */
async function read(path: string): Promise<string> {
  if (!texts.has(path)) {
    await page.goto(url + path);
    texts.set(path, await page.locator("main").innerText());
  }
  return texts.get(path) ?? "";
}

test.each([
  ["/tutorials/pinescript-examples", "You can lose all of the money that you trade with"],
  ["/tutorials/pinescript-examples", "Where it misleads you"],
  ["/tutorials/case-studies", "Sample cases until the provider confirms its own"],
  ["/resources/ai-service-templates", "answers with a quote, in a moment or within 24 hours"],
  ["/resources/developer-tools", "10 videos, 1,000 chatbot messages and 500 workflow triggers"],
  ["/resources/developer-tools", "Other webhooks aren’t open yet"],
  ["/resources/integration-guides", "How you revoke it"],
  ["/resources/best-practices", "120 to 150 words a minute"],
])("%s says: %s", async (path, words) => {
  expect(await read(path)).toContain(words);
  expect(complaints).toEqual([]);
});

// Spec studio.md §9: CRM, databases and integrations that can be chosen.
test.each([
  "HubSpot",
  "Salesforce",
  "Pipedrive",
  "Supabase",
  "Firebase",
  "MongoDB",
  "Zapier",
  "Make",
])("the integration guides cover %s", async (name) => {
  expect(await read("/resources/integration-guides")).toContain(name);
});

test.each(["/tutorials/pinescript", "/examples/pinescript"])(
  "%s leads on to the examples for good",
  async (path) => {
    const answer = await askRaw(url, path);
    expect(answer.status).toBe(308);
    expect(new URL(answer.headers["location"] ?? "", url).pathname).toBe(
      "/tutorials/pinescript-examples",
    );
  },
);

test("each script is coloured, copied as it stands, and offered as a file", async () => {
  const context = page.context();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${url}/tutorials/pinescript-examples`);
  const links = page.locator("a[download$='.pine']");
  expect(await links.count()).toBe(8);
  expect(await page.locator(".code .hljs-meta", { hasText: "//@version=6" }).count()).toBe(8);
  const href = (await links.first().getAttribute("href")) ?? "";
  const file = await (await fetch(new URL(href, url))).text();
  // Also where what listens is still to come.
  await page.getByRole("button", { name: /^Copy ?: moving-average-cross/ }).click();
  await page.getByText("Copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd()).toBe(file.trimEnd());
});

test("each case shows its drawing to everybody, its figures, and what it cost in the catalogue", async () => {
  await page.goto(`${url}/tutorials/case-studies`);
  const cases = page.getByRole("article");
  expect(await cases.count()).toBe(3);
  expect(await page.getByRole("img", { name: /\w+.{80}/ }).count()).toBe(3);
  for (const price of ["$700", "$600", "$450"])
    expect(await cases.filter({ hasText: price }).count()).toBe(1);
});

test("each of the twelve templates opens in the studio, once one is signed in", async () => {
  await page.goto(`${url}/resources/ai-service-templates`);
  const buttons = page.getByRole("link", { name: /^Use This Template ?: / });
  expect(await buttons.count()).toBe(12);
  await page.getByRole("link", { name: /Answers after hours/ }).click();
  await page.waitForURL(/\/login\?next=/);
  expect(new URL(page.url()).searchParams.get("next")).toBe(
    "/ai-service-design/new?template=after-hours-support",
  );
});

test("a template's whole configuration can be opened without a script", async () => {
  const bare = await visit(browser, { javaScriptEnabled: false });
  await bare.page.goto(`${url}/resources/ai-service-templates`);
  const template = bare.page.getByRole("article", { name: "From the form to the CRM" });
  expect(await template.locator("pre").isVisible()).toBe(false);
  await template.locator("summary").click();
  await template.locator("pre").waitFor();
  expect(JSON.parse((await template.locator("pre").textContent()) ?? "")).toMatchObject({
    automation: { integrations: ["hubspot", "email"] },
  });
  await bare.context.close();
});

test("the JavaScript that developers are shown runs against the catalogue", async () => {
  const sample = join(import.meta.dirname, "../../content/samples/list-services.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [sample, url]);
  expect(stdout).toContain("GPT-4 Chatbot: One site, one topic, $400.00, within 4 days");
});

test("the till's cards are listed where the till takes payments", async () => {
  expect(await read("/resources/developer-tools")).toContain("4242 4242 4242 4242");
});

// Code is laid out when it is seen: until then its own height is kept free (help/code.css).
test.each([
  "/tutorials/pinescript-examples",
  "/api-docs",
  "/tutorials/video-agents",
  "/resources/developer-tools",
])("each line of the contents of %s leads to its heading, from any place", async (path) => {
  await page.goto(url + path);
  await webFontsShown(page);
  const contents = page.getByRole("navigation", { name: "On this page" }).locator("a:visible");
  const count = await contents.count();
  expect(count).toBeGreaterThan(3);
  // The last one has the most above it that is yet to be laid out.
  const places = Array.from({ length: count }, (_, index) => count - 1 - index);
  for (const place of sampled(places, 5)) {
    await page.goto("about:blank"); // so that nothing on the way was seen
    await page.goto(url + path);
    const link = contents.nth(place);
    const id = (await link.getAttribute("href"))?.slice(1);
    await link.click();
    const top = () =>
      page.evaluate((one) => {
        const box = document.getElementById(one ?? "")?.getBoundingClientRect();
        const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return isEnd && box && box.top < innerHeight ? 0 : (box?.top ?? -1);
      }, id);
    // Below the header, which is 64 pixels high, and not far below: lines that were not seen yet may be a few more
    // or less once the web fonts come.
    await expect.poll(top, { message: id }).toSatisfy((at: number) => at >= 0 && at < 200);
  }
});
