import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { islandLives, type Visit } from "./browser.ts";
import {
  eachContactVisit,
  fillContact,
  fillLiveContact,
  isStored,
  sendContact,
} from "./contact-form.ts";
import { fieldIn, textIn } from "./form-reading.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { plainReader } from "./plain-reader.ts";

let app: LentApp;
let visitor: Visit;
let page: Page;
eachContactVisit(borrowApp, (given) => ({ app, visitor, page } = given));

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

test("a message is stored once, the answer says until when a reply comes, and another is a message of its own", async () => {
  await page.goto(`${app.url}/contact?subject=demo`);
  expect(await page.getByLabel("Subject").inputValue()).toBe("demo");
  await fill({ ...ada, subject: "" });
  await send().dblclick();
  await isStored(page);
  await expect.poll(focusedName).toBe("H2");
  const answer = await page.locator(".thanks").innerText();
  expect(answer).toContain("No mail service is connected here yet, so no confirmation is sent.");
  expect(answer).toMatch(/within 24 hours: by \d+ \w+ 20\d\d at \d\d:\d\d UTC/);
  expect(await stored()).toEqual([{ ...ada, subject: "demo" }]);

  const another = async () => {
    await page.getByRole("link", { name: "Send another message" }).click();
    await expect.poll(focusedName).toBe("subject");
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Ada");
    expect(await page.getByLabel("Message").inputValue()).toBe("");
  };
  await another();
  await fill({ subject: "other", message: "And thank you" });
  await send().click();
  await isStored(page);
  const subjects = async () => (await stored()).map((row) => (row as typeof ada).subject);
  expect(await subjects()).toEqual(["demo", "other"]);

  // Who fills the spam trap hears the same, and nothing is stored.
  await another();
  await fill({ subject: "other", message: "Cheap pills" });
  await page.locator('[name="bot-field"]').evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await send().click();
  await isStored(page);
  expect(await page.locator(".thanks").innerText()).toMatch(/by \d+ \w+ 20\d\d/);
  expect(await subjects()).toEqual(["demo", "other"]);
  expect(visitor.complaints).toEqual([]);
});

test("what is wrong, missing or too long is named at its field and stores nothing; put right it is sent, by way of the panel below", async () => {
  await page.goto(`${app.url}/contact?subject=no-such-subject`);
  await fill({ name: "Ada", email: "ada at example", message: " " });
  await send().click();
  await page.getByText("This is not an email address.").waitFor();
  await page.getByText("Please choose what it is about.").waitFor();
  await page.getByText("Please write your message.").waitFor();
  expect(await focusedName()).toBe("email");
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Ada");

  await fill();
  await page
    .getByLabel("Message")
    .evaluate((area: HTMLTextAreaElement, text) => (area.value = text), "x".repeat(100_000));
  await send().click();
  await page.getByText("Please keep this under 5,000 characters.").waitFor();
  expect(await stored()).toEqual([]);

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

test("100 kB of message is refused in words by the server, too", async () => {
  const long = "x".repeat(100_000);
  const post = (body: unknown) =>
    fetch(`${app.url}/functions/send-enquiry`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const whole = await post({ ...ada, message: long });
  expect(whole.status).toBe(413);
  expect(await whole.json()).toMatchObject({
    title: "This is more than we can accept in one request.",
  });
  const part = await post({ ...ada, message: "x".repeat(20_000) });
  expect(part.status).toBe(422);
  expect(await part.json()).toMatchObject({
    errors: { message: "Please keep this under 5,000 characters." },
  });
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
  test("a refused message keeps all that was typed, and a sent one is acknowledged", async () => {
    const { kind: _kind, ...fields } = ada;
    const reader = plainReader(app.url);
    await reader.open("/contact");
    await reader.send("Send message", { ...fields, subject: "" });
    expect(reader.status).toBe(422);
    expect(reader.html).toContain("Please choose what it is about.");
    expect(fieldIn(reader.html, "subject")).toHaveProperty("autofocus");
    // What else was typed is in the form still, and is sent from there.
    await reader.send("Send message", { subject: "support" });
    expect(reader.html).toContain("We have your message.");
    expect(reader.html).toContain("Aria’s answer");
    expect(await stored()).toEqual([ada]);
    await reader.follow("Send another message");
    await reader.send("Send message");
    expect(reader.html).toContain("Please write your message.");
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
    const reader = plainReader(app.url);
    const join = async (email: string) => {
      await reader.open("/community");
      await reader.send("Join the waiting list", { email });
    };
    await join("ada <at> example");
    expect(reader.html).toContain("This is not an email address.");
    expect(fieldIn(reader.html, "email")["value"]).toBe("ada <at> example");
    await join("ada@example.com");
    expect(textIn(reader.html)).toContain("ada@example.com is on the waiting list.");
    await join("Ada@Example.com");
    expect(textIn(reader.html)).toContain("Ada@Example.com is on the waiting list.");
    expect(await stored()).toMatchObject([{ kind: "waiting-list", email: "ada@example.com" }]);
  });

  test.each([
    ["category=web-dev", "About Web Development.", "web-dev"],
    ["template=lead-follow-up", "", "lead-follow-up"],
    ["service=no-such", "", null],
  ])("a quote with ?%s names what it is about", async (query, about, subject) => {
    const reader = plainReader(app.url);
    await reader.open(`/quote?${query}`);
    expect(textIn(reader.html)).toContain(about);
    await reader.send("Submit Quote Request", { freeText: "How long would it take?" });
    expect(textIn(reader.html)).toMatch(/Quote Q-/);
    expect(await stored()).toMatchObject([{ kind: "quote", subject }]);
  });
});
