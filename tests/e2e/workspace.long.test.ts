import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";

// A project in the studio's workspace, in two windows: saving, merging, offline, a session that ends, a crash.

let app: LentApp;
let browser: Browser;
let ada: Person;
beforeAll(async () => {
  [app, browser] = [await borrowApp(), await openBrowser()];
  ada = await newClient(app.url);
});
afterAll(() => browser?.close());

async function start(serviceType: string): Promise<string> {
  const answer = await ada.ask("/functions/projects", {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify({ serviceType }),
  });
  const { id } = (await answer.json()) as { id: string };
  return `${app.url}/ai-service-design/workspace/${id}`;
}
async function open(address: string) {
  const window = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await becomePerson(window.context, app.url, ada);
  await window.page.goto(address);
  await botName(window.page).waitFor();
  return window;
}
const botName = (page: Page) => page.getByLabel("Bot Name");
const saving = (page: Page) => page.locator(".workspace-bar__saving").innerText();
const notice = (page: Page, words: string) => page.locator(".notice", { hasText: words });

test("two windows on one project see each other's saves, merge, and tell a place that both changed", async () => {
  const address = await start("chatbot");
  const [a, b] = [await open(address), await open(address)];
  await a.page.getByRole("button", { name: "Also here: You, in another tab" }).waitFor();

  await botName(a.page).fill("Dental help");
  expect(await saving(a.page)).toBe("Unsaved changes");
  await a.page.keyboard.press("Control+s");
  await expect.poll(() => saving(a.page)).toBe("Saved");
  await expect.poll(() => botName(b.page).inputValue()).toBe("Dental help");
  expect(await saving(b.page)).toBe("Saved");

  await b.context.setOffline(true);
  await botName(b.page).fill("From B");
  await b.page.getByLabel("Project name").fill("Practice");
  await b.page.keyboard.press("Control+s");
  await notice(b.page, "You’re offline").waitFor();
  await botName(a.page).fill("From A");
  await a.page.keyboard.press("Control+s");
  await expect.poll(() => saving(a.page)).toBe("Saved");
  await b.context.setOffline(false);
  const conflict = notice(b.page, "From A");
  await conflict.waitFor();
  expect(await conflict.innerText()).toContain(
    "changed Bot Name to “From A”, and you changed it to “From B”.",
  );
  expect(await botName(b.page).inputValue()).toBe("From A");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await b.page.keyboard.press("Control+s");
  await expect.poll(() => botName(a.page).inputValue()).toBe("From B");
  expect(await a.page.getByLabel("Project name").inputValue()).toBe("Practice");

  await a.page.keyboard.press("Control+z");
  await expect.poll(() => botName(a.page).inputValue()).toBe("From B"); // what others wrote stays
  for (const { complaints, context } of [a, b]) {
    expect(
      complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(one)),
    ).toEqual([]);
    await context.close();
  }
});

test("what was typed survives a lost line, an ended session and a crash, and versions lead back", async () => {
  const address = await start("chatbot");
  const a = await open(address);
  await a.context.clearCookies();
  await botName(a.page).fill("Typed while signed out");
  await a.page.keyboard.press("Control+s");
  await notice(a.page, "Your session has ended").waitFor();
  await becomePerson(a.context, app.url, ada);
  await expect.poll(() => saving(a.page)).toBe("Saved");

  await a.context.setOffline(true);
  await botName(a.page).fill("Typed before the crash");
  await a.page.keyboard.press("Control+s");
  await notice(a.page, "You’re offline").waitFor();
  await a.page.close({ runBeforeUnload: false });
  await a.context.setOffline(false);
  const page = await a.context.newPage();
  await page.goto(address);
  await notice(page, "Unsaved changes were found")
    .getByRole("button", { name: "Bring back" })
    .click();
  expect(await botName(page).inputValue()).toBe("Typed before the crash");
  await page.keyboard.press("Control+z");
  expect(await botName(page).inputValue()).toBe("Typed while signed out");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+s");
  await expect.poll(() => saving(page)).toBe("Saved");

  await page.getByRole("button", { name: "Versions" }).click();
  const panel = page.getByRole("dialog", { name: "Versions" });
  await panel.getByText("Bot Name “Typed while signed out” → “Typed before the crash”").waitFor();
  await panel.getByRole("button", { name: "Restore" }).last().click();
  await expect.poll(() => panel.getByText("restored by").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await botName(page).inputValue()).toBe("ChatBot");
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "All projects" }).waitFor();
  await a.context.close();
});

test("a form says what is missing before it goes live", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 800 } });
  await becomePerson(context, app.url, ada);
  await page.goto(await start("form-interface"));
  // A phone's bar keeps the rest in a menu.
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Search projects and actions" }).click();
  await page.getByRole("option", { name: "All projects" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("menuitem", { name: "Go live" }).click();
  const dialog = page.getByRole("dialog", { name: "Go live" });
  expect(await dialog.innerText()).toContain("Add at least one question.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Catalog", exact: true }).click();
  await page.getByRole("button", { name: /Request for a quote/ }).click();
  const shown = page.getByRole("dialog", { name: "Request for a quote" });
  await shown.getByRole("form").or(shown.locator("form:has(input)")).first().waitFor();
  await shown.getByRole("button", { name: "Use in this project" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("menuitem", { name: "Go live" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: "Live as v1" }).waitFor();
  const live = await page.getByRole("dialog").getByLabel("Address").inputValue();
  expect((await fetch(live)).status).toBe(200);
  await context.close();
});
