import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserOf, overflow, violations } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { confirmedClient, type Person } from "./people.ts";
import { inWorkspace, saveWithKeys, startProject } from "./studio-visits.ts";

// The studio where something is over, full, refused or away: both themes, three widths.

let app: LentApp;
let browser: Browser;
let owner: Person;
let projectId = "";
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
  owner = await confirmedClient(app);
  projectId = await startProject(owner, app.url, { templateId: "request-for-quote" });
});
afterAll(() => browser?.close());

const workspace = () => `/ai-service-design/workspace/${projectId}`;
const inDialog = async (page: Page, action: string) => {
  await inWorkspace(page);
  await page.keyboard.press("Control+k");
  await page.getByPlaceholder("Go to a page or find an action").waitFor();
  await page.keyboard.type(action);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("heading", { name: action }).waitFor();
};
const rename = async (page: Page) => {
  const { bar } = await inWorkspace(page);
  await bar.getByLabel("Project name").fill("Another name");
  await page.keyboard.press("Control+s");
};
/** As many projects as the plan has. */
const fillPlan = () =>
  app.query(
    `insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state)
      select 'prj_full' || n, owner_id, name, '', service_type, configuration, schema_version, 1, 'draft'
        from projects, generate_series(1, 60) n where id = '${projectId}'`,
  );

type State = {
  at: () => string;
  open: (page: Page) => Promise<unknown>;
  says: string;
  /** What Chromium writes down of a request that fails, as it should here. */
  complaint?: RegExp;
};
const states: Record<string, State> = {
  "two versions compared": {
    at: workspace,
    open: async (page) => {
      const { bar } = await inWorkspace(page);
      await bar.getByLabel("Project name").fill("Quotes for roofs");
      await saveWithKeys(page);
      await inDialog(page, "Versions");
      await page.getByRole("button", { name: "Compare version 1" }).click();
    },
    says: "Project name “Request for a quote” → “Quotes for roofs”",
  },
  "a project that can’t be loaded": {
    at: () => "/ai-service-design",
    open: async (page) => {
      await page.route("**/workspace/*.data*", (route) => route.fulfill({ status: 500 }));
      await page.getByRole("article").getByRole("link").first().click();
    },
    says: "Failed to load project",
    complaint: /status of 500|Failed to fetch|Unable to decode/,
  },
  "a project that isn't there": {
    at: () => "/ai-service-design/workspace/proj_none",
    open: async () => {},
    says: "Project not found",
    complaint: /status of 404/,
  },
  "no connection": {
    at: workspace,
    open: async (page) => {
      await inWorkspace(page);
      await page.context().setOffline(true);
      await rename(page);
    },
    says: "You’re offline.",
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  },
  "a save that the server can't take": {
    at: workspace,
    open: async (page) => {
      await page.route("**/functions/projects/*/save?*", (route) => route.fulfill({ status: 503 }));
      await rename(page);
    },
    says: "Our server can’t save right now.",
    complaint: /status of 503/,
  },
  "a session that ended": {
    at: workspace,
    open: async (page) => {
      await inWorkspace(page);
      await page.context().clearCookies();
      await rename(page);
    },
    says: "Your session has ended.",
    complaint: /status of 401/,
  },
  "what a plan doesn't hold": {
    at: () => "/ai-service-design/new",
    open: async (page) => {
      await fillPlan();
      await page.getByRole("button", { name: "Chatbot", exact: true }).click();
    },
    says: "plan’s limit of",
    complaint: /status of 403/,
  },
};

test.each(Object.keys(states))("%s is said in words, and axe finds nothing", async (name) => {
  const { at, open, says, complaint = /^$/ } = states[name] as State;
  const { page, context, complaints } = await browserOf(browser, app, owner, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(app.url + at());
  await open(page);
  await page.getByText(says).first().waitFor();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(complaints.filter((line) => !complaint.test(line))).toEqual([]);
  await context.close();
});

test("whoever revokes a link by keyboard stays in the dialog", async () => {
  const { page, context } = await browserOf(browser, app, owner);
  await page.goto(app.url + workspace());
  await inDialog(page, "Share Project");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create link" }).press("Enter");
  await dialog.getByRole("button", { name: "Revoke" }).press("Enter");
  await dialog.getByRole("button", { name: "Revoke" }).waitFor({ state: "detached" });
  await expect
    .poll(() => dialog.locator("form :focus").getAttribute("name", { timeout: 1000 }))
    .toBe("days");
  await context.close();
});
