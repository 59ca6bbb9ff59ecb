import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, visit } from "./browser.ts";
import { newClient, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";

const shots = process.env["AUTOMATION_SHOTS"];

let app: App;
let browser: Browser;
let owner: Person;
let page: Page;
/** A service of somebody else's that the automation calls. */
let service: Server;
const calls: { key: string; body: string }[] = [];
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      calls.push({ key: String(request.headers["idempotency-key"]), body });
      response.setHeader("content-type", "application/json").end('{"id":"A-1042"}');
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startApp({ env: { OUTSIDE_LOOPBACK_PORTS: String(port) } });
  browser = await openBrowser();
  owner = await newClient(app.url);
  const visited = await visit(browser);
  page = visited.page;
  await becomePerson(visited.context, app.url, owner);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  service?.close();
});

const shoot = async (name: string) => {
  if (!shots) return;
  for (const width of [390, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${shots}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
};

test("an automation is built, tested, deployed, started by a call, approved after a kill -9, and done", async () => {
  const { port } = service.address() as AddressInfo;
  const made = await owner.ask("/functions/projects", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ serviceType: "automation" }),
  });
  const { id } = (await made.json()) as { id: string };
  const workspace = `${app.url}/ai-service-design/workspace/${id}`;
  await page.goto(workspace);

  await page.getByRole("button", { name: "Add a trigger" }).click();
  await page.getByRole("button", { name: "Add a step" }).click();
  const steps = page.getByRole("region", { name: "Workflow" }).locator(".items__row");
  await steps.first().getByLabel("Type").selectOption({ label: "Approval" });
  await steps.first().getByLabel("Name").fill("Ask the boss");
  await steps.first().getByLabel("Question").click();
  await page.keyboard.type("Order for ");
  await steps.first().getByText("Use data from earlier steps").click();
  await steps.first().getByRole("button", { name: "Open trigger.body" }).click();
  await steps
    .first()
    .getByRole("button", { name: /^name / })
    .click();
  await expect
    .poll(() => steps.first().getByLabel("Question").inputValue())
    .toBe("Order for {{trigger.body.name}}");
  await page.getByRole("button", { name: "Add a step" }).click();
  await steps.nth(1).getByLabel("Type").selectOption({ label: "HTTP request" });
  await steps.nth(1).getByLabel("Name").fill("Order it");
  await steps.nth(1).getByLabel("Address").fill(`http://127.0.0.1:${port}/orders`);
  await steps.nth(1).getByRole("textbox", { name: "Body" }).fill("{{trigger.body}}");
  await shoot("designer");

  await page.getByRole("button", { name: "Save, and show its address" }).click();
  const address = await page.getByLabel("Address to call").inputValue();

  await page.getByRole("button", { name: "Test without effects", exact: true }).click();
  await page.getByRole("heading", { name: /^Run of/ }).waitFor();
  await page.getByText("as a test of the draft").waitFor();
  await expect.poll(() => page.locator(".run-step").count()).toBe(2);
  expect(calls).toEqual([]);
  await shoot("test-run");

  await page.goto(workspace);
  await page.getByRole("button", { name: "Deploy Automation" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).last().click();
  await page.getByText("Its triggers start it from now on.").waitFor();
  await shoot("deployed");

  const call = () =>
    fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "order-1" },
      body: JSON.stringify({ name: "Mira", item: "tea" }),
    });
  // Its triggers listen once the worker has heard that it is live.
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(202);
  expect((await call()).status).toBe(200);
  const linkIn = async () => {
    const [mail] = await app.query<{ text: string }>(
      "select text from mails where key like 'automation-approval/%'",
    );
    return /\/approvals\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(linkIn, { timeout: 20_000 }).not.toBe("");

  await app.kill();
  app = await app.restart();
  await page.goto(`${workspace}/runs`);
  await page.getByText("Waiting", { exact: true }).last().waitFor();
  await shoot("runs");
  await page.goto(app.url + (await linkIn()));
  await page.getByText("Order for Mira").waitFor();
  await shoot("approval");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("heading", { name: "It was approved." }).waitFor();

  await expect.poll(() => calls.length, { timeout: 40_000 }).toBe(1);
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ name: "Mira", item: "tea" });
  const done = "select id from automation_runs where state = 'done' and has_effects";
  await expect.poll(async () => (await app.query(done)).length).toBe(1);
  await page.goto(`${workspace}/runs?show=done`);
  await page.getByRole("row").filter({ hasText: "Webhook" }).getByRole("link").click();
  await page.locator(".run-step").getByText("Order it", { exact: true }).waitFor();
  expect(await page.locator(".run-step").count()).toBe(2);
  await shoot("run-done");
});
