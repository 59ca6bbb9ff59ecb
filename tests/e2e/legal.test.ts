import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { retentionClasses } from "#db/columns.ts";
import { openBrowser, visit } from "./browser.ts";
import { valuesOf } from "./crawl.ts";
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

const texts = new Map<string, string>();
/** What a reader reads there, table cells apart by a bar, folded parts included. */
async function read(path: string): Promise<string> {
  if (!texts.has(path)) {
    await page.goto(url + path);
    const text = await page.evaluate(() => {
      for (const one of document.querySelectorAll("details")) one.open = true;
      const words = document.querySelector("main")?.innerText ?? "";
      return words.replace(/\t/g, " | ").replace(/\n+/g, "\n");
    });
    texts.set(path, text);
  }
  return texts.get(path) ?? "";
}

/** Spec studio.md §9, typed from there; the terms' own words around each figure. */
test.each([
  "Effective date January 1, 2025",
  "30-day money-back guarantee",
  "After 7 days of non-payment",
  "available for export for 30 days",
  "we give you 30 days of notice",
  "in the 12 months before the damage",
  "Video generation | 10 videos",
  "Chatbot messages | 1,000 messages",
  "Workflow triggers | 500 triggers",
  "99.9% availability of core services, 99.5% of AI services and 99.0%",
  "within 30 days of the end of the month",
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
  "as long as the service runs, plus 30 days",
  "Chatbot conversations | 12 months",
  "Analytics | 24 months at most; we collect none today",
  "Backups | 90 days",
  "24 hours\nAssessment",
  "72 hours\nNotification",
  "30 days\nReport",
  "we reply within 48 hours",
  "who replies within 72 hours",
  "Restriction | have us keep your data without using it | at once",
  "Objection | stop processing that is based on our legitimate interest | at once",
  "Access | know what data we have about you, and get a copy | within 1 month",
  "nobody: the test payment page is our own",
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

/** Spec studio.md §9 and §2.8, typed from there, with the words around them on each page. */
const january2025 = "Effective date January 1, 2025";
const january2024 = "Effective date January 1, 2024";
const breachTimes = ["24 hours\nAssessment", "72 hours\nNotification", "30 days\nReport"];
const keptTimes = [
  "as long as the service runs, plus 30 days",
  "Chatbot conversations | 12 months",
  "Analytics | 24 months",
  "Backups | 90 days",
];
const concernTimes = ["24 hours\nWe acknowledge it", "7 days\nWe investigate"];
const rateLimits = [
  "Video generation | 10 videos",
  "Chatbot messages | 1,000 messages",
  "Workflow triggers | 500 triggers",
];
const said: Record<string, string[]> = {
  "/legal/ai-ethics": [
    january2025,
    ...concernTimes,
    "the systems under it quarterly",
    "She says so in the first words of her chat",
    "kept for 12 months",
  ],
  "/legal/sla": [
    january2025,
    "Core services | 99.9%",
    "AI services | 99.5%",
    "Third-party interfaces | 99.0%",
    "below 99.9%, at least 99.0% | 10%",
    "below 99.0%, at least 95.0% | 25%",
    "below 95.0% | 50%",
    "within 30 days of the end of the month",
    "are account credit, not cash",
    "Critical\n15 minutes\nto respond\n4 hours\nto resolve",
    "High\n1 hour\nto respond\n24 hours\nto resolve",
    "Medium\n4 hours\nto respond\n72 hours\nto resolve",
    "Low\n24 hours\nto respond\n5 business days\nto resolve",
    "Sundays 02:00-06:00 UTC",
    "up to 4 hours a month",
    "72 hours in advance",
    "Generating a video | under 60 seconds",
    "An API response | under 2 seconds",
    "A chatbot’s answer | under 3 seconds",
    "Concurrent users | 1,000+",
    "Context that a conversation keeps | 10 turns",
    "One workflow run | under 30 seconds",
    "Workflow throughput | 1,000 runs an hour",
  ],
  "/legal/dpa": [
    january2025,
    ...breachTimes,
    ...keptTimes,
    "Access | To know what data we have about you, and get a copy. We give you a copy",
    "at once",
    "available for export for 30 days",
    "replies within 72 hours",
    "Mail | nobody: no mail service is connected",
  ],
  "/legal/gdpr": [
    january2025,
    ...breachTimes,
    ...keptTimes,
    "Access\nKnow what data we have about you, and get a copy (Art. 15).",
    "Answered\nwithin 1 month",
    "Answered\nat once",
    "which replies within 48 hours",
    "who replies within 72 hours",
  ],
  "/legal/ccpa": [
    january2024,
    "Within 1 month, free of charge",
    "within 48 hours",
    "Global Privacy Control",
    "We sell none of it and share none of it",
  ],
  "/legal/ip": [january2024, ...concernTimes],
  "/legal/aup": [january2024, ...rateLimits, ...concernTimes, "reasons within 7 days"],
  "/legal/refunds": [
    january2024,
    "30-day money-back guarantee",
    "30 days after delivery",
    "30% at design, 50% at development and 20% at launch",
    "25 for each video and 5 for each further revision",
    "with 30 days of notice",
    "you claim them within 30 days",
  ],
};
const pages = Object.keys(said);

test.each(pages.flatMap((path) => (said[path] ?? []).map((words) => [path, words] as const)))(
  "%s says: %s",
  async (path, words) => {
    expect(await read(path)).toContain(words);
  },
);

test("the times after a breach are the same wherever they are shown", async () => {
  const [privacy, dpa, gdpr] = await Promise.all(
    ["/legal/privacy", "/legal/dpa", "/legal/gdpr"].map((path) => askRaw(url, path)),
  );
  const parts = (html = "") => /<ol class="timeline.*?<\/ol>/s.exec(html)?.[0];
  expect(parts(privacy?.text)).toContain("72 hours");
  expect(parts(dpa?.text)).toBe(parts(privacy?.text));
  expect(gdpr?.text).toContain(parts(privacy?.text));
});

test.each(["/legal/terms", "/legal/privacy", "/legal/cookies", "/legal/security", ...pages])(
  "%s: each entry of the contents leads to its heading, which is its own address",
  async (path) => {
    const { text } = await askRaw(url, path);
    const ids = valuesOf(text, "id");
    const [, folded = "", beside = ""] = text.split("<ol>");
    const entries = valuesOf(folded, "href");
    expect(entries.length).toBeGreaterThan(8);
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
  expect(text.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1); // the head script of every page
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

test("what the privacy policy keeps folded is there on paper", async () => {
  await page.goto(`${url}/legal/privacy`);
  const folded = page.locator("details:not([open]) dl");
  const count = await folded.count();
  expect(count).toBeGreaterThan(0);
  const seen = () =>
    folded.evaluateAll((lists) => lists.filter((list) => list.checkVisibility()).length);
  expect(await seen()).toBe(0);
  await page.emulateMedia({ media: "print" });
  const onPaper = await seen();
  await page.emulateMedia({ media: null });
  expect(onPaper).toBe(count);
});
