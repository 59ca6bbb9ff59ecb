import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { forwardEnquiryJob } from "./forward-enquiry.ts";
import { forgetEnquiries, listEnquiries, sendEnquiry, type EnquiryDeps } from "./index.ts";
import { FormRefused } from "./ports.ts";
import { enquiries } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  sent.length = 0;
  await database.db.execute(sql`truncate enquiries, mails, audit_entries cascade`);
});

const now = new Date("2026-03-01T10:00:00Z");
const inADay = new Date("2026-03-02T10:00:00Z");
const sent: { fields: Readonly<Record<string, string>>; key: string }[] = [];
const titleOf: EnquiryDeps["enquiries"]["findSubjectTitle"] = ({ type, id }) =>
  Promise.resolve(["web-dev", "lead-capture"].includes(id) ? `${type} ${id}` : null);
const depsWith = (more: Partial<EnquiryDeps> = {}): EnquiryDeps => ({
  db: database.db,
  clock: () => now,
  publicUrl: "https://shop.example",
  brandName: "Ariaworks",
  providerEmail: "team@shop.example",
  enquiries: { findSubjectTitle: titleOf, forward: null },
  ...more,
});
const forwarding = {
  enquiries: {
    findSubjectTitle: titleOf,
    forward: {
      send: async (fields: Readonly<Record<string, string>>, key: string) =>
        void sent.push({ fields, key }),
    },
  },
};
const send = (input: unknown, more: Partial<EnquiryDeps> = {}, actor?: { userId: string }) =>
  sendEnquiry(actor ?? "visitor", input, depsWith(more));
const stored = () => database.db.select().from(enquiries);
const mails = async () => {
  const { rows } = await database.db.execute<{ to: string; subject: string; text: string }>(
    sql`select "to", subject, text, html, reply_to as "replyTo" from mails order by "to"`,
  );
  return rows;
};

const markup = `<img src=x onerror=alert(1)> "&'`;
const contact = {
  kind: "contact",
  name: "Ada",
  email: "ada@customer.example",
  company: "Engines Ltd",
  subject: "demo",
  message: "Show me how it works",
};
const interest = { kind: "interest", categoryId: "web-dev", name: "Ada", email: contact.email };
const waiting = { kind: "waiting-list", email: contact.email };

test("a message is stored with its subject, and a reply is promised", async () => {
  expect(await send(contact)).toMatchObject({ trapped: false, dueAt: inADay });
  expect(await stored()).toMatchObject([
    {
      kind: "contact",
      name: "Ada",
      company: "Engines Ltd",
      subjectType: "topic",
      subjectId: "demo",
      subjectTitle: "A consultation or demo",
      message: "Show me how it works",
      dueAt: inADay,
    },
  ]);
  const [toAda, toProvider] = await mails();
  expect(toProvider).toMatchObject({ to: "team@shop.example", replyTo: contact.email });
  expect(toProvider?.subject).toBe("New message: A consultation or demo");
  for (const part of ["Ada", "Engines Ltd", "Show me how it works", "2 March 2026 at 10:00 UTC"])
    expect(toProvider?.text).toContain(part);
  expect(toAda?.to).toBe(contact.email);
  expect(toAda?.text).toContain("within 24 hours");
  expect(toAda?.text).not.toMatch(/Show me|Engines/);
});

test("a portfolio's request needs no message, and leads to its category", async () => {
  await send(interest);
  expect(await stored()).toMatchObject([
    { kind: "interest", subjectType: "category", subjectId: "web-dev", message: "" },
  ]);
  expect((await mails())[0]?.text).toContain("https://shop.example/services?category=web-dev");
});

test.each([
  [{ categoryId: "web-dev" }, "category", "web-dev"],
  [{ templateId: "lead-capture" }, "template", "lead-capture"],
  [{ categoryId: "web-dev", templateId: "lead-capture" }, "category", "web-dev"],
])("a quote about %o is stored with it", async (about, subjectType, subjectId) => {
  await send({ kind: "quote", freeText: "Please", ...about });
  expect(await stored()).toMatchObject([{ subjectType, subjectId }]);
});

test.each([
  { ...interest, categoryId: "no-such" },
  { ...interest, categoryId: "__proto__" },
  { kind: "quote", freeText: "x", templateId: "no-such" },
])("what is not on offer is refused: %o", async (input) => {
  await expect(send(input)).rejects.toMatchObject({ code: "unknown_service" });
  expect(await stored()).toEqual([]);
});

test.each([contact, interest])("markup in each field stays text: $kind", async (form) => {
  const typed = { name: `Ada ${markup}`, company: markup, message: markup };
  await send({ ...form, ...typed });
  const [row] = await stored();
  expect(row).toMatchObject({ name: `Ada ${markup}`, message: markup });
  const { rows } = await database.db.execute<{ html: string }>(sql`select html from mails`);
  for (const { html } of rows) expect(html).not.toContain("<img");
});

test.each(["bot-field", "botField"])(
  "a filled %s stores nothing and hears the same",
  async (trap) => {
    expect(await send({ ...contact, [trap]: "x" })).toEqual({ trapped: true, dueAt: inADay });
    expect(await send({ ...waiting, [trap]: "x" })).toEqual({ trapped: true, dueAt: null });
    expect([...(await stored()), ...(await mails())]).toEqual([]);
  },
);

test.each([contact, interest])("five clicks store once: $kind", async (form) => {
  const clicks = Array.from({ length: 5 }, () => send({ ...form, requestKey: "the-same-key-1" }));
  const answers = await Promise.all(clicks);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test("without a key the same message of one day is one, and the next day's is another", async () => {
  const [first, second] = [await send(contact), await send(contact)];
  expect(second).toEqual(first);
  await send({ ...contact, message: `${contact.message} And soon.` });
  await send({ ...contact, email: "other@customer.example" });
  expect(await stored()).toHaveLength(3);
  await send(contact, { clock: () => inADay });
  expect(await stored()).toHaveLength(4);
});

describe("the waiting list", () => {
  test("holds an address once, however often and by whomever it is sent", async () => {
    const first = await send(waiting);
    const answers = await Promise.all([
      send(waiting),
      send({ ...waiting, email: contact.email.toUpperCase() }),
      send(waiting, {}, { userId: "usr_b" }),
    ]);
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first).toMatchObject({ trapped: false, dueAt: null });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test("promises no reply, and stands in no portal", async () => {
    await send(waiting, {}, { userId: "usr_a" });
    const [toAda] = await mails();
    expect(toAda?.text).toContain("when it opens");
    expect(toAda?.text).not.toContain("within 24 hours");
    const kinds = ["quote", "interest", "contact"] as const;
    const { items } = await listEnquiries({ userId: "usr_a" }, { kinds, after: "" }, database);
    expect(items).toEqual([]);
  });

  test("forgets a person whoever wrote them down, and takes them again after that", async () => {
    await send(waiting, {}, { userId: "usr_b" });
    await send(contact, {}, { userId: "usr_b" });
    const person = { userId: "usr_a", email: contact.email };
    const gone = await database.db.transaction((tx) => forgetEnquiries(tx, person));
    expect(gone).toHaveLength(1);
    expect(await stored()).toMatchObject([
      { kind: "contact", userId: "usr_b", email: null, name: null, company: null },
    ]);
    await send(waiting);
    expect(await stored()).toHaveLength(2);
  });
});

describe("a copy", () => {
  const step = <T>(_name: string, work: () => Promise<T>) => work();
  const jobs = async () => {
    const { rows } = await database.db.execute<{ id: string; queue: string }>(
      sql`select workflow_uuid as id, queue_name as queue from dbos.workflow_status
        where workflow_uuid like 'forward/%'`,
    );
    return rows;
  };

  test("is asked for together with the enquiry, where somebody wants copies", async () => {
    const answer = await send(contact, forwarding);
    const id = "id" in answer ? answer.id : "";
    expect(await jobs()).toContainEqual({ id: `forward/${id}`, queue: "ariaworks.forms" });
    expect(sent).toEqual([]); // nobody waits for it
    const before = (await jobs()).length;
    await send(interest);
    expect(await jobs()).toHaveLength(before);
  });

  test.each([
    [contact, { name: "Ada", company: "Engines Ltd", subject: "demo", message: contact.message }],
    [interest, { name: "Ada", service: "category web-dev" }],
    [waiting, {}],
  ])("carries the fields of the specification: $kind", async (form, fields) => {
    const answer = await send(form, forwarding);
    const enquiryId = "id" in answer ? answer.id : "";
    await forwardEnquiryJob.run({ enquiryId }, depsWith(forwarding), { step });
    const own = { "form-name": form.kind, email: contact.email, "bot-field": "" };
    expect(sent).toEqual([{ fields: { ...own, ...fields }, key: enquiryId }]);
  });

  test("that the service refuses for good is given up and noted; any other failure is tried again", async () => {
    const answer = await send(contact, forwarding);
    const enquiryId = "id" in answer ? answer.id : "";
    const sendTo = (error: Error) =>
      forwardEnquiryJob.run(
        { enquiryId },
        depsWith({
          enquiries: { findSubjectTitle: titleOf, forward: { send: () => Promise.reject(error) } },
        }),
        { step },
      );
    await expect(sendTo(new Error("answered 503"))).rejects.toThrow("503");
    await sendTo(new FormRefused("answered 422"));
    const { rows } = await database.db.execute(
      sql`select actor, subject, detail from audit_entries where action = 'enquiry.copy_refused'`,
    );
    expect(rows).toEqual([
      { actor: "system", subject: `enquiry/${enquiryId}`, detail: { reason: "answered 422" } },
    ]);
  });

  test("of what is gone, or that nobody wants any more, is not sent", async () => {
    await forwardEnquiryJob.run({ enquiryId: "enq_gone" }, depsWith(forwarding), { step });
    const answer = await send(contact, forwarding);
    const enquiryId = "id" in answer ? answer.id : "";
    await forwardEnquiryJob.run({ enquiryId }, depsWith(), { step });
    expect(sent).toEqual([]);
  });
});
