import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Visit } from "./browser.ts";
import { eachContactVisit, fillLiveContact, isStored, sendContact } from "./contact-form.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";

let app: LentApp;
let visitor: Visit;
let page: Page;
eachContactVisit(borrowApp, (given) => ({ app, visitor, page } = given));

const send = () => sendContact(page).click();
const stored = () => app.query("select message, ai_answer as answer from enquiries");

const fill = async () => {
  await fillLiveContact(page, {
    name: "Ada",
    email: "ada@example.com",
    subject: "support",
    message: "How do refunds work?",
  });
};

test("a message is answered from our own pages, which stand beside the answer and open", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  await send();
  await isStored(page);
  const answer = page.locator(".answer");
  expect(await answer.innerText()).toContain("demo mode");
  const [row] = await app.query<{ answer: string }>("select ai_answer as answer from enquiries");
  expect(row?.answer.length).toBeGreaterThan(20);
  await answer.locator(".answer__sources a[href*=refund]").first().click();
  await page.waitForURL((url) => url.pathname !== "/contact");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test("Aria's answer stands there with its sources, and a person's reply is promised all the same", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/functions/send-enquiry", async (route) => {
    await held;
    const dueAt = new Date(Date.now() + 86_400_000).toISOString();
    const sources = [{ path: "/legal/refunds", title: "Refund policy" }];
    const answer = { text: "Within **five** days. <img src=x> [x](javascript:alert(1))", sources };
    await route.fulfill({ status: 201, json: { stored: true, dueAt, answer, problem: null } });
  });
  await page.goto(`${app.url}/contact`);
  await fill();
  await send();
  await page.getByRole("button", { name: "Requesting AI Response..." }).waitFor();
  release();
  await isStored(page);
  const answer = page.locator(".answer");
  await answer.locator("strong", { hasText: "five" }).waitFor();
  expect(await answer.locator("img, script, a[href^=javascript]").count()).toBe(0);
  expect(await answer.getByRole("link", { name: "Refund policy" }).getAttribute("href")).toBe(
    "/legal/refunds",
  );
  await page.getByText(/By email within 24 hours: by/).waitFor();
  await page.getByRole("link", { name: "Send another message" }).click();
  expect(await answer.count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test("where Aria can't answer it says why, and that the message is stored", async () => {
  await page.route("**/functions/send-enquiry", async (route) => {
    const response = await route.fetch();
    const json = {
      ...((await response.json()) as object),
      answer: null,
      problem: "Request timeout",
    };
    await route.fulfill({ response, json });
  });
  await page.goto(`${app.url}/contact`);
  await fill();
  await send();
  await isStored(page);
  await page.getByText("Request timeout", { exact: true }).waitFor();
  await page.getByText(/but your message is saved/).waitFor();
  expect(await stored()).toMatchObject([{ message: "How do refunds work?" }]);
});
