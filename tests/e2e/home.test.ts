import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { claims, unconfirmedClaimsNote } from "#content/brand.ts";
import { faq } from "#content/faq.ts";
import { portfolio } from "#content/portfolio.ts";
import { sampleTestimonialsNote, testimonials } from "#content/testimonials.ts";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

// Spec site.md §9, portfolio price ranges, to the letter.
const ranges = [
  ["AI & Automation", "$250-$1,500"],
  ["Web Development", "$350-$10,000"],
  ["Trading & Financial", "$250-$5,000"],
  ["Smart Forms", "$200-$2,500"],
  ["Marketing & CRM", "$350-$1,500"],
  ["Support & Consulting", "$120/hr - $750/mo"],
];
const failed = "Failed to send. Please try again or email support.";

let app: LentApp;
let browser: Browser;
let home: Visit;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  home = await visit(browser);
  page = home.page;
  await page.goto(app.url);
  return () => home.context.close();
});

const text = (selector: string) => page.locator(selector).innerText();
const shownRanges = () =>
  page
    .locator(".piece")
    .evaluateAll((pieces) =>
      pieces.map((piece) => [
        piece.querySelector("h3")?.textContent,
        piece.querySelector(".piece__price")?.textContent,
      ]),
    );

describe("what it says", () => {
  test("the four benefits carry the specified figures, each other claim stands there once, and six testimonials say that they are samples", async () => {
    const figures = await page.locator(".gain__words").allInnerTexts();
    expect(figures.map((one) => one.replace(/\s+/g, " "))).toEqual([
      "300% return on investment",
      "99.9% uptime",
      "3-5 day delivery",
      "80% time saved",
    ]);
    const others = await page.locator(".gains__more li").allInnerTexts();
    expect(others).toEqual(
      claims
        .filter(({ id }) => !["roi", "uptime", "delivery", "time-saved"].includes(id))
        .map(({ figure, label }) => `${figure} ${label}`),
    );
    expect(await text(".gains__more")).toContain(unconfirmedClaimsNote);

    expect(await text(".said")).toContain(sampleTestimonialsNote);
    const names = await page.locator(".voice__name").allTextContents();
    expect(names).toEqual(testimonials.map(({ name }) => name));
    expect(names).toHaveLength(6);
  });

  test("the portfolio's six price ranges are the specified ones, and follow the catalogue", async () => {
    expect(await shownRanges()).toEqual(ranges);
    await app.query("update services set price_max_cents = 1234500 where id = 'web-app'");
    await expect
      .poll(async () => {
        await page.goto(app.url);
        return (await shownRanges())[1];
      })
      .toEqual(["Web Development", "$350-$12,345"]);
    expect(await text(".faq")).not.toContain("$10,000");
    await app.query("update services set price_max_cents = 1000000 where id = 'web-app'");
    await expect
      .poll(async () => {
        await page.goto(app.url);
        return (await shownRanges())[1];
      })
      .toEqual(ranges[1]);
  });

  test("search engines get the organization, and the same eight questions and answers as people", async () => {
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((one) => JSON.parse(one.textContent ?? "") as object));
    const facts = { serviceCount: 16, fromCents: 12_000, toCents: 1_000_000 };
    expect(blocks).toContainEqual(expect.objectContaining({ "@type": "Organization" }));
    expect(blocks).toContainEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: faq(facts).map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
      })),
    });
    const shown = await page.locator(".faq__entry").evaluateAll((entries) =>
      entries.map((entry) => ({
        question: entry.querySelector("h3")?.textContent,
        answer: [...entry.querySelectorAll("p")].map((one) => one.textContent),
      })),
    );
    expect(shown).toEqual(faq(facts).map(({ question, answer }) => ({ question, answer })));
    expect(shown).toHaveLength(8);
  });
});

describe("questions", () => {
  const open = () => page.locator(".faq__entry[open] h3").allInnerTexts();
  const [first, second] = faq({ serviceCount: 16, fromCents: 0, toCents: 0 });

  test("one is open at a time, and the open one closes, without scripts, too", async () => {
    const { page: own, context } = await visit(browser, { javaScriptEnabled: false });
    page = own;
    await page.goto(app.url);
    expect(await open()).toEqual([]);
    await page.getByText(first?.question ?? "").click();
    expect(await open()).toEqual([first?.question]);
    await page.getByText(second?.question ?? "").click();
    expect(await open()).toEqual([second?.question]);
    await page.getByText(second?.question ?? "").click();
    expect(await open()).toEqual([]);
    await context.close();
  });

  test("the keyboard opens and closes them, and an answer's own address opens it", async () => {
    await page.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    expect(await open()).toEqual([first?.question]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await open()).toEqual([second?.question]);
    await page.goto(`${app.url}/#${first?.id}`);
    await expect.poll(open).toEqual([first?.question]);
  });
});

describe("Get Quote", () => {
  test("each link opens the consultant, who is an AI and can be chatted with, and the quote form", async () => {
    const dialog = page.getByRole("dialog");
    const openBy = (index: number) =>
      page.locator("main").getByRole("link", { name: "Get Quote" }).nth(index).click();
    await openBy(1);
    await dialog.getByLabel("Free Text").waitFor();
    await page.keyboard.press("Escape");
    await openBy(0);
    const panel = dialog.getByRole("region", { name: "Talk to Aria" });
    expect(await panel.getByRole("status").innerText()).toContain("Available");
    expect(await panel.innerText()).toContain("Aria is an AI.");
    await panel.getByRole("button", { name: "Start the call" }).waitFor();
    const links = await panel
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links).toEqual(expect.arrayContaining(["/contact", "/demo"]));
    await dialog.getByLabel("Free Text").fill("A chatbot for our shop");
    await dialog.getByRole("button", { name: "Submit Quote Request" }).click();
    await dialog.getByRole("heading", { name: "Your AI Quote" }).waitFor();
    expect(home.complaints).toEqual([]);
  });
});

describe("the quote form of a portfolio entry", () => {
  const entry = portfolio[1];
  const dialog = () => page.getByRole("dialog");
  const enquiries = () =>
    app.query("select name, email, message, subject_id from enquiries where kind = 'interest'");
  async function openForm() {
    await page.locator(".pieces").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: `Show 2 of 6: ${entry?.name}` }).click();
    await page.getByRole("link", { name: entry?.cta ?? "" }).click();
    await dialog().getByLabel("Name").fill("Ada Lovelace");
    await dialog().getByLabel("Email").fill("ada@example.com");
  }

  test("after an error it keeps what was typed and offers to retry; then it is sent once, and closes", async () => {
    await openForm();
    await dialog().getByLabel("Message").fill("A page for our tea shop");
    expect(await dialog().innerText()).toContain("$350-$10,000");
    await page.route("**/functions/send-enquiry", (route) => route.abort(), { times: 1 });
    await dialog().getByRole("button", { name: "Request a quote" }).click();
    const retry = dialog().getByRole("button", { name: "Error - Retry" });
    await retry.waitFor();
    expect(await dialog().getByRole("alert").innerText()).toContain(failed);
    expect(await dialog().getByLabel("Message").inputValue()).toBe("A page for our tea shop");
    expect(await enquiries()).toEqual([]);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await retry.click();
    await dialog().getByRole("button", { name: "Sent!" }).waitFor();
    expect(await dialog().getByLabel("Message").inputValue()).toBe("");
    await page.clock.runFor(1900);
    expect(await dialog().count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => dialog().count()).toBe(0);
    expect(await enquiries()).toEqual([
      {
        name: "Ada Lovelace",
        email: "ada@example.com",
        message: "A page for our tea shop",
        subject_id: "web-dev",
      },
    ]);
  });

  test("without scripts each entry's button leads to a quote page about it", async () => {
    const links = await page
      .locator(".piece .button")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    expect(links).toEqual(portfolio.map(({ categoryId }) => `/quote?category=${categoryId}`));
    const answer = await fetch(`${app.url}${links[3]}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Forms &amp; Interfaces");
  });
});
