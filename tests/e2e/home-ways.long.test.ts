import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { portfolio } from "#content/portfolio.ts";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test("the carousel that comes to life under the keyboard leaves what has the focus where it is", async () => {
  const cta = portfolio[1]?.cta;
  const own = await visit(browser, { reducedMotion: "no-preference" });
  // Slower than a visitor: its code comes once the second entry, which is off the screen at first, has the focus.
  const reached = Promise.withResolvers<void>();
  await own.page.route(/portfolio-carousel/, async (route) => {
    await reached.promise;
    await route.fallback();
  });
  await own.page.goto(url);
  await own.page.getByRole("link", { name: cta ?? "" }).focus();
  const seen = own.page.evaluate(
    () =>
      new Promise<[number, number][]>((resolve) => {
        const places: [number, number][] = [];
        const look = () => {
          const { left, top } = document.activeElement!.getBoundingClientRect();
          places.push([Math.round(left), Math.round(top)]);
          const track = document.querySelector(".pieces .carousel__view--live .carousel__track");
          if (track && track.getAnimations().length === 0) resolve(places);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  reached.resolve();
  const places = await seen;
  expect(new Set(places.map(String))).toEqual(new Set([String(places[0])]));
  expect(
    await own.page.evaluate(() => {
      const { left, top } = document.activeElement!.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5)?.textContent;
    }),
  ).toBe(cta);
  await own.context.close();
});

test("the quote form of a portfolio entry: closed by accident it still holds what was typed; another entry's is empty", async () => {
  const { page, context, complaints } = await visit(browser);
  const entry = portfolio[1];
  const dialog = () => page.getByRole("dialog");
  await page.goto(url);
  await page.locator(".pieces").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: `Show 2 of 6: ${entry?.name}` }).click();
  await page.getByRole("link", { name: entry?.cta ?? "" }).click();
  await dialog().getByLabel("Name").fill("Ada Lovelace");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: entry?.cta ?? "" }).click();
  expect(await dialog().getByLabel("Name").inputValue()).toBe("Ada Lovelace");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show 3 of 6" }).click();
  await page.getByRole("link", { name: portfolio[2]?.cta ?? "" }).click();
  expect(await dialog().getByLabel("Name").inputValue()).toBe("");
  expect(complaints).toEqual([]);
  await context.close();
});
