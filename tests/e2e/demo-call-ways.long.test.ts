import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAdmin, overflow, violations } from "./back-office.ts";
import { openBrowser, visit } from "./browser.ts";
import {
  callOf,
  captionOf,
  fieldOf,
  saidOf,
  startDemo,
  borrowAppThatKnows,
  write,
} from "./demo-calls.ts";
import type { LentApp } from "./lent-apps.ts";
import { withSpeech } from "./played-speech.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowAppThatKnows(), openBrowser()]);
});
afterAll(() => browser?.close());

test("a call is usable by keyboard alone, fits a small phone, and breaks no rule of accessibility", async () => {
  const { page, context, complaints } = await visit(browser, {
    viewport: { width: 320, height: 640 },
  });
  await withSpeech(page);
  await page.goto(`${app.url}/contact`);
  await page.locator("#consultant").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Start the call" }).focus();
  await page.keyboard.press("Enter");
  await callOf(page).waitFor();
  const reached: string[] = [];
  for (let tabs = 0; tabs < 8 && reached.at(-1) !== "Transcript"; tabs++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      return at.ariaLabel ?? (at as HTMLTextAreaElement).labels?.[0]?.innerText ?? at.innerText;
    });
    reached.push(name);
  }
  expect(reached).toEqual([
    "Your message to Aria",
    "Send",
    "Speak",
    "Mute Aria",
    "End call",
    "Transcript",
  ]);
  await fieldOf(page).focus();
  await page.keyboard.type("What does a landing page cost?");
  await page.keyboard.press("Enter");
  await saidOf(page).getByText(/\$350/).first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("whoever mutes her reads her, also after a reload, and nothing is said twice", async () => {
  const { page, context } = await visit(browser);
  await withSpeech(page);
  await startDemo(page, app.url);
  await callOf(page).getByRole("button", { name: "Mute Aria" }).click();
  await write(page, "hello");
  await saidOf(page).getByText("I’m Aria, an AI.").waitFor();
  await captionOf(page).getByText("Hello. I’m Aria, an AI.").waitFor();
  expect(await page.evaluate(() => globalThis.speech.said.join(" "))).not.toContain("an AI.");
  await page.reload();
  await page.locator("#consultant").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Return to the call" }).click();
  await saidOf(page).getByText("I’m Aria, an AI.").waitFor();
  await callOf(page).getByRole("button", { name: "Unmute Aria" }).click();
  await write(page, "thank you");
  await expect
    .poll(() => page.evaluate(() => globalThis.speech.said))
    .toEqual(["You’re welcome.", "Ask on whenever something comes up."]);
  await context.close();
});

test("an admin watches a running call as it goes on, and is offered no way to answer in her place", async () => {
  const { page, context } = await visit(browser);
  await withSpeech(page);
  await startDemo(page, app.url);
  await write(page, "Is a person there?");
  const office = await asAdmin(browser, app);
  await office.page.goto(`${app.url}/admin/conversations?show=open`);
  await office.page.getByRole("link", { name: "Is a person there?" }).click();
  await office.page.getByText("Live: new messages appear here").waitFor();
  expect(await office.page.getByRole("button", { name: "Take over" }).count()).toBe(0);
  await write(page, "Thank you.");
  await office.page.getByText("Thank you.").waitFor();
  await callOf(page).getByRole("button", { name: "End call" }).click();
  await office.page.getByText(/ended/i).first().waitFor();
  await office.context.close();
  await context.close();
});
