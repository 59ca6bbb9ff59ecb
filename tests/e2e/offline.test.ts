import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { storedInBrowser } from "#content/browser-storage.ts";
import { keptAddresses } from "../../src/web/offline/build-facts.ts";
import { pagePatterns } from "../../src/web/page-patterns.ts";
import { documentPages } from "../../src/web/paths.ts";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, type Visit } from "./browser.ts";
import { openTill, payAtTill } from "./page-list.ts";
import { newClient } from "./people.ts";
import { askRaw } from "./raw-request.ts";
import { type Relay, startRelay } from "./relay.ts";
import { keptAnswers, looks, readConnected, visitWithWorker } from "./service-worker.ts";

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

const read = (...paths: string[]) => readConnected(relay, visitor.page, paths);

test("every page registers the worker of the root, which browsers ask for again each time", async () => {
  const { headers, text } = await askRaw(url, "/service-worker.js");
  expect(gzipSync(text).length).toBeLessThan(2500); // with the list of what may be kept
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toContain("text/javascript");
  const { page, complaints } = visitor;
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await read("/services");
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${relay.url}/`);
  expect(said).toContain("Service worker registered");
  expect(complaints).toEqual([]);
});

test("a legal page that was read once, as the very first, is there without a connection, with the date of the copy", async () => {
  const { page } = visitor;
  await read("/legal/terms");
  const online = await page.locator(".document__text").innerText();
  expect(await page.locator(".offline-mark").count()).toBe(0);
  relay.disconnect();
  const answer = await page.goto(`${relay.url}/legal/terms?from=somewhere#contact`);
  expect(answer?.status()).toBe(200);
  expect(await page.locator(".document__text").innerText()).toBe(online);
  // By the clocks here; midnight may have come since.
  const days = [Date.now() - 60_000, Date.now()].map((at) =>
    new Date(at).toLocaleDateString("en-GB", { dateStyle: "long" }),
  );
  expect(days.map((day) => `You are offline: this copy is from ${day}.`)).toContain(
    await page.locator(".offline-mark").innerText(),
  );
  // With its looks, and nothing that failed to come.
  expect(await looks(page)).toEqual(["flex", "grid"]);
  expect(visitor.complaints).toEqual([]);
  relay.connect();
  await page.goto(`${relay.url}/legal/terms`);
  expect(await page.locator(".offline-mark").count()).toBe(0);
});

test("any other page gives the offline page, in our looks, with links to what is readable", async () => {
  const { page } = visitor;
  await read("/legal/privacy", "/legal/terms", "/services");
  relay.disconnect();
  for (const path of ["/services", "/portal", "/no/such/page"]) {
    const answer = await page.goto(relay.url + path);
    expect(answer?.status()).toBe(503);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("You are offline");
  }
  const links = page.locator("#kept a");
  expect(await links.allInnerTexts()).toEqual(
    expect.arrayContaining(["Privacy policy", "Terms of service"]),
  );
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
  await links.filter({ hasText: "Terms of service" }).click();
  await page.waitForURL("**/legal/terms");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Terms of service");
});

test("after a walk as a customer nothing of that person lies in any cache", async () => {
  const { page, context } = visitor;
  const person = await newClient(url);
  const till = await openTill(url, "landing-page", person);
  await payAtTill(url, till);
  await openTill(url, "web-app", person);
  await becomePerson(context, relay.url, person);
  await read(
    "/legal/terms",
    "/portal",
    "/portal/quotes",
    "/portal/settings",
    "/login",
    "/checkout/landing-page",
    "/quote?wish=My+secret+plan",
    till,
    `/success?session_id=${till.split("/").at(-1)}`,
    "/legal/privacy?token=secret",
    "/legal/terms",
  );
  await page.evaluate(() =>
    Promise.all(["/v1/services", "/portal/settings/data/export.json"].map((path) => fetch(path))),
  );
  const kept = await keptAnswers(page);
  const known = new Set(storedInBrowser.map(({ name }) => name));
  expect(kept.filter(({ cache }) => !known.has(cache))).toEqual([]);
  const strange = kept.filter(
    ({ cache, path }) =>
      !(cache === "aria-assets" && path.startsWith("/assets/")) &&
      !(cache === "aria-shell" && ["/offline", "/favicon.svg"].includes(path)) &&
      !(cache === "aria-pages" && keptAddresses.includes(path)),
  );
  expect(strange.map(({ path }) => path)).toEqual([]);
  expect(kept.filter(({ cacheControl }) => /private|no-store/.test(cacheControl))).toEqual([]);
  const pages = kept.filter(({ cache }) => cache !== "aria-assets");
  expect(pages.length).toBeGreaterThan(2);
  for (const word of [person.email, "Grace", "Hopper", "secret"])
    expect(pages.filter(({ body }) => body.includes(word)).map(({ path }) => path)).toEqual([]);
});

test("what may be kept is every document and guide, and nothing that belongs to a person", () => {
  const documents = documentPages.map((name) => pagePatterns[name]);
  expect(keptAddresses).toEqual(expect.arrayContaining([...documents, "/tutorials/case-studies"]));
  expect(
    keptAddresses.filter((path) =>
      /^\/(|services.*|portal.*|admin.*|login.*|register|till.*|success|checkout.*|functions.*|v1.*|offline)$/.test(
        path,
      ),
    ),
  ).toEqual([]);
});

test("an answer that failed, or is meant for one person, never takes the place of a copy", async () => {
  const { page } = visitor;
  await read("/legal/terms", "/legal/privacy");
  relay.answer("/legal/terms", { status: 500, type: "text/html", body: "<main>Broken" });
  await page.goto(`${relay.url}/legal/terms`);
  relay.answer("/legal/terms", { status: 200, type: "text/html", body: "<main>For one person" });
  await page.goto(`${relay.url}/legal/terms`);
  relay.disconnect();
  await page.goto(`${relay.url}/legal/terms`);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Terms of service");
});
