import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { exportMails, forgetMails, listMails, queueMail, readMail } from "./index.ts";

let database: Database;
let deps: Parameters<typeof listMails>[2];
beforeAll(async () => {
  database = await testDatabase();
  deps = { db: database.db, mail: { mailer: { name: "outbox" } }, adminSecondFactor: "optional" };
  await addAdmins(database, "usr_admin");
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate mails, audit_entries"));

const write = (key: string, to: string, change: { text?: string; replyTo?: string } = {}) =>
  database.db.transaction((tx) =>
    queueMail(tx, { key, to, subject: "Hello", text: "Hello you", ...change }),
  );
const keys = async () =>
  (await database.pool.query<{ key: string }>("select key from mails order by key")).rows.map(
    ({ key }) => key,
  );
const idOf = async (key: string) =>
  (await database.pool.query<{ id: string }>("select id from mails where key = $1", [key])).rows[0]
    ?.id ?? "";

test("nobody but an admin lists or reads mails", async () => {
  await write("password-reset/usr_b/x", "b@example.com");
  const id = await idOf("password-reset/usr_b/x");
  for (const actor of [
    "visitor",
    "system",
    { userId: "usr_nobody" },
    { keyId: "key", ownerId: "usr_admin", scopes: ["mails"], mode: "live" },
  ] as const)
    await expect(listMails(actor, "", deps)).rejects.toMatchObject({ code: "forbidden" });
  await expect(readMail({ userId: "usr_nobody" }, id, deps)).rejects.toMatchObject({
    code: "forbidden",
  });
  await database.pool.query("delete from mails");
});

test("every mail is listed newest first, each once, without its text", async () => {
  await database.pool.query(
    `insert into mails (id, key, "to", subject, text, html, status, created_at)
     select 'mail_' || md5(i::text), 'k/' || i, 'a@example.com', 's', 'secret text', 'secret text', 'kept',
       timestamptz '2026-01-01' + (i / 3) * interval '1 minute' from generate_series(1, 80) i`,
  );
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const page = await listMails({ userId: "usr_admin" }, after, deps);
    expect(JSON.stringify(page)).not.toContain("secret text");
    expect(page.mailer).toBe("outbox");
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from mails order by created_at desc, id desc",
  );
  expect(ids).toEqual(rows.map(({ id }) => id));
});

test("a mail's text is shown until a mail server took it, and each reading is written down", async () => {
  await write("password-reset/usr_a/x", "a@example.com");
  const id = await idOf("password-reset/usr_a/x");
  for (const status of ["queued", "kept", "refused"]) {
    await database.pool.query("update mails set status = $1", [status]);
    expect((await readMail({ userId: "usr_admin" }, id, deps)).text).toContain("Hello you");
  }
  await database.pool.query("update mails set status = 'sent'");
  expect((await readMail({ userId: "usr_admin" }, id, deps)).text).toBeNull();
  const { rows } = await database.pool.query(
    "select actor, action, subject, detail from audit_entries",
  );
  expect(rows).toEqual(
    Array.from({ length: 4 }, () => ({
      actor: "usr_admin",
      action: "mail.read",
      subject: `mail/${id}`,
      detail: { about: "password-reset" },
    })),
  );
});

test.each(["queued", "refused", "kept"])(
  "with a mail server, links that open an account stay out of a %s mail's text",
  async (status) => {
    const text = "Go to https://shop.test/reset-password?token=abc.DEF now";
    await write("password-reset/usr_a/x", "a@example.com", { text });
    await database.pool.query("update mails set status = $1", [status]);
    const id = await idOf("password-reset/usr_a/x");
    const cut = await readMail({ userId: "usr_admin" }, id, {
      ...deps,
      mail: { mailer: { name: "smtp" } },
    });
    expect(cut).toMatchObject({ linksAct: false });
    expect(cut.text).toContain("/reset-password?token=… now");
    expect(JSON.stringify(cut)).not.toContain("abc.DEF");
    // Without one somebody has to pass the link on.
    const whole = await readMail({ userId: "usr_admin" }, id, deps);
    expect(whole).toMatchObject({ linksAct: true });
    expect(whole.text).toContain("?token=abc.DEF now");
  },
);

test("a person's mails are found by index, however many others there are", async () => {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where tablename = 'mails'",
  );
  const defined = rows.map(({ indexdef }) => indexdef).join("\n");
  expect(defined).toContain("(lower(reply_to))");
  expect(defined).toContain("(split_part(key, '/'::text, 2))");
});

test.each(["mail_missing", "", "\u0000", "' or 1=1"])(
  "a mail that isn't there is missing: %j",
  async (id) => {
    await expect(readMail({ userId: "usr_admin" }, id, deps)).rejects.toMatchObject({
      code: "not_found",
    });
  },
);

test("a person's mails are those to the address and about what is theirs, and no others", async () => {
  await write("confirm/usr_a/1", "Ada@Example.com");
  await write("order-paid/ord_a", "elsewhere@example.com");
  await write("order-received/ord_b", "desk@example.com", { replyTo: "ada@example.com" });
  await write("order-paid/ord_c", "not-ada@example.com");
  await write("confirm/usr_ab/1", "ab@example.com");
  await write("confirm/usrxa/1", "xa@example.com");
  const person = { about: ["usr_a", "ord_a"], email: "ADA@example.com" };
  const theirs = await exportMails(database.db, person);
  expect(theirs.map(({ to }) => to).toSorted()).toEqual([
    "Ada@Example.com",
    "elsewhere@example.com",
  ]);
  expect(await forgetMails(database.db, { ...person, email: null })).toBe(2);
  expect(await forgetMails(database.db, person)).toBe(1);
  expect(await keys()).toEqual(["confirm/usr_ab/1", "confirm/usrxa/1", "order-paid/ord_c"]);
  expect(await forgetMails(database.db, { about: [], email: null })).toBe(0);
});

test("links that open an account don't leave with a copy of the data", async () => {
  await write("confirm/usr_a/1", "a@example.com", {
    text: "Go to https://shop.test/confirm-email?token=abc.DEF-_%3D&x=1 now",
  });
  const [mail] = await exportMails(database.db, { about: [], email: "a@example.com" });
  expect(mail?.text).toBe("Go to https://shop.test/confirm-email?token=…&x=1 now");
});
