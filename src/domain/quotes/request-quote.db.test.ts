import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import { enquiries } from "#domain/enquiries/tables.ts";
import { mails } from "#domain/mail/tables.ts";
import { alerts } from "#domain/operations/tables.ts";
import { AppError } from "#errors";
import { dayMs, hourMs, minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { readQuote, requestQuote } from "./index.ts";
import { quotes } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let shop: Awaited<ReturnType<typeof openShop>>;
let house: ReturnType<typeof quotesOn>;
const down = new ConsultantUnavailable("server", "HTTP 503: Service Unavailable", { status: 503 });

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(
    sql`truncate quotes, enquiries, enquiry_replies, mails, ai_spending, alerts, audit_entries, dbos.workflow_status cascade`,
  );
  house = quotesOn(shop.deps);
});

const mailed = async () =>
  (await database.db.select().from(mails)).map(
    ({ to, key }) => `${key.split("/")[0] ?? ""} → ${to}`,
  );
const only = async () => {
  const rows = await database.db.select().from(quotes);
  expect(rows).toHaveLength(1);
  return rows[0]!;
};

test("a request is an enquiry and a ready quote, with the catalogue's price, days and 30 days to accept", async () => {
  const now = shop.till.time.now.getTime();
  const quote = await house.ask({ email: "ada@example.com", serviceId: "landing-page" });
  expect(quote).toMatchObject({
    status: "ready",
    summary: "One page that sells your tea.",
    totalCents: 35_000,
    range: { minCents: 35_000, maxCents: 35_000 },
    days: 3,
    assumptions: ["You have the texts."],
    isDemo: false,
    hasEmail: true,
    dueAt: new Date(now + dayMs).toISOString(),
    validUntil: new Date(now + 30 * dayMs).toISOString(),
  });
  expect(quote.number).toMatch(/^Q-[2-9B-DF-HJ-NP-TV-Z]{4}$/);
  expect(quote.token).toMatch(/^qt_[0-9a-z]{26}$/);
  const [enquiry] = await database.db.select().from(enquiries);
  expect(enquiry).toMatchObject({
    kind: "quote",
    message: "A page for tea",
    email: "ada@example.com",
  });
  expect(await only()).toMatchObject({ enquiryId: enquiry?.id, serviceId: "landing-page" });
  expect(await mailed()).toEqual(
    expect.arrayContaining(["enquiry-received → desk@shop.test", "quote-ready → ada@example.com"]),
  );
  expect(await mailed()).toHaveLength(2);
});

test("what holds a token sees nothing of a person but what they wrote", async () => {
  const { token } = await house.ask({
    freeText: "",
    name: "Ada Lovelace",
    email: "ada@example.com",
    projectDescription: "A shop for tea",
  });
  const seen = JSON.stringify(await readQuote(token, house.deps));
  expect(seen).toContain("A shop for tea");
  expect(seen).not.toMatch(/Ada|example\.com|enq_|quo_|usr_/);
  for (const other of [
    "qt_00000000000000000000000000",
    "",
    "'; drop table quotes",
    token.slice(0, -1),
  ])
    expect(await codeOf(readQuote(other, house.deps))).toBe("not_found");
});

test("what the scopes don't cover waits for a person: the range is open above, and both sides hear of it", async () => {
  house.script.said = {
    summary: "A page, and something rarer.",
    positions: [{ scopeId: "landing-page.essential", quantity: 2, reason: "" }],
    extras: [{ title: "A tea sommelier's robot", description: "It pours." }],
    assumptions: [],
  };
  const quote = await house.ask({ email: "ada@example.com" });
  expect(quote).toMatchObject({
    status: "pricing",
    totalCents: null,
    range: { minCents: 70_000, maxCents: null },
    days: null,
    validUntil: null,
  });
  expect(await mailed()).toEqual(
    expect.arrayContaining([
      "quote-waits → ada@example.com",
      "quote-price-wanted → desk@shop.test",
    ]),
  );
  const texts = (await database.db.select().from(mails)).filter(
    ({ to }) => to === "ada@example.com",
  );
  for (const { text, subject } of texts)
    expect(text + subject).not.toMatch(/sommelier|rarer|for tea/);
});

test("without an address nothing is mailed to anybody but us", async () => {
  expect(await house.ask()).toMatchObject({ status: "ready", hasEmail: false });
  expect(await mailed()).toEqual(["enquiry-received → desk@shop.test"]);
});

test("our own mail about it asks nobody to reply: Aria does, and another mail tells where she can't", async () => {
  const { dueAt } = await house.ask({ email: "ada@example.com", freeText: "A page for tea" });
  const [mail] = await database.db.select().from(mails).where(eq(mails.to, "desk@shop.test"));
  expect(mail).toMatchObject({ subject: "New quote request", replyTo: "ada@example.com" });
  expect(mail?.text).toContain("Aria is writing the quote. You don’t need to do anything.");
  expect(mail?.text).not.toContain("We promised a reply");
  expect(mail?.text).toContain(dueAt.slice(11, 16));
  expect(mail?.text).toContain("/admin/quotes?show=all");
  expect(mail?.text).toContain("A page for tea");
});

test("nobody fills a stranger's mailbox: from the fourth quote of a day on the page is the reply", async () => {
  const made = [];
  for (const freeText of ["One", "Two", "Three", "Four"])
    made.push(await house.ask({ freeText, email: "ada@example.com" }));
  expect(made.map(({ hasEmail }) => hasEmail)).toEqual([true, true, true, false]);
  expect((await mailed()).filter((mail) => mail.includes("ada@"))).toHaveLength(3);
});

test("sent twice with the same key it is one quote, also at the same moment", async () => {
  const requestKey = "the-same-form-0001";
  const made = await Promise.all(
    Array.from({ length: 6 }, () => house.ask({ requestKey, email: "ada@example.com" })),
  );
  expect(new Set(made.map(({ token }) => token)).size).toBe(1);
  expect(house.heard).toHaveLength(1);
  expect(await house.ask({ requestKey, email: "ada@example.com" })).toMatchObject({
    status: "ready",
  });
  expect(house.heard).toHaveLength(1);
  await only();
  expect(await database.db.select().from(enquiries)).toHaveLength(1);
  expect((await mailed()).filter((mail) => mail.includes("ada@"))).toHaveLength(1);
});

test.each([
  ["invalid_input", { freeText: "   " }],
  ["invalid_input", { freeText: "x".repeat(10_240) }],
  ["invalid_input", { freeText: "A page", email: "no address" }],
  ["unknown_service", { serviceId: "time-machine" }],
])("a request with a flaw is refused as %s, and nothing is stored or asked", async (code, flaw) => {
  expect(await codeOf(house.ask(flaw))).toBe(code);
  expect(await database.db.select().from(quotes)).toEqual([]);
  expect(await database.db.select().from(enquiries)).toEqual([]);
  expect(house.heard).toEqual([]);
});

test("who fills the spam trap hears of a quote on its way, and nothing is stored, asked or mailed", async () => {
  const quote = await house.ask({ botField: "https://spam.example", email: "ada@example.com" });
  expect(quote).toMatchObject({ status: "pending", token: expect.stringMatching(/^qt_/) });
  expect(await database.db.select().from(quotes)).toEqual([]);
  expect(house.heard).toEqual([]);
  expect(await mailed()).toEqual([]);
});

test("the provider fails: enquiry and quote are kept, and the job writes and mails it later", async () => {
  house.script.said = down;
  const failed = await house.ask({ email: "ada@example.com" }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: "quote_failed", message: "Failed to get AI quote." });
  const kept = await only();
  expect(kept).toMatchObject({ status: "pending", writingUntil: null });
  expect((failed as AppError).fields).toEqual({ quote: `/quotes/${kept.token}` });
  expect(await mailed()).toContain("quote-kept → ada@example.com");
  expect(await database.db.select().from(alerts)).toMatchObject([{ key: "ai/server" }]);
  house.script.said = { positions: [{ scopeId: "smart-form.one-form", quantity: 1 }] };
  expect(await house.runJobs()).toEqual([]);
  expect(await only()).toMatchObject({ status: "ready", totalCents: 20_000 });
  expect(await mailed()).toContain("quote-ready → ada@example.com");
});

test("the job fails as long as the provider does, so that it is put off and tried again", async () => {
  house.script.said = down;
  await codeOf(house.ask());
  expect(await house.runJobs()).toEqual([down]);
  expect(await only()).toMatchObject({ status: "pending" });
});

test("sent again after a failure, the same request is tried at once and is still one quote", async () => {
  house.script.said = down;
  const requestKey = "the-same-form-0002";
  expect(await codeOf(house.ask({ requestKey }))).toBe("quote_failed");
  house.script.said = { positions: [{ scopeId: "smart-form.one-form", quantity: 1 }] };
  expect(await house.ask({ requestKey })).toMatchObject({ status: "ready", totalCents: 20_000 });
  await only();
});

test("an answer that is no choice counts as a failure of the provider", async () => {
  for (const said of [null, "One dollar!", [], { positions: "all" }, 42]) {
    house.script.said = said;
    expect(await codeOf(house.ask({ freeText: JSON.stringify(said) }))).toBe("quote_failed");
  }
  expect(await database.db.select().from(alerts)).toMatchObject([
    { key: "ai/bad_answer", times: 5 },
  ]);
});

test("while one request writes the quote no other asks the provider; after its time somebody may again", async () => {
  house.script.said = down;
  await codeOf(house.ask());
  const { id } = await only();
  const time = shop.till.time;
  await database.db.update(quotes).set({ writingUntil: new Date(time.now.getTime() + minuteMs) });
  house.script.said = { positions: [{ scopeId: "smart-form.one-form", quantity: 1 }] };
  expect(await house.runJobs()).toEqual([]);
  expect(house.heard).toHaveLength(1);
  // The process that was at it died.
  await database.db
    .update(quotes)
    .set({ writingUntil: new Date(time.now.getTime() - 1) })
    .where(eq(quotes.id, id));
  await requestQuote(
    "visitor",
    { freeText: "Another" },
    { visitor: null, address: "b" },
    house.deps,
  );
  expect(house.heard).toHaveLength(2);
});

test("limits hold: who has spent enough gets no more answers, the request is kept, and the job waits for tomorrow", async () => {
  const { consultant } = house.deps;
  const expensive = { ...consultant, ai: { ...consultant.ai, name: "provider" as const } };
  house = quotesOn(shop.deps, { consultant: expensive });
  let refused = 0;
  const most = Math.ceil(chatLimits.tokensPerVisitorPerDay / 9999);
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_, index) =>
      codeOf(house.ask({ freeText: `Wish ${index}` })),
    ),
  );
  refused = answers.filter((code) => code === "ai_limit_reached").length;
  expect(refused).toBeGreaterThan(0);
  expect(answers.filter((code) => code === "done").length).toBe(house.heard.length);
  expect(await database.db.select().from(quotes)).toHaveLength(answers.length);
  await database.db.execute(
    sql`update ai_spending set tokens = ${chatLimits.tokensPerVisitorPerDay}`,
  );
  const problems = await house.runJobs();
  expect(problems).toHaveLength(refused);
  shop.till.time.now = new Date(shop.till.time.now.getTime() + 25 * hourMs);
  await codeOf(house.ask({ freeText: "The next day" }));
  expect(house.heard.length).toBe(answers.length - refused + 1);
});
