import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { deskOn } from "../../../tests/factories/desk.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import {
  exportEnquiries,
  listAllEnquiries,
  listEnquiries,
  pruneEnquiriesJob,
  readEnquiry,
  replyToEnquiry,
  sendEnquiry,
} from "./index.ts";
import { enquiries } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let people: ReturnType<typeof peopleOn>;
let admin: { userId: string };
const time = { now: new Date("2026-03-02T10:00:00Z") };
beforeAll(async () => {
  database = await testDatabase();
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  time.now = new Date("2026-03-02T10:00:00Z");
  await database.db.execute(sql`truncate enquiries, mails, audit_entries, users cascade`);
  admin = await people.insert({ role: "admin" });
});

const deps = () => ({
  ...deskOn(database),
  clock: () => time.now,
  enquiries: { findSubjectTitle: async () => "Web Development", forward: null },
});
let count = 0;
/** A stored enquiry; @returns its id */
async function add(change: object = {}, sender: "visitor" | { userId: string } = "visitor") {
  const form = {
    kind: "contact",
    name: "Ada",
    email: "ada@example.com",
    subject: "support",
    message: "It stopped.",
    requestKey: `request-${++count}`,
    ...change,
  };
  const sent = await sendEnquiry(sender, form, deps());
  if (sent.trapped) throw new Error("trapped");
  return sent.id;
}
const reply = (id: string, change: object = {}) =>
  replyToEnquiry(
    admin,
    id,
    { text: "We look at it.\n\nTomorrow.", key: "reply-key-1", ...change },
    deps(),
  );
const mailsTo = async (to: string) => {
  const { rows } = await database.pool.query(
    `select key, reply_to, subject, text, html from mails where "to" = $1 and key like 'enquiry-reply/%'`,
    [to],
  );
  return rows as { key: string; reply_to: string; subject: string; text: string; html: string }[];
};

describe("a reply", () => {
  test("goes out by mail once, is stored, and answers the enquiry", async () => {
    const id = await add();
    await Promise.all([reply(id), reply(id), reply(id)]);
    await reply(id);
    const [mail, ...others] = await mailsTo("ada@example.com");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      reply_to: "desk@shop.test",
      subject: "Our reply: Support for something we delivered",
    });
    expect(mail?.text).toContain("We look at it.");
    expect(mail?.key.split("/")[1]).toBe(id);
    expect(await readEnquiry(admin, id, deps())).toMatchObject({
      status: "answered",
      isLate: false,
      replies: [{ text: "We look at it.\n\nTomorrow.", adminId: admin.userId }],
    });
    const { rows } = await database.pool.query(
      "select actor, subject from audit_entries where action = 'enquiry.answered'",
    );
    expect(rows).toEqual([{ actor: admin.userId, subject: `enquiry/${id}` }]);
  });

  test("another one is another mail, and so is the same to somebody else", async () => {
    const [id, other] = [await add(), await add({ email: "grace@example.com" })];
    await reply(id);
    await reply(id, { key: "reply-key-2" });
    await reply(id, { text: "And more." });
    await reply(other);
    expect(await mailsTo("ada@example.com")).toHaveLength(3);
    expect(await mailsTo("grace@example.com")).toHaveLength(1);
  });

  test("markup in it and in the name stays text", async () => {
    const id = await add({ name: "<img src=x onerror=alert(1)>" });
    await reply(id, { text: "<script>alert(1)</script>" });
    const [mail] = await mailsTo("ada@example.com");
    expect(mail?.html).not.toMatch(/<script>|<img/);
    expect(mail?.html).toContain("&lt;script&gt;");
  });

  test.each([
    [{ text: " \n" }, { text: "Please write your reply." }],
    [{ text: "x".repeat(10_001) }, { text: "Please keep this under 10,000 characters." }],
    [{ key: "" }, { key: "8 to 64 letters, digits, - or _" }],
  ])("%j is refused, and nothing happens", async (change, fields) => {
    const id = await add();
    await expect(reply(id, change)).rejects.toMatchObject({ code: "invalid_input", fields });
    expect(await mailsTo("ada@example.com")).toEqual([]);
    expect(await readEnquiry(admin, id, deps())).toMatchObject({ status: "open", replies: [] });
  });

  test("needs an address and an enquiry that is there", async () => {
    const id = await add({ kind: "quote", email: "", freeText: "A shop", name: "" });
    await expect(reply(id)).rejects.toMatchObject({ code: "invalid_input" });
    for (const nothing of ["enq_missing", "\u0000", "'"]) {
      await expect(reply(nothing)).rejects.toMatchObject({ code: "not_found" });
      await expect(readEnquiry(admin, nothing, deps())).rejects.toMatchObject({
        code: "not_found",
      });
    }
  });
});

describe("the list", () => {
  test("shows what is open, late and answered, and the waiting list apart", async () => {
    time.now = new Date("2026-03-01T08:00:00Z");
    const [late, answered] = [await add(), await add()];
    time.now = new Date("2026-03-02T10:00:00Z");
    const open = await add();
    const waiting = await add({ kind: "waiting-list" });
    await reply(answered);
    const ids = async (state: string) =>
      (await listAllEnquiries(admin, { state }, deps())).items.map(({ id }) => id).toSorted();
    expect(await ids("open")).toEqual([open, late].toSorted());
    expect(await ids("late")).toEqual([late]);
    expect(await ids("answered")).toEqual([answered]);
    expect(await ids("waiting")).toEqual([waiting]);
    expect(await ids("")).toHaveLength(3);
    const { items } = await listAllEnquiries(admin, { state: "late" }, deps());
    expect(items).toMatchObject([{ id: late, isLate: true, hasAiAnswer: false }]);
  });

  test("finds words of name, address, company and message, and takes signs as signs", async () => {
    const id = await add({ name: "Grace", company: "50%_off Ltd", message: "Broken since Monday" });
    await add();
    for (const search of ["grace", "50%_OFF", "since mon"])
      expect((await listAllEnquiries(admin, { search }, deps())).items).toMatchObject([{ id }]);
    expect((await listAllEnquiries(admin, { search: "%_" }, deps())).items).toHaveLength(1);
    expect((await listAllEnquiries(admin, { search: "__" }, deps())).items).toEqual([]);
  });

  test("pages through all of them once", async () => {
    for (let index = 0; index < 27; index++) await add({ email: `${index}@example.com` });
    const first = await listAllEnquiries(admin, {}, deps());
    const second = await listAllEnquiries(admin, { after: first.next ?? "" }, deps());
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 2, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27);
  });
});

test("nobody but an admin reads or replies, also who was one a moment ago", async () => {
  const id = await add();
  const client = await people.insert();
  await database.pool.query("update users set role = 'client' where id = $1", [admin.userId]);
  for (const actor of [client, admin, { userId: "usr_gone" }])
    for (const call of [
      () => listAllEnquiries(actor, {}, deps()),
      () => readEnquiry(actor, id, deps()),
      () => readEnquiry(actor, "enq_missing", deps()),
      () => replyToEnquiry(actor, id, { text: "Hello", key: "reply-key-1" }, deps()),
    ])
      await expect(call()).rejects.toMatchObject({ code: "forbidden" });
  expect(await mailsTo("ada@example.com")).toEqual([]);
});

test("a person finds our replies in their portal and in their copy, without the admin's id", async () => {
  const person = await people.insert();
  const id = await add({}, person);
  await reply(id);
  const { items } = await listEnquiries(person, { kinds: ["contact"], after: "" }, deps());
  expect(items).toMatchObject([
    { id, status: "answered", replies: [{ text: "We look at it.\n\nTomorrow." }] },
  ]);
  const copy = await exportEnquiries(database.db, person.userId);
  expect(copy).toMatchObject([{ id, replies: [{ text: "We look at it.\n\nTomorrow." }] }]);
  expect(JSON.stringify([items, copy])).not.toContain(admin.userId);
});

test("enquiries go two years after the last reply, with the replies", async () => {
  time.now = new Date("2026-01-01T00:00:00Z");
  const [old, answered] = [await add(), await add()];
  time.now = new Date("2026-06-01T00:00:00Z");
  await reply(answered);
  const prune = async (now: string) => {
    const run = { ...deps(), clock: () => new Date(now) };
    await pruneEnquiriesJob.run({}, run, { step: (_name, work) => work() });
    return (await database.db.select().from(enquiries)).map(({ id }) => id);
  };
  expect(await prune("2027-12-31T23:00:00Z")).toHaveLength(2);
  expect(await prune("2028-01-02T00:00:00Z")).toEqual([answered]);
  expect(old).not.toBe(answered);
  expect(await prune("2028-06-02T00:00:00Z")).toEqual([]);
  const { rows } = await database.pool.query("select count(*)::int as many from enquiry_replies");
  expect(rows).toEqual([{ many: 0 }]);
});
