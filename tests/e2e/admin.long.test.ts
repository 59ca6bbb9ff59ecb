import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addPeople,
  adminEmail,
  asAdmin,
  browserOf,
  idOf,
  overflow,
  roleOf,
  row,
  startBackOffice,
} from "./back-office.ts";
import { openBrowser, type Visit } from "./browser.ts";
import { newClient, signInAs } from "./people.ts";
import type { App } from "./start-app.ts";

// Spec site.md §5 and §8, word for word.
const question = "Are you sure you want to delete this user? This action cannot be undone.";
const noneFound = "No users found matching your criteria.";

let app: App;
let browser: Browser;
let office: Visit;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startBackOffice(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});
beforeEach(async () => {
  await app.query(`delete from users where email <> '${adminEmail}'`);
  await addPeople(app, [
    { id: "usr_ada", name: "Ada Lovelace" },
    { id: "usr_grace", name: "Grace Hopper" },
    { id: "usr_alan", name: "Alan Turing", role: "admin" },
  ]);
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = (path = "/admin/users") => page.goto(app.url + path, { waitUntil: "networkidle" });
const names = () => page.getByRole("row").getByRole("rowheader").allInnerTexts();
const search = () => page.getByRole("searchbox", { name: "Search users" });
const alert = () => page.getByRole("alert");
const actionOf = (who: string, what: string) => row(page, who).getByRole("button", { name: what });
const exists = async (id: string) => (await roleOf(app, id)) !== undefined;

test("everybody is listed, the newest first, with role and state; the own row has no buttons", async () => {
  await open("/admin");
  expect(new URL(page.url()).pathname).toBe("/admin/users");
  expect(await names()).toEqual(["Ada Lovelace", "Grace Hopper", "Alan Turing", "Admin (you)"]);
  await row(page, "Ada Lovelace").getByText("Client", { exact: true }).waitFor();
  await row(page, "Ada Lovelace").getByText("Not confirmed").waitFor();
  await row(page, "Alan Turing").getByText("Business", { exact: true }).waitFor();
  expect(await row(page, "Admin").getByRole("button").count()).toBe(0);
  expect(office.complaints).toEqual([]);
});

test("/ goes to the search, which finds while one types; a role narrows it; nothing found says so", async () => {
  await open();
  await page.keyboard.press("/");
  await page.keyboard.type("grace");
  await expect.poll(names).toEqual(["Grace Hopper"]);
  expect(await search().inputValue()).toBe("grace");
  expect(page.url()).toContain("search=grace");
  await page.getByRole("link", { name: "Business" }).click();
  await page.getByText(noneFound, { exact: true }).waitFor();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect.poll(names).toHaveLength(4);
  expect(await search().inputValue()).toBe("");
  await page.getByRole("link", { name: "Client", exact: true }).click();
  await expect.poll(names).toEqual(["Ada Lovelace", "Grace Hopper"]);
  await row(page, "Ada Lovelace").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
  expect(office.complaints).toEqual([]);
});

test("an answer to an older search never replaces that of a newer one", async () => {
  await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let older = 0;
  await page.route(/search=a(&|$)/, async (route) => {
    older += 1;
    await held;
    await route.continue().catch(() => {}); // the page has given it up by then
  });
  await search().fill("a");
  await expect.poll(() => older).toBe(1);
  await search().fill("alan");
  await expect.poll(names).toEqual(["Alan Turing"]);
  release();
  await page.waitForLoadState("networkidle");
  expect(await names()).toEqual(["Alan Turing"]);
  expect(page.url()).toContain("search=alan");
});

test("making and removing an admin is stored and told, and search and filter stay", async () => {
  await open("/admin/users?search=lovelace");
  await actionOf("Ada Lovelace", "Make Admin").click();
  await page.getByText("Ada Lovelace is now an admin and has to sign in again.").waitFor();
  expect(await roleOf(app, "usr_ada")).toBe("admin");
  await actionOf("Ada Lovelace", "Remove Admin").click();
  await page.getByText("Ada Lovelace is now a client and has to sign in again.").waitFor();
  expect(await roleOf(app, "usr_ada")).toBe("client");
  expect(page.url()).toContain("search=lovelace");
  expect(await names()).toEqual(["Ada Lovelace"]);
  const entries = await app.query(
    "select action from audit_entries where subject = 'user/usr_ada' order by id",
  );
  expect(entries).toEqual([{ action: "user.promoted" }, { action: "user.demoted" }]);
  expect(office.complaints).toEqual([]);
});

test("deleting asks first; Cancel keeps the person, Delete user removes them", async () => {
  await open();
  await actionOf("Grace Hopper", "Delete").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(question, { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await exists("usr_grace")).toBe(true);
  await actionOf("Grace Hopper", "Delete").click();
  await dialog.getByRole("button", { name: "Delete user" }).click();
  await page.getByText(/^Grace Hopper and all their personal data have been deleted\./).waitFor();
  expect(await exists("usr_grace")).toBe(false);
  await expect.poll(names).toEqual(["Ada Lovelace", "Alan Turing", "Admin (you)"]);
  expect(office.complaints).toEqual([]);
});

test("what fails says the specified words, can be dismissed, and the list shows how things are", async () => {
  await open();
  await app.query("delete from users where id = 'usr_ada'"); // in another tab
  await actionOf("Ada Lovelace", "Make Admin").click();
  await alert().getByText("Failed to update user role", { exact: true }).waitFor();
  await alert()
    .getByText(/^Failed to promote user: \S/)
    .waitFor();
  await expect.poll(names).not.toContain("Ada Lovelace");
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(await alert().count()).toBe(0);
  // The keyboard goes on from where the banner was.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Dismissed");

  await app.query("delete from users where id = 'usr_alan'");
  await actionOf("Alan Turing", "Remove Admin").click();
  await alert()
    .getByText(/^Failed to demote user: \S/)
    .waitFor();
  await expect.poll(names).not.toContain("Alan Turing"); // the list was read again
  await app.query("delete from users where id = 'usr_grace'");
  await actionOf("Grace Hopper", "Delete").click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await alert().getByText("Failed to delete user", { exact: true }).waitFor();
  await alert()
    .getByText(/^Failed to delete user: \S/)
    .waitFor();
});

test("nobody changes or deletes themselves, whatever a form says", async () => {
  const self = await idOf(app, adminEmail);
  const admin = await signInAs(app.url, adminEmail);
  const forms: Record<string, string>[] = [
    { intent: "demote" },
    { intent: "block" },
    { intent: "delete", confirmed: "yes" },
  ];
  for (const fields of forms) {
    const answer = await admin.send("/admin/users", { ...fields, userId: self });
    expect(answer.status).toBe(409);
  }
  expect((await admin.send("/admin/users", { intent: "crown", userId: "usr_ada" })).status).toBe(
    422,
  );
  expect(await roleOf(app, self)).toBe("admin");
});

test("an admin demoted meanwhile is refused at the next click in an open page", async () => {
  const client = await newClient(app.url);
  const id = await idOf(app, client.email);
  await app.query(`update users set role = 'admin' where id = '${id}'`);
  const second = await browserOf(browser, app, client);
  await second.page.goto(`${app.url}/admin/users`, { waitUntil: "networkidle" });
  await open();
  await actionOf("Grace Hopper", "Remove Admin").first().click(); // her, not the other of that name
  await page.getByText("Grace Hopper is now a client and has to sign in again.").waitFor();
  expect(await roleOf(app, id)).toBe("client");
  await row(second.page, "Ada Lovelace").getByRole("button", { name: "Make Admin" }).click();
  await second.page.waitForURL(/\/login/);
  expect(await roleOf(app, "usr_ada")).toBe("client");
  await second.context.close();
});

test("sixty people stand on three pages, each once, and a place survives what is done there", async () => {
  const people = Array.from({ length: 57 }, (_, n) => ({ id: `usr_n${n}`, name: `Number ${n}` }));
  await addPeople(app, people);
  await open();
  const seen = await names();
  await page.getByRole("link", { name: "Older" }).click();
  await expect.poll(async () => (await names())[0]).not.toBe(seen[0]);
  const second = await names();
  const place = page.url();
  await actionOf(second[0] ?? "", "Make Admin").click();
  await page.getByText(`${second[0]} is now an admin and has to sign in again.`).waitFor();
  expect(page.url()).toBe(place);
  expect(await names()).toEqual(second);
  await page.getByRole("link", { name: "Older" }).click();
  await expect.poll(async () => (await names())[0]).not.toBe(second[0]);
  const all = [...seen, ...second, ...(await names())];
  expect([seen.length, second.length, all.length]).toEqual([25, 25, 61]);
  expect(new Set(all).size).toBe(61);
  expect(await page.getByRole("link", { name: "Older" }).count()).toBe(0);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect.poll(names).toEqual(seen);
});

test("markup in a name stays text, and 200 letters fit a phone", async () => {
  const markup = `<img src=x onerror="document.title='broken'"><b>Bold</b>`;
  await addPeople(app, [
    { id: "usr_long", name: "Wolfeschlegel".repeat(16).slice(0, 200) },
    { id: "usr_markup", name: markup },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await page.getByRole("link", { name: markup, exact: true }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await actionOf(markup, "Delete").click();
  await page.getByRole("dialog").getByText(markup, { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await open("/admin/users/usr_long");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await page.locator("main img").count()).toBe(0);
  expect(office.complaints).toEqual([]);
});

test("without scripts searching, making an admin and deleting work, and deleting still asks", async () => {
  const plain = await asAdmin(browser, app, { javaScriptEnabled: false });
  page = plain.page;
  await page.goto(`${app.url}/admin/users`);
  await search().fill("grace");
  await page.getByRole("button", { name: "Search" }).click();
  expect(await names()).toEqual(["Grace Hopper"]);
  await actionOf("Grace Hopper", "Make Admin").click();
  await page.getByText("Grace Hopper is now an admin and has to sign in again.").waitFor();
  expect(await names()).toEqual(["Grace Hopper"]);
  await actionOf("Grace Hopper", "Delete").click();
  await page.getByText(question, { exact: true }).waitFor();
  expect(await exists("usr_grace")).toBe(true);
  await page.getByRole("button", { name: "Delete user" }).click();
  await page.getByText(/^Grace Hopper and all their personal data/).waitFor();
  expect(await exists("usr_grace")).toBe(false);
  await page.getByText(noneFound, { exact: true }).waitFor();
  await plain.context.close();
});

test("with the server gone it says so within the frame, keeps the list, and goes on when it is back", async () => {
  await open();
  await app.kill();
  await actionOf("Ada Lovelace", "Make Admin").click();
  await alert().getByText("Failed to update user role", { exact: true }).waitFor();
  expect(await names()).toHaveLength(4);
  await search().fill("grace");
  await alert().getByText("Failed to load users", { exact: true }).waitFor();
  await alert()
    .getByText(/^Failed to fetch users: \S/)
    .waitFor();
  await page.getByRole("navigation", { name: "Admin" }).waitFor();
  app = await app.restart();
  await search().fill("alan");
  await expect.poll(names).toEqual(["Alan Turing"]);
});
