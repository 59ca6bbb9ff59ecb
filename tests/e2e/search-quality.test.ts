import { beforeAll, expect, inject, test } from "vitest";
import { searchWords } from "#content/search-words.ts";
import { leadsSomewhere } from "../../src/web/paths.ts";
import { areNear, prepareSearch, type Find } from "../../src/web/search/find-entries.ts";
import type { SearchEntry } from "../../src/web/search/search-entry.ts";
import { crawl, type CrawledPage } from "./crawl.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");
let entries: SearchEntry[];
let find: Find;
let site: ReadonlyMap<string, CrawledPage>;
beforeAll(async () => {
  const [answer, crawled] = await Promise.all([askRaw(url, "/search-index.json"), crawl(url)]);
  entries = JSON.parse(answer.text) as SearchEntry[];
  find = prepareSearch(entries);
  site = crawled;
});

/** What people type, and what they should see first. */
const expected: [query: string, first: string][] = [
  ["gpt-4 chatbot", "/services/gpt4-chatbot"],
  ["one-minute video", "/services/ai-video-1min"],
  ["landing page", "/services/landing-page"],
  ["landing pages", "/services/landing-page"],
  ["web app", "/services/web-app"],
  ["full website", "/services/full-website"],
  ["pine script indicator", "/services/pine-script-indicator"],
  ["market dashboard", "/services/market-dashboard"],
  ["smart form", "/services/smart-form"],
  ["client portal", "/services/client-portal"],
  ["crm", "/services/crm-integration"],
  ["hubspot", "/services/crm-integration"],
  ["maintanance", "/services/ongoing-maintenance"],
  ["consulting", "/services/tech-consulting"],
  ["workflow automation", "/services/workflow-automation"],
  ["terms", "/legal/terms"],
  ["privacy", "/legal/privacy"],
  ["privcy policy", "/legal/privacy"],
  ["liability", "/legal/terms#liability"],
  ["late payment", "/legal/terms#late-payment"],
  ["delete my account", "/legal/privacy#when-you-delete-your-account"],
  ["children", "/legal/privacy#children"],
  ["subscription tiers", "/legal/terms#subscription-tiers"],
  ["trading tools", "/legal/terms#trading-tools"],
  // Other words than the pages' own (content/search-words.ts).
  ["retention", "/legal/privacy#what-is-stored-and-for-how-long"],
  ["how long do you keep my data", "/legal/privacy#what-is-stored-and-for-how-long"],
  ["delete account", "/legal/privacy#when-you-delete-your-account"],
  ["close my account", "/legal/privacy#when-you-delete-your-account"],
  ["gdpr request", "/legal/gdpr#how-to-use-them"],
  ["cancel", "/legal/terms#ending-a-contract"],
  ["price", "/services"],
  ["pricing", "/services"],
  ["cost", "/services"],
  ["uptime", "/legal/sla"],
  ["jobs", "/careers"],
  // Pages that colleagues write: each counts once it is there.
  ["refund", "/legal/refunds"],
  ["cookies", "/legal/cookies"],
  ["sla", "/legal/sla"],
  ["service level agreement", "/legal/sla"],
  ["dpa", "/legal/dpa"],
  ["data processing agreement", "/legal/dpa"],
  ["gdpr", "/legal/gdpr"],
  ["ccpa", "/legal/ccpa"],
  ["acceptable use", "/legal/aup"],
  ["intellectual property", "/legal/ip"],
  ["ai ethics", "/legal/ai-ethics"],
  ["api reference", "/api-docs"],
  ["case studies", "/tutorials/case-studies"],
  ["video tutorials", "/tutorials/video-agents"],
  ["chatbot setup", "/tutorials/chatbots"],
  ["pinescript examples", "/tutorials/pinescript-examples"],
  ["best practices", "/resources/best-practices"],
  ["developer tools", "/resources/developer-tools"],
  ["integration guides", "/resources/integration-guides"],
  ["templates", "/resources/ai-service-templates"],
  ["careers", "/careers"],
  ["partners", "/partners"],
  ["contact", "/contact"],
  ["community", "/community"],
];
const there = expected.filter(([, path]) => leadsSomewhere(path));

test("there is enough to ask", () => {
  expect(there.length).toBeGreaterThan(20);
});

test.each(there)("%j finds %s first", (query, path) => {
  expect(find(query)[0]?.found[0]?.path).toBe(path);
});

test("no word of another meaning stands among the results for retention", () => {
  const names = find("retention").flatMap(({ found }) =>
    found.map(({ name }) => name.map(({ text }) => text).join("")),
  );
  expect(names.filter((name) => /delet|decept/i.test(name))).toEqual([]);
  expect(areNear(find("retention"))).toBe(false);
});

test("other words are given to entries that exist", () => {
  const known = new Set(entries.map(({ path }) => path));
  expect(Object.keys(searchWords).filter((path) => !known.has(path))).toEqual([]);
});

test("figures are found as the pages show them", () => {
  expect(find("$199")[0]?.found[0]?.path).toBe("/legal/terms#subscription-tiers");
  const excerpt = find("money-back guarantee")[0]?.found[0]?.excerpt ?? [];
  expect(excerpt.map(({ text }) => text).join("")).toContain("30-day");
});

test("every entry leads to a page and a place that exist, and says something", () => {
  const wrong = entries.filter(({ path, title, part, text, kind }) => {
    const [page = "", fragment] = path.split("#");
    const found = site.get(page);
    return (
      found?.status !== 200 ||
      (fragment !== undefined && !found.ids.has(fragment)) ||
      title === "" ||
      part === "" ||
      (text === "" && kind !== "page")
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});
