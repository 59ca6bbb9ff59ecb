import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { categoryIds, PaymentModel } from "#domain/catalogue/contract.ts";
import { categories, serviceAnchors, services } from "./catalogue.ts";

/** Typed from the specification (site.md §3 order, §9 figures), not from the catalogue: [id, min, max, credits]. */
const specified: readonly (readonly [string, number, number, number])[] = [
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
];

/** site.md §3, to the letter. */
const specifiedCategories = [
  ["ai-automation", "AI & Automation"],
  ["web-dev", "Web Development"],
  ["trading-financial", "Trading & Financial"],
  ["forms-interfaces", "Forms & Interfaces"],
  ["marketing-crm", "Marketing & CRM"],
  ["support-consulting", "Support & Consulting"],
];

/** site.md §9, portfolio price ranges; the last one is given as $120/hr - $750/mo, see its own test. */
const specifiedRanges: Record<string, [number, number]> = {
  "ai-automation": [250, 1500],
  "web-dev": [350, 10000],
  "trading-financial": [250, 5000],
  "forms-interfaces": [200, 2500],
  "marketing-crm": [350, 1500],
};

const forbidden =
  /cutting-edge|seamless|unlock|leverag|elevat|supercharg|state-of-the-art|revolution|game-chang|empower|effortless|world-class|!|—/i;

function service(id: string) {
  const found = services.find((seed) => seed.id === id);
  if (!found) throw new Error(`No service ${id}`);
  return found;
}

function scopePrices(id: string) {
  return service(id).scopes.map((scope) => scope.price);
}

/** Each text a reader may see, with its place, e.g. `landing-page.scopes.0.name`. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

/** [fewest, most] days that a scope may take under the delivery claim its service shows (site.md §9). */
function claimedDays(deliveryTime: string, pages: number): [number, number] {
  if (deliveryTime === "2-5 days") return [2, 5];
  if (deliveryTime === "3-7 days") return [3, 7];
  if (deliveryTime === "2-6 weeks") return [14, 42];
  if (deliveryTime === "1-2 days per page") return [pages, 2 * pages];
  // Maintenance is delivered over its month; the claim holds for each request in it.
  if (deliveryTime === "2-5 days per request") return [2, 5];
  throw new Error(`Not a delivery claim of the specification: ${deliveryTime}`);
}

const pageCounts: Record<string, number[]> = {
  "full-website": [5, 8, 12],
  "ui-ux-design": [1, 2, 3],
};

describe("figures of the specification", () => {
  test("the sixteen services stand in the specified order with their prices and credits", () => {
    const ours = services.map((s) => [s.id, s.priceRange.min, s.priceRange.max, s.credits]);
    expect(ours).toEqual(specified);
  });

  test("the six categories carry their specified names, in the contract's order", () => {
    expect(categories.map((c) => [c.id, c.name])).toEqual(specifiedCategories);
    expect(categories.map((c) => c.id)).toEqual([...categoryIds]);
    expect(new Set(categories.map((c) => c.color)).size).toBe(categories.length);
  });

  test("each category's colour is a mark of its own in the tokens", () => {
    const tokens = readFileSync(new URL("../src/web/ui/tokens.css", import.meta.url), "utf8");
    const missing = categories.filter((c) => !tokens.includes(`--mark-${c.color}:`));
    expect(missing.map((c) => c.color)).toEqual([]);
  });

  test.each(Object.entries(specifiedRanges))(
    "the services of %s span its price range on the home page",
    (id, range) => {
      const ranges = services.filter((s) => s.category === id).map((s) => s.priceRange);
      const low = Math.min(...ranges.map((r) => r.min));
      expect([low, Math.max(...ranges.map((r) => r.max))]).toEqual(range);
    },
  );

  test("support and consulting run from $120 an hour to $750 a month", () => {
    expect(service("tech-consulting").priceRange.min).toBe(120);
    expect(service("ongoing-maintenance").priceRange.max).toBe(750);
  });

  test("payment models name the specified figures", () => {
    const models = (id: string) => textsOf(service(id).paymentModels, id).map(([, text]) => text);
    const chatbot = models("gpt4-chatbot").join("\n");
    expect(chatbot).toContain("$700");
    expect(chatbot).toContain("$200 / month");
    expect(scopePrices("gpt4-chatbot")).toEqual(expect.arrayContaining([400, 700]));

    expect(models("landing-page")).toEqual(expect.arrayContaining(["$350", "$500"]));
    expect(scopePrices("landing-page")).toEqual(expect.arrayContaining([350, 500]));

    const website = service("full-website").paymentModels.find((m) => m.type === "milestone");
    expect(website?.description).toMatch(/30%.*design.*50%.*development.*20%.*launch/);

    const video = service("ai-video-1min").paymentModels.find((m) => m.type === "credit");
    expect(video?.details.join("\n")).toMatch(/25 credits[^]*3 revisions[^]*5 credits/);

    expect(models("tech-consulting")).toEqual(
      expect.arrayContaining(["$120 / hour", "$800 / day"]),
    );
    expect(scopePrices("tech-consulting")).toEqual([120, 800]);
    expect(models("ui-ux-design")).toContain("$150 / page");
    expect(models("ongoing-maintenance")).toContain("$250 / month");
  });
});

describe.each(services.map((seed) => [seed.id, seed] as const))("%s", (_id, seed) => {
  test("exactly one scope is the starting one: the first, at the card's price and credits", () => {
    const atMinimum = seed.scopes.filter((scope) => scope.price === seed.priceRange.min);
    expect(atMinimum).toEqual([seed.scopes[0]]);
    expect(seed.scopes[0]?.credits).toBe(seed.credits);
  });

  test("scopes stay within the price range and grow in price and credits", () => {
    expect(seed.scopes.length).toBeGreaterThanOrEqual(2);
    expect(seed.scopes.length).toBeLessThanOrEqual(4);
    const prices = seed.scopes.map((scope) => scope.price);
    const credits = seed.scopes.map((scope) => scope.credits);
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));
    expect(credits).toEqual([...new Set(credits)].toSorted((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(seed.priceRange.max);
  });

  test("scopes have unique slugs and say revisions and support", () => {
    const slugs = seed.scopes.map((scope) => scope.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const scope of seed.scopes) {
      expect(scope.slug).toMatch(/^[a-z0-9-]+$/);
      expect(scope.includes.length).toBeGreaterThanOrEqual(3);
      expect(scope.includes.length).toBeLessThanOrEqual(6);
      expect(scope.includes.join("\n")).toMatch(/revision/);
      expect(scope.includes).toContain("30 days of support after delivery");
    }
  });

  test("each scope keeps the delivery claim", () => {
    seed.scopes.forEach((scope, index) => {
      const [fewest, most] = claimedDays(seed.deliveryTime, pageCounts[seed.id]?.[index] ?? 0);
      expect(scope.deliveryDays).toBeGreaterThanOrEqual(fewest);
      expect(scope.deliveryDays).toBeLessThanOrEqual(most);
    });
  });

  test("the card has enough to show: short title, four features and more behind the line", () => {
    expect(seed.title.length).toBeLessThanOrEqual(34);
    expect(seed.features.length).toBeGreaterThanOrEqual(6);
    expect(seed.features.length).toBeLessThanOrEqual(9);
    expect(new Set(seed.features).size).toBe(seed.features.length);
    for (const feature of seed.features.slice(0, 4)) expect(feature.length).toBeLessThanOrEqual(52);
    expect(seed.benefits.length).toBeGreaterThanOrEqual(4);
    expect(seed.benefits.length).toBeLessThanOrEqual(5);
    expect(seed.technicalSpecs.length).toBeGreaterThanOrEqual(5);
    expect(seed.technicalSpecs.length).toBeLessThanOrEqual(8);
    expect(seed.description.length).toBeLessThanOrEqual(180);
  });

  test("payment models are valid and there is at least one", () => {
    expect(seed.paymentModels.length).toBeGreaterThanOrEqual(1);
    for (const model of seed.paymentModels) expect(() => PaymentModel.parse(model)).not.toThrow();
  });

  test("texts are plain: nothing empty, no filler, no exclamation marks", () => {
    const texts = textsOf(seed, seed.id);
    expect(texts.filter(([, text]) => text === "" || text.trim() !== text)).toEqual([]);
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });
});

describe("honesty", () => {
  test("maintenance shows the 2-5 day claim per request and says that nothing renews by itself", () => {
    const seed = service("ongoing-maintenance");
    expect(seed.deliveryTime).toBe("2-5 days per request");
    expect(seed.paymentModels[0]?.description).toContain("Nothing renews by itself");
    for (const scope of seed.scopes) expect(scope.description).toContain("doesn’t renew by itself");
  });

  test("the chatbot's retainer is named as not charged today and confirmed first", () => {
    const scope = service("gpt4-chatbot").scopes.find((s) => s.price === 700);
    expect(scope?.description).toContain("once you have confirmed it");
    expect(scope?.includes.join("\n")).toContain("not charged today");
  });

  test("trading services carry a risk notice", () => {
    for (const seed of services.filter((s) => s.category === "trading-financial")) {
      const notice = seed.technicalSpecs.find((spec) => spec.name === "Risk notice")?.value;
      expect(notice).toMatch(/not financial advice.*past results.*lose money/i);
    }
  });

  test("AI-made video is labelled, and chatting assistants say that they are an AI", () => {
    for (const id of ["ai-video-1min", "vsl-ai-host"])
      expect(service(id).features).toContain("Visible label that the video is made with AI");
    for (const id of ["gpt4-chatbot", "ai-lead-gen-lp"])
      expect(service(id).features).toContain("Tells people at the start that it is an AI");
  });

  test("a few services are popular, two are featured, none is both", () => {
    const popular = services.filter((s) => s.popular);
    const featured = services.filter((s) => s.featured);
    expect(popular.length).toBeGreaterThanOrEqual(3);
    expect(popular.length).toBeLessThanOrEqual(4);
    expect(featured).toHaveLength(2);
    expect(popular.filter((s) => s.featured)).toEqual([]);
  });
});

test("the six footer anchors lead to services in their own category", () => {
  expect(serviceAnchors.map((a) => a.anchor)).toEqual([
    "1-minute-ai-video-agents",
    "chatbots",
    "automation",
    "web-apps",
    "pinescript",
    "forms",
  ]);
  for (const anchor of serviceAnchors)
    expect(service(anchor.serviceId).category).toBe(anchor.category);
  expect(new Set(serviceAnchors.map((a) => a.serviceId)).size).toBe(serviceAnchors.length);
});
