import fc from "fast-check";
import { expect, test } from "vitest";
import { summaryMail, type NotedCall, type SummaryAddress } from "./summary-mail.ts";

const call = {
  startedAt: new Date("2026-11-22T14:05:00Z"),
  seconds: 725,
  provider: "tavus",
} as const;
const deps = { brandName: "Ariaworks", publicUrl: "https://shop.test" };
const noted: NotedCall = {
  requestId: "req_1",
  isFallback: false,
  needsFollowUp: true,
  project: "Chatbots and a landing page",
  facts: [
    ["Project", "Chatbots and a landing page"],
    ["What you need", "Answers in two languages"],
    ["Budget", "1,000 USD"],
  ],
};
const stranger: SummaryAddress = {
  email: "ada@example.com",
  isConfirmed: false,
  hasPortal: false,
  mayClaim: true,
};
const owner: SummaryAddress = { ...stranger, isConfirmed: true, hasPortal: true, mayClaim: false };
const textFor = (change: Partial<NotedCall>, to: SummaryAddress) =>
  summaryMail(call, { ...noted, ...change }, to, deps).text;

test("a confirmed address gets what was noted, what happens next, and the ways on", () => {
  const text = textFor({}, owner);
  expect(text).toContain("What you need: Answers in two languages");
  expect(text).toContain("Budget: 1,000 USD");
  expect(text).toContain("When: 22 November 2026 at 14:05 UTC");
  expect(text).toContain("Length: 13 minutes");
  expect(text).toContain("A person will read the notes and get back to you.");
  expect(text).toContain("https://shop.test/portal/requests");
  expect(text).toContain("https://shop.test/quote");
  expect(text).toContain("https://shop.test/contact");
  expect(text).toContain("Aria is an AI.");
});

test("an unconfirmed address gets our own words for what it was about, and how to see the rest", () => {
  const text = textFor({}, stranger);
  expect(text).toContain("About: chatbot, landing page");
  expect(text).toContain("this address hasn’t been confirmed");
  expect(text).toContain("https://shop.test/register");
  expect(text).not.toMatch(/two languages|1,000/);
});

test("whatever was said or made up, an unconfirmed address gets none of it", () => {
  const said = fc.string({ minLength: 4, maxLength: 60, unit: "binary" });
  fc.assert(
    fc.property(said, said, fc.boolean(), fc.boolean(), (project, need, hasPortal, mayClaim) => {
      const to = { ...stranger, hasPortal, mayClaim };
      const one = { ...noted, project: `x ${project}`, facts: [["What you need", need]] as const };
      const empty = { ...noted, project: "", facts: [] };
      const { text, html = "", subject } = summaryMail(call, one, to, deps);
      const bare = summaryMail(call, empty, to, deps);
      const without = (mail: string) =>
        mail.replace(/\n?About: [\w, ]+/, "").replace(/<tr><th[^>]*>About<\/th>.*?<\/tr>\n/, "");
      expect([without(text), without(html), subject]).toEqual([
        without(bare.text),
        without(bare.html ?? ""),
        bare.subject,
      ]);
    }),
  );
});

test("a conversation that couldn't be read says so, and claims nothing, to whomever it goes", () => {
  for (const to of [owner, stranger]) {
    const text = textFor({ isFallback: true, facts: [["How it began", "Customer: hello"]] }, to);
    expect(text).toContain("couldn’t summarise this conversation");
    expect(text).not.toMatch(/hello|About:|What you talked about/);
  }
});

test("who asked for nothing is promised nothing, and a demo is called one", () => {
  const text = summaryMail(
    { ...call, provider: "built-in" },
    { ...noted, needsFollowUp: false },
    owner,
    deps,
  ).text;
  expect(text).toContain("we won’t write to you");
  expect(text).not.toContain("get back to you");
  expect(text).toContain("Type: Demo consultation");
});
