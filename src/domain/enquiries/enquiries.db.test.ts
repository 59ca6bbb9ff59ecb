import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError, type ErrorCode } from "#errors";
import { testDatabase } from "../../../tests/database.ts";
import { quoteFormMessage } from "./contract.ts";
import { sendEnquiry, type EnquiryDeps } from "./index.ts";
import { enquiries } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate enquiries, mails, audit_entries cascade`);
});

const now = new Date("2026-03-01T10:00:00Z");
const inADay = new Date("2026-03-02T10:00:00Z");
const titles = new Map([["gpt4-chatbot", "GPT-4 Chatbot"]]);
const send = (input: unknown, more: Partial<EnquiryDeps> = {}) =>
  sendEnquiry("visitor", input, {
    db: database.db,
    clock: () => now,
    publicUrl: "https://shop.example",
    brandName: "Ariaworks",
    providerEmail: "team@shop.example",
    enquiries: {
      findSubjectTitle: ({ id }) => Promise.resolve(titles.get(id) ?? null),
      forward: null,
    },
    ...more,
  });
const stored = () => database.db.select().from(enquiries);
// Other nouns' rows, as they stand: their tables are their own business.
const storedMails = async () => {
  const { rows } = await database.db.execute<{
    to: string;
    replyTo: string | null;
    subject: string;
    text: string;
    html: string;
    status: string;
  }>(sql`select "to", reply_to as "replyTo", subject, text, html, status from mails order by id`);
  return rows;
};
const mailsTo = async (to: string) => (await storedMails()).filter((mail) => mail.to === to);
const auditEntries = async () => {
  const { rows } = await database.db.execute(
    sql`select actor, action, subject, detail from audit_entries`,
  );
  return rows;
};
const rowsInAll = async () =>
  (await stored()).length + (await storedMails()).length + (await auditEntries()).length;

/** The refusal of a request, after which nothing may be stored. */
const refusalOf = async (input: unknown, code: ErrorCode): Promise<AppError> => {
  const error = await send(input).then(
    () => expect.fail("it was taken"),
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: "AppError", code });
  expect(await rowsInAll()).toBe(0);
  return error as AppError;
};

const form = {
  kind: "quote",
  serviceId: "gpt4-chatbot",
  name: "Ada",
  email: "ada@customer.example",
  projectDescription: "A chatbot for our shop",
};

describe("an enquiry", () => {
  test("is stored with what was asked and until when a reply is promised", async () => {
    const sent = await send(form);
    const [row] = await stored();
    expect(row).toMatchObject({
      kind: "quote",
      subjectType: "service",
      subjectId: "gpt4-chatbot",
      subjectTitle: "GPT-4 Chatbot",
      name: "Ada",
      email: "ada@customer.example",
      message: "A chatbot for our shop",
      status: "open",
      createdAt: now,
      dueAt: inADay,
    });
    expect(sent).toEqual({ trapped: false, id: row?.id, dueAt: row?.dueAt });
  });

  test("reaches the provider, whose reply goes to the person", async () => {
    await send(form);
    const [mail, ...others] = await mailsTo("team@shop.example");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ replyTo: "ada@customer.example", status: "queued" });
    expect(mail?.subject).toBe("New enquiry: GPT-4 Chatbot");
    for (const part of [
      "Ada",
      "ada@customer.example",
      "A chatbot for our shop",
      "2 March 2026 at 10:00 UTC",
    ])
      expect(mail?.text).toContain(part);
  });

  test("is acknowledged to the person: that we have it, until when we reply, and nothing of what was typed", async () => {
    await send(form);
    const [mail, ...others] = await mailsTo("ada@customer.example");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ replyTo: null, status: "queued" });
    for (const part of [
      "received your request",
      "within 24 hours",
      "2 March 2026 at 10:00 UTC",
      "https://shop.example/services/gpt4-chatbot",
    ])
      expect(mail?.text).toContain(part);
    // The address is unchecked: strangers must not get somebody's text from us.
    expect(`${mail?.text}${mail?.html}`).not.toContain("A chatbot for our shop");
  });

  test("from one address is acknowledged three times a day at most, and stored every time", async () => {
    for (let i = 0; i < 6; i++) await send({ ...form, projectDescription: `Request ${i}` });
    expect(await stored()).toHaveLength(6);
    expect(await mailsTo("ada@customer.example")).toHaveLength(3);
    expect(await mailsTo("team@shop.example")).toHaveLength(6);
  });

  test("from one address at once is acknowledged three times all the same", async () => {
    const emails = Array.from({ length: 20 }, (_, i) =>
      i % 2 ? form.email : "ADA@Customer.example",
    );
    await Promise.all(
      emails.map((email, i) => send({ ...form, projectDescription: `Request ${i}`, email })),
    );
    expect(await stored()).toHaveLength(20);
    const mails = await storedMails();
    expect(mails.filter(({ to }) => to.toLowerCase() === form.email)).toHaveLength(3);
  });

  test("without an email is told to the provider only", async () => {
    await send({ kind: "quote", freeText: "Can you do this?" });
    const all = await storedMails();
    expect(all.map((mail) => mail.to)).toEqual(["team@shop.example"]);
    expect(all[0]).toMatchObject({ subject: "New enquiry", replyTo: null });
    expect(await stored()).toMatchObject([{ email: null, subjectId: null, subjectTitle: null }]);
  });

  test("has its mails asked for in the same transaction", async () => {
    await send(form);
    const { rows } = await database.db.execute(
      sql`select m.id from mails m join dbos.workflow_status w on w.workflow_uuid = 'mail/' || m.id`,
    );
    expect(rows).toHaveLength(2);
  });

  test("is audited without personal data", async () => {
    await send(form);
    const [entry] = await auditEntries();
    const [row] = await stored();
    expect(entry).toMatchObject({
      actor: "visitor",
      action: "enquiry.sent",
      subject: `enquiry/${row?.id}`,
      detail: { kind: "quote", about: "service/gpt4-chatbot", canReply: true },
    });
  });
});

describe("refused, with nothing stored", () => {
  test("an incomplete form, in the words of the specification", async () => {
    const error = await refusalOf({ kind: "quote", name: "Ada" }, "invalid_input");
    expect(error.fields).toEqual({ freeText: quoteFormMessage });
    expect(error.message).toBe(quoteFormMessage);
  });

  test("an email that is none, under its field", async () => {
    const error = await refusalOf({ ...form, email: "ada" }, "invalid_input");
    expect(error.fields).toEqual({ email: "This is not an email address." });
  });

  test("10 KB of text, under its field", async () => {
    const error = await refusalOf({ kind: "quote", freeText: "x".repeat(10_240) }, "invalid_input");
    expect(error.fields).toHaveProperty("freeText");
  });

  test.each([[null], ["text"], [undefined], [[]], [42]])("%j, which is no form", async (input) => {
    const error = await refusalOf(input, "invalid_input");
    expect(error.fields).toBeDefined();
  });

  test.each(["no-such-service", "__proto__", "' or 1=1 --"])("service %s", async (serviceId) => {
    const error = await refusalOf({ ...form, serviceId }, "unknown_service");
    expect(error.fields).toBeUndefined();
  });
});

describe("the spam trap", () => {
  test.each([
    ["an otherwise good form", { ...form, botField: "x" }],
    ["a bad form", { botField: "x" }],
    ["a flood", { ...form, botField: "x".repeat(100_000) }],
  ])("answers %s as if it were stored, and stores nothing", async (_what, input) => {
    expect(await send(input)).toEqual({ trapped: true, dueAt: inADay });
    expect(await rowsInAll()).toBe(0);
  });

  test("lets a person pass who left it empty", async () => {
    expect(await send({ ...form, botField: " " })).toMatchObject({ trapped: false });
  });
});

describe("a double click", () => {
  const requestKey = "1d9f6c5e-0b1f-4a57-9d3c-2f5f4f1f9a11";

  test("stores once, writes once, and gets the same answer", async () => {
    const clicks = Array.from({ length: 5 }, () => send({ ...form, requestKey }));
    const answers = await Promise.all(clicks);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await storedMails()).toHaveLength(2);
    expect(await auditEntries()).toHaveLength(1);
  });

  test("does not swallow another request under the same key", async () => {
    await send({ ...form, requestKey });
    await send({ ...form, projectDescription: "Two chatbots", requestKey });
    await send({ ...form, email: "other@customer.example", requestKey });
    expect(await stored()).toHaveLength(3);
  });

  test("without a key is two enquiries", async () => {
    await send(form);
    await send(form);
    expect(await stored()).toHaveLength(2);
  });
});

describe("whatever is typed", () => {
  const nasty = [
    "line one\r\nline two\rline three",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "ä ß 日本語 العربية 👩‍🚀 \u0000 \ud83d",
    "'; drop table enquiries; --",
    "Bcc: spy@evil.example",
    "{{brand}} ${publicUrl} %s \\n",
  ].join("\r\n");

  test("is stored as text and shown escaped", async () => {
    await send({ ...form, name: `Ada\r\nBcc: x <b>`, projectDescription: nasty });
    const [row] = await stored();
    expect(row?.message).toContain("line one\nline two\nline three\n<script>");
    expect(row?.message).toContain("日本語 العربية 👩‍🚀");
    const all = await storedMails();
    expect(all).toHaveLength(2);
    for (const mail of all) {
      expect(mail.html).not.toMatch(/<script|<img|<b>/);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
    const [toProvider] = await mailsTo("team@shop.example");
    expect(toProvider?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(toProvider?.html).toContain("line one<br>\nline two");
    expect(toProvider?.text).toContain("日本語");
  });

  test("up to 10 KB of it comes through whole", async () => {
    const long = "日本語ä".repeat(1024).slice(0, 4096); // about 10 KB as UTF-8
    await send({ kind: "quote", freeText: long, email: form.email });
    expect(await stored()).toMatchObject([{ message: long }]);
    const [mail] = await mailsTo("team@shop.example");
    expect(mail?.text).toContain(long);
    expect(mail?.html).toContain(long);
  });
});
