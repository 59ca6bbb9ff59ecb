import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { overflow, violations } from "./back-office.ts";
import { openBrowser, visit, whatComesLater, type VisitOptions, webFontsShown } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Somebody who hasn't chosen yet. */
const stranger = (options: VisitOptions = {}) => visit(browser, { ...options, consent: null });
const banner = (page: Page) => page.getByRole("region", { name: "Cookies", exact: true });
const center = (page: Page) => page.getByRole("dialog", { name: "Cookie preferences" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const keptFonts = (page: Page) => page.evaluate(() => localStorage.getItem("fonts"));
const shownChoice = (page: Page) => page.locator(".cookie-choice").innerText();

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
    await banner(page).waitFor({ state: "detached" });
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
  await banner(page).waitFor({ state: "detached" });
  const cookie = await consentCookie(context);
  const value = cookie?.value as { date: string };
  expect(value).toEqual({
    version: 1,
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    accepted: ["Analytics", "Functional", "Marketing"],
  });
  expect(Math.abs(Date.parse(value.date) - before)).toBeLessThan(60_000);
  expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false });
  const days = ((cookie?.expires ?? 0) - before / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(`${url}/legal/cookies`);
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  expect(await shownChoice(page)).toMatch(
    /^You accept Essential, Analytics, Functional, Marketing, since \w+ \d+, \d{4}/,
  );
  await expect.poll(() => keptFonts(page)).toBe("1");
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
  await center(page).waitFor({ state: "detached" });
  expect(await banner(page).count()).toBe(0);
  expect((await consentCookie(context))?.value).toMatchObject({ accepted: ["Functional"] });
  // Closed without Save, it changes nothing.
  const kept = await consentCookie(context);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  expect(await center(page).getByLabel("Functional").isChecked()).toBe(true);
  await center(page).getByLabel("Functional").uncheck();
  await center(page).getByRole("button", { name: "Close" }).click();
  await center(page).waitFor({ state: "detached" });
  expect((await consentCookie(context))?.value).toEqual(kept?.value);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a withdrawn consent deletes what was kept by it, and it isn't kept again", async () => {
  const { page, context } = await stranger();
  await page.goto(url);
  await press(page, "Accept All");
  await answered(context).toMatchObject({ version: 1 });
  await page.goto(`${url}/legal/terms`);
  await expect.poll(() => keptFonts(page)).toBe("1");
  await whatComesLater(page);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await center(page).getByRole("button", { name: "Reject Non-Essential" }).click();
  await expect.poll(() => keptFonts(page)).toBeNull();
  expect((await consentCookie(context))?.value).toMatchObject({ accepted: [] });
  await page.goto(`${url}/services`);
  await webFontsShown(page);
  expect(await keptFonts(page)).toBeNull();
  await context.close();
});

test("an answer to another version of the question counts for nothing: one is asked again", async () => {
  const { page, context } = await stranger();
  const value = { version: 0, date: new Date().toISOString(), accepted: ["Functional"] };
  await context.addCookies([
    { name: "aria.consent", value: encodeURIComponent(JSON.stringify(value)), url },
  ]);
  await page.goto(`${url}/legal/terms`);
  await page.evaluate(() => localStorage.setItem("fonts", "1"));
  await page.reload();
  await banner(page).waitFor();
  expect(await keptFonts(page)).toBeNull();
  await press(page, "Reject Non-Essential");
  await answered(context).toMatchObject({ version: 1, accepted: [] });
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
  expect(await banner(page).count()).toBe(0);
  expect(await consentCookie(context)).toBeUndefined();
  const said = /Global Privacy Control\. That counts as Reject Non-Essential/;
  expect(await shownChoice(page)).toMatch(said);
  expect(await keptFonts(page)).toBeNull();
  await press(page, "Open Preference Center");
  expect(await center(page).innerText()).toMatch(said);
  await center(page).getByLabel("Functional").check();
  await press(page, "Save Preferences");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, Functional, since/);
  await page.reload();
  await expect.poll(() => keptFonts(page)).toBe("1");
  await context.close();
});

// Back brings a page as it was left; the tests' browser keeps none, so that the event stands for it.
test.each([
  ["turned to", "focus"],
  ["gone back to", "pageshow"],
])("a page that is %s stops asking once another one has been answered", async (_how, event) => {
  const { page, context } = await stranger();
  const other = await context.newPage();
  await Promise.all([page.goto(`${url}/legal/terms`), other.goto(`${url}/legal/privacy`)]);
  await Promise.all([banner(page).waitFor(), banner(other).waitFor()]);
  await press(page, "Reject Non-Essential");
  await banner(page).waitFor({ state: "detached" });
  await other.evaluate((type) => dispatchEvent(new Event(type)), event);
  await banner(other).waitFor({ state: "detached" });
  await context.close();
});

test("without scripts nobody is asked, the cookie page says why, and the footer leads there", async () => {
  const { page, context } = await stranger({ javaScriptEnabled: false });
  await page.goto(url);
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await page.waitForURL(`${url}/legal/cookies#your-choice`);
  expect(await banner(page).count()).toBe(0);
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
  expect(await banner(page).count()).toBe(0);
  await press(page, "Accept All");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, Analytics/);
  await press(page, "Reject Non-Essential");
  await expect.poll(() => shownChoice(page)).toMatch(/^You accept Essential, since/);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an app asks, too, through its navigation, and complains of nothing", async () => {
  const { page, context, complaints } = await stranger();
  await page.goto(`${url}/login`);
  await banner(page).waitFor();
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await page.getByLabel("Email").fill("ada@example.com");
  await page
    .locator("main")
    .getByRole("link", { name: /forgot/i })
    .click();
  await page.waitForURL(`${url}/forgot-password`);
  expect(await banner(page).count()).toBe(1);
  await press(page, "Accept All");
  await banner(page).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await center(page).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("axe finds nothing with the banner or the center open, light or dark; both fit 320 pixels", async () => {
  const { page, context } = await stranger({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/legal/cookies`);
  await banner(page).waitFor();
  const found = await violations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toBe(0);
  await press(page, "Manage Preferences");
  await center(page).waitFor();
  for (const summary of await center(page).getByText("What is kept").all()) await summary.click();
  expect([...found, ...(await violations(page))]).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0); // the page keeps its scrollbar's place
  const wide = await page.evaluate(
    () => [...document.querySelectorAll("dialog *")].filter((one) => one.scrollWidth > 320).length,
  );
  expect(wide).toBe(0);
  await context.close();
});
