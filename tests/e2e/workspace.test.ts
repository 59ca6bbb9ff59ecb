import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serviceTemplates } from "#content/service-templates.ts";
import { serviceTypes } from "#domain/projects/contract.ts";
import { browserOf, overflow, violations } from "./back-office.ts";
import { islandLives, openBrowser, visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { confirmedClient, newClient } from "./people.ts";
import { sampled } from "./sampled.ts";
import {
  inWorkspace,
  openWorkspace,
  savingOf,
  saveWithKeys,
  startProject,
  tabTo,
} from "./studio-visits.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const templatesOf = sampled(serviceTypes, 8).map((type) => ({
  type,
  templates: sampled(
    serviceTemplates.filter(({ serviceType }) => serviceType === type),
    2,
  ),
}));

/** What no template can know: its owner's connections, the address of their system, and who reads its mail. */
const knownByOwner = [
  "Choose a connection.",
  "Enter the address to call.",
  "Enter who gets it.",
] as const;

/** What a template still needs before it can be published, but for what only its owner knows. */
async function missingIn(pane: Locator): Promise<string[]> {
  await pane.getByText("Nothing is missing.").or(pane.getByText("Before you publish")).waitFor();
  const problems = await pane.getByRole("region", { name: "Before you publish" }).all();
  const entries = await problems[0]?.getByRole("listitem").allInnerTexts();
  return (entries ?? []).filter((entry) => !knownByOwner.some((known) => entry.trim() === known));
}

test.each(templatesOf)(
  "$type: every template opens in its designer and is previewed; axe finds nothing in any pane",
  async ({ templates }) => {
    expect(templates.length).toBeGreaterThan(0);
    const person = await newClient(app.url);
    const found: string[] = [];
    for (const [index, { id, name }] of templates.entries()) {
      const projectId = await startProject(person, app.url, { templateId: id });
      const { page, context, complaints, bar, main, panel } = await openWorkspace(
        browser,
        app,
        person,
        projectId,
      );
      expect(await bar.getByLabel("Project name").inputValue()).toBe(name);
      expect(await main.getByText("Select a service from the catalog").count()).toBe(0);
      for (const tab of ["Catalog", "Designer", "Preview"]) {
        await panel.getByRole("tab", { name: tab }).click();
        const pane = panel.getByRole("tabpanel", { name: tab });
        await pane.locator(":is(p, li, button, input, svg)").first().waitFor();
        if (tab === "Designer")
          found.push(...(await missingIn(pane)).map((what) => `${id} lacks: ${what}`));
        if (index === 0)
          found.push(...(await violations(page)).map((line) => `${id}, ${tab}: ${line}`));
      }
      for (const part of index === 0 ? await main.getByRole("tab").all() : []) {
        await part.click();
        const shown = `${id}, ${await part.innerText()}`;
        found.push(...(await violations(page)).map((line) => `${shown}: ${line}`));
      }
      expect(await panel.getByText("No preview yet").count()).toBe(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await savingOf(page).innerText()).toBe("Saved");
      expect(complaints).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  },
);

test("two people work on one project at once: each sees the other's change, and a conflict is asked about", async () => {
  const [owner, colleague] = await Promise.all([confirmedClient(app), confirmedClient(app)]);
  const projectId = await startProject(owner, app.url, { templateId: "after-hours-support" });
  await app.query(
    `insert into project_members (project_id, user_id, role)
      select '${projectId}', id, 'editor' from users where email = '${colleague.email}'`,
  );
  const mine = await openWorkspace(browser, app, owner, projectId);
  const theirs = await openWorkspace(browser, app, colleague, projectId);
  const nameOf = (one: typeof mine) => one.main.getByLabel("Bot Name");
  const tokensOf = (one: typeof mine) => one.main.getByLabel("Max Tokens");
  for (const { bar } of [mine, theirs])
    await bar.getByRole("button", { name: /^Also here/ }).waitFor();

  // Different fields: nothing is lost, and nobody is asked.
  await tokensOf(theirs).fill("450");
  await nameOf(mine).fill("Day desk");
  await saveWithKeys(mine.page);
  await expect.poll(() => nameOf(theirs).inputValue()).toBe("Day desk");
  expect(await tokensOf(theirs).inputValue()).toBe("450");
  await saveWithKeys(theirs.page);
  await expect.poll(() => tokensOf(mine).inputValue()).toBe("450");

  // The same field: who comes second is asked, and sees both.
  await nameOf(theirs).fill("Evening desk");
  await nameOf(mine).fill("Morning desk");
  await saveWithKeys(mine.page);
  const question = theirs.page.getByText(
    /changed .* to “Morning desk”, and you changed it to “Evening desk”/,
  );
  await question.waitFor();
  expect(await violations(theirs.page)).toEqual([]);
  await theirs.page.getByRole("button", { name: "Keep mine" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await nameOf(theirs).inputValue()).toBe("Evening desk");
  await saveWithKeys(theirs.page);
  await expect.poll(() => nameOf(mine).inputValue()).toBe("Evening desk");
  expect(await tokensOf(mine).inputValue()).toBe("450");

  // Deleted elsewhere: it says so, leads back, and offers nothing that can't work any more.
  await owner.send("/ai-service-design", {
    intent: "delete",
    project: projectId,
    confirmed: "yes",
  });
  for (const { page, bar } of [mine, theirs]) {
    const notice = page.getByRole("region", { name: "Notices" });
    await notice.getByText("This project is no longer available").waitFor();
    for (const name of ["Share Project", "Publish", "Save Project", "Versions"])
      expect(await bar.getByRole("button", { name }).count()).toBe(0);
    expect(await bar.getByRole("button", { name: "Export" }).count()).toBe(1);
  }
  await theirs.page.getByRole("link", { name: "Back to your projects" }).last().click();
  await theirs.page.waitForURL(`${app.url}/ai-service-design`);

  expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

test("with the keyboard alone a sentence becomes a form that is published, and its answer is read", async () => {
  const owner = await newClient(app.url);
  const { page, context, complaints } = await browserOf(browser, app, owner, {
    viewport: { width: 1440, height: 900 },
  });
  const keys = page.keyboard;
  const dialog = page.getByRole("dialog");
  const escape = async () => {
    await keys.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  };
  await page.goto(`${app.url}/ai-service-design`);
  await tabTo(page, page.getByRole("link", { name: "Start with a sentence" }));
  await keys.press("Enter");
  await tabTo(page, page.getByLabel("What do you need?"));
  await keys.type("A contact form for our bakery");
  await tabTo(page, page.getByRole("button", { name: "Propose a project" }));
  await keys.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Create project" }));
  expect(await violations(page)).toEqual([]);
  await keys.press("Enter");
  await page.waitForURL(/\/workspace\//);
  const { bar, panel } = await inWorkspace(page);
  const name = bar.getByLabel("Project name");
  await tabTo(page, name);
  await keys.press("Control+a");
  await keys.type("Bakery desk");
  expect(await savingOf(page).innerText()).toBe("Unsaved changes");
  await keys.press("Control+z");
  await expect.poll(() => name.inputValue()).not.toBe("Bakery desk");
  await keys.press("Control+Shift+z");
  await saveWithKeys(page);
  expect(await name.inputValue()).toBe("Bakery desk");

  await tabTo(page, panel.getByRole("tab", { name: "Catalog" }));
  await keys.press("ArrowRight");
  await keys.press("ArrowRight");
  await panel.getByLabel("What is it about?").waitFor();
  await keys.press("?");
  await dialog.getByText("Save the project").waitFor();
  expect(await violations(page)).toEqual([]);
  await escape();
  for (const [action, content] of [
    ["Versions", "Bakery desk"],
    ["Share Project", "Invite by email"],
    ["Export", "JSON"],
  ] as const) {
    await keys.press("Control+k");
    await page.getByPlaceholder("Go to a page or find an action").waitFor();
    await keys.type(action);
    await keys.press("Enter");
    await dialog.getByRole("heading", { name: action }).waitFor();
    await dialog.getByText(content).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await escape();
  }

  const publish = bar.getByRole("button", { name: "Publish" });
  await tabTo(page, publish, "Shift+Tab");
  await keys.press("Enter");
  await page.getByRole("menuitem", { name: "Go live" }).waitFor();
  await keys.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Publish" }));
  await keys.press("Enter");
  await dialog.getByRole("heading", { name: "Live as v1" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const address = await dialog.getByRole("link", { name: "Open it" }).getAttribute("href");
  await escape();
  expect(await publish.evaluate((one) => one === document.activeElement)).toBe(true);
  await bar.getByText("Live v1").waitFor();

  const stranger = await visit(browser);
  await stranger.page.goto(`${app.url}${address}`);
  await islandLives(stranger.page, "form");
  expect(await violations(stranger.page)).toEqual([]);
  await stranger.page.getByLabel("Your name").fill("Bo Ek");
  await stranger.page.getByLabel("Email").fill("bo@example.com");
  await stranger.page.getByLabel("What is it about?").fill("Rye bread for forty people");
  await stranger.page.getByLabel("You may use my answers").check();
  await stranger.page.locator("form button[type=submit]").press("Enter");
  await stranger.page.getByRole("heading", { name: "Thank you" }).waitFor();
  expect(await violations(stranger.page)).toEqual([]);

  await keys.press("Enter");
  await page.getByRole("menuitem", { name: "Answers" }).waitFor();
  await keys.type("answ");
  await keys.press("Enter");
  await page.getByRole("cell", { name: "Rye bread for forty people" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${app.url}/ai-service-design`);
  await page.getByRole("link", { name: "Bakery desk" }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect([...complaints, ...stranger.complaints]).toEqual([]);
  await Promise.all([context.close(), stranger.context.close()]);
});
