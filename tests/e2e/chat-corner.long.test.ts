import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { offerOptional } from "./optional-storage.tsx";
import { chatOf, conversation, message, openChat, scriptChat } from "./scripted-chat.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page) => page.getByRole("link", { name: "Ask Aria, our AI" });
const answered = conversation([message(1), message(2)]);

test("the button covers neither the cookie question nor the end of the footer, down to 320 pixels", async () => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    const { page, context } = await visit(browser, {
      viewport: { width, height: 700 },
    });
    const isOver = (selector: string) =>
      page.evaluate((covered) => {
        const { left, right, top, bottom } = (
          document.querySelector(".chat-button") as HTMLElement
        ).getBoundingClientRect();
        return [...document.querySelectorAll(covered)].some((one) => {
          const box = one.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
      }, selector);
    await offerOptional(page);
    await page.goto(`${url}/legal/terms`);
    await page.locator(".consent").waitFor();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => isOver(".consent, .site-footer__end > *")).toBe(false);
    await page.getByRole("button", { name: "Reject Non-Essential" }).click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect.poll(() => isOver(".site-footer__end > *")).toBe(false);
    await context.close();
  }
});

test("beside the page it can be put away without a question, and what it covers can be scrolled out from under it", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1024, height: 800 } });
  await scriptChat(page, answered);
  await page.goto(url);
  await openChat(page);
  const covered = () =>
    page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const over = (document.querySelector("dialog.chat") as HTMLElement).getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>("main a, main button, footer a")]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.right > over.left && box.bottom > over.top;
        })
        .map((one) => one.innerText);
    });
  expect(await covered()).toEqual([]);
  await chatOf(page).getByRole("button", { name: "Minimize" }).click();
  await chatOf(page).waitFor({ state: "hidden" });
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await chatOf(page).getByRole("log").getByText("Text 2").waitFor();
  await context.close();
});

test("what buys a service stays in sight beside the open chat, from a small laptop to a large screen", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 1960, height: 900 },
  ]) {
    const { page, context } = await visit(browser, { viewport });
    await scriptChat(page, answered);
    await page.goto(`${url}/services/landing-page`);
    await openChat(page);
    const buy = page.locator(".purchase").getByRole("link", { name: /^Buy Now/ });
    const isInSight = () =>
      buy.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return [
          [left + 1, middle],
          [right - 1, middle],
          [(left + right) / 2, top + 1],
          [(left + right) / 2, bottom - 1],
        ].every(([x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y)));
      });
    await expect
      .poll(async () => [viewport.width, await isInSight()])
      .toEqual([viewport.width, true]);
    await context.close();
  }
});

test("nothing that has the focus is behind the button", async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 700 } });
  await page.goto(url);
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 150; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const corner = document.querySelector(".chat-button") as HTMLElement;
      if (at === document.body || at === corner) return null;
      const [box, over] = [at.getBoundingClientRect(), corner.getBoundingClientRect()];
      const isBehind =
        box.left >= over.left &&
        box.right <= over.right &&
        box.top >= over.top &&
        box.bottom <= over.bottom;
      return { what: at.innerText.slice(0, 40), isBehind };
    });
    if (!stop) break;
    if (stop.isBehind) hidden.push(stop.what);
  }
  expect(stops).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
  await context.close();
});
