import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { sampled } from "./sampled.ts";
import { chatOf, fieldOf, openChat } from "./scripted-chat.ts";
import { dialog, options, press } from "./search-reading.ts";

// What other browsers lack, played in Chromium. The long run visits the browsers themselves (browser-stories.ts).

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Makes a CSS property unknown to the page: to its declarations, and to @supports. */
const withoutProperty = (page: Page, property: string) =>
  page.route(/\.css$/, async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replaceAll(`${property}:`, `x-${property}:`),
    });
  });

test("without field-sizing the chat's field grows with its lines, up to its limit, and shrinks again", async () => {
  const { page, context, complaints } = await visit(browser);
  await withoutProperty(page, "field-sizing");
  await page.goto(`${url}/legal/terms`);
  await openChat(page);
  const field = fieldOf(page);
  const height = () => field.evaluate((one) => one.getBoundingClientRect().height);
  const empty = await height();
  await field.fill("A sentence that is too long for one line of this field. ".repeat(3));
  const long = await height();
  expect(long).toBeGreaterThan(empty + 24);
  // Everything can be read without scrolling.
  expect(await field.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  await field.fill("One\n\nline\nafter\nthe\nother\nand\nmore\n");
  expect(await height()).toBe(128);
  expect(await chatOf(page).boundingBox()).toMatchObject({ height: 500 });
  await field.fill("");
  expect(await height()).toBe(empty);
  expect(complaints).toEqual([]);
  await context.close();
});

test("without scroll-driven animations the header has its edge", async () => {
  const { page, context } = await visit(browser);
  const edge = () =>
    page.locator(".site-header").evaluate((one) => getComputedStyle(one).borderBottomColor);
  await withoutProperty(page, "animation-timeline");
  await page.goto(`${url}/legal/terms`);
  expect(await edge()).not.toMatch(/, 0\)$|\/ 0\)$|^transparent$/);
  await context.close();
});

/** WebKit takes a share of an automatic height for nothing, Chromium for the content's height. */
const takeSharesForNothing = (selector: string) => {
  for (const one of document.querySelectorAll<HTMLElement>(selector))
    if (getComputedStyle(one).flexBasis.endsWith("%")) one.style.flexBasis = "0px";
};

test("the search's results have room where a share of an automatic height is nothing", async () => {
  const { page, context } = await visit(browser);
  await page.goto(`${url}/legal/terms`);
  await press(page, "/");
  await page.keyboard.type("landing");
  await options(page).first().waitFor();
  await page.evaluate(takeSharesForNothing, "dialog.search *");
  const body = await dialog(page).locator(".search__body").boundingBox();
  expect(body?.height).toBeGreaterThan(200);
  expect((await dialog(page).boundingBox())?.height).toBeLessThanOrEqual(640);
  await context.close();
});

test.each(sampled([390, 768, 1280], 3))(
  "at %i pixels no piece of the thread is drawn in a box without width or height, which WebKit leaves out",
  async (width) => {
    const { page, context } = await visit(browser, { viewport: { width, height: 900 } });
    for (const path of ["/", "/services", "/services/web-app", "/about", "/careers", "/partners"]) {
      await page.goto(url + path);
      const flat = await page.locator(".thread-run").evaluateAll((runs) =>
        runs
          .filter((run) => run.checkVisibility())
          .filter((run) => {
            const { width: wide, height } = run.getBoundingClientRect();
            return wide === 0 || height === 0;
          })
          .map((run) => run.getAttribute("class")),
      );
      expect(flat, path).toEqual([]);
    }
    await context.close();
  },
);
