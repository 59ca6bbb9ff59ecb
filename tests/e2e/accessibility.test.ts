import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { becomePerson, listAppPages, type AppPage } from "./app-page-list.ts";
import { layAllOut, openBrowser, visit, whatComesLater } from "./browser.ts";
import { inParallel } from "./in-parallel.ts";
import { listPages, type ListedPage } from "./page-list.ts";
import type { Person } from "./people.ts";
import { sampled } from "./sampled.ts";

const url = inject("sharedApp");
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** Narrow and dark, wide and light; the long run takes all four. */
const themesAt = ({ width }: typeof wide): readonly ("light" | "dark")[] =>
  process.env["TEST_LONG"] ? ["light", "dark"] : [width < 768 ? "dark" : "light"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let browser: Browser;
let pages: ListedPage[];
let appPages: AppPage[];
beforeAll(async () => {
  [browser, pages, appPages] = await Promise.all([
    openBrowser(),
    listPages(url),
    listAppPages(url),
  ]);
});
afterAll(() => browser.close());

/** What axe finds on the page as it stands, one line per element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source); // not as a <script>: the page's policy forbids that
  const results = await page.evaluate(
    (tags) => globalThis.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
    rules,
  );
  expect(results.passes.length).toBeGreaterThan(5);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(" ")}) ${node.failureSummary ?? ""}`),
  );
}

/** Colours have stopped changing. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => !(one instanceof CSSTransition) || one.playState === "finished"),
  );

/** In both widths, on the page as `open` leaves it. */
async function violationsEverywhere(
  path: string,
  sizes: (typeof wide)[] = [wide, narrow],
  open: (page: Page) => Promise<unknown> = async () => {},
  person?: Person,
): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of sizes) {
    const { page, context, complaints } = await visit(browser, { viewport });
    try {
      if (person) await becomePerson(context, url, person);
      await page.goto(url + path);
      await open(page);
      await layAllOut(page); // what is off the screen keeps the colours of the theme before
      for (const colorScheme of themesAt(viewport)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await settled(page);
        const state = `${path} at ${viewport.width}, ${colorScheme}`;
        found.push(...(await violations(page)).map((line) => `${state}: ${line}`));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await settled(page); // with less motion wished, everything takes a moment of 1 ms
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) found.push(`${path} is wider than a phone of 320 pixels: ${width}`);
      // Chromium writes down that a document was a 404; that is what it should be.
      found.push(...complaints.filter((line) => !line.includes("status of 404")));
    } finally {
      await context.close();
    }
  }
  return found;
}

/** A sampled page in turns narrow and wide; the long run looks at each page in both. */
const sizesFor = (index: number) =>
  process.env["TEST_LONG"] ? [wide, narrow] : [index % 2 ? wide : narrow];

test("axe finds nothing on any page, light or dark, narrow or wide; none complains, and none is wider than 320 pixels", async () => {
  const found = await inParallel([...sampled(pages, 12).entries()], ([index, { path }]) =>
    violationsEverywhere(path, sizesFor(index)),
  );
  expect(found.flat()).toEqual([]);
}, 900_000);

test("the same holds behind the sign-in", async () => {
  const found = await inParallel([...sampled(appPages, 9).entries()], ([index, { path, person }]) =>
    violationsEverywhere(path, sizesFor(index), async () => {}, person),
  );
  expect(found.flat()).toEqual([]);
}, 900_000);

test("axe would find a fault", async () => {
  const found = await violationsEverywhere("/checkout/smart-form", [wide], (page) =>
    page.evaluate(() => document.querySelector("h1")?.remove()),
  );
  expect(found.join()).toContain("page-has-heading-one");
});

const shown = (page: Page) => page.locator("dialog[open]").waitFor();
const openSearch = async (page: Page) => {
  await whatComesLater(page);
  await page.locator("a[data-search]:visible").first().click();
  await shown(page);
  await page.getByText("Search for a service").first().waitFor();
};
const states: [string, string, (page: Page) => Promise<unknown>][] = [
  [
    "the checkout panel",
    "/services",
    async (page) => {
      await page.locator('[data-opens="checkout"][data-service="gpt4-chatbot"]').first().click();
      await page.locator("dialog[open] .option").first().waitFor();
    },
  ],
  [
    "the quote dialog about a service",
    "/services/web-app",
    async (page) => {
      await page.locator('[data-opens="quote"]').first().click();
      await shown(page);
    },
  ],
  [
    "the quote dialog with its message",
    "/",
    async (page) => {
      await page.getByRole("link", { name: "Get Quote" }).first().click();
      await shown(page);
      await page.getByRole("button", { name: "Submit Quote Request" }).click();
      await page.getByText("Please fill out the Free Text field").waitFor();
    },
  ],
  [
    "the quote dialog with free text, its other fields locked",
    "/services",
    async (page) => {
      await page.locator('[data-opens="quote"]').first().click();
      await page.getByLabel("Free Text").fill("A shop for tea");
      await page.locator("dialog[open] input:disabled").first().waitFor();
    },
  ],
  [
    "the search with results",
    "/legal/terms",
    async (page) => {
      await openSearch(page);
      await page.keyboard.type("data");
      await page.locator("dialog[open] [role=option]").first().waitFor();
    },
  ],
  [
    "the search that found nothing",
    "/services",
    async (page) => {
      await openSearch(page);
      await page.keyboard.type("xyzzy");
      await page.locator("dialog[open] [data-note=nothing]").waitFor();
    },
  ],
  [
    "the preference center",
    "/legal/cookies",
    async (page) => {
      await whatComesLater(page);
      await page.getByRole("link", { name: "Cookie settings" }).click();
      await shown(page);
    },
  ],
  [
    "the quote form of a portfolio entry, after an error",
    "/",
    async (page) => {
      await page.route("**/functions/send-enquiry", (route) => route.fulfill({ status: 503 }));
      await page.locator(".pieces .button").first().click();
      await page.getByRole("dialog").getByLabel("Name").fill("Ada");
      await page.getByRole("dialog").getByLabel("Email").fill("ada@example.com");
      await page.getByRole("button", { name: "Request a quote" }).click();
      await page.getByRole("button", { name: "Error - Retry" }).waitFor();
    },
  ],
  [
    "carousels at work and a question",
    "/",
    async (page) => {
      for (const root of [".pieces", ".voices"]) {
        await page.locator(root).scrollIntoViewIfNeeded();
        await page.locator(`${root} .carousel__view--live`).waitFor();
      }
      await page.locator("summary").last().click();
    },
  ],
  [
    "the till after a card that is not one",
    "till",
    async (page) => {
      await page.getByRole("button", { name: /^Pay/ }).click();
      await page.getByText("Something in the form").waitFor();
    },
  ],
];

test.each(sampled(states, 4).map(([name, ...state], index) => ({ name, state, index })))(
  "axe finds nothing with $name open, and no page complains",
  async ({ state: [path, open], index }) => {
    const at = path === "till" ? (pages.find(({ name }) => name === "till")?.path ?? "") : path;
    const found = await violationsEverywhere(at, sizesFor(index), open);
    // Chromium writes down what was answered: the till a 422 as it should, a form the 503 of its test.
    expect(found.filter((line) => !/status of (422|503)/.test(line))).toEqual([]);
  },
);

test("axe finds nothing with the mobile menu open", async () => {
  const found = await violationsEverywhere("/services", [narrow], async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText(/^(Dark|Light) Mode$/).waitFor();
  });
  expect(found).toEqual([]);
});

declare global {
  // Put there by axe-core's own source.
  var axe: typeof import("axe-core");
}
