import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { requestPasswordReset } from "#domain/accounts/index.ts";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import { readChat, sayAsPerson, takeOver } from "#domain/conversations/index.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { startCheckout } from "#domain/orders/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import {
  accountsOn,
  browserOf,
  goodPassword,
  withData,
} from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { quotesOn } from "../../../tests/factories/quotes.ts";
import { landingPage, openShop } from "../../../tests/factories/shop.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { cardOf } from "../../providers/payments/test-till/till-rig.ts";
import { personalDataOf } from "../nouns.ts";
import { eraseSelf, eraseUser, exportPersonalData, readErasure } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let shop: Awaited<ReturnType<typeof openShop>>;
let deps: Parameters<typeof eraseUser>[2];
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  people = peopleOn(database, house.deps);
  shop = await openShop(database);
  deps = withData(house.deps, personalDataOf(shop.deps));
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate attempts"));

/** An order, paid with this address; of a visitor, or of somebody signed in. */
async function buy(email: string, userId?: string) {
  const { url, orderId } = await startCheckout(
    userId ? { userId } : "visitor",
    { request: landingPage },
    shop.deps,
  );
  await shop.till.till.pay(url.split("/").at(-1) ?? "", cardOf("4242424242424242", { email }));
  await shop.deliver();
  return orderId;
}
const ask = (email: string, name: string, userId?: string) =>
  sendEnquiry(
    userId ? { userId } : "visitor",
    { kind: "quote", name, email, projectDescription: `A site for ${name}, please` },
    {
      ...shop.deps,
      clock: house.deps.clock,
      enquiries: { findSubjectTitle: async () => null, forward: null },
    },
  );
const password = { password: goodPassword };

/** Every table of the whole database, background work included, in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ place: string }>(
    `select format('%I.%I', table_schema, table_name) place from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const looks = tables.map(
    ({ place }) =>
      `select '${place}' place where exists
         (select 1 from ${place} one where strpos(lower(one::text), lower($1)) > 0)`,
  );
  const { rows } = await database.pool.query<{ place: string }>(looks.join(" union all "), [text]);
  return rows.map(({ place }) => place).toSorted();
}
const names = (row: Record<string, unknown> | undefined) => [
  row?.["user_id"],
  row?.["customer_email"],
];
const orderRow = async (id: string) =>
  (await database.pool.query<Record<string, unknown>>("select * from orders where id = $1", [id]))
    .rows[0];

test("nothing in the whole database names a person who was erased; the orders stay", async () => {
  const email = "erase-me@example.com";
  const orders = [
    await buy("Erase-Me@example.com"),
    await buy("other-mailbox-of-mine@example.com"),
  ];
  await ask("ERASE-me@example.com", "Erasmus Rotterdam");
  const { userId, browser } = await people.enter({
    email,
    name: "Erasmus Rotterdam",
    company: "Praise of Folly",
    emailVerified: true,
  });
  await database.pool.query("update orders set user_id = $1 where id = $2", [userId, orders[1]]);
  orders.push(await buy(email, userId));
  await ask("another-mailbox-of-mine@example.com", "Erasmus Rotterdam", userId);
  const quotes = quotesOn(shop.deps);
  await quotes.ask({ freeText: "Erasmus wants a page", email: "erase-ME@example.com" });
  quotes.script.said = new ConsultantUnavailable("server", "down");
  await expect(quotes.ask({ freeText: "And Folly a form", email })).rejects.toThrow(
    "Failed to get AI quote.",
  ); // its job waits
  await requestPasswordReset(browserOf(), { email }, house.deps);
  await house.sendResets();
  await requestPasswordReset(browserOf(), { email }, house.deps); // still in the queue
  const actor = await house.actorOf(browser);
  await exportPersonalData(actor, house.deps);
  const t = talkOn(database);
  await t.say(t.visitor("their browser", userId), "I praise moria in the chat");
  await t.quiet();
  for (const text of [email, "Erasmus", "mailbox-of-mine", "Folly", "moria"])
    expect((await tablesWith(text)).length).toBeGreaterThan(0);

  await expect(eraseSelf(browser, actor, { password: "wrong" }, deps)).rejects.toMatchObject({
    code: "invalid_input",
  });
  const receipt = await eraseSelf(browser, actor, password, deps);

  for (const text of ["erase-me", "Erasmus", "mailbox-of-mine", "Folly", "moria"])
    expect(await tablesWith(text)).toEqual([]);
  // What is left of the id says what was done and what is to be done, and names nobody.
  const left = (await tablesWith(userId)).filter((place) => !place.startsWith("dbos."));
  expect(left).toEqual(["public.audit_entries"]);
  for (const id of orders) {
    const row = await orderRow(id);
    expect(names(row)).toEqual([null, null]);
    expect(row).toMatchObject({ status: "paid", amount_cents: 35_000 });
  }
  expect(browser.shown).toBeNull();
  expect(await house.readActor(browser)).toBeNull();
  expect(await house.sendResets()).toBeGreaterThan(0);
  expect(await tablesWith("erase-me")).toEqual([]);
  expect(receipt.purged).toMatchObject({
    account: 1,
    sessions: 1,
    orders: 3,
    enquiries: 4,
    conversations: 1,
    quotes: 2,
  });
  expect(await readErasure(receipt.id, deps)).toEqual(receipt);
});

test("the receipt counts what was there, and tells when the last backup is gone", async () => {
  const admin = await people.insert({ role: "admin" });
  const { userId, email } = await people.insert({ emailVerified: true });
  await Promise.all([people.sessionOf(userId), people.sessionOf(userId)]);
  await buy(email);
  await ask(email, "Counted Person");
  await database.db.transaction((tx) =>
    queueMail(tx, { key: "note/1", to: email, subject: "x", text: "x" }),
  );
  const { rows } = await database.pool.query<{ many: number }>(
    `select count(*)::int many from mails where lower("to") = $1 or reply_to = $1 or text like '%' || $1 || '%'`,
    [email],
  );
  const receipt = await eraseUser(admin.actor, userId, deps);
  expect(receipt).toEqual({
    id: expect.stringMatching(/^era_\w{26}$/) as string,
    at: house.time.now.toISOString(),
    backupsUntil: new Date(house.time.now.getTime() + 90 * 86_400_000).toISOString(),
    purged: {
      account: 1,
      sessions: 2,
      orders: 1,
      enquiries: 1,
      requests: 0,
      conversations: 0,
      quotes: 0,
      projects: 0,
      demos: 0,
      files: 0,
      mails: rows[0]?.many,
    },
  });
  expect(rows[0]?.many).toBe(5); // two of the order, two of the enquiry, and the note
  const { id, purged } = receipt;
  expect((await people.auditOf(userId)).at(-1)).toEqual({
    actor: admin.userId,
    action: "user.deleted",
    subject: `user/${userId}`,
    detail: { ...purged, receipt: id },
  });
  expect(JSON.stringify((await database.pool.query("select * from erasures")).rows)).not.toMatch(
    /@|usr_/,
  );
});

test("an account that never confirmed a stranger's address takes nothing of the stranger's along", async () => {
  const email = "stranger@example.com";
  const order = await buy(email);
  await ask(email, "The Stranger");
  const before = (await database.pool.query(`select * from mails where "to" = $1`, [email])).rows;
  expect(before.length).toBe(2);
  const { browser, actor, userId } = await people.enter({ email });
  const receipt = await eraseSelf(browser, actor, password, deps);
  const { mails, ...others } = receipt.purged;
  expect(others).toEqual({
    account: 1,
    sessions: 1,
    orders: 0,
    enquiries: 0,
    requests: 0,
    conversations: 0,
    quotes: 0,
    projects: 0,
    demos: 0,
    files: 0,
  });
  expect(mails).toBe(0);
  expect(names(await orderRow(order))).toEqual([null, email]);
  expect((await database.pool.query(`select * from mails where "to" = $1`, [email])).rows).toEqual(
    before,
  );
  expect(
    (await database.pool.query("select 1 from enquiries where email = $1", [email])).rows,
  ).toHaveLength(1);
  expect(
    (await database.pool.query("select 1 from till_sessions where customer_email = $1", [email]))
      .rows,
  ).toHaveLength(1);
  expect(await people.rowOf(userId)).toBeUndefined();
});

test("others keep what is theirs, but for the erased address in it", async () => {
  const other = await people.insert({ emailVerified: true });
  const gone = await people.insert({ email: "gone@example.com", emailVerified: true });
  const admin = await people.insert({ role: "admin" });
  const [mine, withTheirs] = [
    await buy(other.email, other.userId),
    await buy(gone.email, other.userId),
  ];
  await ask(other.email, "Other", other.userId);
  await eraseUser(admin.actor, gone.userId, deps);
  expect(names(await orderRow(mine))).toEqual([other.userId, other.email]);
  expect(names(await orderRow(withTheirs))).toEqual([other.userId, null]);
  expect(
    (await database.pool.query("select 1 from enquiries where user_id = $1", [other.userId])).rows,
  ).toHaveLength(1);
  expect(
    (await database.pool.query(`select 1 from mails where "to" = $1`, [other.email])).rows.length,
  ).toBeGreaterThan(0);
  expect(await tablesWith("gone@example.com")).toEqual([]);
});

test("a payment provider that fails leaves everybody as they were, to be erased again", async () => {
  const { userId, email } = await people.insert({ emailVerified: true });
  const admin = await people.insert({ role: "admin" });
  const order = await buy(email);
  const payments = {
    ...shop.deps.orders.payments,
    forgetCustomer: () => Promise.reject(new Error("away")),
  };
  const broken = withData(deps, personalDataOf({ ...shop.deps, orders: { payments } }));
  await expect(eraseUser(admin.actor, userId, broken)).rejects.toThrow("away");
  expect(names(await orderRow(order))).toEqual([userId, email]);
  expect((await eraseUser(admin.actor, userId, deps)).purged.orders).toBe(1);
});

test("what an erased admin answered in strangers' conversations stays, without their id; Aria answers there again", async () => {
  const [admin, other] = [
    await people.insert({ role: "admin" }),
    await people.insert({ role: "admin" }),
  ];
  const t = talkOn(database);
  const visitor = t.visitor("somebody answered by a person");
  const { conversationId } = await t.say(visitor, "Hello?");
  await t.quiet();
  await takeOver(admin.actor, conversationId, t.deps);
  await sayAsPerson(admin.actor, conversationId, { text: "Hi", key: "hi-hi-hi-hi" }, t.deps);
  await eraseUser(other.actor, admin.userId, deps);
  expect(await tablesWith(admin.userId)).toEqual(["public.audit_entries"]);
  const { conversation } = await readChat(visitor.key, t.deps);
  expect(conversation?.handledBy).toBe("aria");
  expect(conversation?.messages.at(-1)).toMatchObject({ sender: "person", text: "Hi" });
});

test("who is gone can't be erased again, and no receipt can be guessed", async () => {
  const { userId } = await people.insert();
  const { actor } = await people.insert({ role: "admin" });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => eraseUser(actor, userId, deps)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const id of [userId, "", "\u0000", "' or 1=1"])
    await expect(eraseUser(actor, id, deps)).rejects.toMatchObject({ code: "not_found" });
  for (const id of ["era_x", "", "\u0000"])
    await expect(readErasure(id, deps)).rejects.toMatchObject({ code: "not_found" });
});
