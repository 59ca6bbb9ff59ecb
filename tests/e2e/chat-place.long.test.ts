import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import {
  chatOf,
  conversation,
  direct,
  fieldOf,
  message,
  openChat,
  scriptChat,
  stands,
  tell,
} from "./scripted-chat.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page) => page.getByRole("link", { name: "Ask Aria, our AI" });
const focusedIn = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute("name") ?? at?.getAttribute("aria-label") ?? at?.textContent?.trim();
  });
const answered = conversation([
  message(1),
  message(2, {
    text: "From **$400**, see [the service](/services/gpt4-chatbot).\n\n- one\n- two",
    sources: [{ path: "/services/gpt4-chatbot", title: "Chatbot" }],
    offers: [{ type: "quote", serviceId: null, title: null }, { type: "follow-up" }],
  }),
]);

test("by keyboard alone: open, write, a new line, send, close with its question, and back to where one was", async () => {
  const { page, context, complaints } = await visit(browser);
  await scriptChat(page);
  await page.goto(`${url}/legal/terms`);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedIn(page)).toBe("message");
  await page.keyboard.type("One");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Two");
  await page.keyboard.press("Enter");
  await tell(page, [stands(message(1, { text: "One\nTwo" })), stands(message(2)), null]);
  await chatOf(page).getByRole("log").getByText("Text 2").waitFor();
  expect(await focusedIn(page)).toBe("message");

  await page.keyboard.press("Escape");
  const question = chatOf(page).getByRole("alertdialog", { name: "End this conversation?" });
  await question.getByText("Your information will be saved for follow-up.").waitFor();
  expect(await focusedIn(page)).toBe("Close without ending");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedIn(page)).toBe("message");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter"); // without ending it
  await chatOf(page).waitFor({ state: "hidden" });
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await chatOf(page).getByRole("log").getByText("Text 2").waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor();
  await direct(page, { contact: { email: "ada@example.com" } });
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter"); // end it
  await chatOf(page).waitFor({ state: "hidden" });
  const saved = page.getByRole("region", { name: "Saved for follow-up" });
  await saved.getByText("can reply to ada@example.com").waitFor();
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await chatOf(page).getByRole("list", { name: "Examples" }).waitFor(); // a new one
  expect(await saved.count()).toBe(0);
  expect(await chatOf(page).getByText("Text 2").count()).toBe(0);
  await page.keyboard.press("Escape");
  await chatOf(page).waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await context.close();
});

test("beside the page it traps nobody; over a phone's screen nothing behind it is reached, and a link shows its page", async () => {
  const wide = await visit(browser, { viewport: { width: 1024, height: 800 } });
  await scriptChat(wide.page, answered);
  await wide.page.goto(`${url}/legal/terms`);
  await openChat(wide.page);
  await wide.page.getByRole("link", { name: "Sign In" }).focus();
  expect(await focusedIn(wide.page)).toBe("Sign In");
  await wide.page.keyboard.press("Escape"); // from the page it closes without a question
  await chatOf(wide.page).waitFor({ state: "hidden" });
  expect(await focusedIn(wide.page)).toBe("Sign In");
  await wide.context.close();

  const phone = await visit(browser, { viewport: { width: 390, height: 844 } });
  await scriptChat(phone.page, answered);
  await phone.page.goto(`${url}/legal/terms`);
  await openChat(phone.page);
  const box = await chatOf(phone.page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const isInside = () =>
    phone.page.evaluate(
      () =>
        document.activeElement === document.body ||
        Boolean(document.activeElement?.closest("dialog.chat")),
    );
  for (let steps = 0; steps < 15; steps++) {
    await phone.page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
  }
  await chatOf(phone.page).getByRole("link", { name: "the service" }).click();
  await phone.page.waitForURL(/\/services\/gpt4-chatbot/);
  expect(await chatOf(phone.page).count()).toBe(0);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});

test("on the next page it is open as before, without taking the focus, and what was typed is there", async () => {
  const { page, context } = await visit(browser);
  await scriptChat(page, answered);
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  await fieldOf(page).fill("Half a thought");
  await chatOf(page).getByRole("link", { name: "the service" }).click();
  await page.waitForURL(/\/services\/gpt4-chatbot/);
  await fieldOf(page).waitFor();
  expect(await fieldOf(page).inputValue()).toBe("Half a thought");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.reload();
  await fieldOf(page).waitFor();
  await chatOf(page).getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Enter");
  await page.reload();
  await button(page).waitFor();
  expect(await chatOf(page).count()).toBe(0);
  await context.close();
});

test("without scripts the button leads to the contact page; till, receipt, studio and admin have none", async () => {
  const { page, context } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${url}/legal/terms`);
  await button(page).click();
  await page.waitForURL(`${url}/contact`);
  await page.goto(`${url}/offline`);
  expect(await button(page).count()).toBe(0);
  await context.close();
});

test.each([
  ["the greeting", undefined, async () => {}],
  ["an answer with its sources and offers", answered, async () => {}],
  [
    "the address form",
    answered,
    (page: Page) => chatOf(page).getByRole("button", { name: "Leave your address" }).click(),
  ],
  [
    "the question on closing",
    answered,
    (page: Page) => chatOf(page).getByRole("button", { name: "Close" }).click(),
  ],
  [
    "an answer that broke off",
    conversation([message(1), message(2, { state: "cut" })]),
    async () => {},
  ],
] as const)(
  "axe finds nothing in %s, light or dark, wide or narrow, and 320 pixels are enough",
  async (_, view, act) => {
    const found: string[] = [];
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, context, complaints } = await visit(browser, { viewport });
      await scriptChat(page, view);
      await page.goto(`${url}/legal/terms`);
      await openChat(page);
      await act(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.waitForTimeout(100);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          globalThis.axe.run(document.querySelector("dialog.chat") as HTMLElement, {
            resultTypes: ["violations"],
          }),
        );
        found.push(
          ...violations.map(({ id, help }) => `${viewport.width} ${colorScheme} ${id}: ${help}`),
        );
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const sideways = await chatOf(page).evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll(".chat__body, .chat__foot")].some(
          (one) => one.scrollWidth > one.clientWidth + 1,
        ),
      );
      if (sideways) found.push(`${viewport.width}: scrolls sideways`);
      found.push(...complaints);
      await context.close();
    }
    expect(found).toEqual([]);
  },
);

test("with less motion wished, the thread stands still while Aria thinks", async () => {
  const { page, context } = await visit(browser);
  await scriptChat(page, conversation([message(1)], { isReplying: true }));
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  const thinking = chatOf(page).locator(".speech__thinking .thread-loading");
  await thinking.waitFor({ state: "attached" });
  expect(await thinking.evaluate((one) => getComputedStyle(one).animationName)).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await thinking.evaluate((one) => getComputedStyle(one).animationName)).toBe("thread-run");
  await context.close();
});
