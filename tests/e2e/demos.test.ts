import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asAdmin } from "./back-office.ts";
import { hydrated, openBrowser, visit } from "./browser.ts";
import { attributesOf, fieldIn, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { nobody, signInAs, testAdmin } from "./people.ts";
import { plainReader } from "./plain-reader.ts";

// Spec site.md §2, AI consultant panel, word for word.
const alert = "This feature is coming soon! Please contact us to schedule a demo.";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(() => app.query("delete from bookings; delete from booking_closures"));

type Row = { starts_at: string; time_zone: string; status: string; email: string };
const bookings = () =>
  app.query<Row>(
    "select starts_at::text, time_zone, status, email from bookings order by created_at",
  );

/** The booking's own page, by the link in the mail about it. */
async function linkMailedTo(email: string): Promise<string> {
  const [mail] = await app.query<{ text: string }>(
    `select text from mails where "to" = '${email}' order by created_at desc limit 1`,
  );
  const [path = ""] = /\/demo\/[\w-]{43}/.exec(mail?.text ?? "") ?? [];
  return app.url + path;
}

test("in Kolkata a demo is chosen on the clocks there, confirmed, put into the calendar, moved, and listed for admins", async () => {
  const { page, context, complaints } = await visit(browser, { timezoneId: "Asia/Kolkata" });
  await page.goto(`${app.url}/contact`);
  await page.getByRole("link", { name: "Choose a time" }).click();
  await page.waitForURL(/\/demo\?zone=Asia%2F(Calcutta|Kolkata)$/); // the browser's own zone
  await page.getByText(/^Times are in Kolkata \(UTC\+5:30\)/).waitFor();
  await page.locator("button[name=day]").nth(2).click();
  const time = page.locator("button[name=at]").nth(1);
  const at = (await time.getAttribute("value")) ?? "";
  const there = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Kolkata",
    timeStyle: "short",
  }).format(new Date(at));
  expect(await time.innerText()).toContain(there);
  await time.click();
  await page.getByText(`${there}, Kolkata (UTC+5:30)`).waitFor();
  await page.getByLabel("Your name").fill("Ada Lovelace");
  await page.getByLabel("Email Address").fill("ada@example.com");
  await page.getByLabel(/^What would you like to see/).fill("A bot in <b>two</b> languages");
  await page.getByRole("button", { name: "Book 30 minutes" }).dblclick();
  await page.getByRole("heading", { name: "We’ve received your request" }).waitFor();
  await page.getByText(/No mail service is connected here yet/).waitFor();
  await page.getByText(`${there}, Kolkata (UTC+5:30)`).waitFor();
  const own = await linkMailedTo("ada@example.com");
  await page.goto(own);
  await page.getByRole("heading", { name: "Your demo is booked" }).waitFor();
  expect(await bookings()).toMatchObject([{ time_zone: "Asia/Kolkata", email: "ada@example.com" }]);
  expect(new Date((await bookings())[0]?.starts_at ?? "").toISOString()).toBe(at);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add it to your calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("demo.ics");
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain(`DTSTART:${at.replace(/[-:]|\.000/g, "")}\r\n`);
  expect(file).not.toContain(new URL(own).pathname.split("/").at(-1) ?? "");

  await page.getByRole("link", { name: "Reschedule" }).click();
  await page.locator("button[name=day]").last().click();
  const other = page.locator("button[name=at]").first();
  const to = (await other.getAttribute("value")) ?? "";
  await other.click();
  await page.waitForURL(own);
  await page.getByRole("heading", { name: "Your demo has a new time" }).waitFor();
  await page.locator(`time[datetime="${to}"]`).waitFor();

  const office = await asAdmin(browser, app);
  await office.page.goto(`${app.url}/admin/bookings`);
  await office.page.getByText("ada@example.com").waitFor();
  await office.page.locator("main table a").first().click();
  await office.page.getByText("A bot in <b>two</b> languages").waitFor();
  await office.page.getByText(/Kolkata \(UTC\+5:30\)/).waitFor();
  await hydrated(office.page); // what is typed while a page comes to life may get lost
  // What was done is told however long the page then takes to be read again.
  await office.page.route(/\.data/, async (route) => {
    if (route.request().method() === "GET") await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  await office.page.getByLabel("Link to the call").fill("https://meet.example/room");
  await office.page.getByRole("button", { name: "Save and send" }).click();
  await office.page.locator("dd", { hasText: "https://meet.example/room" }).waitFor();
  expect(
    await office.page.getByText("Link saved. The email to the guest is in the outbox").count(),
  ).toBe(1);
  await page.reload();
  await page.getByRole("link", { name: "https://meet.example/room" }).waitFor();
  const mails = await app.query<{ subject: string }>(
    `select subject from mails where "to" = 'ada@example.com' order by created_at`,
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your demo is booked",
    "Your demo has a new time",
    "The link to your demo",
  ]);
  expect([...complaints, ...office.complaints]).toEqual([]);
  await Promise.all([context.close(), office.context.close()]);
});

/** What is chosen by the buttons of that name, in their order. */
const choices = (html: string, name: "day" | "at") =>
  attributesOf(html, /<button\b[^>]*>/g).flatMap((one) =>
    one["name"] === name ? [one["value"] ?? ""] : [],
  );
test("without scripts it is booked by our clocks or those that one names, refused in words, and cancelled", async () => {
  const reader = plainReader(app.url);
  const says = (text: string | RegExp) => expect(textIn(reader.html)).toMatch(text);
  await reader.open("/demo");
  says(/Times are in Los Angeles \(UTC.[78]\), our own time zone, with UTC below\./);
  await reader.follow("Times in another time zone");
  await reader.send("Show times in this zone", { zone: "Asia/Kolkata" });
  says("Times are in Kolkata");
  await reader.send({ name: "day", value: choices(reader.html, "day")[1] ?? "" }); // nothing of it runs out meanwhile
  expect(reader.at).toMatch(/[?&]day=/);
  const [at = ""] = choices(reader.html, "at");
  await reader.send({ name: "at", value: at });
  await reader.send("Book 30 minutes");
  says("Please enter your name.");

  // Somebody else is quicker.
  const quicker = { at, zone: "UTC", name: "Bob", email: "bob@example.com", wish: "" };
  const answer = await nobody(app.url).send("/demo", quicker);
  expect(answer.status).toBe(303);
  await reader.send("Book 30 minutes", { name: "Grace", email: "grace@example.com" });
  says("Someone has just booked this time. Please choose another.");
  expect(fieldIn(reader.html, "name")["value"]).toBe("Grace");
  const others = attributesOf(reader.html, /<option\b[^>]*>/g).map(({ value }) => value);
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(at);
  await reader.send("Book 30 minutes");
  says("We’ve received your request");
  const address = await linkMailedTo("grace@example.com");
  await reader.open(new URL(address).pathname);
  says("Your demo is booked");
  const own = await fetch(address);
  expect(own.headers.get("cache-control")).toContain("no-store");
  expect(own.headers.get("referrer-policy")).toBe("same-origin");
  expect(own.headers.get("x-robots-tag")).toBe("noindex");
  expect((await bookings()).map(({ status }) => status)).toEqual(["booked", "booked"]); // looking changes nothing
  await reader.send("Cancel the demo");
  says("Your demo is cancelled");
  expect((await bookings()).map(({ status }) => status)).toEqual(["booked", "cancelled"]);
  expect(await (await fetch(`${address}/demo.ics`)).text()).toContain("STATUS:CANCELLED");
  // Nor what the router says of a method that the address doesn't take.
  expect(
    (await fetch(`${address}/demo.ics`, { method: "POST", headers: { origin: app.url } })).status,
  ).toBe(405);
  expect(await app.output()).not.toContain(new URL(address).pathname);
});

test("an admin without scripts closes a day and the calendar, which then says the specified words, and cancels with a reason", async () => {
  const admin = plainReader(app.url, await signInAs(app.url, testAdmin.email));
  await admin.open("/demo");
  const day = choices(admin.html, "day")[1] ?? "";
  const form = {
    at: choices(admin.html, "at").at(-1) ?? "",
    zone: "UTC",
    name: "Ada",
    email: "ada@example.com",
    wish: "",
  };
  expect((await nobody(app.url).send("/demo", form)).status).toBe(303);
  const booked = await linkMailedTo("ada@example.com");
  await admin.open("/admin/bookings");
  await admin.send("Close day", { day });
  expect(textIn(admin.html)).toContain("Closed: ");
  await admin.open("/demo");
  expect(choices(admin.html, "day").length).toBeGreaterThan(0);
  expect(choices(admin.html, "day")).not.toContain(day);

  await admin.open("/admin/bookings");
  await admin.send("Close the calendar");
  expect(textIn(admin.html)).toContain("Closed: visitors see");
  await admin.open("/demo");
  expect(textIn(admin.html)).toContain(alert);
  const times = await (await fetch(`${app.url}/functions/demo-times`)).json();
  expect(times).toEqual({ isOpen: false, times: [] });
  const visitor = await visit(browser);
  await visitor.page.goto(app.url);
  await visitor.page.getByRole("link", { name: "Get Quote" }).first().click();
  await visitor.page.getByRole("dialog").getByText(alert, { exact: true }).waitFor();
  await visitor.context.close();

  const [booking] = await app.query<{ id: string }>("select id from bookings");
  await admin.open("/admin/bookings");
  expect(admin.html).toContain(`/admin/bookings/${booking?.id}`);
  await admin.open(`/admin/bookings/${booking?.id}`);
  await admin.send("Cancel the demo", { reason: "We are ill." });
  expect(textIn(admin.html)).toContain("Demo cancelled.");
  expect(await (await fetch(booked)).text()).toContain("We are ill.");
  await admin.open("/admin/bookings?show=cancelled");
  expect(admin.html).toContain("ada@example.com");
});

test("with scripts, what closing a day came to is said at the top and stays there", async () => {
  const { page, context } = await asAdmin(browser, app);
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${app.url}/admin/bookings`);
  await hydrated(page);
  await page.getByLabel("Day without demos").fill(day);
  await page.getByRole("button", { name: "Close day" }).press("Enter");
  await page
    .getByRole("button", { name: /^Open again/ })
    .first()
    .waitFor();
  const told = page.locator(".banner").filter({ hasText: "Demos that are already booked stay" });
  await told.waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await told.evaluate((one) => one === document.activeElement)).toBe(true);
  await context.close();
});
