import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { openTill } from "./page-list.ts";
import { askRaw } from "./raw-request.ts";
import { type Relay, startRelay } from "./relay.ts";
import { visitWithWorker, workerReady } from "./service-worker.ts";

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

/** The server is of an older version: its pages and its worker say so. */
function beOlder(): void {
  relay.change("*", (html) => html.replace(/data-version="\w+"/, 'data-version="older"'));
  relay.change("/service-worker.js", (text) =>
    text.replace(/"version":"\w+"/, '"version":"older"'),
  );
}
/** Since then it has been updated. */
function beNew(): void {
  relay.change("*", null);
  relay.change("/service-worker.js", null);
}

const openOlder = async (path: string, page: Page = visitor.page) => {
  beOlder();
  await page.goto(relay.url + path);
  await workerReady(page);
};
const lookForUpdate = (page: Page = visitor.page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const notice = (page: Page = visitor.page) =>
  page.getByRole("region", { name: "A new version is ready" });
const updateNow = async (page: Page = visitor.page) => {
  const button = notice(page).getByRole("button", { name: "Update now" });
  await Promise.all([page.waitForEvent("load"), button.click()]);
};
/** The version of the page, and of the worker that has it. */
const versions = (page: Page = visitor.page) =>
  page.evaluate(async () => [
    document.querySelector<HTMLElement>("[data-version]")?.dataset["version"],
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
      port1.start();
      navigator.serviceWorker.controller?.postMessage("version", [port2]);
    }),
  ]);
const newVersion = async () =>
  /"version":"(\w+)"/.exec((await askRaw(url, "/service-worker.js")).text)?.[1];

test("a page of an older version says so; Update now brings the new one, with everything that was typed", async () => {
  const { page, complaints } = visitor;
  await openOlder("/quote");
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Project description").fill("A shop for tea.\nIn two languages.");
  await page.evaluate(async () => void (await caches.open("aria-of-a-year-ago")));
  expect(await versions()).toEqual(["older", "older"]);
  expect(await notice().count()).toBe(0);
  beNew();
  await lookForUpdate();
  await notice().waitFor();
  // It asks, and takes nothing: neither the focus nor what is typed.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "projectDescription",
  );
  await updateNow();
  const version = await newVersion();
  await expect.poll(() => versions()).toEqual([version, version]);
  await expect
    .poll(() => page.getByLabel("Name", { exact: true }).inputValue())
    .toBe("Ada Lovelace");
  await expect
    .poll(() => page.getByLabel("Project description").inputValue())
    .toBe("A shop for tea.\nIn two languages.");
  expect(await notice().count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem("typed"))).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("aria-of-a-year-ago");
  expect(complaints).toEqual([]);
});

test("what was put back counts as typed: the form's rules see it, also after the island took it over", async () => {
  const { page } = visitor;
  await openOlder("/quote");
  await page.getByLabel("Free Text").fill("Answer our mail at night.");
  // The form's own rule: free text switches the other fields off.
  await expect.poll(() => page.getByLabel("Name", { exact: true }).isDisabled()).toBe(true);
  beNew();
  await lookForUpdate();
  await updateNow();
  await expect
    .poll(() => page.getByLabel("Free Text").inputValue())
    .toBe("Answer our mail at night.");
  await expect.poll(() => page.getByLabel("Name", { exact: true }).isDisabled()).toBe(true);
});

test("what was typed into a dialog is in it again when it is opened", async () => {
  const { page } = visitor;
  await openOlder("/services/web-app");
  const open = () => page.locator('[data-opens="quote"]').first().click();
  await open();
  await page.getByRole("dialog").getByLabel("Free Text").fill("A booking page.");
  beNew();
  await lookForUpdate();
  await page.keyboard.press("Escape");
  await updateNow();
  await page.waitForFunction(() => document.documentElement.classList.contains("islands"));
  await open();
  await expect
    .poll(() => page.getByRole("dialog").getByLabel("Free Text").inputValue())
    .toBe("A booking page.");
});

test("apps keep what was typed, too, but never a password", async () => {
  const { page } = visitor;
  await openOlder("/register");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a-secret-of-mine");
  await page.getByRole("checkbox").first().check();
  beNew();
  await lookForUpdate();
  await notice().waitFor();
  // Seen before the reload removes it.
  await page.evaluate(() =>
    addEventListener("pagehide", () =>
      localStorage.setItem("seen", sessionStorage.getItem("typed") ?? "nothing"),
    ),
  );
  await updateNow();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("ada@example.com");
  expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
  expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  const seen = await page.evaluate(() => localStorage.getItem("seen"));
  expect(seen).toContain("ada@example.com");
  expect(seen).not.toContain("a-secret-of-mine");
});

test.each([
  ["sign-in", async () => "/login", "Email", "ada@example.com"],
  ["payment", () => openTill(url), "Card number", "4242 4242 4242 4242"],
])("a %s page updates without keeping anything", async (_name, find, label, text) => {
  const { page } = visitor;
  await openOlder(await find());
  await page.getByLabel(label).first().fill(text);
  beNew();
  await lookForUpdate();
  await updateNow();
  expect(await page.getByLabel(label).first().inputValue()).toBe("");
  await expect.poll(() => versions()).toEqual([await newVersion(), await newVersion()]);
});

test("Later leaves the page as it is; the next page is new anyway, and isn't bothered", async () => {
  const { page, context } = visitor;
  await openOlder("/quote");
  beNew();
  await lookForUpdate();
  await notice().getByRole("button", { name: "Later" }).click();
  expect(await notice().count()).toBe(0);
  expect(await versions()).toEqual(["older", "older"]);
  // Another tab comes with the new version and takes the worker along: the first one is told, and works on.
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  const other = await context.newPage();
  await other.goto(`${relay.url}/services`);
  // Asked seldom: a worker that is asked all the time doesn't hand over.
  await expect
    .poll(() => versions(other), { interval: 1000 })
    .toEqual([await newVersion(), await newVersion()]);
  expect(await notice(other).count()).toBe(0);
  expect((await versions())[0]).toBe("older");
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada");
});

test("other tabs are told when one of them updates, and keep what is typed in them until they do, too", async () => {
  const { context } = visitor;
  await openOlder("/quote");
  const other = await context.newPage();
  await openOlder("/quote", other);
  await other.getByLabel("Name", { exact: true }).fill("Grace");
  beNew();
  await lookForUpdate();
  await notice(other).waitFor();
  await updateNow();
  await expect.poll(() => versions()).toEqual([await newVersion(), await newVersion()]);
  expect(await other.getByLabel("Name", { exact: true }).inputValue()).toBe("Grace");
  await updateNow(other);
  await expect.poll(() => other.getByLabel("Name", { exact: true }).inputValue()).toBe("Grace");
  expect((await versions(other))[0]).toBe(await newVersion());
});

test("a page of an older version still finds the code that it has loaded once, when the server has it no more", async () => {
  const { page } = visitor;
  await openOlder("/services");
  const code = await page.evaluate(
    () => document.querySelector<HTMLElement>("script[data-islands]")?.dataset["islands"] ?? "",
  );
  await page.evaluate((address) => fetch(address), code);
  relay.answer(code, { status: 404, type: "text/plain", body: "" });
  beNew();
  await lookForUpdate();
  expect(await page.evaluate(async (address) => (await fetch(address)).status, code)).toBe(200);
});

test("the switch that the decision describes takes the worker and its caches out of every browser", async () => {
  const decision = readFileSync("docs/decisions/0019-a-small-service-worker.md", "utf8");
  const [, body = ""] = /```js\n(.*?)```/s.exec(decision) ?? [];
  expect(body).toContain("unregister");
  const { page, complaints } = visitor;
  await page.goto(`${relay.url}/legal/terms`);
  await workerReady(page);
  relay.answer("/service-worker.js", { status: 200, type: "text/javascript", body });
  await lookForUpdate();
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
