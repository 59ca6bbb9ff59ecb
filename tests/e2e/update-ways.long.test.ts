import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { type Relay, startRelay } from "./relay.ts";
import { visitWithWorker } from "./service-worker.ts";
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

test("the notice goes once somebody begins to type", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/quote");
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("A");
  await notice(page).waitFor({ state: "detached" });
});

test("Later leaves the page as it is; the next page is new anyway, and isn't bothered", async () => {
  const { page, context } = visitor;
  await openOlder(relay, page, "/quote");
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).getByRole("button", { name: "Later" }).click();
  expect(await notice(page).count()).toBe(0);
  expect(await versions(page)).toEqual(["older", "older"]);
  // Another tab comes with the new version and takes the worker along: the first one is told, and works on.
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  const other = await context.newPage();
  await other.goto(`${relay.url}/services`);
  // Asked seldom: a worker that is asked all the time doesn't hand over.
  await expect
    .poll(() => versions(other), { interval: 1000 })
    .toEqual([await newVersion(url), await newVersion(url)]);
  expect(await notice(other).count()).toBe(0);
  expect((await versions(page))[0]).toBe("older");
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada");
});

test("a page of the newest version isn't told of an older one that still waits: its own takes over", async () => {
  const { page, context } = visitor;
  await openOlder(relay, page, "/quote");
  be(relay, "between");
  await lookForUpdate(page);
  await notice(page).getByRole("button", { name: "Later" }).click();
  beNew(relay);
  const other = await context.newPage();
  await other.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".slip")) performance.mark("told");
    }).observe(document, { childList: true, subtree: true });
  });
  await other.goto(`${relay.url}/services`);
  await expect
    .poll(() => versions(other), { interval: 1000 })
    .toEqual([await newVersion(url), await newVersion(url)]);
  const told = () => other.evaluate(() => performance.getEntriesByName("told").length);
  expect(await told()).toBe(0);
  // A newer one is told there, too.
  be(relay, "newest");
  await lookForUpdate(other);
  await notice(other).waitFor();
});

test("while the new page is on its way nothing asks for it a second time", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/quote");
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  let asked = 0;
  relay.change("/quote", async (html) => {
    asked += 1;
    // Slower than the patience with a worker that doesn't take over (update-notice.ts).
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return html;
  });
  await updateNow(page);
  expect(asked).toBe(1);
});

test("other tabs are offered the new version, too, and aren't reloaded by the first one's update", async () => {
  const { page, context } = visitor;
  await openOlder(relay, page, "/quote");
  const other = await context.newPage();
  await openOlder(relay, other, "/quote");
  const typing = await context.newPage();
  await openOlder(relay, typing, "/quote");
  await typing.getByLabel("Name", { exact: true }).fill("Grace");
  beNew(relay);
  await lookForUpdate(page);
  await notice(other).waitFor();
  await updateNow(page);
  await expect.poll(() => versions(page)).toEqual([await newVersion(url), await newVersion(url)]);
  expect(await typing.getByLabel("Name", { exact: true }).inputValue()).toBe("Grace");
  expect(await notice(typing).count()).toBe(0);
  await updateNow(other);
  expect((await versions(other))[0]).toBe(await newVersion(url));
});

test("a page of an older version still finds the code that it has loaded once, when the server has it no more", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/services");
  const code = await page.evaluate(
    () => document.querySelector<HTMLElement>("script[data-islands]")?.dataset["islands"] ?? "",
  );
  await page.evaluate((address) => fetch(address), code);
  relay.answer(code, { status: 404, type: "text/plain", body: "" });
  beNew(relay);
  await lookForUpdate(page);
  expect(await page.evaluate(async (address) => (await fetch(address)).status, code)).toBe(200);
});
