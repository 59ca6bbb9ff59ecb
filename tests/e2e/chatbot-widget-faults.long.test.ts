import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { en } from "../../widget/words.ts";
import { openBrowser, visit } from "./browser.ts";
import { type HostSite, openHostSite, windowOf } from "./host-site.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

// The window where the browser, the line or the page around it is difficult.
let app: LentApp;
let browser: Browser;
let site: HostSite;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  site = await openHostSite(app);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
const answers = ".said--ai:not(.said--writing)";
const saidTo = (address: string) =>
  app.query<{ text: string; conversation_id: string }>(
    `select m.text, m.conversation_id from messages m join conversations c on c.id = m.conversation_id
     where c.desk = 'proj_${address}' and m.sender = 'user' order by m.created_at`,
  );

test("where cookies and storage are blocked, the chat works as long as the page stays", async () => {
  await site.publish("widget-blocked");
  site.show({ bots: ["widget-blocked"] });
  const { page, context, complaints } = await visit(browser);
  // As in browsers that block the storage of sites within others.
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, { get: deny });
    Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
  });
  await page.goto(`${site.allowed}/blocked`);
  await page.getByRole("button", { name: "Chat with Rosie" }).click();
  const chat = await windowOf(page, "widget-blocked");
  for (const [at, text] of ["Hello", "Thank you"].entries()) {
    await chat.locator("textarea").fill(text);
    await chat.locator("textarea").press("Enter");
    await expect.poll(() => chat.locator(answers).count()).toBe(at + 1);
  }
  const said = await saidTo("widget-blocked");
  expect(said.map(({ text }) => text)).toEqual(["Hello", "Thank you"]);
  expect(said[0]?.conversation_id).toBe(said[1]?.conversation_id);
  expect(complaints).toEqual([]);
  await context.close();
});

test("offline it says so and keeps what was typed; back online it is sent once and answered", async () => {
  await site.publish("widget-offline");
  site.show({ bots: ["widget-offline"] });
  const { page, context } = await visit(browser);
  await page.goto(`${site.allowed}/offline`);
  await page.getByRole("button", { name: "Chat with Rosie" }).click();
  const chat = await windowOf(page, "widget-offline");
  const say = async (text: string) => {
    await chat.locator("textarea").fill(text);
    await chat.locator("textarea").press("Enter");
  };
  await say("Hello");
  await expect.poll(() => chat.locator(answers).count()).toBe(1);
  await context.setOffline(true);
  await chat.getByText(en.offline).waitFor();
  await say("Thank you");
  await chat.locator(".said--unsent").waitFor();
  await context.setOffline(false);
  await chat.locator(".state button").dblclick();
  await expect.poll(() => chat.locator(answers).count()).toBe(2);
  expect(await chat.locator(".said--unsent").count()).toBe(0);
  expect((await saidTo("widget-offline")).map(({ text }) => text)).toEqual(["Hello", "Thank you"]);
  await context.close();
});

test("a bot that can't be reached while the page loads appears once the browser is back online", async () => {
  await site.publish("widget-late");
  site.show({ bots: ["widget-late"] });
  const { page, context } = await visit(browser);
  await page.route("**/v1/chatbots/widget-late", (route) => route.abort());
  await page.goto(`${site.allowed}/late`);
  const button = page.getByRole("button", { name: "Chat with Rosie" });
  expect(await button.count()).toBe(0);
  await page.unroute("**/v1/chatbots/widget-late");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await button.waitFor();
  await context.close();
});

test("on a page from right to left the window stays in its corner, Arabic runs its way, and nothing moves where less motion is wished", async () => {
  await site.publish("widget-rtl", { look: { ...newChatbot.look, position: "left" } });
  site.show({ bots: ["widget-rtl"], attributes: 'lang="ar" dir="rtl"' });
  const { page, context } = await visit(browser, { reducedMotion: "reduce" });
  await page.goto(`${site.allowed}/rtl`);
  const button = page.getByRole("button", { name: "Chat with Rosie" });
  await button.click();
  const chat = await windowOf(page, "widget-rtl");
  // Its name is another one while the window is open.
  const places = [page.locator(".button"), page.locator("iframe")];
  for (const box of await Promise.all(places.map((one) => one.boundingBox()))) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.x).toBeLessThan(100);
  }
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  const moving = () =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 20).length;
  expect(await page.evaluate(moving)).toBe(0);
  await chat.locator("textarea").fill("مرحبا");
  await chat.locator("textarea").press("Enter");
  const own = chat.locator(".said--user .plain");
  await own.waitFor();
  expect(await chat.evaluate(moving)).toBe(0);
  expect(await own.evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
  await context.close();
});
