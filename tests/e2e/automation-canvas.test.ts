import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { violations } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient, type Person } from "./people.ts";
import { openWorkspace, saveWithKeys, startProject } from "./studio-visits.ts";

let app: LentApp;
let browser: Browser;
let person: Person;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  person = await newClient(app.url);
});
afterAll(() => browser?.close());

const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const edge = (page: Page, id: string) => page.locator(`.react-flow__edge[data-id="${id}"]`);
const openCanvas = async (page: Page) => {
  await page.locator("#main").getByRole("button", { name: "Open Builder" }).click();
  await node(page, "check").waitFor();
};
const storedAs = async (projectId: string): Promise<Automation> => {
  const answer = await person.ask(`/functions/projects/${projectId}`);
  return ((await answer.json()) as { configuration: { automation: Automation } }).configuration
    .automation;
};
const step = ({ workflows }: Automation, id: string) => workflows.find((one) => one.id === id);
const start = () => startProject(person, app.url, { templateId: "form-to-crm" });
const choose = async (page: Page, dialog: string, words: string) => {
  await page.getByRole("dialog", { name: dialog }).waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: dialog }).waitFor({ state: "detached" });
};
/** Draws all of it inside the canvas, as far as a step that was just added pushed the others out of it. */
const showAll = async (page: Page, last: string) => {
  await page.getByRole("button", { name: "Fit View" }).click();
  const canvas = await page.locator(".react-flow").boundingBox();
  const bottom = canvas ? canvas.y + canvas.height : 0;
  await expect
    .poll(async () => {
      const box = await node(page, last).boundingBox();
      return box !== null && box.y + box.height < bottom;
    })
    .toBe(true);
};
const middleOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} isn't drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
};

test("with the mouse a step is put between two, dragged, and a branch connected; undo takes each back", async () => {
  const projectId = await start();
  const { page, bar, complaints, context } = await openWorkspace(browser, app, person, projectId);
  const undo = bar.getByRole("button", { name: "Undo" });
  await openCanvas(page);
  await page.getByRole("button", { name: "Put a step in between" }).last().click();
  await choose(page, "Add a step", "wait");
  await edge(page, "reply >wait1").waitFor({ state: "attached" });
  await edge(page, "wait1 >remember").waitFor({ state: "attached" });

  await showAll(page, "remember");
  const from = await middleOf(node(page, "remember"));
  await drag(page, from, { x: from.x + 150, y: from.y });
  await expect.poll(async () => (await middleOf(node(page, "remember"))).x).toBeGreaterThan(from.x);
  await saveWithKeys(page);
  const { positions } = (await storedAs(projectId)).canvas;
  expect(positions["remember"]?.[0]).toBeGreaterThan(positions["reply"]?.[0] ?? Infinity);

  // The branch that led nowhere is pulled to the last step.
  const out = node(page, "check").locator('.react-flow__handle[data-handleid="way:no"]');
  const into = node(page, "remember").locator('.react-flow__handle[data-handleid="in"]');
  await drag(page, await middleOf(out), await middleOf(into));
  await edge(page, "check no>remember").waitFor({ state: "attached" });
  await saveWithKeys(page);
  expect(step(await storedAs(projectId), "check")?.branches).toEqual({
    yes: ["approve"],
    no: ["remember"],
  });
  // A way back would be a circle: it is refused in words, and nothing is connected.
  const last = node(page, "remember").locator('.react-flow__handle[data-handleid="way:"]');
  const first = node(page, "check").locator('.react-flow__handle[data-handleid="in"]');
  await drag(page, await middleOf(last), await middleOf(first));
  await page.getByRole("status").getByText("leads back to itself").waitFor();
  expect(await edge(page, "remember >check").count()).toBe(0);

  await undo.click();
  await edge(page, "check no>remember").waitFor({ state: "detached" });
  await undo.click();
  await undo.click();
  await node(page, "wait1").waitFor({ state: "detached" });
  await saveWithKeys(page);
  const { canvas, workflows } = await storedAs(projectId);
  expect(canvas.positions).toEqual({});
  expect(workflows.map(({ id }) => id)).toEqual([
    "check",
    "approve",
    "contact",
    "reply",
    "remember",
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("with the keyboard steps are added, connected, moved and removed, and copied into another project without their connections", async () => {
  const [projectId, otherId] = [await start(), await start()];
  const { page, complaints, context } = await openWorkspace(browser, app, person, projectId);
  await openCanvas(page);
  await node(page, "remember").click();
  await page.keyboard.press("a");
  await choose(page, "Add a step", "switch");
  await edge(page, "remember >switch1").waitFor({ state: "attached" });
  await page.keyboard.press("Delete");
  await node(page, "switch1").waitFor({ state: "detached" });

  await node(page, "contact").click();
  await page.keyboard.press("c");
  await choose(page, "Connect to a step", "keep the request");
  await edge(page, "contact >remember").waitFor({ state: "attached" });
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: "Text" }).fill("Why: the office asked for it.");
  await page.locator(".react-flow__node-note").getByText("Why: the office asked").waitFor();
  expect(await violations(page)).toEqual([]);
  await saveWithKeys(page);
  const stored = await storedAs(projectId);
  expect(step(stored, "contact")?.nextSteps).toEqual(["reply", "remember"]);
  const [reply, contact] = [stored.canvas.positions["reply"], stored.canvas.positions["contact"]];
  expect(contact?.[0]).toBe((reply?.[0] ?? 0) + 16);

  await node(page, "reply").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await page.getByRole("status").getByText("Copied.").waitFor();
  await page.goto(`${app.url}/ai-service-design/workspace/${otherId}`);
  await openCanvas(page);
  await node(page, "remember").click();
  await page.keyboard.press("Control+v");
  await edge(page, "crm1 >store1").waitFor({ state: "attached" });
  await saveWithKeys(page);
  const other = await storedAs(otherId);
  expect(other.workflows.map(({ id }) => id)).toEqual([
    "check",
    "approve",
    "contact",
    "reply",
    "remember",
    "decision1",
    "approval1",
    "crm1",
    "email1",
    "store1",
  ]);
  expect(step(other, "decision1")?.branches).toEqual({ yes: ["approval1"], no: [] });
  expect(step(other, "approval1")?.branches).toEqual({ approved: ["crm1"] });
  expect(step(other, "crm1")?.nextSteps).toEqual(["email1", "store1"]);
  expect(step(other, "crm1")?.configuration.connectionId).toBe("");
  expect(other.canvas.notes.map(({ text }) => text)).toEqual(["Why: the office asked for it."]);
  await page.keyboard.press("Control+z");
  await node(page, "crm1").waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await context.close();
});

test("the list does what the canvas does, also the way that is gone where a step fails", async () => {
  const projectId = await start();
  const { page, main, complaints, context } = await openWorkspace(browser, app, person, projectId);
  await openCanvas(page);
  await page.getByRole("button", { name: "List", exact: true }).click();
  const entry = (id: string) => main.locator(`.flow-list__one[data-id="${id}"]`);
  const contact = "Find the contact by email, or create it";
  await entry("contact").getByRole("button", { name: contact, exact: false }).first().click();
  await main.locator(".builder__panel").getByText("Take another path").click();
  await entry("contact")
    .getByRole("button", { name: `Add a step after ${contact}: If it fails` })
    .click();
  await choose(page, "Add a step", "slack");
  await expect.poll(() => entry("contact").innerText()).toMatch(/If it fails:\s+Slack/);
  await entry("slack1")
    .getByRole("button", { name: /^Connect Slack.*, Then, to a step/ })
    .click();
  await choose(page, "Connect to a step", "keep the request");
  await expect.poll(() => entry("slack1").innerText()).toMatch(/Then:\s+Keep the request/);
  await entry("reply")
    .getByRole("button", { name: "Disconnect Keep the request in a table" })
    .click();
  await expect.poll(() => entry("reply").innerText()).toMatch(/Then:\s+nothing/);
  await entry("reply")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await entry("email1").waitFor();
  await entry("email1")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await entry("email1").waitFor({ state: "detached" });
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Canvas", exact: true }).click();
  await edge(page, "contact on-error>slack1").waitFor({ state: "attached" });
  await node(page, "contact").getByText("If it fails").waitFor();
  await saveWithKeys(page);
  const stored = await storedAs(projectId);
  expect(step(stored, "contact")).toMatchObject({
    branches: { "on-error": ["slack1"] },
    nextSteps: ["reply"],
    configuration: { onError: "branch" },
  });
  expect(step(stored, "slack1")?.nextSteps).toEqual(["remember"]);
  expect(step(stored, "reply")?.nextSteps).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a field that what came last doesn't have is warned of at its field, and one that can't be read is refused there", async () => {
  const projectId = await start();
  const pinned = await person.ask(`/functions/automations/${projectId}/pins`, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({
      itemId: "form-to-crm-trigger",
      data: JSON.stringify({ body: { email: "mira@example.com", name: "Mira" } }),
    }),
  });
  expect(pinned.status).toBe(200);
  const { page, complaints, context } = await openWorkspace(browser, app, person, projectId);
  await openCanvas(page);
  await node(page, "reply").click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  const said = page.locator(".expression", { has: subject });
  await subject.fill("For {{trigger.body.nickname}}");
  await expect
    .poll(() => said.innerText())
    .toContain("“trigger.body.nickname” isn’t in the data that started it last.");
  expect(await subject.getAttribute("aria-invalid")).toBeNull();
  expect(await violations(page)).toEqual([]);

  await subject.fill("For {{$uppercase(}}");
  await expect.poll(() => said.innerText()).toContain("can’t be read");
  expect(await subject.getAttribute("aria-invalid")).toBe("true");
  // Braces of an object belong to the expression.
  await subject.fill('{{ $string({"a": {"b": trigger.body.name}}) }}');
  await expect.poll(() => said.innerText()).toContain('Gives: {"a":{"b":"Mira"}}');
  expect(await said.innerText()).not.toContain("can’t be read");
  expect(complaints).toEqual([]);
  await context.close();
});
