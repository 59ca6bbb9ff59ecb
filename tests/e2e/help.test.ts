import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { automationTemplates } from "#content/automation-templates.ts";
import { quickAccessLinks } from "#content/navigation.ts";
import { videoTutorials } from "#content/video-tutorials.ts";
import { leadsSomewhere, paths } from "../../src/web/paths.ts";
import { layAllOut, openBrowser, visit } from "./browser.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");
const guides = [
  "/docs",
  "/api-docs",
  "/tutorials/video-agents",
  "/tutorials/chatbots",
  "/tutorials/automation",
];

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
  ({ page, complaints } = await visit(browser, { viewport: { width: 1440, height: 900 } }));
});
afterAll(() => browser?.close());

const readBefore = new Map<string, string>();

/** What a reader reads there, without the line ends. */
async function read(path: string): Promise<string> {
  const known = readBefore.get(path);
  if (known) return known;
  await page.goto(url + path);
  await layAllOut(page);
  const text = (await page.locator("main").innerText()).replace(/\s+/g, " ");
  readBefore.set(path, text);
  return text;
}

/** Spec studio.md §2.8, §7 to §9, typed from there. */
test.each([
  ["/docs", "You can design each of these yourself in the AI Design Studio"],
  ["/docs", "One-Minute AI Video Agent $250 2-5 days"],
  ["/docs", "Custom Web App $3,000 2-6 weeks"],
  ["/docs", "Core services 99.9%"],
  ["/docs", "Critical 15 minutes 4 hours"],
  ["/docs", "Low 24 hours 5 business days"],
  [
    "/docs",
    "a video within 60 seconds, a chatbot’s answer within 3 seconds, an API response within 2 seconds",
  ],
  ["/docs", "keep conversations for 12 months, unless you choose another period"],
  ["/api-docs", "Authorization: Bearer"],
  ["/api-docs", "POST /v1/video-agents/{id}/generate"],
  ["/api-docs", "The other endpoints don’t accept requests"],
  ["/api-docs", "401 Invalid API key"],
  ["/api-docs", "429 Rate limited"],
  ["/api-docs", "Video generation each video requested 10"],
  ["/api-docs", "Chatbot messages each message to a chatbot 1,000"],
  ["/api-docs", "Workflow triggers each workflow start 500"],
  ["/tutorials/video-agents", "30 for a video of 60 seconds"],
  ["/tutorials/video-agents", "3 revisions of each video are included"],
  ["/tutorials/video-agents", "English, Spanish, French and German"],
  ["/tutorials/chatbots", "0 to 1 in steps of 0.1. The default is 0.7"],
  ["/tutorials/chatbots", "100 to 2,000, by default 500"],
  ["/tutorials/chatbots", "gpt-4 and claude-3"],
  ["/tutorials/chatbots", "a CRM (HubSpot, Salesforce and Pipedrive)"],
  ["/tutorials/chatbots", "a database (Supabase, Firebase and MongoDB)"],
  ["/tutorials/chatbots", "Not responding accurately"],
  ["/tutorials/chatbots", "Slow responses"],
  ["/tutorials/chatbots", "Integration problems"],
  ["/tutorials/automation", "10-20 hours"],
  ["/tutorials/automation", "Advanced 45 minutes to set up"],
])("%s says: %s", async (path, words) => {
  expect(await read(path)).toContain(words);
});

test("the tutorials' list names level and minutes of each, and leads to it", async () => {
  await page.goto(`${url}/tutorials/video-agents`);
  const entries = await page.locator(".lessons > li").allInnerTexts();
  expect(entries.map((text) => text.replace(/\s+/g, " "))).toEqual(
    videoTutorials.map(
      ({ title, level, durationMinutes, result }) =>
        `${title} ${level} ${durationMinutes} minutes ${result}`,
    ),
  );
  await page.locator(".lessons a").nth(3).click();
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  expect(await target.innerText()).toBe(videoTutorials[3]?.title);
});

test("each automation template is drawn step by step, and its buttons open it in the studio or begin a quote that names it", async () => {
  await page.goto(`${url}/tutorials/automation`);
  for (const { id, steps } of automationTemplates) {
    const template = page.locator(`section[id="${id}"]`);
    expect(await template.locator(".workflow__step h4").allInnerTexts()).toEqual(
      steps.map(({ name }) => name),
    );
    const use = template.getByRole("link", { name: /^Use This Template/ });
    expect(await use.getAttribute("href")).toBe(paths.studioStart({ template: id }));
    const build = template.getByRole("link", { name: /^Have us build it/ });
    expect(await build.getAttribute("href")).toBe(paths.quote({ template: id }));
    expect((await fetch(`${url}${await use.getAttribute("href")}`)).status).toBe(200);
  }
});

test("Schedule Consultation and View All Templates lead on", async () => {
  await page.goto(`${url}/tutorials/automation`);
  const consultations = page.getByRole("link", { name: "Schedule Consultation" });
  expect(await consultations.count()).toBe(2);
  for (const consultation of await consultations.all())
    expect(await consultation.getAttribute("href")).toBe(paths.demo());
  expect((await fetch(url + paths.demo())).status).toBe(200);
  await page.getByRole("link", { name: "View All Templates" }).click();
  const all = new URL(page.url());
  expect(all.hash === "#the-templates" || all.pathname === "/resources/ai-service-templates").toBe(
    true,
  );
});

test.each([...guides, "/legal/terms"])(
  "quick access stands on %s if it is a guide",
  async (path) => {
    await page.goto(url + path);
    const nav = page.getByRole("navigation", { name: "Quick access" });
    const links = await nav
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const existing = quickAccessLinks.map(({ href }) => href).filter(leadsSomewhere);
    expect(links).toEqual(guides.includes(path) ? existing : []);
  },
);

test("each guide marks itself among its siblings", async () => {
  for (const path of guides) {
    await page.goto(url + path);
    const marked = page.locator(".help-nav [aria-current=page]");
    expect(await marked.getAttribute("href")).toBe(path);
  }
});

test("code is coloured by classes in the page itself, without scripts and style attributes", async () => {
  const { text } = await askRaw(url, "/api-docs");
  expect(text).toContain('class="hljs-string"');
  expect(text).not.toMatch(/\sstyle="/);
  expect(text.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1); // the head script of every page
  const colours = await page.goto(`${url}/api-docs`).then(() =>
    page.evaluate(() =>
      [".hljs-keyword", ".hljs-string", ".hljs-number", "pre"].map((token) => {
        const found = document.querySelector(`.code ${token}`);
        return found && getComputedStyle(found).color;
      }),
    ),
  );
  expect(new Set(colours).size).toBe(4);
});

test("the examples for what is open today work as they stand there", async () => {
  await page.goto(`${url}/api-docs`);
  await layAllOut(page);
  const codeUnder = (title: string) =>
    page.locator(".code").filter({ has: page.getByText(title, { exact: true }) });
  for (const command of await codeUnder("curl").locator("pre").allInnerTexts()) {
    const [, path = "nothing"] = /^curl -s "\$ARIA_URL(\/v1\/[^"]+)"\s*$/.exec(command) ?? [];
    expect([command, (await fetch(url + path)).status]).toEqual([command, 200]);
  }
  const script = await codeUnder("JavaScript").first().locator("pre").innerText();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", script],
    { env: { ...process.env, ARIA_URL: url } },
  );
  expect(stdout).toMatch(/^Landing Page, from \$350\n(  .+: within \d+ days\n)+$/);
});

test("the refusal that the reference shows is the one that is answered", async () => {
  await page.goto(`${url}/api-docs`);
  await layAllOut(page);
  const shown = await page.getByRole("group", { name: "What you get" }).innerText();
  const [, body = ""] = shown.split(/\n\s*\n(?=\{)/);
  const example = JSON.parse(body) as Record<string, unknown>;
  const answer = await fetch(`${url}/v1/services?category=none`);
  const real = (await answer.json()) as Record<string, unknown>;
  expect(shown).toContain(`HTTP/1.1 ${answer.status} ${answer.statusText}`);
  expect(shown).toContain(`content-type: ${answer.headers.get("content-type")}`);
  const alike = ({ type, status, title, code }: Record<string, unknown>) => ({
    type,
    status,
    title,
    code,
  });
  expect(alike(example)).toEqual(alike(real));
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(real).toSorted());
});

/** Presses Copy until its script, which comes after the paint, hears it. */
async function saidAfterCopy(frame: Locator): Promise<string> {
  await frame.getByRole("button", { name: /^Copy/ }).click();
  await frame.page().waitForTimeout(300);
  return frame.getByRole("status").innerText();
}

test("Copy puts the code on the clipboard and says so", async () => {
  const reader = await visit(browser);
  await reader.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
  await reader.page.goto(`${url}/api-docs`);
  const frame = reader.page.locator(".code").nth(1);
  await expect.poll(() => saidAfterCopy(frame)).toBe("Copied");
  expect(await reader.page.evaluate(() => navigator.clipboard.readText())).toBe(
    'curl -s "$ARIA_URL/v1/services?category=ai-automation"',
  );
  await reader.context.close();
});

test("where the clipboard is refused, Copy selects the code for the reader", async () => {
  const reader = await visit(browser);
  await reader.context.grantPermissions([], { origin: url });
  await reader.page.goto(`${url}/api-docs`);
  const frame = reader.page.locator(".code").nth(1);
  await expect.poll(() => saidAfterCopy(frame)).toContain("Selected");
  expect(await reader.page.evaluate(() => String(getSelection()))).toContain("/v1/services?");
  await reader.context.close();
});

test("on a phone long lines are reached by keyboard, and the page itself doesn't move sideways", async () => {
  const reader = await visit(browser, { viewport: { width: 390, height: 844 } });
  await reader.page.goto(`${url}/api-docs`);
  const code = reader.page.getByRole("group", { name: "Python" }).first();
  await code.scrollIntoViewIfNeeded();
  await code.focus();
  await reader.page.keyboard.press("ArrowRight");
  await expect.poll(() => code.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  const overflow = () => reader.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await overflow()).toBe(390);
  await reader.context.close();
});

test("without scripts guides are complete, and offer no button that needs one", async () => {
  const reader = await visit(browser, { javaScriptEnabled: false });
  for (const path of guides) {
    await reader.page.goto(url + path);
    expect(await reader.page.locator("[data-copy]:visible").count()).toBe(0);
    expect((await reader.page.locator("main").innerText()).length).toBeGreaterThan(3000);
  }
  await reader.context.close();
});

test("the guides complain of nothing", () => {
  expect(complaints).toEqual([]);
});
