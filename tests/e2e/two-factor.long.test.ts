import { readFileSync } from "node:fs";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { qrPath } from "../../src/web/kit/qr-path.ts";
import { adminSettings } from "./app-page-list.ts";
import { hydrated, openBrowser } from "./browser.ts";
import { visitAsPerson } from "./customers.ts";
import {
  confirmedClient,
  newClient,
  nobody,
  signInAs,
  testPassword,
  type Person,
  testAdmin,
} from "./people.ts";
import { errorAt, faultsOf, field, openPage } from "./settings-pages.ts";
import { startApp, type App } from "./start-app.ts";

const settings = "/portal/settings/two-factor";
const codeField = "Code from your authenticator app";
const wrongCode = "Incorrect code. The codes in the app change every 30 seconds.";

let app: App;
let browser: Browser;
beforeAll(async () => {
  const env = {
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ADMIN_2FA: "required",
    ...adminSettings,
  };
  [app, browser] = await Promise.all([startApp({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const codesOn = (page: Page) => page.locator(".recovery__codes li").allInnerTexts();
const secretOn = async (page: Page) =>
  (await page.locator(".qr__key code").innerText()).replaceAll(/\s/g, "");
/** As the person's authenticator app would say it now. */
const codeFor = (secret: string) => createOTP(base32.decode(secret)).totp();

async function begin(page: Page, password = testPassword) {
  await field(page, "Your password").fill(password);
  await press(page, "Set up two-factor sign-in");
}

async function enter(page: Page, code: string) {
  await field(page, codeField).fill(code);
  await press(page, "Turn on");
}

/** Sets it up on a page with scripts, and answers what a person would have kept. */
async function setUp(page: Page) {
  await openPage(page, app.url + settings);
  await begin(page);
  await page.locator(".qr").waitFor();
  const kept = { secret: await secretOn(page), codes: await codesOn(page) };
  await enter(page, await codeFor(kept.secret));
  await page.getByText("Two-factor sign-in is on. Your next sign-in asks for a code.").waitFor();
  return kept;
}

/** Signs in from nowhere; answers where that leads. */
async function signInWith(email: string, fields: { code: string; kind: "app" | "recovery" }) {
  const person = nobody(app.url);
  const first = await person.send("/login", { email, password: testPassword });
  expect(new URL(first.headers.get("location") ?? "", app.url).pathname).toBe("/login/code");
  const second = await person.send("/login/code", fields);
  return { status: second.status, portal: (await person.ask("/portal")).status };
}

const open = (person: Person, javaScriptEnabled = true) =>
  visitAsPerson(browser, app.url, person, { javaScriptEnabled, acceptDownloads: true });

test("on an unconfirmed address the page asks to confirm it first, and refuses the form", async () => {
  const person = await newClient(app.url);
  const page = await (await person.ask(settings)).text();
  expect(page).toContain("Confirm your email address first");
  expect(page).not.toContain("Set up two-factor sign-in</");
  const sent = await person.send(settings, { intent: "begin", password: testPassword });
  expect(sent.status).toBe(409);
  expect(await sent.text()).not.toContain("otpauth:");
});

test.each([
  ["with scripts", true],
  ["without scripts", false],
])(
  "%s, an app is set up by its code, and signing in asks for one from then on",
  async (_, scripts) => {
    const person = await confirmedClient(app);
    const { page, context } = await open(person, scripts);
    await openPage(page, app.url + settings, scripts);
    await begin(page, "not-the-password");
    expect(await errorAt(page, "Your password")).toBe("Incorrect password.");
    await begin(page);
    await page.locator(".qr").waitFor();
    const secret = await secretOn(page);
    const codes = await codesOn(page);
    expect(new Set(codes).size).toBe(10);
    const uri = (await page.locator(".qr__key a").getAttribute("href")) ?? "";
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(await page.locator(".qr__code path").getAttribute("d")).toBe(qrPath(uri).path);

    // A wrong code takes nothing away, and nothing is on yet.
    await enter(page, "000000");
    expect(await errorAt(page, codeField)).toBe(wrongCode);
    expect([await secretOn(page), await codesOn(page)]).toEqual([secret, codes]);
    expect(await field(page, codeField).inputValue()).toBe("");
    expect((await signInAs(app.url, person.email)).cookies.has("aria.session_token")).toBe(true);

    await enter(page, await codeFor(secret));
    await page.getByText("Two-factor sign-in is on.").first().waitFor();
    await page.reload();
    expect(await page.locator(".qr, .recovery").count()).toBe(0);

    const bySecret = { code: await codeFor(secret), kind: "app" } as const;
    expect(await signInWith(person.email, bySecret)).toEqual({ status: 303, portal: 200 });
    const byRecovery = { code: codes[3] ?? "", kind: "recovery" } as const;
    expect(await signInWith(person.email, byRecovery)).toEqual({ status: 303, portal: 200 });
    expect(await signInWith(person.email, byRecovery)).toEqual({ status: 401, portal: 302 });
    await context.close();
  },
);

test("the recovery codes can be copied and downloaded", async () => {
  const person = await confirmedClient(app);
  const { page, context, complaints } = await open(person);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, app.url + settings);
  await begin(page);
  await page.locator(".qr").waitFor();
  const codes = await codesOn(page);
  await press(page, "Copy the codes");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  await press(page, "Copy the key");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await secretOn(page));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as text" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ariaworks-recovery-codes.txt");
  const text = readFileSync(await download.path(), "utf8");
  for (const code of codes) expect(text).toContain(`${code}\n`);
  expect(complaints).toEqual([]);
  await context.close();
});

test("on paper only the recovery codes are left", async () => {
  const { page, context } = await open(await confirmedClient(app));
  await openPage(page, app.url + settings);
  await begin(page);
  await page.locator(".recovery").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".recovery__codes").isVisible()).toBe(true);
  for (const rest of [".qr__key", ".app-bar", ".app-side", ".settings__nav", ".recovery__ways"])
    expect(await page.locator(rest).first().isVisible(), rest).toBe(false);
  await context.close();
});

test("new recovery codes make the old ones void; switched off, the password alone signs in", async () => {
  const person = await confirmedClient(app);
  const { page, context } = await open(person);
  const { codes } = await setUp(page);
  const renewing = page.locator("form", { has: page.getByText("Create new codes") });
  await renewing.getByLabel("Your password", { exact: true }).fill("not-the-password");
  await press(page, "Create new codes");
  await page.getByText("Incorrect password.").waitFor();
  await renewing.getByLabel("Your password", { exact: true }).fill(testPassword);
  await press(page, "Create new codes");
  await page.locator(".recovery").waitFor();
  const renewed = await codesOn(page);
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  const tried = async (code = "") =>
    (await signInWith(person.email, { code, kind: "recovery" })).status;
  expect([await tried(codes[0]), await tried(renewed[0])]).toEqual([401, 303]);

  const ending = page.locator("form", { has: page.getByText("Turn off") });
  await ending.getByLabel("Your password", { exact: true }).fill(testPassword);
  await press(page, "Turn off");
  await page.getByText("Two-factor sign-in is off. You sign in with your password only.").waitFor();
  expect((await signInAs(app.url, person.email)).cookies.has("aria.session_token")).toBe(true);
  await context.close();
});

test("an admin who must have a second factor is told why, and goes on to the admin area", async () => {
  const { page, context } = await open(await signInAs(app.url, testAdmin.email));
  await page.goto(`${app.url}/admin`);
  expect(new URL(page.url()).pathname).toBe(settings);
  expect(new URL(page.url()).searchParams.get("next")).toBe("/admin");
  await hydrated(page);
  await page.getByText("The admin area asks for a second factor").waitFor();
  await begin(page);
  await page.locator(".qr").waitFor();
  await enter(page, "000000");
  expect(await errorAt(page, codeField)).toBe(wrongCode);
  await enter(page, await codeFor(await secretOn(page)));
  await page.waitForURL(/^[^?]*\/admin/);
  await context.close();
});

test.each(["//evil.example/", "https://evil.example/", "/\\evil.example"])(
  "a way back to %s leads to the portal",
  async (next) => {
    const { page, context } = await open(await confirmedClient(app), false);
    await page.goto(`${app.url}${settings}?${new URLSearchParams({ next }).toString()}`);
    await begin(page);
    await enter(page, await codeFor(await secretOn(page)));
    expect(page.url()).toBe(`${app.url}/portal`);
    await context.close();
  },
);

test("a seal of somebody else shows nothing of theirs", async () => {
  const [ada, eve] = await Promise.all([confirmedClient(app), confirmedClient(app)]);
  const begun = await ada.send(settings, { intent: "begin", password: testPassword });
  const seal = /name="setup" value="([^"]+)"/.exec(await begun.text())?.[1] ?? "";
  expect(seal).not.toBe("");
  const confirm = { intent: "confirm", code: "000000", setup: seal };
  const own = await (await ada.send(settings, confirm)).text();
  const others = await (await eve.send(settings, confirm)).text();
  expect([own.includes("recovery__codes"), others.includes("recovery__codes")]).toEqual([
    true,
    false,
  ]);
  expect(others).not.toContain(seal);
});

test("axe finds nothing on the set-up, after a wrong code, and with new codes", async () => {
  const { page, context } = await open(await confirmedClient(app));
  await openPage(page, app.url + settings);
  expect(await faultsOf(page)).toEqual([]);
  await begin(page);
  await page.locator(".qr").waitFor();
  const secret = await secretOn(page);
  await enter(page, "000000");
  await page.getByText(wrongCode).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await enter(page, await codeFor(secret));
  await page.getByText("Your next sign-in asks for a code.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});
