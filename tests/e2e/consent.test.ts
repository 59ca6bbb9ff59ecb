import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit, type VisitOptions, whatComesLater } from "./browser.ts";
import { offerOptional } from "./optional-storage.tsx";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A visitor of a site that keeps something optional. */
async function stranger(options: VisitOptions = {}) {
  const visitor = await visit(browser, options);
  await offerOptional(visitor.page);
  return visitor;
}
const banner = (page: Page) => page.getByRole("region", { name: "Cookies", exact: true });
const center = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const shownChoice = (page: Page) => page.locator("main .cookie-choice").innerText();

async function consentCookie(context: BrowserContext) {
  const found = (await context.cookies()).find(({ name }) => name === "aria.consent");
  return found && { ...found, value: JSON.parse(decodeURIComponent(found.value)) as unknown };
}
const answered = (context: BrowserContext) =>
  expect.poll(async () => (await consentCookie(context))?.value);

/** By when a page would have asked: its later script has run. */
const settled = async (page: Page) => {
  await page.waitForFunction(() => performance.getEntriesByName("later").length > 0);
};
/** Marks the moment at which the later script is there, which comes after the page's content. */
const watchLater = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const isThere = list.getEntries().some(({ name }) => /\/assets\/later-/.test(name));
      if (isThere) setTimeout(() => performance.mark("later"), 300);
    }).observe({ type: "resource", buffered: true });
  });

test("a first visit is asked at the foot of the window: both answers alike, nothing moves, no focus is taken", async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, context, complaints } = await stranger({ viewport });
    await page.goto(`${url}/legal/terms`);
    await banner(page).waitFor();
    const seen = await page.evaluate(() => {
      const box = document.querySelector(".consent")?.getBoundingClientRect();
      const [reject, accept] = [...document.querySelectorAll(".consent .button--quiet")];
      const looks = (one?: Element) => one && JSON.stringify([one.className, one.clientHeight]);
      return {
        bottom: innerHeight - (box?.bottom ?? 0),
        isSmall: (box?.height ?? innerHeight) < innerHeight / 4,
        isAlike: looks(reject) === looks(accept),
        hasFocus: document.activeElement?.closest(".consent") !== null,
      };
    });
    expect(seen).toEqual({ bottom: 0, isSmall: true, isAlike: true, hasFocus: false });
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const parts = [...document.querySelectorAll("header, h1, main, main p, footer, footer a")];
        return parts.map((part) => JSON.stringify(part.getBoundingClientRect()));
      });
    const before = await places();
    await press(page, "Reject Non-Essential");
    await banner(page).waitFor({ state: "hidden" });
    expect(await places()).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test("an answer is stored with its date and version for a year, and nobody is asked again", async () => {
  const { page, context, complaints } = await stranger();
  await watchLater(page);
  await page.goto(url);
  const before = Date.now();
  await press(page, "Accept All");
  await banner(page).waitFor({ state: "hidden" });
  const cookie = await consentCookie(context);
  const value = cookie?.value as { date: string };
  expect(value).toEqual({
    version: 2,
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    accepted: ["Analytics", "Functional", "Marketing"],
  });
  expect(Math.abs(Date.parse(value.date) - before)).toBeLessThan(60_000);
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
  const days = ((cookie?.expires ?? 0) - before / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(`${url}/legal/cookies`);
  await settled(page);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await shownChoice(page)).toMatch(
    /^You accept Essential, Analytics, Functional, Marketing, since \d+ \w+ \d{4} at \d\d:\d\d/,
  );
  expect(complaints).toEqual([]);
  await context.close();
});

test("in the center Essential can't be switched off, empty categories say so, and Save stores what is ticked", async () => {
  const { page, context, complaints } = await stranger();
  await page.goto(`${url}/services`);
  await banner(page).getByRole("button", { name: "Manage Preferences" }).click();
  const essential = center(page).getByLabel("Essential, always on");
  expect([await essential.isChecked(), await essential.isDisabled()]).toEqual([true, true]);
  for (const name of ["Analytics", "Functional", "Marketing"])
    expect(await center(page).getByLabel(name).isChecked()).toBe(false);
  expect(await center(page).getByText("Nothing today.").count()).toBe(2);
  await center(page).getByLabel("Functional").check();
  await press(page, "Save Preferences");
  await center(page).waitFor({ state: "hidden" });
  expect(await banner(page).isVisible()).toBe(false);
  expect((await consentCookie(context))?.value).toMatchObject({ accepted: ["Functional"] });
  // Closed without Save, it changes nothing.
  const kept = await consentCookie(context);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  expect(await center(page).getByLabel("Functional").isChecked()).toBe(true);
  await center(page).getByLabel("Functional").uncheck();
  await center(page).getByRole("button", { name: "Close" }).click();
  await center(page).waitFor({ state: "hidden" });
  expect((await consentCookie(context))?.value).toEqual(kept?.value);
  expect(complaints).toEqual([]);
  await context.close();
});

test("without anything optional nobody is asked, on no kind of page, and the preference center says why", async () => {
  const { page, context, complaints } = await visit(browser);
  for (const path of ["/", "/legal/terms", "/login"]) {
    await page.goto(url + path);
    await whatComesLater(page);
    expect(await page.locator(".consent").count()).toBe(0);
  }
  await page.goto(`${url}/legal/terms`);
  await whatComesLater(page);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await page.waitForURL(`${url}/legal/cookies#your-choice`);
  await whatComesLater(page);
  await press(page, "Manage Preferences");
  expect(await center(page).innerText()).toContain("keeps nothing optional");
  expect(await center(page).getByText("Nothing today.").count()).toBe(3);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an answer to another version of the question counts for nothing: one is asked again", async () => {
  const { page, context } = await stranger();
  const value = { version: 1, date: new Date().toISOString(), accepted: ["Functional"] };
  await context.addCookies([
    { name: "aria.consent", value: encodeURIComponent(JSON.stringify(value)), url },
  ]);
  await page.goto(`${url}/legal/terms`);
  await banner(page).waitFor();
  await press(page, "Reject Non-Essential");
  await answered(context).toMatchObject({ version: 2, accepted: [] });
  await context.close();
});

test("Global Privacy Control counts as a refusal, without a banner, until the person chooses otherwise", async () => {
  const { page, context } = await stranger();
  await watchLater(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto(`${url}/legal/cookies`);
  await settled(page);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await consentCookie(context)).toBeUndefined();
  const said = /Global Privacy Control\. That counts as Reject Non-Essential/;
  expect(await shownChoice(page)).toMatch(said);
  await press(page, "Open Preference Center");
  expect(await center(page).innerText()).toMatch(said);
  await center(page).getByLabel("Functional").check();
  await press(page, "Save Preferences");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, Functional, since/);
  await page.reload();
  await context.close();
});

// Back brings a page as it was left; the tests' browser keeps none, so that the event stands for it.
test.each([
  ["turned to", "focus"],
  ["gone back to", "pageshow"],
])("a page that is %s stops asking once another one has been answered", async (_how, event) => {
  const { page, context } = await stranger();
  const other = await context.newPage();
  await offerOptional(other);
  await Promise.all([page.goto(`${url}/legal/terms`), other.goto(`${url}/legal/privacy`)]);
  await Promise.all([banner(page).waitFor(), banner(other).waitFor()]);
  await press(page, "Reject Non-Essential");
  await banner(page).waitFor({ state: "hidden" });
  await other.evaluate((type) => dispatchEvent(new Event(type)), event);
  await banner(other).waitFor({ state: "hidden" });
  await context.close();
});

test("without scripts nobody is asked, the cookie page says why, and the footer leads there", async () => {
  const { page, context } = await stranger({ javaScriptEnabled: false });
  await page.goto(url);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await page.waitForURL(`${url}/legal/cookies#your-choice`);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await page.getByText("nothing outside Essential is ever kept").first().isVisible()).toBe(
    true,
  );
  expect(await page.locator("button[data-consent]:visible").count()).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("where the browser keeps nothing, nobody is asked, nothing breaks, and an answer holds for the page", async () => {
  const { page, context, complaints } = await stranger();
  await watchLater(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(navigator, "cookieEnabled", { value: false });
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto(`${url}/legal/cookies`);
  await settled(page);
  expect(await banner(page).isVisible()).toBe(false);
  await press(page, "Accept All");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, Analytics/);
  await press(page, "Reject Non-Essential");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, since/);
  expect(complaints).toEqual([]);
  await context.close();
});
