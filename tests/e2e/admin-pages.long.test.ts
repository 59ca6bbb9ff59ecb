import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addPeople,
  adminEmail,
  asAdmin,
  idOf,
  overflow,
  roleOf,
  startBackOffice,
  violations,
} from "./back-office.ts";
import { openBrowser, type Visit } from "./browser.ts";
import { openTill } from "./page-list.ts";
import { newClient, nobody, signInAs, type Person } from "./people.ts";
import type { App } from "./start-app.ts";

let app: App;
let browser: Browser;
let office: Visit;
let page: Page;
let client: Person;
let clientId: string;

beforeAll(async () => {
  [app, browser] = await Promise.all([startBackOffice(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});
beforeEach(async () => {
  await app.query("delete from mails");
  client = await newClient(app.url);
  clientId = await idOf(app, client.email);
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = (path: string) => page.goto(app.url + path, { waitUntil: "networkidle" });
const openPerson = () => open(`/admin/users/${clientId}`);
const table = (caption: RegExp) => page.getByRole("table", { name: caption });
const button = (name: string) => page.getByRole("button", { name });
const figure = (label: string) =>
  page.locator(".key-figures__one").filter({ hasText: label }).locator("dd").first();

/** An order of the client in this state. */
async function addOrder(mode: "test" | "live") {
  await openTill(app.url);
  await app.query(`update orders set user_id = '${clientId}', mode = '${mode}', status = 'paid',
    paid_at = now(), amount_cents = 35000 where user_id is null`);
}

test("the figures are counted, test orders aren't revenue, and what nothing measures says so", async () => {
  await addOrder("test");
  await open("/admin/billing");
  const [row] = await app.query<{ count: string }>("select count(*) from users");
  expect(await figure("Active Subscribers").innerText()).toBe(row?.count);
  expect(await figure("New Subscriptions").innerText()).toBe(row?.count);
  expect(await figure("Monthly Revenue").innerText()).toBe("$0");
  expect(await figure("Uptime").innerText()).toBe("Not measured");
  await addOrder("live");
  await open("/admin/operations");
  expect(await figure("Monthly Revenue").innerText()).toBe("$350");
  await page.getByText("Not Synced", { exact: true }).waitFor();
});

test("a figure that can't be read says so, and the page is there all the same", async () => {
  await app.query("alter table orders rename to orders_away");
  try {
    await open("/admin/users");
    expect(await figure("Monthly Revenue").innerText()).toBe("Not available");
    expect(await figure("Active Subscribers").innerText()).toMatch(/^\d+$/);
    await page.getByRole("heading", { level: 1, name: "Subscribers" }).waitFor();
  } finally {
    await app.query("alter table orders_away rename to orders");
  }
});

test("a person's page shows facts, orders, sessions and what was done, in words and by whom", async () => {
  await addOrder("test");
  await openPerson();
  await page.getByRole("heading", { level: 1, name: "Grace Hopper" }).waitFor();
  await page.getByText(client.email, { exact: true }).waitFor();
  await table(/^Orders/)
    .getByText("$350")
    .waitFor();
  expect(
    await table(/^Sessions/)
      .getByRole("row")
      .count(),
  ).toBe(2);
  await button("Make Admin").click();
  await page.getByText("Grace Hopper is now an admin and has to sign in again.").waitFor();
  const newest = table(/^History/)
    .getByRole("row")
    .nth(1);
  await newest.getByText("Made an admin").waitFor();
  await newest.getByText("You", { exact: true }).waitFor();
  await table(/^History/)
    .getByText("Registered")
    .waitFor();
  await page.getByText("No active sessions.").waitFor();
  expect(office.complaints).toEqual([]);
});

test("a session that is ended signs that browser out; a blocked person can't sign in until unblocked", async () => {
  expect((await client.ask("/portal")).status).toBe(200);
  await openPerson();
  await button("End session").click();
  await page.getByText("The session has ended.").waitFor();
  await button("End session").waitFor({ state: "detached" }); // one change after the other
  expect((await client.ask("/portal")).headers.get("location")).toContain("/login");

  await button("Block").click();
  await page.getByText("Grace Hopper is blocked. We ended their sessions.").waitFor();
  await expect(signInAs(app.url, client.email)).rejects.toThrow("403");
  await button("Unblock").click();
  await page.getByText("Grace Hopper can sign in again.").waitFor();
  await signInAs(app.url, client.email);
  expect(office.complaints).toEqual([]);
});

test("the second factor is taken off after a question", async () => {
  await app.query(`update users set two_factor_enabled = true where id = '${clientId}'`);
  const isOn = async () =>
    (await app.query(`select two_factor_enabled as on from users where id = '${clientId}'`))[0];
  await openPerson();
  await button("Remove second factor").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await isOn()).toEqual({ on: true });
  await button("Remove second factor").click();
  await dialog.getByRole("button", { name: "Remove second factor" }).click();
  await page.getByText(/^Grace Hopper now signs in with their password only\./).waitFor();
  expect(await isOn()).toEqual({ on: false });
});

test("deleting on a person's page leads to the list, which tells it by its receipt alone", async () => {
  await openPerson();
  await button("Delete").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete user" }).click();
  await page.getByText(/^The account and all its personal data have been deleted\./).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/users");
  expect(await roleOf(app, clientId)).toBeUndefined();
  await open("/admin/users?erased=era_never");
  await page.getByRole("heading", { level: 1, name: "Subscribers" }).waitFor();
  expect(await page.getByText("have been deleted").count()).toBe(0);
  const answer = await open(`/admin/users/${clientId}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await page.getByRole("navigation", { name: "Admin" }).waitFor();
});

test("the own page has nothing to change, and leads to the settings", async () => {
  await open(`/admin/users/${await idOf(app, adminEmail)}`);
  await page.getByText("You can’t change your own role").waitFor();
  for (const name of ["Make Admin", "Remove Admin", "Block", "Delete"])
    expect(await page.locator("main").getByRole("button", { name }).count()).toBe(0);
});

test("the outbox shows a reset mail with its link, and that it was read is written down", async () => {
  await nobody(app.url).send("/forgot-password", { email: client.email });
  const reset = () =>
    app.query<{ id: string }>("select id from mails where key like 'password-reset/%'");
  await expect.poll(reset).toHaveLength(1);
  const [mail] = await reset();
  await open("/admin/outbox");
  await page.getByText("Email isn’t being sent: no mail server is connected").waitFor();
  const read = () =>
    app.query(`select actor from audit_entries where subject = 'mail/${mail?.id}'`);
  expect(await read()).toEqual([]);
  await page
    .getByRole("link", { name: /password/i })
    .first()
    .click();
  const link = page.locator(".mail-text a").first();
  await link.waitFor();
  expect(await link.getAttribute("href")).toMatch(/^\/reset-password\?token=/);
  expect(await read()).toEqual([{ actor: await idOf(app, adminEmail) }]);
  await app.query("update mails set status = 'sent', sent_at = now()");
  await page.reload();
  await page.getByText("The text of a sent email isn’t shown").waitFor();
  expect(await page.content()).not.toContain("token=");
  expect(office.complaints).toEqual([]);
});

test("a mail's markup and foreign addresses stay text", async () => {
  await app.query(`insert into mails (id, key, "to", subject, text, html, status, last_error) values
    ('mail_x', 'x/x/x', 'someone@example.com', '<b>Hello</b>',
     'See https://evil.example/x or <img src=x onerror=alert(1)>', '<h1>Rendered</h1>', 'refused',
     '550 <i>No such mailbox</i>')`);
  await open("/admin/outbox/mail_x");
  await page.getByRole("heading", { level: 1, name: "<b>Hello</b>" }).waitFor();
  await page.getByText("550 <i>No such mailbox</i>").waitFor();
  await page.getByText("or <img src=x onerror=alert(1)>").waitFor();
  expect(await page.locator(".mail-text a, main img").count()).toBe(0);
  expect(await page.getByText("Rendered").count()).toBe(0);
  expect(office.complaints).toEqual([]);
});

test("every room is sound for assistive technology in both themes, and fits a phone", async () => {
  await addPeople(app, [{ id: "usr_axe", name: "Ada Lovelace", role: "admin" }]);
  await app.query(`insert into mails (id, key, "to", subject, text, html, status) values
    ('mail_axe', 'axe/x/x', 'a@example.com', 'Hello', 'At ${app.url}/portal', '', 'kept')`);
  const rooms = [
    "/admin/users",
    "/admin/users?search=nobody-at-all",
    `/admin/users/${clientId}`,
    "/admin/registrations",
    "/admin/billing",
    "/admin/operations",
    "/admin/outbox",
    "/admin/outbox/mail_axe",
  ];
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const room of rooms) {
      await open(room);
      for (const one of await violations(page)) found.push(`${room} at ${width}: ${one}`);
      const wider = await overflow(page);
      if (wider > 0) found.push(`${room} is ${wider} px wider than ${width}`);
    }
  }
  expect(found).toEqual([]);
  expect(office.complaints).toEqual([]);
});

test("with the question open, too", async () => {
  await open("/admin/users");
  await page.getByRole("button", { name: "Delete" }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page)).toEqual([]);
});
