import type { Page } from "playwright-core";
import { eventually } from "./desk-visitor.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

/** This worker's application, once Aria has read its pages: that goes on in the background after the start. */
export async function borrowAppThatKnows(): Promise<LentApp> {
  const app = await borrowApp();
  await eventually(
    async () => (await app.query("select 1 from passages where path like '/services/%'"))[0],
  );
  return app;
}

export const callOf = (page: Page) =>
  page.getByRole("region", { name: "Call with Aria (Demo Mode)" });
export const fieldOf = (page: Page) => callOf(page).getByLabel("Your message to Aria");
export const saidOf = (page: Page) => callOf(page).getByRole("log", { name: "Transcript" });
export const captionOf = (page: Page) => page.locator(".talk__caption");

/** Starts a demo call on the contact page. */
export async function startDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/contact`);
  await page.locator("#consultant").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Start the call" }).click();
  await callOf(page).waitFor();
}

export async function write(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill(words);
  await page.keyboard.press("Enter");
}
