import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { fieldIn, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import {
  confirmedClient,
  newClient,
  nobody,
  signInAs,
  testPassword,
  someAddress,
} from "./people.ts";
import { plainReader } from "./plain-reader.ts";

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

const visitor = (): Promise<Visit> =>
  visit(browser, { extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
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

test("an unknown address gets the same answer as a wrong password; the address stays, the password doesn't", async () => {
  const { email } = await newClient(app.url);
  const { page, context } = await visitor();
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
});

test("without scripts the same holds", async () => {
  const { email } = await newClient(app.url);
  const answers: string[] = [];
  for (const who of [email, `x${email}`]) {
    const reader = plainReader(app.url);
    await reader.open("/login");
    await reader.send("Sign In", { email: who, password: "not-the-password" });
    expect(reader.html).toContain(failed);
    expect(fieldIn(reader.html, "email")["value"]).toBe(who);
    expect(fieldIn(reader.html, "password")["value"] ?? "").toBe("");
    expect(reader.person.cookies.has(sessionCookie)).toBe(false);
    answers.push(textIn(reader.html.replace(/<(script|style).*?<\/\1>/gs, "")));
  }
  expect(answers[0]).toBe(answers[1]);
});

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

test.each(["/login", "/login.data"])(
  "remember me keeps the session for 30 days, and without it it ends with the browser (%s)",
  async (path) => {
    const { email } = await newClient(app.url);
    for (const isRemembered of [true, false]) {
      const answer = await nobody(app.url).send(path, {
        email,
        password: testPassword,
        ...(isRemembered ? { rememberMe: "on" } : {}),
      });
      const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(sessionCookie));
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/i);
      const [, seconds] = /max-age=(\d+)/i.exec(cookie ?? "") ?? [];
      expect(seconds).toBe(isRemembered ? String(30 * daySeconds) : undefined);
      expect(/expires=/i.test(cookie ?? "")).toBe(false);
    }
  },
);

test("a guarded page leads back after signing in, pages of signing in lead on, and logging out ends the session", async () => {
  const { email } = await newClient(app.url);
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/portal/quotes`);
  expect(new URL(page.url()).pathname).toBe("/login");
  await fill(page, email);
  await field(page, "Remember me").setChecked(true);
  await submit(page);
  await page.waitForURL(`${app.url}/portal/quotes`);
  const cookie = await sessionOf(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / daySeconds)).toBe(30);
  await page.goto(`${app.url}/login?next=%2Fservices`);
  expect(page.url()).toBe(`${app.url}/services`);
  await page.goto(`${app.url}/logout`);
  await page.locator("main").getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${app.url}/`);
  expect(await sessionOf(context)).toBeUndefined();
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

test("without scripts, logging out ends the session everywhere it was kept; looking at the page ends nothing", async () => {
  const person = await newClient(app.url);
  const stolen = nobody(app.url);
  for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
  const reader = plainReader(app.url, person);
  await reader.open("/register"); // who is signed in already is led on
  expect(reader.at).toBe("/portal");
  await reader.open("/logout");
  expect((await stolen.ask("/portal")).status).toBe(200);
  await reader.send("Log out");
  expect(reader.at).toBe("/");
  expect(person.cookies.has(sessionCookie)).toBe(false);
  expect((await stolen.ask("/portal")).headers.get("location")).toContain("/login");
  await reader.open("/logout");
  expect(reader.html).toContain("You are logged out");
});

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
  const reader = plainReader(app.url);
  await reader.open("/login/code?next=%2Fportal%2Fquotes");
  await reader.send("Continue", { code: "123456" });
  expect(reader.html).toContain("That took too long. Please sign in again.");
  await reader.follow("Back to sign in");
  expect(reader.at).toBe("/login?next=%2Fportal%2Fquotes");
});

test("a code is asked for after the password, and the way back is kept; a recovery code does as well", async () => {
  const { email, code, recoveryCode } = await clientWithApp();
  const { page, context } = await visitor();
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
  await begin();
  expect(await sessionOf(context)).toBeUndefined();
  await byApp("000000");
  await page.locator(".field__error").getByText("Incorrect code.").waitFor();
  expect(await sessionOf(context)).toBeUndefined();
  await byApp(await code());
  await page.waitForURL(`${app.url}/portal/quotes`);

  await context.clearCookies();
  await begin();
  await page.getByText("Use a recovery code instead").click();
  await enter("Recovery code", recoveryCode, "Use this recovery code");
  await page.waitForURL(`${app.url}/portal/quotes`);
  await context.close();
});

test("without scripts, a code is asked for after the password, too; a recovery code does as well, once", async () => {
  const { email, code, recoveryCode } = await clientWithApp();
  let reader = plainReader(app.url);
  const isSignedIn = () => reader.person.cookies.has(sessionCookie);
  const begin = async () => {
    reader = plainReader(app.url);
    await reader.open("/login?next=%2Fportal%2Fquotes");
    await reader.send("Sign In", { email, password: testPassword });
    expect(reader.at).toBe("/login/code?next=%2Fportal%2Fquotes");
    expect(isSignedIn()).toBe(false);
  };
  const byRecovery = (recovery: string) =>
    reader.send("Use this recovery code", { code: recovery });

  await begin();
  await reader.send("Continue", { code: "000000" });
  expect(reader.html).toContain("Incorrect code.");
  expect(isSignedIn()).toBe(false);
  await reader.send("Continue", { code: await code() });
  expect([reader.at, isSignedIn()]).toEqual(["/portal/quotes", true]);

  const refused = "This recovery code is incorrect or has been used.";
  await begin();
  await byRecovery("not-one-of-them");
  expect(reader.html).toContain(refused);
  await byRecovery(recoveryCode);
  expect([reader.at, isSignedIn()]).toEqual(["/portal/quotes", true]);

  await begin();
  await byRecovery(recoveryCode);
  expect(reader.html).toContain(refused);
  expect(isSignedIn()).toBe(false);
});
