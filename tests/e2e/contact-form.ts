import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { islandLives, openBrowser, visit, type Visit } from "./browser.ts";
import { someAddress } from "./people.ts";
import type { AppAccess } from "./start-app.ts";

/** Before each test of a file, on the application that `start` answers: a visitor from an address of their own, and a shop that nobody has written to. */
export function eachContactVisit<A extends AppAccess>(
  start: () => Promise<A>,
  begin: (given: { app: A; browser: Browser; visitor: Visit; page: Page }) => void,
) {
  let app: A;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    await app.query("delete from enquiries");
    const visitor = await visit(browser, {
      extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    });
    begin({ app, browser, visitor, page: visitor.page });
    return () => visitor.context.close();
  });
}

/** What somebody writes to us. */
export type Written = {
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
};

export const company = (page: Page) => page.getByRole("textbox", { name: /^Company/ });

/** Fills in the contact page's form, as far as something is given. */
export async function fillContact(page: Page, values: Partial<Written>) {
  if (values.name) await page.getByLabel("Full Name").fill(values.name);
  if (values.email) await page.getByLabel("Email Address").fill(values.email);
  if (values.company) await company(page).fill(values.company);
  if (values.subject) await page.getByLabel("Subject").selectOption(values.subject);
  if (values.message) await page.getByLabel("Message").fill(values.message);
}

/** The same once the form is at work: before, the browser itself sends it. */
export async function fillLiveContact(page: Page, values: Partial<Written>) {
  await page.getByLabel("Full Name").focus(); // wakes the island
  await islandLives(page, "contact-form");
  await fillContact(page, values);
}

export const sendContact = (page: Page) => page.getByRole("button", { name: "Send message" });

export const isStored = (page: Page) =>
  page.getByRole("heading", { name: "We have your message." }).waitFor();
