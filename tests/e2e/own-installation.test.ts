import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";
import { fillLiveContact, isStored, sendContact } from "./contact-form.ts";
import { fieldIn } from "./form-reading.ts";
import { frameOf } from "./page-head.ts";
import { newClient, testPassword } from "./people.ts";
import { plainReader } from "./plain-reader.ts";
import { askRaw } from "./raw-request.ts";
import { type App, startApp } from "./start-app.ts";

type Copy = { key: string | undefined; fields: Record<string, string> };

// An installation without an admin, with a form service.
let app: App;
let browser: Browser;
let service: Server;
const copies: Copy[] = [];
/** How the form service takes the next copies: 0 never answers. */
const answers: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      copies.push({ key: request.headers["idempotency-key"]?.toString(), fields });
      const status = answers.shift() ?? 200;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  [app, browser] = await Promise.all([
    startApp({ env: { FORM_FORWARD_URL: `http://127.0.0.1:${port}/f/1` } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  service?.closeAllConnections();
  service?.close();
});

// First: no page is kept in memory yet.
describe("a failure", () => {
  test("a page that fails looks like the rest, tells nothing of the cause, and works again after", async () => {
    const home = await askRaw(app.url, "/");
    await app.query("alter table services rename to services_gone");
    const { page, context } = await visit(browser);
    for (const path of ["/services", "/services/web-app", "/checkout/web-app"]) {
      const failed = await askRaw(app.url, path);
      expect({ path, status: failed.status }).toEqual({ path, status: 500 });
      expect(frameOf(failed.text)).toEqual(frameOf(home.text));
      expect(failed.headers["cache-control"]).toContain("no-store");
      expect(failed.headers["content-security-policy"]).toContain("script-src 'self'");
      // Spec studio.md §2.9.
      expect(failed.text.replaceAll("&#x27;", "'")).toContain(
        "We’re sorry, but something unexpected happened. Please refresh the page to try again.",
      );
      expect(failed.text).not.toMatch(/services_gone|relation|select |\.ts:\d|node_modules/);
    }
    // What is kept in memory is still served.
    expect((await askRaw(app.url, "/")).status).toBe(200);
    const api = await askRaw(app.url, "/v1/services");
    expect(api.status).toBe(500);
    expect(JSON.parse(api.text)).toMatchObject({ status: 500, code: "internal" });
    expect(api.text).not.toMatch(/services_gone|relation|select /);

    await page.goto(`${app.url}/services?category=web-dev`);
    await app.query("alter table services_gone rename to services");
    await page.getByRole("link", { name: "Refresh Page" }).click();
    await page.locator(".service-card").first().waitFor();
    expect(await page.locator(".service-card").count()).toBe(3);
    expect(page.url()).toContain("category=web-dev");
    await context.close();
  });

  test("each failure is in the log once, with the request id that the answer carries", async () => {
    await app.query("alter table services rename to services_gone");
    const before = app.output().length;
    const { headers } = await askRaw(app.url, "/checkout/web-app");
    await app.query("alter table services_gone rename to services");
    const id = headers["x-request-id"] ?? "none";
    const errors = () =>
      app
        .output()
        .slice(before)
        .split("\n")
        .filter((line) => line.includes(id) && line.includes('"level":"error"'));
    await expect.poll(errors).toHaveLength(1);
    expect(errors()[0]).toContain("services");
    // What was asked of the database may hold what people typed.
    expect(app.output().slice(before)).not.toMatch(/params: /);
  });

  test("an address that can't be read leaves nothing on the console beside the log", async () => {
    const before = app.output().length;
    expect((await askRaw(app.url, "/services/%ff")).status).toBe(400);
    await app.query("alter table services rename to services_gone");
    await askRaw(app.url, "/checkout/web-app"); // an error, so that what came before it has been written
    await app.query("alter table services_gone rename to services");
    const written = () => app.output().slice(before).split("\n").filter(Boolean);
    await expect.poll(() => written().length).toBeGreaterThan(0);
    expect(written().filter((line) => !line.startsWith("{"))).toEqual([]);
  });
});

const send = (name: string) =>
  fetch(`${app.url}/functions/send-enquiry`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      kind: "contact",
      name,
      email: "ada@example.com",
      subject: "other",
      message: "Hello & <b>",
    }),
  });
const copiesOf = (name: string) => copies.filter(({ fields }) => fields["name"] === name);

test("a copy goes on to the form service, and again under the same key until it is taken", async () => {
  answers.push(500, 302, 200);
  expect((await send("Ada")).status).toBe(201);
  await expect.poll(() => copiesOf("Ada").length).toBe(3);
  const [first, ...again] = copiesOf("Ada");
  for (const one of again) expect(one).toEqual(first);
  expect(first?.key).toMatch(/^enq_/);
  expect(first?.fields).toEqual({
    "form-name": "contact",
    name: "Ada",
    email: "ada@example.com",
    subject: "other",
    message: "Hello & <b>",
    "bot-field": "",
  });
});

test("a service that hangs holds up nobody: not who sends, and no mail", async () => {
  answers.push(0, 0, 0);
  for (const name of ["Bob", "Cleo", "Dora"]) expect((await send(name)).status).toBe(201);
  await expect
    .poll(async () => {
      const rows = await app.query(
        "select 1 from mails where status = 'kept' and key like 'enquiry-received/%'",
      );
      return rows.length;
    })
    .toBe(4);
  await expect.poll(() => copiesOf("Bob").length).toBeGreaterThan(0);
});

test("a message stands among the person's requests, a portfolio's request among the quotes", async () => {
  const person = await newClient(app.url);
  const form = { name: "Eve", email: "eve@example.com", message: "<i>Hello</i>" };
  await person.send("/contact", { ...form, subject: "partnership" });
  const sent = await person.ask("/functions/send-enquiry", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "interest", categoryId: "web-dev", ...form }),
  });
  expect(sent.status).toBe(201);
  const page = async (path: string) => (await person.ask(path, {})).text();
  const [requests, quotes] = await Promise.all([page("/portal/requests"), page("/portal/quotes")]);
  expect(requests).toContain("Working with us as a partner");
  expect(requests).toContain("&lt;i&gt;Hello&lt;/i&gt;");
  expect(requests).not.toContain("<i>Hello");
  expect(quotes).toContain("Web Development");
  expect(quotes).not.toContain("Working with us as a partner");
});

test("the printed link makes the first admin, once, and is nothing without its token", async () => {
  const link = /http\S+\/first-admin\?token=\S+/.exec(app.output())?.[0] ?? "";
  expect(link).not.toBe("");
  const reader = plainReader(app.url);
  await reader.open(link);
  const differing = { password: testPassword, confirmPassword: `${testPassword}!` };
  await reader.send("Create admin account", { email: "first@example.com", ...differing });
  expect([reader.status, fieldIn(reader.html, "email")["value"]]).toEqual([
    422,
    "first@example.com",
  ]);
  expect(fieldIn(reader.html, "confirmPassword")["aria-invalid"]).toBe("true");
  expect(reader.html).not.toContain(testPassword);

  const { page, context, complaints } = await visit(browser);
  await page.goto(link);
  for (const [label, text] of [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", "first@example.com"],
    ["Password", testPassword],
    ["Confirm password", testPassword],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create admin account" }).click();
  await page.waitForURL(/\/admin/);
  expect(await app.query("select role from users where email = 'first@example.com'")).toEqual([
    { role: "admin" },
  ]);
  expect(complaints).toEqual([]);
  await context.close();
  for (const path of [link, `${app.url}/first-admin`, `${app.url}/first-admin?token=none`]) {
    const gone = await fetch(path);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain("There is nothing here");
  }
});

// Last: it stops the application in between.
test("with the server gone each form says so and keeps what was typed; sent again later, it is stored once", async () => {
  await app.query("delete from enquiries");
  const [writer, asker] = await Promise.all([visit(browser), visit(browser)]);
  await writer.page.goto(`${app.url}/contact`);
  const message = "It stopped, <b>twice</b>.\nPlease look.";
  const ada = { name: "Ada", email: "ada@example.com", subject: "support", message };
  await fillLiveContact(writer.page, ada);
  await asker.page.goto(`${app.url}/services/web-app`);
  await asker.page.locator('[data-opens="quote"]').first().click();
  const dialog = asker.page.getByRole("dialog");
  const text = dialog.getByLabel("Free Text");
  await text.fill("Important and long");
  const sendQuote = dialog.getByRole("button", { name: "Submit Quote Request" });
  await app.kill();
  await Promise.all([sendContact(writer.page).click(), sendQuote.click()]);
  // Spec site.md §8, word for word.
  for (const { page } of [writer, asker])
    await page.getByText("An unexpected error occurred.", { exact: true }).waitFor();
  expect(await writer.page.getByLabel("Message").inputValue()).toBe(message);
  expect(await text.inputValue()).toBe("Important and long");
  app = await app.restart();
  await Promise.all([sendContact(writer.page).click(), sendQuote.click()]);
  await isStored(writer.page);
  await dialog.getByRole("heading", { name: "Your AI Quote" }).waitFor();
  const stored = 'select message, subject_id as "subject" from enquiries order by kind';
  expect(await app.query(stored)).toEqual([
    { message, subject: "support" },
    { message: "Important and long", subject: "web-app" },
  ]);
  await Promise.all([writer.context.close(), asker.context.close()]);
});
