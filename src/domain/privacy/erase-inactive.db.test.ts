import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { sendEnquiry } from "#domain/enquiries/index.ts";
import { startCheckout } from "#domain/orders/index.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn, withData } from "../../../tests/factories/accounts.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { landingPage, openShop } from "../../../tests/factories/shop.ts";
import { personalDataOf } from "../nouns.ts";
import { eraseInactive } from "./erase-inactive.ts";
import { eraseInactiveJob } from "./index.ts";

let database: Database;
let house: ReturnType<typeof accountsOn>;
let people: ReturnType<typeof peopleOn>;
let shop: Awaited<ReturnType<typeof openShop>>;
let deps: Parameters<typeof eraseInactive>[0];
beforeAll(async () => {
  database = await testDatabase();
  house = accountsOn(database);
  house.time.now = new Date(now);
  people = peopleOn(database, house.deps);
  shop = await openShop(database);
  deps = withData(house.deps, personalDataOf(shop.deps));
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate users, orders, enquiries, mails cascade"));

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * dayMs);
const [month, twoYears, fourYears] = [30, 2 * 365, 4 * 365];
const old = { createdAt: daysAgo(fourYears), emailVerified: true };

/** An order of this person's, placed so many days ago; `paid` if paid at another time. */
async function buy(userId: string, placed: number, paid?: number) {
  const { orderId } = await startCheckout({ userId }, { request: landingPage }, shop.deps);
  await database.pool.query("update orders set created_at = $2, paid_at = $3 where id = $1", [
    orderId,
    daysAgo(placed),
    paid === undefined ? null : daysAgo(paid),
  ]);
  await dateAudit(userId, fourYears); // the order alone shall tell
  return orderId;
}
const dateAudit = (actor: string, days: number) =>
  database.pool.query("update audit_entries set at = $2 where actor = $1", [actor, daysAgo(days)]);
async function visit(userId: string, begun: number, renewed: number) {
  await people.sessionOf(userId);
  await database.pool.query(
    "update sessions set created_at = $2, updated_at = $3 where user_id = $1",
    [userId, daysAgo(begun), daysAgo(renewed)],
  );
}
const isThere = async ({ userId }: { userId: string }) =>
  (await people.rowOf(userId)) !== undefined;

test("who gave a sign of themselves within three years stays", async () => {
  const young = await people.insert({ createdAt: daysAgo(3 * 365 - 10) });
  const buyer = await people.insert(old);
  await buy(buyer.userId, twoYears);
  const latePayer = await people.insert(old);
  await buy(latePayer.userId, fourYears, twoYears);
  const visitor = await people.insert(old);
  await visit(visitor.userId, month, month);
  const remembered = await people.insert(old);
  await visit(remembered.userId, fourYears, month);
  const signedIn = await people.insert(old);
  await database.pool.query(
    `insert into audit_entries (at, actor, action, subject, detail)
     values ($2, $1, 'user.signed_in', 'user/' || $1, '{}')`,
    [signedIn.userId, daysAgo(twoYears)],
  );
  const admin = await people.insert({ ...old, role: "admin" });
  const otherAdmin = await people.insert({ ...old, role: "admin" });
  expect(await eraseInactive(deps)).toEqual({ erased: 0, failed: [] });
  const all = [young, buyer, latePayer, visitor, remembered, signedIn, admin, otherAdmin];
  expect(await Promise.all(all.map(isThere))).toEqual(all.map(() => true));
});

test("who was away for longer is erased by the system, with a receipt of what was there", async () => {
  const gone = await people.insert(old);
  const order = await buy(gone.userId, fourYears, fourYears);
  await visit(gone.userId, fourYears, fourYears);
  await sendEnquiry(
    { userId: gone.userId },
    {
      kind: "quote",
      name: "Grace",
      email: gone.email,
      projectDescription: "A site for me, please",
    },
    {
      ...shop.deps,
      clock: house.deps.clock,
      enquiries: { findSubjectTitle: async () => null, forward: null },
    },
  );
  await dateAudit(gone.userId, fourYears);
  await database.pool.query("delete from erasures");
  await eraseInactiveJob.run({}, deps, { step: (_name, work) => work() });

  expect(await isThere(gone)).toBe(false);
  const { rows } = await database.pool.query<{ id: string; by_admin: boolean; purged: object }>(
    "select id, by_admin, purged from erasures",
  );
  const purged = {
    account: 1,
    sessions: 1,
    orders: 1,
    enquiries: 1,
    requests: 0,
    conversations: 0,
    quotes: 0,
    projects: 0,
    demos: 0,
    files: 0,
    mails: 2,
  };
  expect(rows).toMatchObject([{ by_admin: false, purged }]);
  expect((await people.auditOf(gone.userId)).at(-1)).toEqual({
    actor: "system",
    action: "user.deleted",
    subject: `user/${gone.userId}`,
    detail: { ...purged, receipt: rows[0]?.id },
  });
  const left = await database.pool.query(
    "select user_id, customer_email from orders where id = $1",
    [order],
  );
  expect(left.rows).toEqual([{ user_id: null, customer_email: null }]);
});

test("one who can't be erased stops nobody else, and is named and tried again", async () => {
  const [first, stuck, last] = [
    await people.insert(old),
    await people.insert(old),
    await people.insert(old),
  ];
  const payments = {
    ...shop.deps.orders.payments,
    forgetCustomer: async ({ email }: { email: string | null }) => {
      if (email === stuck.email) throw new Error("away");
    },
  };
  const broken = withData(deps, personalDataOf({ ...shop.deps, orders: { payments } }));
  const run = eraseInactiveJob.run({}, broken, { step: (_name, work) => work() });
  await expect(run).rejects.toThrow(stuck.userId);
  expect(await Promise.all([first, stuck, last].map(isThere))).toEqual([false, true, false]);
  expect(await eraseInactive(deps)).toEqual({ erased: 1, failed: [] });
});

test.each([
  ["signs in", (userId: string) => visit(userId, 0, 0)],
  ["orders", async (userId: string) => void (await buy(userId, 0))],
])("who %s while others are erased stays", async (_what, comeBack) => {
  await people.insert(old);
  const back = await people.insert(old);
  const payments = { ...shop.deps.orders.payments, forgetCustomer: () => comeBack(back.userId) };
  const personalData = personalDataOf({ ...shop.deps, orders: { payments } });
  expect(await eraseInactive(withData(deps, personalData))).toEqual({ erased: 1, failed: [] });
  expect(await isThere(back)).toBe(true);
});

test("a night takes 200 at most, the next one the rest", async () => {
  await database.pool.query(
    `insert into users (id, email, name, created_at)
     select 'usr_' || lpad(i::text, 26, '0'), i || '@example.com', 'x', $1
     from generate_series(1, 203) i`,
    [old.createdAt],
  );
  expect((await eraseInactive(deps)).erased).toBe(200);
  expect((await eraseInactive(deps)).erased).toBe(3);
});
