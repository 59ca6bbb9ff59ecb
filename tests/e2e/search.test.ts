import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { adminSettings, becomePerson } from "./app-page-list.ts";
import { openBrowser, visit, whatComesLater } from "./browser.ts";
import { signInAs, testAdmin } from "./people.ts";
import { askRaw } from "./raw-request.ts";
import { chosen, dialog, field, options, press } from "./search-reading.ts";

const url = inject("sharedApp");
const index = "/search-index.json";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe("by keyboard", () => {
  test("a slash, Ctrl-K and Cmd-K open it, and Enter leads to the first result", async () => {
    const { page, context, complaints } = await visit(browser);
    await page.goto(`${url}/legal/terms`);
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await press(page, key);
      await field(page).waitFor();
      expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
      if (key !== "Meta+k") await page.keyboard.press("Escape");
    }
    await page.keyboard.type("landing page");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/services/landing-page`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("Ctrl-K opens it with Caps Lock, too; with Shift it stays the browser's", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${url}/legal/terms`);
    await whatComesLater(page);
    const send = (shiftKey: boolean) =>
      page.evaluate((isShifted) => {
        const init = { key: "K", ctrlKey: true, shiftKey: isShifted, cancelable: true };
        return !document.body.dispatchEvent(
          new KeyboardEvent("keydown", { ...init, bubbles: true }),
        );
      }, shiftKey);
    expect(await send(true)).toBe(false);
    expect(await send(false)).toBe(true);
    await field(page).waitFor();
    await context.close();
  });

  test("arrows choose, round and round; what is chosen is announced and opened", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${url}/services`);
    await press(page, "/");
    await page.keyboard.type("data");
    await options(page).first().waitFor();
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    expect(await dialog(page).getByRole("status").textContent()).toMatch(`${count} results`);
    const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
    const seen: (string | null)[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown"]) {
      await page.keyboard.press(key);
      seen.push(await field(page).getAttribute("aria-activedescendant"));
      expect(await chosen(page).getAttribute("id")).toBe(seen.at(-1));
    }
    expect(seen).toEqual([ids[1], ids[2], ids[1], ids[0], ids.at(-1), ids[0]]);
    await page.keyboard.press("ArrowDown");
    const target = await chosen(page).getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL(url + (target ?? ""));
    await context.close();
  });

  test("Escape closes it, the focus goes back, and the next opening still knows the words", async () => {
    const { page, context } = await visit(browser);
    await page.goto(url);
    const link = page.locator(".site-header").getByRole("link", { name: "Search" }).first();
    await whatComesLater(page);
    await link.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.type("trading");
    await options(page).first().waitFor();
    await page.keyboard.press("Escape");
    expect(await dialog(page).count()).toBe(0);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("/");
    expect(await field(page).inputValue()).toBe("trading");
    await context.close();
  });

  test("a key typed into a field, or over another dialog, stays what it is", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${url}/quote`);
    await press(page, "/");
    await page.keyboard.press("Escape");
    await page.getByLabel("Free Text").focus();
    await page.keyboard.type("a/b");
    await page.keyboard.press("Control+k");
    expect(await page.getByLabel("Free Text").inputValue()).toBe("a/b");
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  });

  test("in the admin area the slash goes to the list's own search, as before", async () => {
    const { page, context } = await visit(browser);
    await becomePerson(context, url, await signInAs(url, testAdmin.email));
    await page.goto(`${url}/admin/users`);
    const own = page.getByRole("main").getByRole("searchbox");
    await expect
      .poll(async () => {
        await page.keyboard.press("/");
        return own.evaluate((one) => one === document.activeElement);
      })
      .toBe(true);
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  });
});

describe("what is loaded", () => {
  test("nothing before it is opened, then the index once", async () => {
    const { page, context } = await visit(browser);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(url);
    await page.waitForTimeout(1500);
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
    for (let times = 0; times < 2; times++) {
      await press(page, "/");
      await dialog(page).getByText("Search for a service").first().waitFor();
      await page.keyboard.press("Escape");
    }
    expect(asked.filter((path) => path === index)).toHaveLength(1);
    await context.close();
  });

  test("the index comes compressed, is asked for again with an ETag, and says nothing of anybody", async () => {
    const first = await askRaw(url, index, { headers: { "accept-encoding": "br" } });
    expect(first.headers["content-type"]).toBe("application/json");
    expect(first.headers["content-encoding"]).toBe("br");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const again = await askRaw(url, index, {
      headers: { "if-none-match": first.headers["etag"] ?? "" },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(first.text).not.toContain(adminSettings.ADMIN_EMAIL);
  });

  test("where the index fails the search says so, tries again, and Enter asks the server", async () => {
    const { page, context } = await visit(browser);
    let isBroken = true;
    await page.route(`**${index}`, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(`${url}/legal/terms`);
    await press(page, "/");
    const again = dialog(page).getByRole("button", { name: "Try again" });
    await again.click();
    await dialog(page).getByText("couldn’t be loaded").first().waitFor();
    await field(page).fill("liability");
    isBroken = false;
    await again.click();
    await options(page).first().waitFor();
    isBroken = true;
    await page.reload();
    await press(page, "/");
    await again.waitFor();
    await page.keyboard.type("liability");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/search?q=liability`);
    await context.close();
  });
});
