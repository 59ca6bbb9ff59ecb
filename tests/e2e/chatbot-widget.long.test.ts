import axe from "axe-core";
import type { Browser, Frame } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { openBrowser, visit } from "./browser.ts";
import { type HostSite, openHostSite, windowOf } from "./host-site.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

let app: LentApp;
let browser: Browser;
let site: HostSite;
let allowed = "";

beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  site = await openHostSite(app);
  ({ allowed } = site);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

async function violations(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source);
  const found = await frame.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
    }),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test("on a page with a strict policy: button, window, answer by keyboard, Escape, and the chat is still there after a reload", async () => {
  await site.publish("widget-story", { suggestions: [{ id: "s1", text: "What do you do?" }] });
  site.show({ bots: ["widget-story", "widget-story"] });
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${allowed}/a?secret=1`);
  const button = page.getByRole("button", { name: "Chat with Rosie" });
  await button.waitFor();
  expect(await button.count()).toBe(1); // the line was there twice
  await button.focus();
  await page.keyboard.press("Enter");
  const chat = await windowOf(page, "widget-story");
  await expect
    .poll(() => chat.locator("textarea").evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await chat.locator(".notice").innerText()).toContain("is an AI");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Enter");
  await chat.locator(".said--ai").first().waitFor();
  await expect.poll(() => chat.locator(".said--writing").count()).toBe(0);
  expect(await chat.locator(".said--user").innerText()).toContain("Hello");
  expect(await violations(chat)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  expect(
    await button.evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement),
  ).toBe(true);
  // The site puts a new body, and a new page, in place of the old one.
  await page.evaluate(() => {
    document.body.replaceWith(document.createElement("body"));
    history.pushState({}, "", "/b");
  });
  await button.waitFor();
  await page.reload();
  await button.click();
  const again = await windowOf(page, "widget-story");
  await again.locator(".said--user").waitFor();
  expect(await again.locator(".said--user").innerText()).toContain("Hello");
  expect(complaints).toEqual([]);
  await context.close();
  const told = await app.query<{ page: string }>(
    `select page from messages where sender = 'user' and text = 'Hello' and page is not null`,
  );
  expect(told.map(({ page: one }) => one)).toEqual([`${allowed}/a`]);
});

test("a site that isn't allowed gets no button, and no browser shows it the window in a frame", async () => {
  await site.publish("widget-forbidden");
  site.show({
    body: `${site.snippet("widget-forbidden")}<iframe src="${app.url}/b/widget-forbidden?embed=1"></iframe>`,
  });
  const { page, context } = await visit(browser);
  await page.goto(site.forbidden);
  await page.waitForTimeout(1000);
  expect(await page.getByRole("button", { name: /Chat with/ }).count()).toBe(0);
  const framed = page.frames().find((one) => one !== page.mainFrame());
  expect(
    await framed
      ?.locator("#chat")
      .count()
      .catch(() => 0),
  ).toBe(0);
  await context.close();
  const asked = await fetch(`${app.url}/b/widget-forbidden?embed=1`);
  expect(asked.headers.get("content-security-policy")).toContain(
    `frame-ancestors http://${new URL(allowed).host};`,
  );
  const own = await fetch(`${app.url}/b/widget-forbidden`);
  expect(own.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await own.text()).toContain("This chat needs JavaScript");
});

test("two bots on a page stand side by side, and each has its own chat", async () => {
  await site.publish("widget-one", { name: "One" });
  await site.publish("widget-two", { name: "Two", languages: ["de"] });
  site.show({ bots: ["widget-one", "widget-two"] });
  const { page, context } = await visit(browser);
  await page.goto(allowed);
  const buttons = ["Chat with One", "Chat mit Two"].map((name) =>
    page.getByRole("button", { name }),
  );
  const boxes = await Promise.all(
    buttons.map(async (one) => (await one.waitFor(), one.boundingBox())),
  );
  const [a, b] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual(b?.x ?? 0);
  await buttons[1]?.click();
  const chat = await windowOf(page, "widget-two");
  expect(await chat.locator("html").getAttribute("lang")).toBe("de");
  await context.close();
});

test("on a phone the window covers the page, the page stays still, and Back closes it", async () => {
  await site.publish("widget-phone", { look: { ...newChatbot.look, theme: "dark" } });
  site.show({ bots: ["widget-phone"] });
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 780 } });
  await page.goto(`${allowed}/phone`);
  await page.getByRole("button", { name: "Chat with Rosie" }).click();
  const chat = await windowOf(page, "widget-phone");
  const panel = await page.locator("iframe").boundingBox();
  expect(panel).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
  expect(await violations(chat)).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.locator("iframe").isVisible()).toBe(false);
  expect(page.url()).toBe(`${allowed}/phone`);
  expect(await page.evaluate(() => document.body.inert)).toBe(false);
  await context.close();
});

test("its page works alone, takes contact details, and says what is wrong with them", async () => {
  await site.publish("widget-lead", {
    conduct: {
      ...newChatbot.conduct,
      lead: {
        when: "before",
        fields: ["name", "email"],
        text: "So that we can reply.",
        consent: "You may write to me.",
      },
    },
  });
  const { page, context, complaints } = await visit(browser);
  await page.goto(`${app.url}/b/widget-lead`);
  await page.getByRole("heading", { name: "Before we start" }).waitFor();
  expect(await page.locator("textarea").count()).toBe(0);
  expect(await violations(page.mainFrame())).toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();
  expect(await page.getByRole("alert").allInnerTexts()).toContain(
    "Please leave an email address or a phone number.",
  );
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("You may write to me.").check();
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator("textarea").waitFor();
  await expect
    .poll(
      async () =>
        (await app.query(`select 1 from bot_leads where project_id = 'proj_widget-lead'`)).length,
    )
    .toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
