import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAdmin, browserOf } from "./back-office.ts";
import { openBrowser } from "./browser.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { newClient } from "./people.ts";

let app: LentApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());

const markdown = "It costs **$350**: see the [contact page](/contact). <b>x</b> [y](javascript:1)";
const idOf = (table: string) =>
  eventually(async () => (await app.query<{ id: string }>(`select id from ${table}`))[0]?.id);
/** What stands in the main part of a page: the link and the emphasis of Aria's Markdown. */
const drawn = (page: Page) =>
  Promise.all([
    page.locator("main .answer-text strong").first().innerText(),
    page
      .locator("main .answer-text")
      .getByRole("link", { name: "contact page" })
      .first()
      .getAttribute("href"),
    page.locator("main .answer-text a[href^=javascript], main .answer-text b").count(),
  ]);

test("wherever Aria's Markdown stands in the back office and the portal it is drawn, and a person's words stay words", async () => {
  const person = await newClient(app.url);
  const visitor = chatter(app.url, person);
  await visitor.say("What does a **page** cost? [mine](/mine)");
  await visitor.end();
  await person.ask("/functions/send-enquiry", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({
      kind: "contact",
      name: "Grace Hopper",
      email: person.email,
      subject: "support",
      message: "And **another**?",
    }),
  });
  const request = await idOf("service_requests");
  const [conversation, enquiry] = [await idOf("conversations"), await idOf("enquiries")];
  await app.query(`update messages set text = '${markdown}' where sender = 'ai'`);
  await app.query(`update enquiries set ai_answer = '${markdown}'`);

  const office = await asAdmin(browser, app);
  for (const [path, words] of [
    [`/admin/conversations/${conversation}`, "What does a **page** cost? [mine](/mine)"],
    [`/admin/registrations/${request}`, "What does a **page** cost? [mine](/mine)"],
    [`/admin/enquiries/${enquiry}`, "And **another**?"],
  ] as const) {
    await office.page.goto(app.url + path);
    expect([path, ...(await drawn(office.page))]).toEqual([path, "$350", "/contact", 0]);
    await office.page.getByText(words, { exact: true }).last().waitFor();
  }
  expect(office.complaints).toEqual([]);
  await office.context.close();

  const own = await browserOf(browser, app, person);
  await own.page.goto(`${app.url}/portal/requests`);
  await own.page.getByText("What Aria answered right away").click();
  expect(await drawn(own.page)).toEqual(["$350", "/contact", 0]);
  expect(own.complaints).toEqual([]);
  await own.context.close();
});

test("a conversation, its service request, an enquiry and its quote lead to each other", async () => {
  const { page, context } = await asAdmin(browser, app);
  await page.goto(`${app.url}/admin/conversations/${await idOf("conversations")}`);
  await page.getByRole("link", { name: "a service request" }).click();
  await page.getByRole("link", { name: "All service requests" }).click();
  await page.getByRole("row").filter({ hasText: "Grace Hopper" }).getByRole("link").click();
  await page.getByRole("link", { name: "Open the conversation" }).click();
  await page.getByRole("link", { name: "Grace Hopper" }).click();
  await page.getByRole("heading", { name: "Sessions" }).waitFor();

  const asked = await fetch(`${app.url}/functions/request-quote`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ freeText: "A page for tea", email: "", serviceId: "landing-page" }),
  });
  expect(asked.status).toBe(201);
  await page.goto(`${app.url}/admin/quotes/${await idOf("quotes")}`);
  await page.getByRole("link", { name: "The original request" }).click();
  await page.getByText("Answered", { exact: true }).waitFor(); // by the quote: nobody has to reply
  await page.getByRole("link", { name: /^Q-/ }).click();
  await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
  await context.close();
});

test("what Aria didn't know for one visitor is written down in two clicks, and she knows it for the next", async () => {
  const question = "Do you repair xylophones and zithers?";
  await chatter(app.url).say(question);
  await chatter(app.url).say("do you repair Xylophones, and zithers");
  const { page, context, complaints } = await asAdmin(browser, app);
  await page.goto(`${app.url}/admin/unanswered`);
  const line = page.getByRole("row").filter({ hasText: "repair xylophones" });
  expect(await line.getByRole("cell").first().innerText()).toBe("2");
  await line.getByRole("link", { name: /^Answer/ }).click(); // the first click
  expect(await page.getByLabel("Questions", { exact: true }).first().inputValue()).toMatch(
    /repair xylophones/i,
  );
  await page.getByLabel("Answer", { exact: true }).first().fill("Yes, xylophones on Mondays.");
  await page.getByRole("button", { name: "Save" }).click(); // the second
  // Aria's index of all answers is built again before it is told: three seconds of a core that others want, too.
  await page.getByText("Saved. Aria uses this answer now.").waitFor({ timeout: 120_000 });
  const next = chatter(app.url);
  await next.say(question);
  const told = await eventually(async () =>
    (await next.messages()).find((one) => one.sender === "ai"),
  );
  expect(told.text).toBe("Yes, xylophones on Mondays.");

  // A question that an answer nearly took is added to it from the list.
  const other = "Is there a place to park a horse near your office?";
  await chatter(app.url).say(other);
  await page.goto(`${app.url}/admin/unanswered`);
  // Named as near to another question it may be: the line of its own is gone.
  const own = page.getByRole("link", { name: /^Answer: .*repair xylophones/i });
  expect(await own.count()).toBe(0);
  const near = page.getByRole("row").filter({ hasText: "horse" });
  await near.getByRole("button", { name: "Add to this answer" }).click();
  await page.getByText("Added. Aria answers this question now.").waitFor({ timeout: 120_000 });
  // The list is read again after the note is there.
  await near.waitFor({ state: "detached" });
  await page.getByLabel("Question", { exact: true }).fill(other);
  await page.getByRole("button", { name: "Try it" }).click();
  await page.locator(".trial").getByText("She answers", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
