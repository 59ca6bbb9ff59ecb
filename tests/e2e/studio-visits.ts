import type { Browser, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { browserOf } from "./back-office.ts";
import type { Visit } from "./browser.ts";
import type { LentApp } from "./lent-apps.ts";
import type { Person } from "./people.ts";

/** Starts a project over HTTP, as the studio does. @returns its id */
export async function startProject(
  person: Person,
  url: string,
  input: { templateId: string } | { serviceType: string },
): Promise<string> {
  const answer = await person.ask("/functions/projects", {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`Starting answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

export type Workspace = Visit & { bar: Locator; main: Locator; panel: Locator };

/** A person's browser in the workspace of a project, alive and with its designer. */
export async function openWorkspace(
  browser: Browser,
  app: LentApp,
  person: Person,
  projectId: string,
): Promise<Workspace> {
  const visit = await browserOf(browser, app, person, { viewport: { width: 1440, height: 900 } });
  await visit.page.goto(`${app.url}/ai-service-design/workspace/${projectId}`);
  return { ...visit, ...(await inWorkspace(visit.page)) };
}

/** Waits until the workspace is there with its designer. @returns its parts */
export async function inWorkspace(page: Page) {
  const main = page.locator("#main");
  await main.locator("input, textarea, select, button").first().waitFor();
  return { bar: page.getByRole("banner"), main, panel: page.getByLabel("Panel", { exact: true }) };
}

/** What the bar says of saving. */
export const savingOf = (page: Page) => page.locator(".workspace-bar__saving");

/** Saves with the keys, and waits until the bar says so. */
export async function saveWithKeys(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect.poll(() => savingOf(page).innerText()).toBe("Saved");
}

const maxTabs = 80;

/** Presses Tab, or Shift-Tab, until the focus is there: it can be reached without a mouse. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < maxTabs; count++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never comes to ${String(target)}`);
}
