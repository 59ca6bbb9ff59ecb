import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playHubSpot, startService } from "../stand-ins/lead-services.ts";
import { becomePerson } from "./app-page-list.ts";
import { openBrowser, visit } from "./browser.ts";
import { newClient, type Person } from "./people.ts";
import { type App, startApp } from "./start-app.ts";
import { inWorkspace, saveWithKeys, startProject } from "./studio-visits.ts";

// The template of leads to a CRM, with an approval before: from opening it to a finished run, with a kill -9 between.
const shots = process.env["AUTOMATION_SHOTS"];
const token = "pat-eu1-story-token-1234";
const contacts = new Map<string, Record<string, string>>();

let app: App;
let hubspot: Awaited<ReturnType<typeof startService>>;
let browser: Browser;
let owner: Person;
let page: Page;
beforeAll(async () => {
  hubspot = await startService(playHubSpot(token, contacts));
  app = await startApp({
    env: {
      HUBSPOT_API_BASE: hubspot.url,
      OUTSIDE_LOOPBACK_PORTS: new URL(hubspot.url).port,
      TRUSTED_PROXIES: "127.0.0.1,::1",
      PLAN: "enterprise",
    },
  });
  browser = await openBrowser();
  owner = await newClient(app.url);
  const visited = await visit(browser);
  page = visited.page;
  await becomePerson(visited.context, app.url, owner);
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
  await hubspot?.stop();
});

const shoot = async (name: string) => {
  if (!shots) return;
  for (const width of [390, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({
        path: `${shots}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
};
const node = (id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);

test("a lead goes from the form to the CRM once somebody approved it, also after a kill -9", async () => {
  const connected = await owner.send("/portal/connections?add=hubspot", {
    intent: "add",
    kind: "hubspot",
    name: "Our HubSpot",
    secretToken: token,
  });
  expect(connected.status).toBeLessThan(400);
  const id = await startProject(owner, app.url, { templateId: "form-to-crm" });
  const workspace = `${app.url}/ai-service-design/workspace/${id}`;
  await page.goto(workspace);
  const { main } = await inWorkspace(page);

  // Everything is there: the template asks for the connection only.
  await main.getByRole("button", { name: "Open Builder" }).click();
  await node("approve").waitFor();
  const panel = page.getByRole("complementary", { name: "Settings of the selection" });
  await node("contact").click();
  await panel.getByLabel("Connection").selectOption({ label: "Our HubSpot" });
  await saveWithKeys(page);

  // One step alone says what it would do, with an example of what comes before.
  await panel.getByRole("button", { name: "Test without effects" }).click();
  await panel.getByText("Would do:").waitFor();
  expect(contacts.size).toBe(0);
  await shoot("step-test");
  await page.getByRole("button", { name: "Close builder" }).click();
  await main.getByRole("button", { name: "Deploy Automation" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).last().click();
  await page.getByText("Its triggers start it from now on.").waitFor();

  const choices = await owner.ask(`/functions/automations/${id}/choices`);
  const { webhooks } = (await choices.json()) as { webhooks: Record<string, { address: string }> };
  const address = Object.values(webhooks)[0]?.address ?? "";
  const lead = { name: "Mira", email: "mira@example.com", company: "Tea", message: "Tea, please" };
  const call = () =>
    fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "lead-1" },
      body: JSON.stringify(lead),
    });
  await expect.poll(async () => (await call()).status, { timeout: 30_000 }).toBe(202);
  const linkIn = async () => {
    const [mail] = await app.query<{ text: string }>(
      "select text from mails where key like 'automation-approval/%'",
    );
    return /\/approvals\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(linkIn, { timeout: 30_000 }).not.toBe("");

  await app.kill();
  app = await app.restart();
  expect(contacts.size).toBe(0);
  await page.goto(app.url + (await linkIn()));
  await page.getByText("Take Mira (mira@example.com) into the CRM, and reply?").waitFor();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("heading", { name: "It was approved." }).waitFor();
  await expect.poll(() => contacts.size, { timeout: 60_000 }).toBe(1);
  expect(contacts.get(lead.email)).toMatchObject({ lastname: "Mira", company: "Tea" });

  await page.goto(`${workspace}/runs`);
  await page.getByRole("row").filter({ hasText: "Done" }).first().waitFor({ timeout: 60_000 });
  await shoot("runs");
  await page.getByRole("row").filter({ hasText: "Webhook" }).getByRole("link").click();
  await page.getByRole("heading", { name: /^Run of/ }).waitFor();
  await expect.poll(() => page.locator(".run-step").count()).toBe(5);
  await node("remember").waitFor();
  await shoot("run");
  expect(hubspot.seen.filter(({ path }) => path.endsWith("/batch/upsert"))).toHaveLength(1);

  // What the contact step gave becomes its sample.
  const contact = page.locator(".run-step", { hasText: "Find the contact by email" });
  await contact.getByRole("button", { name: /Pin as its sample/ }).click();
  await page.getByText("Pinned. Tests and suggestions use it").waitFor();
});
