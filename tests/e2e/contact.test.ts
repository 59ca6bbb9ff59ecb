import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { islandLives, visit, type Visit } from "./browser.ts";
import {
  company,
  eachContactVisit,
  fillContact,
  fillLiveContact,
  isStored,
  sendContact,
} from "./contact-form.ts";
import { startApp, type App } from "./start-app.ts";

// Spec site.md §8, word for word.
const unexpected = "An unexpected error occurred.";

let app: App;
let browser: Browser;
let visitor: Visit;
let page: Page;
// Its own: the last test kills it.
const start = () => startApp({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
eachContactVisit(start, (given) => ({ app, browser, visitor, page } = given));
afterAll(() => app?.remove());

const stored = () =>
  app.query(
    'select kind, name, email, company, subject_id as "subject", message from enquiries order by created_at',
  );
const send = () => sendContact(page);
const focusedName = () =>
  page.evaluate(
    () => document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName,
  );
const ada = {
  kind: "contact",
  name: "Ada",
  email: "ada@example.com",
  company: "Engines Ltd",
  subject: "support",
  message: "It stopped, <b>twice</b>.\nPlease look.",
};

const fill = (values: Partial<typeof ada> = ada) => fillLiveContact(page, values);
/** Where it isn't alive, or not yet. */
const fillPlain = (values: Partial<typeof ada> = ada) => fillContact(page, values);

test("a message is stored once, and the answer says until when a reply comes", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  await send().dblclick();
  await isStored(page);
  await expect.poll(focusedName).toBe("H2");
  const answer = await page.locator(".thanks").innerText();
  expect(answer).toContain("No mail service is connected here yet, so no confirmation is sent.");
  expect(answer).toMatch(/within 24 hours: by \d+ \w+ 20\d\d, \d\d:\d\d UTC/);
  expect(await stored()).toEqual([ada]);
  expect(visitor.complaints).toEqual([]);
});

test("another message begins with who one is, and is a message of its own", async () => {
  await page.goto(`${app.url}/contact?subject=demo`);
  expect(await page.getByLabel("Subject").inputValue()).toBe("demo");
  await fill({ ...ada, subject: "" });
  await send().click();
  await isStored(page);
  await page.getByRole("link", { name: "Send another message" }).click();
  await expect.poll(focusedName).toBe("subject");
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ada");
  expect(await page.getByLabel("Message").inputValue()).toBe("");
  await fill({ subject: "other", message: "And thank you" });
  await send().click();
  await isStored(page);
  expect((await stored()).map((row) => (row as typeof ada).subject)).toEqual(["demo", "other"]);
});

test("what is missing or wrong is named at its field, the first gets the focus, nothing is stored", async () => {
  await page.goto(`${app.url}/contact?subject=no-such-subject`);
  await fill({ name: "Ada", email: "ada at example", message: " " });
  await send().click();
  await page.getByText("This is not an email address.").waitFor();
  await page.getByText("Please choose what it is about.").waitFor();
  await page.getByText("Please write your message.").waitFor();
  expect(await focusedName()).toBe("email");
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ada");
  expect(await stored()).toEqual([]);
});

test("the panel below leads back into the form, and keeps what was typed", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  await page.getByRole("link", { name: "Write to us" }).click();
  await page.waitForURL(/#message-form$/);
  expect(await page.getByLabel("Message").inputValue()).toBe(ada.message);
  await send().click();
  await isStored(page);
  expect(await stored()).toEqual([ada]);
  expect(visitor.complaints).toEqual([]);
});

test("what was typed and chosen before the scripts came is still there after", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/contact-form*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${app.url}/contact?subject=demo`);
  await fillPlain();
  const loaded = page.waitForResponse(/assets\/contact-form/);
  release();
  await loaded;
  await send().click();
  await isStored(page);
  expect(await stored()).toEqual([ada]);
});

test("100 kB of message is refused in words, by the form and by the server", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  const long = "x".repeat(100_000);
  await page
    .getByLabel("Message")
    .evaluate((area: HTMLTextAreaElement, text) => (area.value = text), long);
  await send().click();
  await page.getByText("Please keep this under 5,000 characters.").waitFor();
  const post = (body: unknown) =>
    fetch(`${app.url}/functions/send-enquiry`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const whole = await post({ ...ada, message: long });
  expect(whole.status).toBe(413);
  expect(await whole.json()).toMatchObject({
    title: "That is more than we can take in one request.",
  });
  const part = await post({ ...ada, message: "x".repeat(20_000) });
  expect(part.status).toBe(422);
  expect(await part.json()).toMatchObject({
    errors: { message: "Please keep this under 5,000 characters." },
  });
  expect(await stored()).toEqual([]);
});

test("who fills the spam trap hears the same, and nothing is stored", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  await page.locator('[name="bot-field"]').evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await send().click();
  await isStored(page);
  expect(await page.locator(".thanks").innerText()).toMatch(/by \d+ \w+ 20\d\d/);
  expect(await stored()).toEqual([]);
});

test("by keyboard alone: filled in, sent, and on to another", async () => {
  await page.goto(`${app.url}/contact`);
  await page.getByLabel("Full Name").focus();
  await islandLives(page, "contact-form");
  for (const typed of ["Ada", "ada@example.com", "Engines Ltd", "PineScript", "Once more"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  expect(await focusedName()).toBe("BUTTON");
  await page.keyboard.press("Enter");
  await isStored(page);
  expect(await stored()).toMatchObject([{ subject: "pinescript", message: "Once more" }]);
  // Past the sources of Aria's answer.
  const again = page.getByRole("link", { name: "Send another message" });
  await again.waitFor();
  const isThere = () => again.evaluate((one) => one === document.activeElement);
  for (let step = 0; step < 12 && !(await isThere()); step++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(focusedName).toBe("subject");
});

describe("without scripts", () => {
  const plain = async () => {
    const reader = await visit(browser, { javaScriptEnabled: false });
    page = reader.page;
    return reader;
  };

  test("a refused message keeps all that was typed, and a sent one is acknowledged", async () => {
    const reader = await plain();
    await page.goto(`${app.url}/contact`);
    await fillPlain({ ...ada, subject: "" });
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      send().click(),
    ]);
    expect(refused.status()).toBe(422);
    await page.getByText("Please choose what it is about.").waitFor();
    expect(await focusedName()).toBe("subject");
    expect(await page.getByLabel("Message").inputValue()).toBe(ada.message);
    expect(await company(page).inputValue()).toBe(ada.company);
    await fillPlain({ subject: "support" });
    await send().click();
    await isStored(page);
    await page.getByRole("heading", { name: "Aria's answer" }).waitFor();
    expect(await stored()).toEqual([ada]);
    await page.getByRole("link", { name: "Send another message" }).click();
    await send().waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe("");
    await reader.context.close();
  });

  test("the same form sent twice at once is one message, without scripts too", async () => {
    const { kind: _kind, ...fields } = ada;
    const post = async () => {
      const answer = await fetch(`${app.url}/contact`, {
        method: "POST",
        headers: { origin: app.url },
        body: new URLSearchParams(fields),
      });
      return [answer.status, (await answer.text()).includes("We have your message.")];
    };
    expect(await Promise.all([post(), post()])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test("a form works by another name of this machine, and from nowhere else", async () => {
    const elsewhere = new URL(app.url);
    elsewhere.hostname = elsewhere.hostname === "localhost" ? "127.0.0.1" : "localhost";
    const { kind: _kind, ...fields } = ada;
    const post = (origin: string) =>
      fetch(`${elsewhere.origin}/contact`, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams(fields),
      });
    const answer = await post(elsewhere.origin);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("We have your message.");
    expect((await post("https://evil.example")).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });

  test("the waiting list takes an address once, and says what is wrong with one", async () => {
    const reader = await plain();
    const join = async (email: string) => {
      await page.goto(`${app.url}/community`);
      await page.getByLabel("Email Address").fill(email);
      await page.getByRole("button", { name: "Join the waiting list" }).click();
    };
    await join("ada <at> example");
    await page.getByText("This is not an email address.").waitFor();
    expect(await page.getByLabel("Email Address").inputValue()).toBe("ada <at> example");
    await join("ada@example.com");
    await page.getByText("ada@example.com is on the waiting list.").waitFor();
    await join("Ada@Example.com");
    await page.getByText("Ada@Example.com is on the waiting list.").waitFor();
    expect(await stored()).toMatchObject([{ kind: "waiting-list", email: "ada@example.com" }]);
    await reader.context.close();
  });

  test.each([
    ["category=web-dev", "Web Development", "web-dev"],
    ["template=lead-follow-up", null, "lead-follow-up"],
    ["service=no-such", null, null],
  ])("a quote with ?%s names what it is about", async (query, title, subject) => {
    const reader = await plain();
    await page.goto(`${app.url}/quote?${query}`);
    if (title) await page.getByText(`About ${title}.`).waitFor();
    await page.getByLabel("Free Text").fill("How long would it take?");
    await page.getByRole("button", { name: "Submit Quote Request" }).click();
    await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
    expect(await stored()).toMatchObject([{ kind: "quote", subject }]);
    await reader.context.close();
  });
});

// Last: it stops the application in between.
test("with the server gone it says so and keeps what was typed; sent again later, it is stored once", async () => {
  await page.goto(`${app.url}/contact`);
  await fill();
  await send().hover();
  await app.kill();
  await send().click();
  await page.getByText(unexpected, { exact: true }).waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe(ada.message);
  app = await app.restart();
  await send().click();
  await isStored(page);
  expect(await stored()).toEqual([ada]);
});
