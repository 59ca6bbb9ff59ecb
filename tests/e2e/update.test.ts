import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { type Relay, startRelay } from "./relay.ts";
import { visitWithWorker, workerReady } from "./service-worker.ts";
import {
  be,
  beNew,
  lookForUpdate,
  newVersion,
  notice,
  openOlder,
  updateNow,
  versions,
} from "./updates.ts";

const url = inject("sharedApp");
let browser: Browser;
let relay: Relay;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  relay = await startRelay(url);
  visitor = await visitWithWorker(browser);
});
afterEach(async () => {
  await visitor.context.close();
  await relay.stop();
});

test("a page of an older version says so, and Update now brings the new one", async () => {
  const { page, complaints } = visitor;
  await openOlder(relay, page, "/quote");
  await page.evaluate(async () => void (await caches.open("aria-of-a-year-ago")));
  expect(await versions(page)).toEqual(["older", "older"]);
  expect(await notice(page).count()).toBe(0);
  await page.getByLabel("Name", { exact: true }).focus();
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  // It asks, and doesn't take the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  await updateNow(page);
  const version = await newVersion(url);
  await expect.poll(() => versions(page)).toEqual([version, version]);
  expect(await notice(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("aria-of-a-year-ago");
  expect(complaints).toEqual([]);
});

test("a page that somebody types in is never offered a reload, and a notice goes once typing begins", async () => {
  const { page, complaints } = visitor;
  await openOlder(relay, page, "/quote");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector(".slip")) performance.mark("offered");
    }).observe(document, { childList: true, subtree: true });
  });
  const offers = () => page.evaluate(() => performance.getEntriesByName("offered").length);
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  be(relay, "between");
  await lookForUpdate(page);
  const arrived = (version: string) =>
    page.waitForFunction(async (expected) => {
      const { waiting } = await navigator.serviceWorker.ready;
      if (!waiting) return false;
      const { port1, port2 } = new MessageChannel();
      const found = new Promise((resolve) => {
        port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
        port1.start();
      });
      waiting.postMessage("version", [port2]);
      return (await found) === expected;
    }, version);
  await arrived("between");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await offers()).toBe(0);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada Lovelace");
  expect(complaints).toEqual([]);
});

test("the switch that the decision describes takes the worker and its caches out of every browser", async () => {
  const decision = readFileSync("docs/decisions/0019-a-small-service-worker.md", "utf8");
  const [, body = ""] = /```js\n(.*?)```/s.exec(decision) ?? [];
  expect(body).toContain("unregister");
  const { page, complaints } = visitor;
  await page.goto(`${relay.url}/legal/terms`);
  await workerReady(page);
  relay.answer("/service-worker.js", { status: 200, type: "text/javascript", body });
  await lookForUpdate(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${relay.url}/legal/terms`);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Terms of service");
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(complaints).toEqual([]);
});
