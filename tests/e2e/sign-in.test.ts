import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import {
  confirmedClient,
  newClient,
  nobody,
  signInAs,
  testPassword,
  someAddress,
} from "./people.ts";

// Spec site.md §8, word for word.
const failed = "Login failed. Please check your credentials and try again.";
const sessionCookie = "aria.session_token";
const daySeconds = 24 * 60 * 60;

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const visitor = (javaScriptEnabled = true): Promise<Visit> =>
  visit(browser, { javaScriptEnabled, extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, email: string, password = testPassword) {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
}
const submit = (page: Page) =>
  page.locator("main").getByRole("button", { name: "Sign In" }).click();
const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === sessionCookie);
/** A client with an authenticator app: their address, what the app says now, and one recovery code. */
async function clientWithApp() {
  const person = await confirmedClient(app);
  const settings = "/portal/settings/two-factor";
  const begun = await person.send(settings, { intent: "begin", password: testPassword });
  const html = await begun.text();
  const secret = /[?&](?:amp;)?secret=([A-Z2-7]+)/.exec(html)?.[1] ?? "";
  const recoveryCode = /recovery__codes[^]*?<li[^>]*>(?:<[^>]+>)*([\w-]+)</.exec(html)?.[1] ?? "";
  const code = () => createOTP(base32.decode(secret)).totp();
  await person.send(settings, { intent: "confirm", code: await code() });
  return { email: person.email, code, recoveryCode };
}

const ways = [
  ["with scripts", true],
  ["without scripts", false],
] as const;

test.each(ways)(
  "%s, an unknown address gets the same answer as a wrong password; the address stays, the password doesn't",
  async (_name, scripts) => {
    const { email } = await newClient(app.url);
    const { page, context } = await visitor(scripts);
    const texts: string[] = [];
    for (const who of [email, `x${email}`]) {
      await page.goto(`${app.url}/login`);
      await fill(page, who, "not-the-password");
      await submit(page);
      await page.getByRole("alert").getByText(failed, { exact: true }).waitFor();
      expect(await field(page, "Email").inputValue()).toBe(who);
      expect(await field(page, "Password").inputValue()).toBe("");
      texts.push(await page.locator("main").innerText());
    }
    expect(texts[0]).toBe(texts[1]);
    expect(await sessionOf(context)).toBeUndefined();
    await context.close();
  },
);

test("wrong password and unknown address: the same status and headers, no cookie", async () => {
  const { email } = await newClient(app.url);
  const answers = await Promise.all(
    [email, `x${email}`].map((who) =>
      nobody(app.url).send("/login", { email: who, password: "not-the-password" }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
});

test.each(ways)(
  "%s, remember me keeps the session for 30 days, and without it it ends with the browser",
  async (_name, scripts) => {
    const { email } = await newClient(app.url);
    for (const remembered of [true, false]) {
      const { page, context, complaints } = await visitor(scripts);
      await page.goto(`${app.url}/login`);
      await fill(page, email);
      await field(page, "Remember me").setChecked(remembered);
      await submit(page);
      await page.waitForURL(`${app.url}/portal`);
      const cookie = await sessionOf(context);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / daySeconds;
      expect(remembered ? Math.round(days) : cookie?.expires).toBe(remembered ? 30 : -1);
      expect(scripts ? complaints : []).toEqual([]); // without scripts Chromium tells of each it left out
      await context.close();
    }
  },
);

test("a guarded page leads back after signing in, and pages of signing in lead on", async () => {
  const { email } = await newClient(app.url);
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/portal/quotes`);
  expect(new URL(page.url()).pathname).toBe("/login");
  await fill(page, email);
  await submit(page);
  await page.waitForURL(`${app.url}/portal/quotes`);
  await page.goto(`${app.url}/login?next=%2Fservices`);
  expect(page.url()).toBe(`${app.url}/services`);
  await page.goto(`${app.url}/register`);
  expect(new URL(page.url()).pathname).toBe("/portal");
  expect(complaints).toEqual([]);
  await context.close();
});

test("no way back leads to another origin, or to a page of signing in", async () => {
  const { email } = await newClient(app.url);
  const foreign = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/portal",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/%09/evil.example/../..//evil.example",
    "/x/..//evil.example",
    "https://localhost@evil.example",
    "/logout",
    "/login?next=//evil.example",
  ];
  const person = await signInAs(app.url, email);
  for (const next of foreign) {
    const path = `/login?${new URLSearchParams({ next }).toString()}`;
    const visitorOf = nobody(app.url);
    const answers = [
      await visitorOf.send(path, { email, password: testPassword }),
      await person.ask(path), // signed in already
    ];
    for (const answer of answers) {
      const to = new URL(answer.headers.get("location") ?? "", app.url);
      expect({ next, origin: to.origin }).toEqual({ next, origin: app.url });
      expect(to.pathname).not.toMatch(/^\/(login|logout)/);
    }
  }
});

test.each(ways)(
  "%s, logging out ends the session everywhere it was kept",
  async (_name, scripts) => {
    const person = await newClient(app.url);
    const { page, context } = await visitor(scripts);
    await context.addCookies(
      [...person.cookies].map(([name, value]) => ({ name, value, url: app.url })),
    );
    await page.goto(`${app.url}/logout`);
    expect((await person.ask("/portal")).status).toBe(200); // looking at the page ended nothing
    await page.locator("main").getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${app.url}/`);
    expect(await sessionOf(context)).toBeUndefined();
    const stolen = await person.ask("/portal");
    expect(stolen.headers.get("location")).toContain("/login");
    await page.goto(`${app.url}/logout`);
    await page.getByRole("heading", { name: "You are logged out" }).waitFor();
    await context.close();
  },
);

test("by keyboard alone; the password is shown on demand, and hidden again when it is sent", async () => {
  const { email } = await newClient(app.url);
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/login`, { waitUntil: "networkidle" });
  await field(page, "Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong-at-first");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const show = page.getByRole("button", { name: "Show password" });
  expect(await show.getAttribute("aria-pressed")).toBe("true");
  expect(await field(page, "Password").getAttribute("type")).toBe("text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await field(page, "Password").getAttribute("type")).toBe("password");
  // The focus is at the message: address, password, and on.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(testPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${app.url}/portal`);
  expect(complaints.filter((one) => !one.includes("401"))).toEqual([]);
  await context.close();
});

test("a code without a password before it leads back to the beginning", async () => {
  const { page, context } = await visitor(false);
  await page.goto(`${app.url}/login/code?next=%2Fportal%2Fquotes`);
  await field(page, "Code from your authenticator app").fill("123456");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("That took too long. Please sign in again.").waitFor();
  const back = page.getByRole("link", { name: "Back to sign in" });
  expect(await back.getAttribute("href")).toBe("/login?next=%2Fportal%2Fquotes");
  await context.close();
});

test.each(ways)(
  "%s, a code is asked for after the password, and the way back is kept; a recovery code does as well, once",
  async (_name, scripts) => {
    const { email, code, recoveryCode } = await clientWithApp();
    const { page, context } = await visitor(scripts);
    const begin = async () => {
      await page.goto(`${app.url}/login?next=%2Fportal%2Fquotes`);
      await fill(page, email);
      await submit(page);
      await page.waitForURL(`${app.url}/login/code?next=%2Fportal%2Fquotes`);
    };
    const enter = async (label: string, text: string, button: string) => {
      await field(page, label).fill(text);
      await page.getByRole("button", { name: button }).click();
    };
    const byApp = (text: string) => enter("Code from your authenticator app", text, "Continue");
    const byRecovery = (text: string) => enter("Recovery code", text, "Use this recovery code");
    const error = page.locator(".field__error");

    await begin();
    expect(await sessionOf(context)).toBeUndefined();
    await byApp("000000");
    await error.getByText("This code is not right.").waitFor();
    expect(await sessionOf(context)).toBeUndefined();
    await byApp(await code());
    await page.waitForURL(`${app.url}/portal/quotes`);

    await context.clearCookies();
    await begin();
    await page.getByText("Use a recovery code instead").click();
    await byRecovery("not-one-of-them");
    await error.getByText("This recovery code is incorrect or has been used.").waitFor();
    await byRecovery(recoveryCode);
    await page.waitForURL(`${app.url}/portal/quotes`);

    await context.clearCookies();
    await begin();
    await page.getByText("Use a recovery code instead").click();
    await byRecovery(recoveryCode);
    await error.waitFor();
    expect(await sessionOf(context)).toBeUndefined();
    await context.close();
  },
);
