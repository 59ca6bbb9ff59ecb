import type { Browser, Page } from "playwright-core";
import { visit, type Visit } from "./browser.ts";

export type VisitOptions = Parameters<typeof visit>[1];

/** The home page with the carousel `root` in view and at work. */
export async function openCarousel(
  browser: Browser,
  url: string,
  root: string,
  options?: VisitOptions,
  before?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const own = await visit(browser, options);
  await before?.(own.page);
  await own.page.goto(url);
  await own.page.locator(root).scrollIntoViewIfNeeded();
  await own.page.locator(`${root} .carousel__view--live`).waitFor();
  return own;
}

/** The names of what the carousel shows: of the one slide that isn't inert; without scripts of all. */
export const shown = (page: Page, root: string) =>
  page
    .locator(`${root} .carousel__slide:not([inert])`)
    .evaluateAll((slides) =>
      slides.map((slide) => slide.querySelector("h3, .voice__name")?.textContent),
    );
