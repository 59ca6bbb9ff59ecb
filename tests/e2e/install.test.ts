import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { brand } from "#content/brand.ts";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { codeIsThere, offer, openStill, prompt, prompts } from "./install-offers.ts";
import { openTill } from "./page-list.ts";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  visitor = await visit(browser);
  await visitor.page.clock.install();
});
afterEach(() => visitor.context.close());

const open = (path: string) => openStill(visitor.page, url + path);

test("the offer is held, and the prompt appears 5 seconds later, without taking the focus", async () => {
  const { page, complaints } = visitor;
  await open("/legal/terms");
  await page.getByRole("link", { name: "Sign In" }).focus();
  expect(await offer(page)).toBe(true);
  await codeIsThere(page);
  await page.clock.runFor(4999);
  expect(await prompt(page).count()).toBe(0);
  await page.clock.runFor(1);
  await prompt(page).waitFor();
  expect(await prompt(page).getByRole("button").allInnerTexts()).toEqual(["Install", "Later", ""]);
  expect(await prompt(page).getByRole("status").innerText()).toBe(`Install ${brand.name}`);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Sign In");
  expect(await prompts(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test.each(["accepted", "dismissed"] as const)(
  "Install runs the browser's own prompt once, logs that it was %s, and closes",
  async (outcome) => {
    const { page, complaints } = visitor;
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await open("/");
    await offer(page, outcome);
    await codeIsThere(page);
    await page.clock.runFor(5000);
    await prompt(page).getByRole("button", { name: "Install", exact: true }).click();
    await expect.poll(() => prompt(page).count()).toBe(0);
    expect(await prompts(page)).toBe(1);
    expect(said).toContain(`Installing: ${outcome}`);
    expect(complaints).toEqual([]);
  },
);

test.each([
  ["Later", (page: Page) => prompt(page).getByRole("button", { name: "Later" }).click()],
  ["close", (page: Page) => prompt(page).getByRole("button", { name: "Close" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
])("%s hides it, and it doesn't return in this session of the browser", async (_name, put) => {
  const { page } = visitor;
  await open("/");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).waitFor();
  await put(page);
  expect(await prompt(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem("install-prompt"))).toBe("later");
  await open("/services");
  expect(await offer(page)).toBe(true);
  await codeIsThere(page);
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
  // Another session of the browser begins anew.
  await page.evaluate(() => sessionStorage.clear());
  await open("/services");
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(5000);
  await prompt(page).waitFor();
});

test("the payment page asks for nothing but the payment", async () => {
  const { page } = visitor;
  await open(await openTill(url));
  await offer(page);
  await codeIsThere(page);
  await page.clock.runFor(60_000);
  expect(await prompt(page).count()).toBe(0);
});

test("the manifest names the provider, pages that exist, and icons of the size that they have", async () => {
  const { headers, text } = await askRaw(url, "/manifest.webmanifest");
  expect(headers["content-type"]).toBe("application/manifest+json");
  const manifest = JSON.parse(text) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: brand.name,
    description: brand.description,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
  expect(manifest.shortcuts.map((one) => one.url)).toEqual(["/services", "/quote", "/portal"]);
  const asked = await Promise.all(
    [...manifest.icons, { src: "/icons/touch-180.png", sizes: "180x180" }].map(async (icon) => {
      const { body, headers: about } = await askRaw(url, icon.src);
      const side = [body.readUInt32BE(16), body.readUInt32BE(20)].join("x");
      return { isRight: about["content-type"] === "image/png" && side === icon.sizes, icon };
    }),
  );
  expect(asked.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect((await askRaw(url, "/favicon.ico")).headers["content-type"]).toBe("image/x-icon");
});

test("Chromium finds nothing that would keep it from installing the site", async () => {
  const { page, context } = visitor;
  await page.goto(`${url}/`);
  const line = await context.newCDPSession(page);
  const { errors } = await line.send("Page.getAppManifest");
  const { installabilityErrors } = await line.send("Page.getInstallabilityErrors");
  expect(errors).toEqual([]);
  // A test's visitor has a private window, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
