import { expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");

test("who comes after somebody in a kept browser context finds nothing of them", async () => {
  const browser = await openBrowser();
  const first = await visit(browser, { locale: "en-IE", extraHTTPHeaders: { "x-note": "theirs" } });
  await first.page.goto(`${url}/about`);
  await first.page.evaluate(async () => {
    document.cookie = "theirs=yes; path=/; max-age=600";
    localStorage.setItem("theirs", "yes");
    sessionStorage.setItem("theirs", "yes");
    await caches.open("theirs");
    await new Promise((resolve) => {
      indexedDB.open("theirs").addEventListener("success", resolve);
    });
  });
  await first.context.close();

  const next = await visit(browser, { locale: "en-IE" });
  expect(next.context).toBe(first.context); // else this proves nothing
  expect(next.context.pages()).toEqual([next.page]);
  const asked = next.page.waitForRequest(`${url}/about`);
  await next.page.goto(`${url}/about`);
  expect(await (await asked).allHeaders()).not.toHaveProperty("x-note");
  const found = await next.page.evaluate(async () => ({
    cookie: document.cookie.includes("theirs"),
    local: localStorage.getItem("theirs"),
    session: sessionStorage.getItem("theirs"),
    caches: await caches.has("theirs"),
    databases: (await indexedDB.databases()).map(({ name }) => name).includes("theirs"),
  }));
  expect(found).toEqual({
    cookie: false,
    local: null,
    session: null,
    caches: false,
    databases: false,
  });
  await next.page.clock.install();
  await next.context.close();
  const third = await visit(browser, { locale: "en-IE" });
  expect(third.context).not.toBe(next.context); // whose clock was changed for good
  await third.context.close();
  await browser.close();
});
