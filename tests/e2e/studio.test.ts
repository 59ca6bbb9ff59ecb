import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, openBrowser } from "./browser.ts";
import { visitAs } from "./header-reading.ts";
import { newClient, nobody } from "./people.ts";
import { askInChat, chatOf, openChat } from "./scripted-chat.ts";
import { inWorkspace } from "./studio-visits.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("the studio asks a stranger to sign in, and knows the way back", async () => {
  const answer = await nobody(url).ask("/ai-service-design");
  expect(answer.headers.get("location")).toBe("/login?next=%2Fai-service-design");
});

test("without scripts, an empty studio leads to a sentence, and the sentence to a proposal with its reasons", async () => {
  const person = await newClient(url);
  const { page, context } = await visitAs(browser, url, person, { javaScriptEnabled: false });
  await page.goto(`${url}/ai-service-design`);
  const main = page.locator("main");
  expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe("AI Design Studio");
  expect(await main.getByText("No AI projects found", { exact: true }).count()).toBe(1);
  expect(await page.locator("footer").count()).toBe(0); // spec studio.md §2.1
  await main.getByRole("link", { name: "Start with a sentence" }).click();
  await page.getByLabel("What do you need?").fill("hello");
  await page.getByRole("button", { name: "Propose a project" }).click();
  await page.getByText("Your sentence doesn’t say what it should be.").waitFor();
  await page.getByLabel("What do you need?").fill("A booking form for our salon");
  await page.getByRole("button", { name: "Change proposal" }).click();
  await page.getByRole("heading", { name: "Book an appointment: Salon" }).waitFor();
  await page.getByText("Asks for consent before anything is sent.").waitFor();
  await page.getByText("Made by fixed rules from your sentence").waitFor();
  await context.close();
});

test("a sentence becomes a project, which is previewed, renamed, duplicated, deleted and restored", async () => {
  const person = await newClient(url);
  const { page, context, complaints } = await visitAs(browser, url, person, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${url}/ai-service-design/new`);
  await page
    .getByLabel("What do you need?")
    .fill("a bot for our dental practice that books appointments");
  await page.getByRole("button", { name: "Propose a project" }).click();
  await page.getByRole("heading", { name: "Dental practice chatbot" }).waitFor();
  await page.getByText("Topics that your sentence names.").waitFor();
  await page.getByRole("button", { name: "Create project" }).click();
  await page.waitForURL(/\/workspace\/proj_/);
  await page.goto(`${url}/ai-service-design`);
  const list = page.locator(".project-cards");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search pages and actions" });
  for (const name of ["New AI Project", "Browse templates", "Dental practice chatbot"])
    await palette.getByRole("option", { name }).waitFor();
  await page.keyboard.type("dental");
  await palette.getByRole("option", { name: "Search projects for “dental”" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/workspace\/proj_/);
  await page.goto(`${url}/ai-service-design`);
  const menu = (name: string) =>
    list.getByRole("button", { name: `Actions for ${name}`, exact: true });
  await menu("Dental practice chatbot").click();
  await page.getByRole("menuitem", { name: "Preview" }).click();
  await page.getByRole("dialog", { name: "Dental practice chatbot" }).waitFor();
  await page.keyboard.press("Escape");
  await menu("Dental practice chatbot").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Front desk");
  await page.keyboard.press("Enter");
  await menu("Front desk").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await menu("Front desk (copy)").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", {
    name: "Are you sure you want to delete this project?",
  });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Project deleted. You can restore it from the bin for 30 days.").waitFor();
  await page.getByRole("link", { name: "Bin" }).click();
  await list.getByRole("button", { name: "Restore" }).click();
  await page.getByText("No AI projects found", { exact: true }).waitFor();
  await page.goto(`${url}/ai-service-design`);
  await hydrated(page);
  // The page listens to keys a moment after it has come to life.
  const isSearching = () => page.evaluate(() => document.activeElement?.matches("input"));
  await expect
    .poll(async () => {
      if (await isSearching()) return true;
      await page.keyboard.press("/");
      return false;
    })
    .toBe(true);
  await page.keyboard.type("copy");
  await page.waitForURL(/search=copy/);
  await list.getByRole("link", { name: "Front desk", exact: true }).waitFor({ state: "detached" });
  expect(await list.getByRole("article").count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test("templates are found by words and type, popular first, and seen before one is chosen", async () => {
  const person = await newClient(url);
  const { page, context, complaints } = await visitAs(browser, url, person, {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${url}/ai-service-design/new`);
  const cards = page.locator(".project-cards").getByRole("article");
  expect(await cards.count()).toBe(12);
  expect(await cards.first().innerText()).toContain("Popular");
  await page.getByLabel("Search templates").fill("zzz");
  await page.getByText("No services found matching your search.").waitFor();
  await page.getByLabel("Search templates").fill("quote");
  await page.getByRole("link", { name: "Request for a quote" }).click();
  await page.getByText("Preview: nothing is stored.").waitFor();
  await page.getByRole("button", { name: "Use this template" }).click();
  await page.waitForURL(/\/workspace\/proj_/);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a need told to Aria opens in the studio as a proposal, and what becomes of it is ordered with its price as a quote", async () => {
  const person = await newClient(url);
  const { page, context, complaints } = await visitAs(browser, url, person, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${url}/services`);
  await openChat(page);
  const need = "We need a web app with six screens for our tea shop";
  await askInChat(page, need);
  await chatOf(page).getByRole("link", { name: "Open this in the studio" }).click();
  await page.waitForURL(/\/ai-service-design\/new/);
  expect(await page.getByLabel("What do you need?").inputValue()).toContain("our tea shop");
  await page.getByRole("button", { name: "Create project" }).click();
  await page.waitForURL(/\/workspace\/proj_/);
  const { main } = await inWorkspace(page);
  const price = main.getByRole("region", { name: "Have us build it" });
  await price.locator(".estimate__total").waitFor();
  // Changed here, and ordered at once: what is on the screen is what is ordered.
  await main.getByLabel("Notes", { exact: true }).fill("The old shop closes in May.");
  await expect.poll(() => price.locator(".estimate--old").count()).toBe(0);
  const total = await price.locator(".estimate__total").innerText();
  await price.getByRole("button", { name: "Order this" }).click();
  await page.waitForURL(/\/quotes\/qt_/);
  const quote = page.locator("main");
  await quote.getByText("The old shop closes in May").first().waitFor();
  const [amount = "no amount"] = /\$[\d,.]+/.exec(total) ?? [];
  expect(await quote.innerText()).toContain(amount);
  expect(complaints).toEqual([]);
  await context.close();
});
