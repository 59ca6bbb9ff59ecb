import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { someAddress } from "./people.ts";
import { askRaw } from "./raw-request.ts";
import { dialog, field, options, press } from "./search-reading.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe("without scripts", () => {
  test("the link leads to a page whose form finds the same", async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(`${url}/legal/privacy`);
    await page.locator(".site-header__search").click();
    await page.waitForURL(`${url}/search`);
    await page.getByRole("searchbox").fill("landing page");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/search?q=landing+page`);
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links[0]).toBe("/services/landing-page");
    const scripted = await visit(browser);
    await scripted.page.goto(url);
    await press(scripted.page, "/");
    await scripted.page.keyboard.type("landing page");
    await options(scripted.page).first().waitFor();
    const same = await options(scripted.page).evaluateAll((all) =>
      all.map((one) => one.getAttribute("href")),
    );
    expect(same).toEqual(links);
    await scripted.context.close();
    await context.close();
  });

  test("nothing found says so, and shows a way on", async () => {
    const { text } = await askRaw(url, "/search?q=xyzzy");
    expect(text).toContain("No results for “");
    expect(text).toMatch(/<a href="\/(contact|quote[^"]*)"[^>]*><span>Ask us/);
  });
});

describe("whatever is asked", () => {
  const markup = `"><img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

  test("markup is text, on the page and in the dialog", async () => {
    const { page, context, complaints } = await visit(browser);
    for (const q of [markup, "</title><h1>taken", "{{7*7}}", "%00", "\u202e"]) {
      await page.goto(`${url}/search?q=${encodeURIComponent(q)}`);
      expect(await page.locator("main img, main script").count()).toBe(0);
      expect(await page.locator("h1").allInnerTexts()).toEqual(["Search"]);
    }
    await page.goto(`${url}/search?q=${encodeURIComponent(markup)}`);
    expect(await page.title()).toContain("<script>");
    expect(await page.getByRole("searchbox").inputValue()).toBe(markup);
    await press(page, "Control+k");
    await field(page).fill(`${markup} data`);
    await options(page).first().waitFor();
    expect(await dialog(page).locator("img, script").count()).toBe(0);
    await field(page).fill(`<b>xyzzy</b>`);
    await dialog(page).getByText("No results for “<b>xyzzy</b>”").first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a long query is cut, odd ones are answered, and nothing of it is listed or stored", async () => {
    const long = await askRaw(url, `/search?q=${"refund+".repeat(500)}`);
    expect(long.status).toBe(200);
    expect(long.text).not.toContain("refund ".repeat(40));
    for (const query of ["", "?q=", "?q=+++", "?q=%E0%A4%A", "?q=a&q=b", "?x=1"]) {
      const { status, headers, text } = await askRaw(url, `/search${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(headers["cache-control"]).toContain("no-store");
      expect(text).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test("one visitor can't have the server search for ever; another one is not in the way", async () => {
    const from = (address: string) =>
      askRaw(url, "/search?q=data", { headers: { "x-forwarded-for": address } });
    const greedy = someAddress();
    const answers = await Promise.all(Array.from({ length: 70 }, () => from(greedy)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await from(someAddress())).status).toBe(200);
  });
});
