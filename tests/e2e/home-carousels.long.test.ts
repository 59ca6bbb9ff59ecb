import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { portfolio } from "#content/portfolio.ts";
import { testimonials } from "#content/testimonials.ts";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { openCarousel, shown, type VisitOptions } from "./home-carousel.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const both = [
  [".pieces", portfolio.map(({ name }) => name)],
  [".voices", testimonials.map(({ name }) => name)],
] as const;

/** In the page: React has drawn what was asked of it; its clock may stand still. */
const tasksDone = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", done);
    port1.start();
    port2.postMessage(null);
  });

describe.each(both)("%s", (root, names) => {
  test("arrows, knots and arrow keys turn it, round at both ends; what is shown is marked", async () => {
    const { page, context, complaints } = await openCarousel(browser, url, root);
    const carousel = page.locator(root);
    const isAt = async (index: number) => {
      await expect.poll(() => shown(page, root)).toEqual([names.at(index)]);
      const current = await carousel.locator('[aria-current="true"]').getAttribute("aria-label");
      expect(current).toBe(`Show ${index + 1} of 6: ${names.at(index)}`);
    };
    await isAt(0);
    await carousel.getByRole("button", { name: "Next" }).click();
    await isAt(1);
    await carousel.getByRole("button", { name: "Show 6 of 6" }).click();
    await isAt(5);
    await carousel.getByRole("button", { name: "Next" }).click();
    await isAt(0);
    await carousel.getByRole("button", { name: "Previous" }).click();
    await isAt(5);
    await page.keyboard.press("ArrowRight");
    await isAt(0);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await isAt(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("without scripts it is a list of all six, which scrolls by keyboard, and has no dead buttons", async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(url);
    expect(await shown(page, root)).toEqual(names);
    expect(await page.locator(root).getByRole("button").count()).toBe(0);
    const list = page.locator(`${root} .carousel__view`);
    await list.focus();
    const before = await list.boundingBox();
    await page.locator(`${root} .carousel__slide`).last().scrollIntoViewIfNeeded();
    const last = await page.locator(`${root} .carousel__slide`).last().boundingBox();
    expect(Math.abs((last?.x ?? 0) - (before?.x ?? 1))).toBeLessThan(2);
    await context.close();
  });

  test.each([390, 1440])("at %i pixels its height never changes", async (width) => {
    const { page, context } = await openCarousel(browser, url, root, {
      viewport: { width, height: 900 },
    });
    const heights = new Set<number>();
    for (let turns = 0; turns < 6; turns++) {
      await page.locator(root).getByRole("button", { name: "Next" }).click();
      heights.add((await page.locator(root).boundingBox())?.height ?? 0);
    }
    expect(heights.size).toBe(1);
    await context.close();
  });
});

describe("the testimonials move on by themselves", () => {
  const root = ".voices";
  /** On a stopped clock. */
  async function openMoving(options?: VisitOptions): Promise<Visit> {
    const own = await openCarousel(
      browser,
      url,
      root,
      { reducedMotion: "no-preference", ...options },
      (page) => page.clock.install(),
    );
    await own.page.clock.pauseAt(Date.now() + 3_600_000);
    return own;
  }
  /** How often what is shown changes within the next `ms`. */
  async function changes(page: Page, ms: number) {
    let last = await shown(page, root);
    let count = 0;
    for (let step = 0; step < ms; step += 500) {
      await page.clock.runFor(500);
      await page.evaluate(tasksDone);
      const now = await shown(page, root);
      if (now[0] !== last[0]) count += 1;
      last = now;
    }
    return count;
  }

  test("every five seconds, and after the sixth the first", async () => {
    const { page, context, complaints } = await openMoving();
    const first = await shown(page, root);
    expect(await changes(page, 30_000)).toBe(6);
    expect(await shown(page, root)).toEqual(first);
    expect(await page.locator(`${root} [aria-live]`).getAttribute("aria-live")).toBe("off");
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("not under the pointer, and on again when it leaves", async () => {
    const { page, context } = await openMoving();
    await page.locator(root).hover();
    expect(await changes(page, 15_000)).toBe(0);
    await page.mouse.move(0, 0);
    expect(await changes(page, 15_000)).toBe(3);
    await context.close();
  });

  test("not with the focus in them, and what changes then is read out", async () => {
    const { page, context } = await openMoving();
    await page.locator(root).getByRole("button", { name: "Next" }).focus();
    expect(await changes(page, 15_000)).toBe(0);
    expect(await page.locator(`${root} [aria-live]`).getAttribute("aria-live")).toBe("polite");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await changes(page, 15_000)).toBe(3);
    await context.close();
  });

  test("not on a hidden page", async () => {
    const { page, context } = await openMoving();
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await hide(true);
    expect(await changes(page, 15_000)).toBe(0);
    await hide(false);
    expect(await changes(page, 15_000)).toBe(3);
    await context.close();
  });

  test("not after Pause, wherever pointer and focus are, until Play", async () => {
    const { page, context } = await openMoving();
    await page.locator(root).getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await changes(page, 15_000)).toBe(0);
    await page.locator(root).getByRole("button", { name: "Play" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await changes(page, 15_000)).toBe(3);
    await context.close();
  });

  test("never for people who prefer less motion; then there is nothing to pause", async () => {
    const { page, context } = await openMoving({ reducedMotion: "reduce" });
    expect(await changes(page, 20_000)).toBe(0);
    expect(await page.locator(root).getByRole("button", { name: "Pause" }).count()).toBe(0);
    await context.close();
  });
});

test("with the keyboard alone each entry's form is reached, and the focus never gets lost", async () => {
  const { page, context, complaints } = await openCarousel(browser, url, ".pieces");
  await page.locator(".pieces").getByRole("link").first().focus();
  for (const { cta } of [...portfolio.slice(1), ...portfolio.slice(0, 1)]) {
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(cta);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(portfolio[0]?.cta);
  expect(complaints).toEqual([]);
  await context.close();
});

test("with the Tab key alone both carousels are passed through, and all their controls are stops", async () => {
  const { page, context, complaints } = await visit(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
  });
  await page.goto(url);
  const stops: string[] = [];
  while (stops.at(-1) !== "end") {
    await page.keyboard.press("Tab");
    // A carousel comes to life under the focus, which must stay where it is.
    const isView = await page.evaluate(() => document.activeElement?.matches(".carousel__view"));
    if (isView) await page.locator(".carousel__view--live:focus").waitFor();
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return "nothing";
      if (at.closest("footer")) return "end";
      const root = at.closest(".carousel");
      return root ? `${root.ariaLabel}: ${at.ariaLabel ?? at.textContent}` : "";
    });
    stops.push(stop);
  }
  expect(stops).not.toContain("nothing");
  const dots = (names: readonly string[]) =>
    names.map((name, at) => `Show ${at + 1} of 6: ${name}`);
  for (const [label, controls] of [
    ["Kinds of work", ["Previous", ...dots(both[0][1]), "Next"]],
    ["Testimonials", ["Pause", "Previous", ...dots(both[1][1]), "Next"]],
  ] as const)
    expect(stops).toEqual(expect.arrayContaining(controls.map((name) => `${label}: ${name}`)));
  expect(complaints).toEqual([]);
  await context.close();
});

test("nothing of the content moves while it loads, is scrolled and changes by itself", async () => {
  const { page, context } = await visit(browser, { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        // By a hair one button may move: the doubles of our fonts (ui/fallback-fonts.css) are as wide only on the whole.
        for (const { node } of value < 0.005 ? [] : sources)
          if (node instanceof Element && node.closest("main")) {
            const root = document.documentElement;
            root.dataset["moved"] = `${root.dataset["moved"] ?? ""} ${node.outerHTML.slice(0, 60)}`;
          }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  for (let y = 0; y < 7000; y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  await page.locator(".voices").scrollIntoViewIfNeeded();
  await page.locator(".voices .carousel__view--live").waitFor();
  const first = await shown(page, ".voices");
  await expect.poll(() => shown(page, ".voices")).not.toEqual(first);
  expect(await page.evaluate(() => document.documentElement.dataset["moved"])).toBeUndefined();
  await context.close();
});
