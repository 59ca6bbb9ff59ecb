import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminEmail, asAdmin, overflow, violations } from "./back-office.ts";
import { hydrated, openBrowser, type Visit } from "./browser.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { borrowApp, type LentApp } from "./lent-apps.ts";
import { signInAs } from "./people.ts";

let app: LentApp;
let browser: Browser;
let office: Visit;
let page: Page;
beforeAll(async () => {
  [app, browser] = await Promise.all([borrowApp(), openBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  await app.query("truncate consultations, conversations, service_requests cascade");
  office = await asAdmin(browser, app);
  page = office.page;
  return () => office.context.close();
});

const open = (path: string) => page.goto(app.url + path, { waitUntil: "domcontentloaded" });

/** A call that Tavus held an hour ago, with what was said in it, its request and a recording. */
async function addEndedCall() {
  await app.query(`insert into conversations (id, channel, visitor_key, status, title, message_count, created_at)
    values ('cnv_ended', 'video', 'v1', 'ended', 'I need a chatbot.', 2, now() - interval '1 hour')`);
  await app.query(`insert into messages (id, conversation_id, position, sender, text, state) values
    ('msg_1', 'cnv_ended', 1, 'user', 'I need a chatbot.', 'whole'),
    ('msg_2', 'cnv_ended', 2, 'ai', 'In which **languages**?', 'whole')`);
  await app.query(`insert into consultations (id, conversation_id, visitor_key, address_key, provider, call_id,
      secret_hash, status, persona_name, started_at, ends_by, ended_at, end_reason, seconds, transcript_at, recording_place)
    values ('con_ended', 'cnv_ended', 'v1', 'a', 'tavus', 'c1', 'h1', 'ended', 'Aria', now() - interval '1 hour',
      now(), now() - interval '50 minutes', 'left', 605, now(), 'https://video.test/recording.mp4')`);
  await app.query(`insert into service_requests (id, conversation_id, source, client_name, contact_person,
      key_decisions, topics_discussed, tavus_conversation_id, intake, is_fallback, priority)
    values ('req_ended', 'cnv_ended', 'video', 'Engines Ltd', 'Ada', 'Follow-up required', 'chatbot', 'c1',
      '{"project_type": "chatbot"}', false, 'medium')`);
}

test("an admin goes from the list to a call's transcript and its request, which say what it took", async () => {
  await addEndedCall();
  await open("/admin/users");
  await hydrated(page);
  await page.getByRole("link", { name: "Consultations", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Consultations" }).waitFor();
  const row = page.getByRole("row").filter({ hasText: "I need a chatbot." });
  const told = await row.innerText();
  for (const words of ["Everyone left", "Tavus", "10 min 5 s", "About $3.74", "Not signed in"])
    expect(told).toContain(words);
  const recording = row.getByRole("link", { name: /^Recording/ });
  expect(await recording.getAttribute("href")).toBe("https://video.test/recording.mp4");
  expect(await recording.getAttribute("rel")).toContain("noopener");

  await row.getByRole("link", { name: "I need a chatbot." }).press("Enter");
  await page.waitForURL("**/admin/conversations/cnv_ended");
  await page.getByText("The call is over.").waitFor();
  const current = page.getByRole("navigation", { name: "Admin" }).locator("[aria-current]");
  expect(await current.allInnerTexts()).toEqual(["Consultations"]);
  expect(await page.getByRole("link", { name: "All consultations" }).getAttribute("href")).toBe(
    "/admin/consultations",
  );
  expect(await page.locator(".transcript__line").allInnerTexts()).toEqual([
    expect.stringMatching(/^Customer[\s\S]*I need a chatbot\./),
    expect.stringMatching(/^AI Agent[\s\S]*In which languages\?/),
  ]);
  await page.getByRole("link", { name: "a service request" }).press("Enter");
  await page.getByRole("heading", { name: "Engines Ltd" }).waitFor();
  const facts = page.locator(".person-part").filter({ hasText: "Video consultation" });
  expect(await facts.first().innerText()).toMatch(
    /Tavus, Aria[\s\S]*10 min 5 s[\s\S]*Everyone left/,
  );
  await page.getByText("In which languages?").waitFor();
  expect(office.complaints).toEqual([]);
});

test("a running call is ended with the keyboard, after a question; nobody is offered to take it over", async () => {
  const visitor = chatter(app.url);
  await visitor.startCall();
  const [call] = await app.query<{ id: string }>("select id from consultations");
  await open("/admin/consultations?show=running");
  await hydrated(page);
  await page.getByRole("row").getByRole("link", { name: "Video consultation" }).press("Enter");
  await page.getByText("No one can take over a video call.").waitFor();
  expect(await page.getByRole("button", { name: "Take over" }).count()).toBe(0);
  await page.getByText("Live: new messages appear here").waitFor();
  await visitor.sayInCall("I need a chatbot. Please write to me at ada@example.com.");
  await page.locator(".transcript__line", { hasText: "ada@example.com" }).first().waitFor();
  await page.locator(".transcript__line", { hasText: "AI Agent" }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("link", { name: "Consultations", exact: true }).press("Enter");
  await page.getByRole("heading", { name: "Consultations" }).waitFor();
  const end = page.getByRole("button", { name: /^End call/ });
  await end.press("Enter");
  const dialog = page.getByRole("dialog", { name: "End this call?" });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await end.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await visitor.isInCall()).toBe(true);

  await end.press("Enter");
  await dialog.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const told = page.locator(".banner").filter({ hasText: "The call has ended." });
  await told.waitFor();
  await expect.poll(() => told.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByText("An admin ended it").waitFor();
  expect(await visitor.isInCall()).toBe(false);
  expect(
    await app.query(
      `select actor like 'usr_%' as by_admin, detail->>'reason' as reason from audit_entries
        where action = 'consultation.ended' and subject = 'consultation/${call?.id}'`,
    ),
  ).toEqual([{ by_admin: true, reason: "stopped" }]);
  const [mail] = await eventually(async () => {
    const mails = await app.query<{ to: string; text: string }>(
      `select "to", text from mails where key like 'consultation-summary/%'`,
    );
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail?.to).toBe("ada@example.com");
  expect(mail?.text).toMatch(/Type: Demo consultation[\s\S]*About: chatbot/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // Why it ended stands below the state, not below its name.
  const leftOf = (words: string) =>
    page
      .locator("td")
      .getByText(words, { exact: true })
      .evaluate((one) => Math.round(one.getBoundingClientRect().left));
  expect(await leftOf("An admin ended it")).toBe(await leftOf("Ended"));
  expect(office.complaints).toEqual([]);
});

test("without scripts the page asks first, and a call that is over says so", async () => {
  const visitor = chatter(app.url);
  await visitor.startCall();
  const [call] = await app.query<{ id: string }>("select id from consultations");
  const admin = await signInAs(app.url, adminEmail);
  const end = async (fields: object) => {
    const answer = await admin.send("/admin/consultations", { callId: call?.id ?? "", ...fields });
    return { status: answer.status, text: await answer.text() };
  };
  const asked = await end({});
  expect(asked.text).toContain("End this call?");
  expect(asked.text).toContain('name="confirmed"');
  expect(await visitor.isInCall()).toBe(true);
  expect((await end({ confirmed: "yes" })).text).toContain("The call has ended.");
  expect(await visitor.isInCall()).toBe(false);
  const again = await end({ confirmed: "yes" });
  expect(again.status).toBe(409);
  expect(again.text).toContain("Failed to end the call");
  const foreign = await admin.ask("/admin/consultations", {
    method: "POST",
    headers: { origin: "https://elsewhere.test" },
    body: new URLSearchParams({ callId: call?.id ?? "", confirmed: "yes" }),
  });
  expect(foreign.status).toBe(403);
});
