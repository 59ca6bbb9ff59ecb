import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { attributesOf, fieldIn, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, nobody, testPassword, someAddress } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

// Spec site.md §5 and §8, word for word.
const differ = "Passwords do not match";
const taken = "This email is already registered. Please try logging in or use a different email.";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

/** A visitor with an address of their own, so that tests don't share a rate limit. */
const visitor = (): Promise<Visit> =>
  visit(browser, { extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Create account" });
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");
const usersWith = (email: string) =>
  app.query<{ role: string; name: string; company: string | null }>(
    `select role, name, company from users where email = '${email}'`,
  );

async function fill(page: Page, email: string, change: Record<string, string> = {}) {
  const values = {
    "First name": "Ada",
    "Last name": "Lovelace",
    Email: email,
    Password: testPassword,
    "Confirm password": testPassword,
    ...change,
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await page.getByRole("checkbox").check();
}

const answers = {
  firstName: "Ada",
  lastName: "Lovelace",
  password: testPassword,
  confirmPassword: testPassword,
  terms: "on",
};

test("a new account is a client's, signs its owner in and leads to where they wanted to go", async () => {
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/login?next=%2Fservices%3Fcategory%3Dweb-dev`);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL(/\/register/);
  await fill(page, "new@example.com", { "Company (optional)": "Tea & Sons" });
  await submit(page).click();
  await page.waitForURL(`${app.url}/services?category=web-dev`);
  const teaSeller = { role: "client", name: "Ada Lovelace", company: "Tea & Sons" };
  expect(await usersWith("new@example.com")).toEqual([teaSeller]);
  await page.goto(`${app.url}/portal`);
  expect(new URL(page.url()).pathname).toBe("/portal");
  expect(complaints).toEqual([]);
  await context.close();

  const reader = plainReader(app.url); // the same without scripts
  await reader.open("/login?next=%2Fservices%3Fcategory%3Dweb-dev");
  await reader.follow("Create an account");
  const email = "plain@example.com";
  await reader.send("Create account", { ...answers, email, company: "Tea & Sons" });
  expect(reader.at).toBe("/services?category=web-dev");
  expect(await usersWith(email)).toEqual([teaSeller]);
  await reader.open("/portal");
  expect(reader.at).toBe("/portal");
});

test("passwords that differ are refused at their field; what was typed stays, and no password is sent back", async () => {
  const { page, context } = await visitor();
  const email = "differ@example.com";
  await page.goto(`${app.url}/register`);
  await fill(page, email, { "Confirm password": `${testPassword}!` });
  await submit(page).click();
  await page.getByText(differ, { exact: true }).waitFor();
  expect(await field(page, "Confirm password").getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => focusedName(page)).toBe("confirmPassword");
  expect(await field(page, "Email").inputValue()).toBe(email);
  expect(await page.getByRole("checkbox").isChecked()).toBe(true);
  expect(await field(page, "Password").inputValue()).toBe(testPassword); // it was only looked at
  expect(await page.content()).not.toContain(testPassword);
  await context.close();

  const reader = plainReader(app.url); // forms.test.ts says more of it
  await reader.open("/register");
  await reader.send("Create account", { ...answers, email, confirmPassword: `${testPassword}!` });
  expect(reader.html).toContain(differ);
  expect(fieldIn(reader.html, "terms")).toHaveProperty("checked");
  expect(reader.html).not.toContain(testPassword);
  expect(await usersWith(email)).toEqual([]);
});

test("a taken address is said in the specified words", async () => {
  const { email } = await newClient(app.url);
  const { page, context } = await visitor();
  await page.goto(`${app.url}/register`);
  await fill(page, email.toUpperCase());
  await submit(page).click();
  const alert = page.getByRole("alert");
  await alert.getByText(taken, { exact: true }).waitFor();
  const isFocused = () =>
    page.evaluate(() => document.activeElement?.querySelector('[role="alert"]') !== null);
  await expect.poll(isFocused).toBe(true);
  expect(await alert.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  await context.close();

  const reader = plainReader(app.url);
  await reader.open("/register");
  await reader.send("Create account", { ...answers, email: email.toUpperCase() });
  expect(reader.html).toContain(taken);
  const [told] = attributesOf(reader.html, /<div\b[^>]*\bdata-alert[^>]*>/g);
  expect(told).toHaveProperty("autofocus");
  await reader.follow("Sign in");
  expect(reader.at).toBe("/login");
  expect(await usersWith(email)).toHaveLength(1);
});

test("an empty form names what is missing at each field, and begins at the first", async () => {
  const { page, context } = await visitor();
  await page.goto(`${app.url}/register`);
  await submit(page).click();
  await page.getByText("Please accept the terms to go on.").waitFor();
  expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThanOrEqual(5);
  await expect.poll(() => focusedName(page)).toBe("firstName");
  const links = page.locator(".check").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "/terms",
    "/privacy",
  ]);
  await context.close();
});

test("a wrong field is looked at again while it is put right; what the server said of another stays", async () => {
  const { page, context } = await visitor();
  await page.goto(`${app.url}/register`, { waitUntil: "networkidle" });
  await fill(page, "again@example.com", {
    "First name": "",
    Password: "password123",
    "Confirm password": "password123",
  });
  const errors = page.locator(".field__error");
  await submit(page).click();
  await errors.getByText("Enter your first name.").waitFor();
  await field(page, "First name").fill("Ada");
  await expect.poll(() => errors.count()).toBe(0);
  await submit(page).click(); // only the server knows what is easy to guess
  await expect.poll(() => errors.count()).toBe(1);
  const told = await errors.innerText();
  expect(await field(page, "Password").inputValue()).toBe("");
  await field(page, "First name").fill("Augusta");
  await page.getByRole("button", { name: "Show password", exact: true }).click();
  expect(await errors.allInnerTexts()).toEqual([told]);
  await field(page, "Password").fill(testPassword);
  await expect.poll(() => errors.allInnerTexts()).not.toContain(told);
  expect(await field(page, "Password").getAttribute("type")).toBe("text");
  expect(await usersWith("again@example.com")).toEqual([]);
  await context.close();
});

test("the strength meter is fetched with the first focus, and says in a word what the server decides", async () => {
  const { page, context, complaints } = await visitor();
  let scripts = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts++;
  });
  await page.goto(`${app.url}/register`, { waitUntil: "networkidle" });
  const before = scripts;
  await fill(page, "weak@example.com", {
    Password: "qwertyuiop",
    "Confirm password": "qwertyuiop",
  });
  const word = page.locator(".strength__word");
  await word.getByText("Too easy to guess").waitFor();
  expect(scripts).toBeGreaterThan(before);
  expect(await word.getAttribute("aria-live")).toBe("polite");
  await field(page, "Password").fill("Ada Lovelace");
  await word.getByText("Too easy to guess").waitFor();
  expect(complaints).toEqual([]);
  await submit(page).click();
  await page.locator(".field__error").first().waitFor();
  expect(await usersWith("weak@example.com")).toEqual([]);
  await field(page, "Password").fill("four purple cows knit");
  await word.getByText("Strong").waitFor();
  await context.close();
});

test("a role, an id and rights sent along count for nothing", async () => {
  const person = nobody(app.url);
  const email = "wants-more@example.com";
  const answer = await person.send("/register", {
    firstName: "Mal",
    lastName: "Ory",
    email,
    password: testPassword,
    confirmPassword: testPassword,
    terms: "on",
    role: "admin",
    isAdmin: "true",
    id: "usr_chosen",
    userId: "usr_chosen",
    emailVerified: "true",
    company: "",
  });
  expect(answer.status).toBe(303);
  const stored = await app.query(
    `select role, email_verified as verified, id = 'usr_chosen' as chosen from users where email = '${email}'`,
  );
  expect(stored).toEqual([{ role: "client", verified: false, chosen: false }]);
  expect((await person.ask("/admin")).headers.get("location")).toBe("/");
});

test("a double click, and two forms at once, open one account", async () => {
  const { page, context } = await visitor();
  await page.goto(`${app.url}/register`, { waitUntil: "networkidle" });
  await fill(page, "double@example.com");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts++;
  });
  await submit(page).dblclick();
  await page.waitForURL(`${app.url}/portal`);
  expect(posts).toBe(1);
  expect(await usersWith("double@example.com")).toHaveLength(1);
  await context.close();
  const email = "twice@example.com";
  const results = await Promise.allSettled([newClient(app.url, email), newClient(app.url, email)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await usersWith(email)).toHaveLength(1);
});

test("the form is filled in and sent by keyboard alone", async () => {
  const { page, context, complaints } = await visitor();
  await page.goto(`${app.url}/register`, { waitUntil: "networkidle" });
  await field(page, "First name").focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const values = ["Ada", "Lovelace", "keys@example.com", "", testPassword];
  for (const value of values) {
    await page.keyboard.type(value);
    await press("Tab");
  }
  await press("Space"); // Show password
  expect(await field(page, "Password").getAttribute("type")).toBe("text");
  await press("Tab");
  await page.keyboard.type(testPassword);
  await press("Tab", "Tab", "Space", "Enter");
  await page.waitForURL(`${app.url}/portal`);
  expect(await usersWith("keys@example.com")).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test("the receipt of a deletion is read by its number only", async () => {
  await app.query(
    `insert into erasures (id, at, by_admin, purged, backups_until) values ('era_shown', '2026-03-01',
     false, '{"account":1,"sessions":2,"orders":1,"enquiries":3,"mails":4}', '2026-05-30')`,
  );
  const reader = plainReader(app.url);
  await reader.open("/account-deleted?receipt=era_shown");
  const text = textIn(reader.html);
  for (const part of [
    "2 sessions",
    "1 order",
    "3 requests",
    "4 emails",
    "30 May 2026",
    "era_shown",
  ])
    expect(text).toContain(part);
  await reader.open("/account-deleted?receipt=era_none");
  expect(reader.status).toBe(404);
  expect(reader.html).toContain("No such receipt");
});
