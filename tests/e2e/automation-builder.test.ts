import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { violations } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";
import { openWorkspace, saveWithKeys, startProject } from "./studio-visits.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-id") ?? "");
const add = async (page: Page, words: string) => {
  await page.keyboard.press("a");
  await page.getByRole("dialog", { name: "Add a step" }).waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
};

test("on the canvas a workflow is built with the keyboard, and columns, list and what is stored say the same", async () => {
  const person = await newClient(app.url);
  const projectId = await startProject(person, app.url, { templateId: "form-to-crm" });
  const { page, main, bar, complaints, context } = await openWorkspace(
    browser,
    app,
    person,
    projectId,
  );
  await main.getByRole("button", { name: "Open Builder" }).click();
  await node(page, "reply").click();
  expect(await violations(page)).toEqual([]);

  // A step comes between two others, and what followed follows it.
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page)).toBe("contact");
  await add(page, "wait");
  await expect.poll(() => focused(page)).toBe("wait1");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("reply");

  // Copied steps come below, and undo takes them away again.
  await page.keyboard.press("Control+d");
  await node(page, "email1").waitFor();
  await bar.getByRole("button", { name: "Undo" }).click();
  await node(page, "email1").waitFor({ state: "detached" });

  // A way that would lead in a circle isn't offered.
  await node(page, "reply").click();
  await page.keyboard.press("c");
  const palette = page.getByRole("dialog", { name: "Connect to a step" });
  await palette.waitFor();
  expect(await palette.getByRole("option", { name: /Find the contact/ }).count()).toBe(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "List", exact: true }).click();
  const list = main.locator(".flow-list");
  expect(await list.locator('[data-id="wait1"]').innerText()).toMatch(
    /Then:\s+Reply to the sender/,
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Close builder" }).click();
  await main.getByRole("heading", { name: "Automation Designer" }).waitFor();

  await saveWithKeys(page);
  const answer = await person.ask(`/functions/projects/${projectId}`);
  const { configuration } = (await answer.json()) as { configuration: { automation: Automation } };
  const steps = configuration.automation.workflows;
  expect(steps.find(({ id }) => id === "contact")?.nextSteps).toEqual(["wait1"]);
  expect(steps.find(({ id }) => id === "wait1")?.nextSteps).toEqual(["reply"]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("an expression is written with suggestions and from the tree, and what it gives or where it is wrong is shown", async () => {
  const person = await newClient(app.url);
  const projectId = await startProject(person, app.url, { templateId: "form-to-crm" });
  const { page, main, complaints, context } = await openWorkspace(browser, app, person, projectId);
  await main.getByRole("button", { name: "Open Builder" }).click();
  await node(page, "reply").click();
  const subject = page.getByRole("textbox", { name: "Subject" });
  await subject.fill("Total: ");
  await subject.press("End");
  await page.keyboard.type("{{$count(tri");
  const offer = page.getByRole("listbox", { name: "Suggestions for Subject" });
  await offer.getByRole("option", { name: /^trigger/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  // Enter takes the suggestion, and the next ones are those inside it.
  await page.keyboard.press("Enter");
  expect(await subject.inputValue()).toBe("Total: {{$count(trigger}}");
  const given = page.locator(".expression", { has: subject }).locator(".field__hint").first();
  await expect.poll(() => given.innerText()).toMatch(/^Expected/);
  await page.keyboard.type(".body)");
  await expect.poll(() => given.innerText()).toBe("Gives: Total: 1");

  // Outside of braces a value from the tree brings its own.
  await subject.press("End");
  await page.getByText("Use data from earlier steps").click();
  await page.getByRole("button", { name: "Open trigger.body" }).click();
  await page.getByRole("button", { name: /^email mira/ }).click();
  expect(await subject.inputValue()).toBe("Total: {{$count(trigger.body)}}{{trigger.body.email}}");
  await expect.poll(() => given.innerText()).toBe("Gives: Total: 1mira@example.com");
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
