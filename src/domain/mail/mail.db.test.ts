import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { deliverMail, deliverMailJob, listMails, pruneMails, queueMail } from "./index.ts";
import { MailRefused, type Mailer, type OutgoingMail } from "./ports.ts";
import { mails } from "./tables.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mails);
  await database.db.execute(sql`truncate dbos.workflow_status, dbos.workflow_input cascade`);
});

const now = new Date("2026-03-01T10:00:00Z");
const letter = { key: "test/1", to: "someone@customer.example", subject: "Hello", text: "Hi\nyou" };
const storedMails = () => database.db.select().from(mails);
const onlyMail = async () => {
  const [mail, ...others] = await storedMails();
  if (!mail || others.length > 0) throw new Error(`${others.length + 1} mails instead of one`);
  return mail;
};
const queuedJobs = async () => {
  const { rows } = await database.db.execute(sql`
    select name, i.inputs::json #>> '{positionalArgs,0,mailId}' as mail
    from dbos.workflow_status join dbos.workflow_input i using (workflow_uuid)`);
  return rows;
};

describe("queueing", () => {
  test("writes the mail and asks for its delivery", async () => {
    await database.db.transaction((tx) =>
      queueMail(tx, { ...letter, replyTo: "asker@customer.example" }),
    );
    const mail = await onlyMail();
    expect(mail).toMatchObject({
      ...letter,
      replyTo: "asker@customer.example",
      status: "queued",
      attempts: 0,
      lastError: null,
      sentAt: null,
    });
    expect(mail.html).toContain("Hi<br>\nyou");
    expect(await queuedJobs()).toEqual([{ name: deliverMailJob.name, mail: mail.id }]);
  });

  test("leaves nothing behind when the change it belongs to fails", async () => {
    const change = database.db.transaction(async (tx) => {
      await queueMail(tx, letter);
      throw new Error("the change failed");
    });
    await expect(change).rejects.toThrow("the change failed");
    expect(await storedMails()).toEqual([]);
    expect(await queuedJobs()).toEqual([]);
  });

  test("the same reason never writes twice, not even at the same time", async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => database.db.transaction((tx) => queueMail(tx, letter))),
    );
    await queueMail(database.db, { ...letter, to: "other@customer.example" });
    expect((await onlyMail()).to).toBe(letter.to);
    expect(await queuedJobs()).toHaveLength(1);
  });

  test("a line break can't begin another header", async () => {
    await queueMail(database.db, {
      ...letter,
      subject: "Hello\r\nBcc: spy@evil.example\u0000\u2028X: y",
      replyTo: "a@customer.example\r\nBcc: spy@evil.example",
    });
    const mail = await onlyMail();
    expect(mail.subject).toBe("Hello Bcc: spy@evil.example X: y");
    expect(mail.replyTo).toBeNull();
  });

  test.each([
    "someone@customer.example\r\nBcc: spy@evil.example",
    "someone@customer.example, spy@evil.example",
    "nobody",
    "a\u0000@b.example",
    "",
  ])("to %j is noted as refused, never sent, and fails nothing", async (to) => {
    await queueMail(database.db, { ...letter, to });
    const mail = await onlyMail();
    expect(mail.status).toBe("refused");
    expect(mail.lastError).not.toBeNull();
    expect(mail.to).not.toMatch(/[\r\n]/);
    expect(await queuedJobs()).toEqual([]);
  });

  test("any text can be stored", async () => {
    const text = "ä 日本 👩‍🚀 \u0000\ud83d <b> \r\n".repeat(1000);
    await queueMail(database.db, { ...letter, subject: text, text, html: text });
    const mail = await onlyMail();
    expect(mail.text).toContain("ä 日本 👩‍🚀 \ufffd <b> \n");
    expect(mail.subject.length).toBeLessThanOrEqual(250);
  });
});

/** A mailer that answers as told, once per try. */
function mailerThat(name: Mailer["name"], ...answers: (Error | null)[]) {
  const tried: OutgoingMail[] = [];
  const mailer: Mailer = {
    name,
    send(mail) {
      const answer = answers[tried.push(mail) - 1] ?? null;
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
  };
  return { mailer, tried };
}
const depsWith = (mailer: Mailer) => ({
  db: database.db,
  mail: { mailer, from: "Ariaworks <hello@shop.example>" },
  clock: () => now,
});
const later = Object.assign(new Error("451 not now, someone@customer.example\r\nsorry"), {
  responseCode: 451,
});

describe("delivering", () => {
  test.each([
    ["smtp", "sent"],
    ["outbox", "kept"],
  ] as const)("by %s a mail becomes %s, once", async (name, status) => {
    await queueMail(database.db, letter);
    const { id, html } = await onlyMail();
    const { mailer, tried } = mailerThat(name);
    await deliverMail(id, depsWith(mailer));
    await deliverMail(id, depsWith(mailer));
    expect(tried).toEqual([
      {
        messageId: `<${id}@shop.example>`,
        from: "Ariaworks <hello@shop.example>",
        to: letter.to,
        replyTo: null,
        subject: letter.subject,
        text: letter.text,
        html,
        calendar: null,
      },
    ]);
    expect(await onlyMail()).toMatchObject({ status, attempts: 1, lastError: null, sentAt: now });
  });

  test("a calendar entry goes with it, and is named in the outbox", async () => {
    const calendar = {
      method: "REQUEST",
      fileName: "demo.ics",
      text: "BEGIN:VCALENDAR\r\n",
    } as const;
    await queueMail(database.db, { ...letter, calendar });
    const { id } = await onlyMail();
    const { mailer, tried } = mailerThat("outbox");
    await deliverMail(id, depsWith(mailer));
    expect(tried).toMatchObject([{ calendar }]);
    await addAdmins(database, "adm_root");
    const deps = { db: database.db, mail: { mailer }, adminSecondFactor: "optional" } as const;
    const { items } = await listMails({ userId: "adm_root" }, "", deps);
    expect(items).toMatchObject([{ calendarName: "demo.ics" }]);
  });

  test("a mail that was put off is tried again under the same Message-ID", async () => {
    await queueMail(database.db, letter);
    const { id } = await onlyMail();
    const { mailer, tried } = mailerThat("smtp", later, later, null);
    const deps = depsWith(mailer);
    await expect(deliverMail(id, deps)).rejects.toThrow("451");
    await expect(deliverMail(id, deps)).rejects.toThrow("451");
    expect(await onlyMail()).toMatchObject({
      status: "queued",
      attempts: 2,
      lastError: "451 not now, someone@customer.example sorry",
      sentAt: null,
    });
    await deliverMail(id, deps);
    expect(await onlyMail()).toMatchObject({ status: "sent", attempts: 3, lastError: null });
    expect(new Set(tried.map((mail) => mail.messageId)).size).toBe(1);
  });

  test("what goes to logs and job records names no receiver", async () => {
    await queueMail(database.db, letter);
    const { id } = await onlyMail();
    const failure = await deliverMail(id, depsWith(mailerThat("smtp", later).mailer)).then(
      () => expect.fail("it was sent"),
      (error: Error) => error,
    );
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain("customer.example");
    expect(failure.cause).toBeUndefined();
    expect(failure.message).toContain(id);
  });

  test("a mail refused for good is noted and never tried again", async () => {
    await queueMail(database.db, letter);
    const { id } = await onlyMail();
    const { mailer, tried } = mailerThat("smtp", new MailRefused("550 no such person"));
    await deliverMail(id, depsWith(mailer));
    await deliverMail(id, depsWith(mailer));
    expect(tried).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({
      status: "refused",
      attempts: 1,
      lastError: "550 no such person",
      sentAt: null,
    });
  });

  test("a mail that is gone is nothing to send", async () => {
    const { mailer, tried } = mailerThat("smtp");
    await deliverMail("mail_gone", depsWith(mailer));
    expect(tried).toEqual([]);
  });

  test("the job takes what queueing handed it", async () => {
    await queueMail(database.db, letter);
    const [queued] = await queuedJobs();
    const input = deliverMailJob.input.parse({ mailId: queued?.["mail"] });
    const { mailer, tried } = mailerThat("smtp");
    await deliverMailJob.run(input, depsWith(mailer), { step: (_name, work) => work() });
    expect(tried).toHaveLength(1);
  });
});

const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const stored = (key: string, createdAt: Date, sentAt: Date | null) => ({
  ...letter,
  id: `mail_${key}`,
  key,
  html: "",
  status: sentAt ? ("sent" as const) : ("queued" as const),
  createdAt,
  sentAt,
});

test("mails go 90 days after sending, and those never sent 90 days after writing", async () => {
  await database.db
    .insert(mails)
    .values([
      stored("old", daysAgo(92), daysAgo(91)),
      stored("sent-late", daysAgo(92), daysAgo(89)),
      stored("recent", daysAgo(89), daysAgo(89)),
      stored("never-sent", daysAgo(91), null),
      stored("waiting", daysAgo(89), null),
    ]);
  expect(await pruneMails({ db: database.db, clock: () => now })).toBe(2);
  const left = (await storedMails()).map((mail) => mail.key);
  expect(left.toSorted()).toEqual(["recent", "sent-late", "waiting"]);
});
