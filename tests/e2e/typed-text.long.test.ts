import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { becomePerson } from "./app-page-list.ts";
import { openTill } from "./page-list.ts";
import { newClient, signInAs, testAdmin } from "./people.ts";
import { askRaw } from "./raw-request.ts";
import { type Relay, startRelay } from "./relay.ts";
import { visitWithWorker } from "./service-worker.ts";
import { beNew, lookForUpdate, notice, openOlder, updateNow, versions } from "./updates.ts";

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

/** Notes what is kept for the reload, before the new page removes it. */
const watchTyped = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pagehide", () =>
      localStorage.setItem("seen", sessionStorage.getItem("typed") ?? "nothing"),
    ),
  );
const seenTyped = (page: Page) => page.evaluate(() => localStorage.getItem("seen"));
const newVersion = async () =>
  /"version":"(\w+)"/.exec((await askRaw(url, "/service-worker.js")).text)?.[1];

test("what was put back counts as typed: the form's rules see it, also after the island took it over", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/quote");
  await page.getByLabel("Free Text").fill("Answer our mail at night.");
  // The form's own rule: free text switches the other fields off.
  await expect.poll(() => page.getByLabel("Name", { exact: true }).isDisabled()).toBe(true);
  beNew(relay);
  await lookForUpdate(page);
  await updateNow(page);
  await expect
    .poll(() => page.getByLabel("Free Text").inputValue())
    .toBe("Answer our mail at night.");
  await expect.poll(() => page.getByLabel("Name", { exact: true }).isDisabled()).toBe(true);
});

test("what was typed into a dialog is in it again when it is opened", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/services/web-app");
  const open = () => page.locator('[data-opens="quote"]').first().click();
  await open();
  await page.getByRole("dialog").getByLabel("Free Text").fill("A booking page.");
  beNew(relay);
  await lookForUpdate(page);
  await page.keyboard.press("Escape");
  await updateNow(page);
  await page.waitForFunction(() => document.documentElement.classList.contains("islands"));
  await open();
  await expect
    .poll(() => page.getByRole("dialog").getByLabel("Free Text").inputValue())
    .toBe("A booking page.");
});

test("apps keep what was typed, too, but never a password", async () => {
  const { page } = visitor;
  await openOlder(relay, page, "/register");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a-secret-of-mine");
  await page.getByRole("checkbox").first().check();
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  await watchTyped(page);
  await updateNow(page);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("ada@example.com");
  expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
  expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  const seen = await seenTyped(page);
  expect(seen).toContain("ada@example.com");
  expect(seen).not.toContain("a-secret-of-mine");
});

test("what nobody touched shows what the server says by now; what is touched stays, even where React has made it the default", async () => {
  const { page, context } = visitor;
  const person = await newClient(url);
  await becomePerson(context, relay.url, person);
  await openOlder(relay, page, "/portal/settings");
  const profile = page.locator("form", { has: page.getByLabel("Company") });
  expect(await profile.getByLabel("Name").inputValue()).toBe("Grace Hopper");
  await profile.getByLabel("Company").fill("Tea and Sons");
  await profile.getByLabel("Company").blur();
  await profile.getByLabel("Company").evaluate((field: HTMLInputElement) => {
    field.defaultValue = field.value; // as where a refused form shows what it was sent
  });
  await person.send("/portal/settings", { intent: "profile", name: "Ada Lovelace", company: "" });
  beNew(relay);
  await lookForUpdate(page);
  await updateNow(page);
  await expect.poll(() => profile.getByLabel("Company").inputValue()).toBe("Tea and Sons");
  expect(await profile.getByLabel("Name").inputValue()).toBe("Ada Lovelace");
});

test("a search that nobody touched begins no search", async () => {
  const { page, context } = visitor;
  await becomePerson(context, relay.url, await signInAs(url, testAdmin.email));
  await openOlder(relay, page, "/admin/users?search=grace");
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  await page.addInitScript(() =>
    document.addEventListener("input", () => performance.mark("typed")),
  );
  await updateNow(page);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  expect(await page.evaluate(() => performance.getEntriesByName("typed").length)).toBe(0);
});

test.each([
  "/reset-password?token=",
  "/first-admin?token=",
  "/confirm-email?token=",
  "/success?session_id=",
])("%s leaves no trace of what its address holds", async (path) => {
  const { page } = visitor;
  await openOlder(relay, page, `${path}one-time`);
  await page.waitForLoadState("networkidle"); // scripts that draw the page anew would take the field away
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.name = "note";
    document.querySelector("main")?.append(field);
  });
  await page.locator("main [name=note]").fill("Something");
  beNew(relay);
  await lookForUpdate(page);
  await notice(page).waitFor();
  await watchTyped(page);
  await updateNow(page);
  expect(await seenTyped(page)).toBe("nothing");
});

test.each([
  ["sign-in", async () => "/login", "Email", "ada@example.com"],
  ["payment", () => openTill(url), "Card number", "4242 4242 4242 4242"],
])("a %s page updates without keeping anything", async (_name, find, label, text) => {
  const { page } = visitor;
  await openOlder(relay, page, await find());
  await page.getByLabel(label).first().fill(text);
  beNew(relay);
  await lookForUpdate(page);
  await updateNow(page);
  expect(await page.getByLabel(label).first().inputValue()).toBe("");
  await expect.poll(() => versions(page)).toEqual([await newVersion(), await newVersion()]);
});
