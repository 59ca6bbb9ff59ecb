import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { someRecord, submission } from "../factories/desk.ts";
import {
  adminEmail,
  asAdmin,
  browserOf,
  overflow,
  startBackOffice,
  violations,
} from "./back-office.ts";
import { openBrowser, type Visit } from "./browser.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { newClient, nobody, signInAs } from "./people.ts";
import type { App } from "./start-app.ts";

let app: App;
let browser: Browser;
let office: Visit;
let page: Page;
beforeAll(async () => {
  [app, browser] = await Promise.all([startBackOffice(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});
beforeEach(async () => {
  await app.query(
    "truncate service_requests, conversations, messages, enquiries, enquiry_replies, mails cascade",
  );
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = (path: string) => page.goto(app.url + path, { waitUntil: "networkidle" });
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  nobody(app.url).ask(path, {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const message = (change: object = {}) => ({
  kind: "contact",
  name: "Grace Hopper",
  email: "grace@example.com",
  subject: "support",
  message: "How do refunds work?",
  ...change,
});
const onlyId = async (table: string) =>
  eventually(async () => (await app.query<{ id: string }>(`select id from ${table}`))[0]?.id);

/** One thing of each kind that the desk shows; @returns their pages */
async function fillDesk(words = "I need a chatbot. Please contact me at ada@example.com.") {
  const visitor = chatter(app.url);
  await visitor.say(words);
  await visitor.end();
  await postJson("/functions/send-enquiry", message({ name: words.slice(0, 200), message: words }));
  const request = await onlyId("service_requests");
  const [conversation, enquiry] = [await onlyId("conversations"), await onlyId("enquiries")];
  return [
    "/admin/registrations",
    `/admin/registrations/${request}`,
    "/admin/conversations",
    `/admin/conversations/${conversation}`,
    "/admin/enquiries",
    `/admin/enquiries/${enquiry}`,
  ];
}

test("every page of the desk has nothing for axe to find and isn't wider than a phone", async () => {
  const pages = await fillDesk("A very-long-word-without-an-end".repeat(20));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of pages) {
    await open(path);
    expect([path, await overflow(page), await violations(page)]).toEqual([path, 0, []]);
  }
});

// security.md, rows 12 and 13.
test("markup in a conversation, a record and a message stays text wherever it is shown", async () => {
  const payloads = [
    "<script>document.title='owned'</script>",
    "<img src=https://evil.example/p.png onerror=document.title='owned'>",
    "<svg/onload=document.title='owned'>",
    "[x](javascript:document.title='owned')",
    "![x](https://evil.example/p.png)",
    "</textarea><script>document.title='owned'</script>",
    "{{constructor.constructor('document.title=1')()}}",
    '=HYPERLINK("https://evil.example")',
  ];
  const asked: string[] = [];
  office.context.on("request", (request) => asked.push(request.url()));
  const words = payloads.join(" ");
  const record = { ...someRecord, customer_name: payloads[0], company: payloads[1] };
  const notes = { project_type: payloads[2], key_requirements: words, budget: payloads[3] };
  const person = await newClient(app.url);
  await person.ask("/functions/store-intake-data", {
    method: "POST",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ ...submission(), data: { ...record, ...notes } }),
  });
  const noted = await onlyId("service_requests");
  const pages = [`/admin/registrations/${noted}`];
  await app.query(`update service_requests set created_at = created_at - interval '1 hour'`);
  const visitor = chatter(app.url);
  await visitor.say(words);
  await visitor.end();
  await postJson("/functions/send-enquiry", message({ name: payloads[1], message: words }));
  const [conversation, enquiry] = [await onlyId("conversations"), await onlyId("enquiries")];
  await app.query(`update enquiries set ai_answer = '${payloads.join(" ").replaceAll("'", "''")}'`);
  pages.push(
    "/admin/registrations",
    "/admin/conversations?search=script",
    `/admin/conversations/${conversation}`,
    "/admin/enquiries",
    `/admin/enquiries/${enquiry}`,
  );
  for (const path of pages) {
    await open(path);
    expect([path, await page.title()]).not.toContain("owned");
    expect(await page.locator("main img, main iframe, main a[href^='javascript']").count()).toBe(0);
  }
  const portal = await browserOf(browser, app, person);
  await portal.page.goto(`${app.url}/portal/requests`);
  await portal.page.getByText(payloads[2] ?? "", { exact: true }).waitFor();
  await portal.context.close();
  expect(asked.filter((url) => url.includes("evil"))).toEqual([]);
});

test("an admin who is demoted in the middle can neither decide nor reply nor answer", async () => {
  const [, request, , conversation, , enquiry] = await fillDesk();
  await app.query("update conversations set status = 'open', ended_at = null");
  const admin = await signInAs(app.url, adminEmail);
  await app.query(`update users set role = 'client' where email = '${adminEmail}'`);
  try {
    for (const [path = "", fields] of [
      [request, { intent: "approve" }],
      [conversation, { intent: "take-over" }],
      [conversation, { intent: "say", text: "Hello", key: "key-12345678" }],
      [enquiry, { text: "Hello", key: "key-12345678" }],
    ] as [string | undefined, Record<string, string>][]) {
      const answer = await admin.send(path, fields);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/"]);
    }
    const events = await admin.ask(`/functions${conversation?.replace("/admin", "") ?? ""}/events`);
    expect(events.status).toBe(403);
  } finally {
    await app.query(`update users set role = 'admin' where email = '${adminEmail}'`);
  }
  const [row] = await app.query<object>(`
    select (select decision from service_requests) as decision, (select handled_by from conversations) as handler,
      (select count(*)::int from enquiry_replies) as replies`);
  expect(row).toEqual({ decision: null, handler: null, replies: 0 });
});

describe("without scripts", () => {
  const plain = () => asAdmin(browser, app, { javaScriptEnabled: false });

  test("a request is rejected and taken back, and an enquiry answered", async () => {
    const [, request = "", , , , enquiry = ""] = await fillDesk();
    const desk = await plain();
    await desk.page.goto(app.url + request);
    await desk.page.getByRole("button", { name: /^Reject/ }).click();
    await desk.page.getByText("Request rejected.").waitFor();
    await desk.page.getByRole("button", { name: /^Undo/ }).click();
    await desk.page.getByText("Decision undone.").waitFor();
    await desk.page.goto(app.url + enquiry);
    await desk.page.getByLabel(/^To /).fill("We look at it.");
    await desk.page.getByRole("button", { name: "Send reply" }).click();
    await desk.page.getByText("The reply is in the outbox for you to pass on.").waitFor();
    expect(await app.query("select text from enquiry_replies")).toEqual([
      { text: "We look at it." },
    ]);
    await desk.context.close();
  });

  test("a conversation is taken over, answered and handed back", async () => {
    const visitor = chatter(app.url);
    await visitor.say("Hello?");
    const desk = await plain();
    await desk.page.goto(`${app.url}/admin/conversations/${await onlyId("conversations")}`);
    await desk.page.getByRole("button", { name: "Take over" }).click();
    await desk.page.getByLabel("Your answer").fill("A person here.");
    await desk.page.getByRole("button", { name: "Send answer" }).click();
    await desk.page.getByText("A person here.").waitFor();
    await desk.page.getByRole("button", { name: "Hand back" }).click();
    await desk.page.getByText("Aria is answering again").waitFor();
    expect((await visitor.messages()).map(({ sender }) => sender)).toContain("person");
    await desk.context.close();
  });
});

test("two admins at once: one decides, and the other is told", async () => {
  const [, request = ""] = await fillDesk();
  const second = await asAdmin(browser, app);
  await Promise.all([open(request), second.page.goto(app.url + request)]);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.getByText("Request approved.").waitFor();
  await second.page.getByRole("button", { name: /^Reject/ }).click();
  await second.page.getByText("Failed to update the request").waitFor();
  await second.page.getByText("Someone has already decided this.").waitFor();
  expect(await app.query("select decision from service_requests")).toEqual([
    { decision: "approved" },
  ]);
  await second.context.close();
});

test("a list and a transcript that can't be read say so in the specified words", async () => {
  const [, request = ""] = await fillDesk();
  await app.query("alter table messages rename to messages_away");
  await open(request);
  await page.getByText("Transcript Not Available").waitFor();
  await page.getByText("The conversation transcript could not be loaded.").waitFor();
  await app.query("alter table messages_away rename to messages");
  await app.query("alter table service_requests rename to service_requests_away");
  await open("/admin/registrations");
  await page.getByText("Failed to load registrations").waitFor();
  await page.getByText(/^Failed to fetch visit summaries: /).waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await app.query("alter table service_requests_away rename to service_requests");
});

describe("storing intake data", () => {
  const path = "/functions/store-intake-data";
  const refusal = async (response: Response) => [
    response.status,
    ((await response.json()) as { title: string }).title,
  ];

  test("answers to our own pages only, and refuses in the specified words", async () => {
    expect((await postJson(path, submission())).status).toBe(201);
    expect((await postJson(path, submission())).status).toBe(201);
    expect(await app.query("select count(*)::int as many from service_requests")).toEqual([
      { many: 1 },
    ]);
    expect((await postJson(path, submission(), { origin: "https://evil.example" })).status).toBe(
      403,
    );
    const program = await fetch(app.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(submission()),
    });
    expect(program.status).toBe(403);
    expect(await refusal(await postJson(path, { data: {} }))).toEqual([
      422,
      "Failed to store intake data: 422",
    ]);
    expect((await postJson(path, { data: "x".repeat(100_000) })).status).toBe(413);
  });

  test("ten a minute are enough for anybody", async () => {
    const visitor = nobody(app.url);
    const statuses: number[] = [];
    for (let index = 0; index < 14; index++)
      statuses.push(
        (
          await visitor.ask(path, {
            method: "POST",
            headers: { origin: app.url, "content-type": "application/json" },
            body: "{}",
          })
        ).status,
      );
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
  });
});
