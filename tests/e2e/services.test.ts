import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { crawl, type CrawledPage } from "./crawl.ts";
import { categories } from "./page-list.ts";

// Typed from spec site.md §9 by hand, so that a wrong figure in the catalogue can't agree with itself:
// id, smallest and largest price in USD, credits.
const figures = [
  ["ai-video-1min", 250, 750, 25],
  ["gpt4-chatbot", 400, 1500, 40],
  ["workflow-automation", 300, 900, 30],
  ["landing-page", 350, 900, 50],
  ["full-website", 1200, 2500, 200],
  ["web-app", 3000, 10000, 300],
  ["pine-script-indicator", 250, 750, 30],
  ["market-dashboard", 2000, 5000, 200],
  ["smart-form", 200, 600, 20],
  ["client-portal", 750, 2500, 50],
  ["ai-lead-gen-lp", 700, 1500, 90],
  ["vsl-ai-host", 450, 1200, 60],
  ["crm-integration", 350, 900, 40],
  ["ongoing-maintenance", 250, 750, 25],
  ["ui-ux-design", 150, 500, 15],
  ["tech-consulting", 120, 800, 12],
] as const;

type Card = {
  id: string;
  text: string;
  title: string;
  features: string[];
  buy: string;
  quote: string;
};

const url = inject("sharedApp");
const usd = (amount: number) => `$${amount.toLocaleString("en-US")}`;

let browser: Browser;
let shop: Visit;
let page: Page;
let site: ReadonlyMap<string, CrawledPage>;
let cards: Map<string, Card>;

const readCards = () =>
  page.locator(".service-card").evaluateAll((elements) =>
    elements.map((card): Card => {
      const textOf = (selector: string) =>
        (card.querySelector<HTMLElement>(selector)?.innerText ?? "").trim();
      return {
        id: card.querySelector("h3 a")?.getAttribute("href")?.split("/").at(-1) ?? "",
        text: (card as HTMLElement).innerText,
        title: textOf("h3"),
        features: [...card.querySelectorAll<HTMLElement>("ul li")].map((one) =>
          one.innerText.trim(),
        ),
        buy: textOf('[data-opens="checkout"]'),
        quote: textOf('[data-opens="quote"]'),
      };
    }),
  );

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), crawl(url)]);
  shop = await visit(browser);
  page = shop.page;
  await page.goto(`${url}/services`);
  // What only screen readers hear is checked apart from what is seen.
  await page.evaluate(() => document.querySelectorAll(".sr-only").forEach((one) => one.remove()));
  cards = new Map((await readCards()).map((card) => [card.id, card]));
});
afterAll(() => browser?.close());

/** A service's features as its own page lists them. */
const featuresOf = (id: string) => {
  const html = site.get(`/services/${id}`)?.html ?? "";
  const part = /<section class="part" id="features".*?<\/section>/s.exec(html)?.[0] ?? "";
  return [...part.matchAll(/<li>(?:<svg.*?<\/svg>)?(.*?)<\/li>/gs)].map((match) =>
    (match[1] ?? "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&").trim(),
  );
};

describe("the page", () => {
  test("its hero has the four badges, word for word", async () => {
    const badges = await page.locator(".services__badges li").allInnerTexts();
    expect(badges.map((badge) => badge.trim())).toEqual([
      "Stripe Integration Ready",
      "AI Quote System",
      "Professional Delivery",
      "30-Day Support",
    ]);
  });

  test("its filters are All Services and the six categories, in order, with their number of services", async () => {
    const filters = await page.locator("nav[aria-label=Categories] a").allInnerTexts();
    expect(filters.map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
      "All Services 16",
      ...categories.map(([name, , ids]) => `${name} ${ids.length}`),
    ]);
  });

  test("it shows the sixteen services, each once", () => {
    expect([...cards.keys()].toSorted()).toEqual(figures.map(([id]) => id).toSorted());
  });

  test("POPULAR and FEATURED stand on the cards that the catalogue marks so, and on no others", async () => {
    const listed = (await (await fetch(`${url}/v1/services`)).json()) as {
      id: string;
      popular: boolean;
      featured: boolean;
    }[];
    const marked = (word: string) =>
      [...cards.values()]
        .filter(({ text }) => text.includes(word))
        .map(({ id }) => id)
        .toSorted();
    const expected = (flag: "popular" | "featured") =>
      listed
        .filter((service) => service[flag])
        .map(({ id }) => id)
        .toSorted();
    expect(marked("POPULAR")).toEqual(expected("popular"));
    expect(marked("FEATURED")).toEqual(expected("featured"));
    expect(marked("POPULAR").length).toBeGreaterThan(0);
    expect(marked("FEATURED").length).toBeGreaterThan(0);
  });
});

describe.each(figures)("the card of %s", (id, min, max, credits) => {
  const card = () => {
    const found = cards.get(id);
    if (!found) throw new Error(`no card of ${id}`);
    return found;
  };

  test(`says ${usd(min)}, ${credits} credits and its delivery time`, () => {
    expect(card().text).toContain(usd(min));
    expect(card().text).toContain(`= ${credits.toLocaleString("en-US")} credits`);
    expect(card().text).toMatch(
      /\d+\s?(-|–|to) ?\d+ (day|week|hour)s?|\d+ (day|week|hour)s?|monthly/i,
    );
    expect(card().title.length).toBeGreaterThan(3);
  });

  test("has the first four features, and how many more there are", () => {
    const all = featuresOf(id);
    expect(all.length).toBeGreaterThanOrEqual(4);
    const more = all.length > 4 ? [`+${all.length - 4} more features...`] : [];
    expect(card().features).toEqual([...all.slice(0, 4), ...more]);
  });

  test(`sells for ${usd(min)} and offers a quote`, () => {
    expect(card().buy).toBe(`Buy Now - ${usd(min)}`);
    expect(card().quote).toBe("Get AI Quote");
  });

  test("leads to a page with the whole range and what the starting price buys", () => {
    const html = site.get(`/services/${id}`)?.html ?? "";
    const text = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, "");
    expect(text).toContain(`${usd(min)} to ${usd(max)}`);
    expect(text).toContain(`= ${credits.toLocaleString("en-US")} credits`);
    expect(text).toMatch(new RegExp(`\\${usd(min)} buys \\S`));
    expect(text).toContain("What the starting price buys");
  });
});

// Spec site.md §9, payment models.
test.each([
  ["gpt4-chatbot", ["$700", "$200"]],
  ["landing-page", ["$500"]],
  ["full-website", ["30%", "50%", "20%"]],
  ["ai-video-1min", ["25 credits", "5 credits", "3 "]],
  ["tech-consulting", ["$120", "$800"]],
  ["ui-ux-design", ["$150"]],
])("the ways to pay of %s name %j", (id, parts) => {
  const html = site.get(`/services/${id}`)?.html ?? "";
  const ways = /<section class="part" id="payment".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(ways.length).toBeGreaterThan(100);
  for (const part of parts) expect(ways.replace(/<[^>]+>/g, " ")).toContain(part);
});
