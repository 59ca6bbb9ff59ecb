import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, visit, type Visit } from "./browser.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { someAddress } from "./people.ts";

// Spec site.md §5, word for word.
const missing = "Please fill out the Free Text field or all required fields.";

type Enquiry = {
  name: string | null;
  email: string | null;
  message: string;
  serviceId: string | null;
  budget: string;
};

let app: LentApp;
let browser: Browser;
let shop: Visit;
let page: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  await app.query("delete from enquiries");
  await app.query("delete from quotes");
  shop = await visit(browser, { extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
  page = shop.page;
  return () => shop.context.close();
});

const enquiries = () =>
  app.query<Enquiry>(
    `select name, email, message, subject_id as "serviceId", details->>'budget' as budget from enquiries order by created_at`,
  );
const dialog = () => page.getByRole("dialog");
const field = (label: string | RegExp) => dialog().getByLabel(label);
const submit = () => dialog().getByRole("button", { name: "Submit Quote Request" });
const isAnswered = () => dialog().getByRole("heading", { name: "Your AI Quote" }).waitFor();

async function openDialog(path = "/services/web-app") {
  await page.goto(app.url + path);
  await page.locator('[data-opens="quote"]').first().click();
  await dialog().getByLabel("Free Text").waitFor();
}

test("with nothing, not all three fields or a wrong address it says so and stores nothing; then it is stored with its service", async () => {
  await openDialog();
  await submit().click();
  await dialog().getByText(missing, { exact: true }).waitFor();
  await field("Name").fill("  Ada Lovelace ");
  await field("Email").fill("ada@example.com");
  await submit().click();
  await dialog().getByText(missing, { exact: true }).waitFor();
  expect(await dialog().getByText(missing).count()).toBe(1);
  await field("Project description").fill("   ");
  await submit().click();
  await dialog().getByText(missing, { exact: true }).waitFor();
  expect(await field("Name").inputValue()).toBe("  Ada Lovelace ");

  await field("Email").fill("ada at example");
  await field("Project description").fill("A shop for tea");
  await dialog().getByText("More details (optional)").click();
  await field("Budget").fill("$12,000");
  await submit().click();
  await dialog().getByText("This is not an email address.").waitFor();
  expect(await field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(await enquiries()).toEqual([]);

  await field("Email").fill("ada@example.com");
  await submit().click();
  await isAnswered();
  expect(await enquiries()).toEqual([
    {
      name: "Ada Lovelace",
      email: "ada@example.com",
      message: "A shop for tea",
      serviceId: "web-app",
      budget: "$12,000",
    },
  ]);
  await dialog().getByRole("button", { name: "Close" }).last().click();
  expect(await dialog().count()).toBe(0);
  expect(shop.complaints).toEqual([]);
});

test("free text locks the other fields but the optional email, and only free text is sent", async () => {
  await openDialog();
  await field("Name").fill("Ada");
  await field("Project description").fill("Something else");
  await dialog().getByText("More details (optional)").click();
  await field("Budget").fill("$5");
  await field("Free Text").fill("Call me about a shop for tea");
  await expect.poll(() => field("Name").isDisabled()).toBe(true);
  expect(await field("Project description").isDisabled()).toBe(true);
  expect(await field("Budget").isDisabled()).toBe(true);
  expect(await field(/^Email/).isEnabled()).toBe(true);
  await field("Free Text").fill("  ");
  await expect.poll(() => field("Name").isEnabled()).toBe(true);
  expect(await field("Name").inputValue()).toBe("Ada");
  await field("Free Text").fill("Call me about a shop for tea");
  await submit().click();
  await isAnswered();
  expect(await enquiries()).toEqual([
    {
      name: null,
      email: null,
      message: "Call me about a shop for tea",
      serviceId: "web-app",
      budget: "",
    },
  ]);
});

test("a double click stores once, and the button says that it works", async () => {
  await openDialog("/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route("**/functions/request-quote", async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await field("Free Text").fill("Twice");
  await submit().dblclick();
  await dialog().getByRole("button", { name: "Requesting AI Quote..." }).waitFor();
  release();
  await isAnswered();
  expect(requests).toBe(1);
  expect(await enquiries()).toHaveLength(1);
});

test("the same request repeated by the browser is stored once", async () => {
  const send = () =>
    fetch(`${app.url}/functions/request-quote`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "the-same-key-0001" },
      body: JSON.stringify({ freeText: "Once, please" }),
    });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await enquiries()).toHaveLength(1);
});

test("closed by accident it still holds what was typed, for another service it is empty, and a filled spam trap stores nothing", async () => {
  await openDialog("/services");
  await field("Free Text").fill("Half a sentence");
  await page.keyboard.press("Escape");
  expect(await dialog().count()).toBe(0);
  await page.locator('[data-opens="quote"]').first().click();
  expect(await field("Free Text").inputValue()).toBe("Half a sentence");
  await dialog().getByRole("button", { name: "Cancel" }).click();
  expect(await dialog().count()).toBe(0);
  await page.locator('[data-opens="quote"]').nth(1).click();
  expect(await field("Free Text").inputValue()).toBe("");

  // Who fills the spam trap hears that it is stored, and nothing is.
  await field("Free Text").fill("Cheap pills");
  await dialog()
    .locator('[name="botField"]')
    .evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
  await submit().click();
  await dialog().getByRole("heading", { name: "We have your request." }).waitFor();
  expect(await enquiries()).toEqual([]);
});
