import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { linkOrders, listOrders, listOrdersOf, readOrder, readRevenue } from "./index.ts";

const admin = { userId: "usr_admin" };
let database: Database;
let deps: Parameters<typeof readRevenue>[2];
beforeAll(async () => {
  database = await testDatabase();
  deps = { db: database.db, adminSecondFactor: "optional" };
  await addAdmins(database, admin.userId);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate orders"));

/** `many` orders of somebody, two at each moment. */
const fill = (userId: string | null, many: number, change = "") =>
  database.pool.query(
    `insert into orders (id, attempt_key, service_id, scope_id, title, scope_name, amount_cents, currency,
       credits, delivery_days, delivery_text, provider, mode, status, session_id, session_url, expires_at,
       customer_email, user_id, created_at, paid_at)
     select 'ord_' || md5(i || coalesce($1, '')), 'att' || i, 's', 's.e', 'Site', 'Essential', 10000 + i, 'usd',
       100, 5, 'within 5 days', 'stripe', 'live', 'paid', 'cs_' || md5(i || coalesce($1, '')), 'https://pay.test/' || i,
       now(), 'Ada@Example.com', $1, timestamptz '2026-01-01' + (i / 2) * interval '1 minute',
       timestamptz '2026-02-01' + i * interval '1 day'
     from generate_series(1, $2) i ${change}`,
    [userId, many],
  );
const idsOf = async (userId: string) =>
  (
    await database.pool.query<{ id: string }>(
      "select id from orders where user_id = $1 order by created_at desc, id desc",
      [userId],
    )
  ).rows.map(({ id }) => id);
async function walk(userId: string) {
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const page = await listOrders({ userId }, { after }, database);
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}

test("a person's orders are listed newest first, each once, and nobody else's", async () => {
  await fill("usr_a", 60);
  await fill("usr_b", 30);
  await fill(null, 10);
  expect(await walk("usr_a")).toEqual(await idsOf("usr_a"));
  expect(await walk("usr_b")).toHaveLength(30);
  expect(await walk("usr_nobody")).toEqual([]);
  expect(
    (await listOrders({ userId: "usr_a" }, { after: "99999999999999.ord_x" }, database)).items,
  ).toHaveLength(25);
});

test("another's order can't be told from a missing one", async () => {
  await fill("usr_a", 1);
  const [id = ""] = await idsOf("usr_a");
  const own = await readOrder({ userId: "usr_a" }, id, database);
  expect(own).toMatchObject({
    id,
    status: "paid",
    paymentUrl: null,
    timeline: expect.any(Array) as unknown,
  });
  const asked = [
    ["usr_b", id],
    ["usr_a", "ord_missing"],
    ["usr_a", "\u0000"],
    ["usr_a", ""],
    ["usr_a", "' or 1=1"],
  ] as const;
  for (const [userId, orderId] of asked)
    await expect(readOrder({ userId }, orderId, database)).rejects.toMatchObject({
      code: "not_found",
    });
});

test("only an open order shows its payment page", async () => {
  await fill("usr_a", 1);
  const [id = ""] = await idsOf("usr_a");
  const urlAs = async (status: string) => {
    await database.pool.query("update orders set status = $1", [status]);
    return (await readOrder({ userId: "usr_a" }, id, database)).paymentUrl;
  };
  expect(await urlAs("open")).toBe("https://pay.test/1");
  for (const status of ["processing", "failed", "expired", "paid"])
    expect(await urlAs(status)).toBeNull();
});

test("linking takes nobody's orders of that very address, in any letter case", async () => {
  await fill(null, 3);
  await fill("usr_b", 2);
  const like = { userId: "usr_a", email: "a%@example.com" };
  expect(await linkOrders(database.db, like)).toBe(0);
  expect(await linkOrders(database.db, { userId: "usr_a", email: "ada@example.COM" })).toBe(3);
  expect(await linkOrders(database.db, { userId: "usr_c", email: "ada@example.com" })).toBe(0);
  expect(await idsOf("usr_b")).toHaveLength(2);
});

test("revenue counts what was paid in live mode since a time, and nothing else", async () => {
  await fill(null, 4);
  const since = new Date("2026-02-03T00:00:00Z");
  expect(await readRevenue(admin, since, deps)).toBe(10_002 + 10_003 + 10_004);
  await database.pool.query("update orders set mode = 'test' where amount_cents = 10003");
  await database.pool.query("update orders set status = 'failed' where amount_cents = 10004");
  expect(await readRevenue(admin, since, deps)).toBe(10_002);
  await database.pool.query("truncate orders");
  expect(await readRevenue(admin, since, deps)).toBe(0);
});

test("only an admin reads another person's orders, or what they paid in all", async () => {
  await fill("usr_a", 2);
  const { items } = await listOrdersOf(admin, { userId: "usr_a", after: "" }, deps);
  expect(items.map(({ id }) => id)).toEqual(await idsOf("usr_a"));
  const key = { keyId: "key_1", ownerId: admin.userId, scopes: [], mode: "live" as const };
  for (const other of [{ userId: "usr_a" }, key, "visitor", "system"] as const) {
    const refused = { code: "forbidden" };
    const page = listOrdersOf(other, { userId: "usr_a", after: "" }, deps);
    await expect(page).rejects.toMatchObject(refused);
    await expect(readRevenue(other, new Date(0), deps)).rejects.toMatchObject(refused);
  }
});

test("own orders are a person's: a key, a visitor and the system have none", async () => {
  const key = { keyId: "key_1", ownerId: "usr_a", scopes: [], mode: "live" as const };
  for (const other of [key, "visitor", "system"] as const)
    await expect(listOrders(other, { after: "" }, database)).rejects.toMatchObject({
      code: "signed_out",
    });
});
