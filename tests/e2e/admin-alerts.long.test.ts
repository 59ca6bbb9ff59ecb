import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asAdmin, overflow, startBackOffice, violations } from "./back-office.ts";
import { openBrowser, type Visit } from "./browser.ts";
import { newClient } from "./people.ts";
import type { App } from "./start-app.ts";

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
  await app.query(`truncate alerts`);
  await app.query(`insert into alerts (id, key, severity, title, detail, times) values
    ('alt_open', 'ai/key_refused', 'critical', 'Aria can’t answer: <b>the key</b>', 'Check it.', 1284)`);
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = () => page.goto(`${app.url}/admin/operations`, { waitUntil: "networkidle" });
const table = (caption: RegExp) => page.getByRole("table", { name: caption });

test("an alert is resolved by its button, and stands below then, with who did it", async () => {
  await open();
  await table(/^Open alerts/)
    .getByText("1,284")
    .waitFor();
  await page.getByRole("rowheader", { name: "Aria can’t answer: <b>the key</b>" }).waitFor();
  await page.getByRole("button", { name: /^Resolve ?: Aria can’t answer/ }).click();
  await page.getByText("Alert resolved.").waitFor();
  await table(/^Resolved alerts/)
    .getByText("By you")
    .waitFor();
  await page.getByText("No open alerts.").waitFor();
  expect(
    await app.query("select action, subject from audit_entries where subject like 'alert/%'"),
  ).toEqual([{ action: "alert.resolved", subject: "alert/alt_open" }]);
  expect(office.complaints).toEqual([]);
});

test("an alert that is gone, and a server that is away, are told where the button was", async () => {
  await open();
  await app.query(`truncate alerts`);
  await page.getByRole("button", { name: /^Resolve/ }).click();
  await page.getByText("This alert was deleted: old alerts are removed automatically.").waitFor();
  await app.query(
    `insert into alerts (id, key, severity, title, detail) values ('alt_b', 'b', 'warning', 'B', '')`,
  );
  await open();
  await office.context.setOffline(true);
  await page.getByRole("button", { name: /^Resolve/ }).click();
  await page.getByText("The server can’t be reached.").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Network Operations");
});

test("nobody but admins resolves one", async () => {
  const client = await newClient(app.url);
  const answer = await client.send("/admin/operations", { alertId: "alt_open" });
  expect(answer.status).toBe(302); // away from the back office, as everybody who isn't let in
  const [row] = await app.query<{ resolved_at: string | null }>("select resolved_at from alerts");
  expect(row?.resolved_at).toBeNull();
});

test("the page is sound for assistive technology, and fits a phone", async () => {
  await app.query(`insert into alerts (id, key, severity, title, detail, resolved_at, resolved_by) values
    ('alt_done', 'x', 'warning', 'Done', 'It was long.', now(), 'system')`);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});
