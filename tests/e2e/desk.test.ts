import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asAdmin } from "./back-office.ts";
import { hydrated, openBrowser, type Visit } from "./browser.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { nobody } from "./people.ts";

let app: LentApp;
let browser: Browser;
let office: Visit;
let page: Page;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = (path: string) => page.goto(app.url + path, { waitUntil: "domcontentloaded" });

test("a visitor's conversation becomes a service request, which an admin reads, approves and takes back", async () => {
  const visitor = chatter(app.url);
  await visitor.say(
    "I'm Ada of Engines Ltd. I need a chatbot, please contact me at ada@example.com.",
  );
  await visitor.say("It has to answer in two languages, by May.");
  await visitor.end();
  const request = await eventually(
    async () => (await app.query<{ id: string }>("select id from service_requests"))[0],
  );
  const mails = await app.query<{ text: string }>(
    `select text from mails where key = 'request-raised/${request.id}'`,
  );
  expect(mails).toHaveLength(1);
  for (const fact of [
    "Who: Ada, Engines Ltd",
    "Email: ada@example.com",
    "I need a chatbot",
    "Timeline: by May",
    "/admin/conversations/",
  ])
    expect(mails[0]?.text).toContain(fact);

  await open("/admin/registrations?status=pending");
  await hydrated(page);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.getByText("Request approved.").waitFor();
  await page.getByText("No matching service requests").waitFor();

  await open(`/admin/registrations/${request.id}`);
  await hydrated(page);
  await page.getByText("Approved", { exact: true }).waitFor();
  expect(await page.locator(".record").innerText()).toMatch(/Decided\s+.*, by you/);
  // Who, how to reach them, by when, and the way to the conversation.
  const shown = await page.locator("main").innerText();
  for (const fact of [/Engines Ltd/, /ada@example\.com/, /by May/, /Open the conversation/])
    expect(shown).toMatch(fact);
  const said = page.locator(".transcript__line");
  expect(await said.first().innerText()).toMatch(/Customer[\s\S]*I'm Ada of Engines Ltd/);
  expect(await said.nth(1).innerText()).toContain("AI Agent");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByText("Decision undone.").waitFor();
  await page.getByRole("button", { name: /^Reject/ }).waitFor();
  expect(office.complaints).toEqual([]);
});

test("an admin takes a running conversation over, the visitor reads the answer, and Aria gets it back", async () => {
  const visitor = chatter(app.url);
  await visitor.say("Is anybody there?");
  const [conversation] = await app.query<{ id: string }>(
    "select id from conversations where status = 'open'",
  );
  await open("/admin/conversations?show=open&search=anybody");
  await hydrated(page);
  expect(await page.locator(".found mark").innerText()).toBe("anybody");
  await page.getByRole("link", { name: "Is anybody there?" }).click();
  await page.waitForURL(`**/admin/conversations/${conversation?.id}`);
  await page.getByText("Live: new messages appear here").waitFor();
  // The page is read anew after each step; this reading comes late, and knows nothing of what is said meanwhile.
  const reading = Promise.withResolvers<void>();
  await page.route(`**/admin/conversations/${conversation?.id}.data*`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    await reading.promise;
    return route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Take over" }).click();
  await page.getByText("You’re answering now.").waitFor();
  await visitor.say("I'd like to talk to a person.");
  await page.getByText("I'd like to talk to a person.").waitFor();
  reading.resolve();
  await page.getByLabel("Your answer").waitFor();
  await page.getByText("I'd like to talk to a person.").waitFor();
  await page.getByLabel("Your answer").fill("Here I am, a person.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.locator(".transcript__text", { hasText: "Here I am, a person." }).waitFor();
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("");
  expect((await visitor.messages()).at(-1)).toMatchObject({
    sender: "person",
    text: "Here I am, a person.",
  });
  await page.getByRole("button", { name: "Hand back" }).click();
  await page.getByText("Aria is answering again").waitFor();
  await visitor.say("What does a landing page cost?");
  expect((await visitor.messages()).at(-1)).toMatchObject({ sender: "ai" });
  await page.unrouteAll({ behavior: "wait" }); // a page read anew may still be on its way
  expect(office.complaints).toEqual([]);
});

test("a message is answered by Aria at once, and by an admin by mail", async () => {
  const sent = await nobody(app.url).ask("/functions/send-enquiry", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({
      kind: "contact",
      name: "Grace Hopper",
      email: "grace@example.com",
      subject: "support",
      message: "How do refunds work?",
    }),
  });
  expect(sent.status).toBe(201);
  const answered = (await sent.json()) as { answer: { text: string }; problem: null };
  expect(answered.answer.text).not.toBe("");

  await open("/admin/enquiries?state=open");
  await hydrated(page);
  await page.getByRole("link", { name: "Grace Hopper" }).click();
  await page.getByRole("heading", { name: "What Aria answered" }).waitFor();
  await page.getByLabel("To grace@example.com").fill("A refund takes five days.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("The reply is in the outbox for you to pass on.").waitFor();
  await page.getByText("Answered", { exact: true }).waitFor();

  await open("/admin/outbox");
  await page.getByRole("link", { name: /^Our reply/ }).click();
  await page.getByText("A refund takes five days.").waitFor();
  expect(office.complaints).toEqual([]);
});
