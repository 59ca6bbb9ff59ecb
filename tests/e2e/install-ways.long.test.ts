import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { codeIsThere, isThere, offer, openStill, prompt } from "./install-offers.ts";

const url = inject("sharedApp");
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  visitor = await visit(browser);
  await visitor.page.clock.install();
});
afterEach(() => visitor.context.close());

const open = (path: string) => openStill(visitor.page, url + path);

test("a browser whose prompt fails is only logged, and the prompt closes", async () => {
  const { page, complaints } = visitor;
  await open("/");
  await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt: () => Promise.reject(new Error("no")) }));
  });
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).getByRole("button", { name: "Install", exact: true }).click();
  await expect.poll(() => prompt(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("what was answered on another page holds for one that Back brings as it was left", async () => {
  const { page } = visitor;
  const answerElsewhere = () =>
    page.evaluate(() => {
      sessionStorage.setItem("install-prompt", "later");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  await open("/about");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).waitFor();
  await answerElsewhere();
  expect(await prompt(page).count()).toBe(0);
  await page.evaluate(() => sessionStorage.clear());
  await open("/about");
  await offer(page);
  await codeIsThere(page);
  await answerElsewhere();
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
});

test("who closes it by keyboard goes on within the page", async () => {
  const { page } = visitor;
  await open("/");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).getByRole("button", { name: "Later" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("after the browser says that the site is installed, the prompt is gone and stays away", async () => {
  const { page } = visitor;
  await open("/");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).waitFor();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  expect(await prompt(page).count()).toBe(0);
  await open("/services");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
});

test("installed before the five seconds are over, it never appears", async () => {
  const { page } = visitor;
  await open("/");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(3000);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
});

test("a site that runs as an app already never asks", async () => {
  const { page } = visitor;
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes("display-mode: standalone") ? match("all") : match(query);
  });
  await open("/");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
});

test("an offer that comes before our late scripts is held all the same", async () => {
  const { page } = visitor;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/later-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/legal/terms`);
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(await offer(page)).toBe(true);
  release();
  await isThere(page, "later");
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).waitFor();
});

test("where the question about cookies is open, the prompt waits for its answer", async () => {
  const { page } = visitor;
  await open("/");
  await page.evaluate(() => {
    const banner = document.createElement("section");
    banner.className = "consent";
    document.body.append(banner);
  });
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
  await page.evaluate(() => {
    document.querySelector(".consent")?.remove();
    document.dispatchEvent(new Event("consent:chosen"));
  });
  await prompt(page).waitFor();
});
