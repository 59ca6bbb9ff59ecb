import { afterAll, beforeAll, expect, test } from "vitest";
import { cardOf, openTillRig } from "./till-rig.ts";

let shop: Awaited<ReturnType<typeof openTillRig>>;
beforeAll(async () => {
  shop = await openTillRig();
});
afterAll(() => shop.close());

const pays = "4242 4242 4242 4242";
const declines = "4000 0000 0000 0002";
const confirms = "4000 0025 0000 3155";

test("nothing of a card is in the database, whatever was done with it", async () => {
  const secret = { cvc: "9174", expiry: "11 / 47" };
  const numbers = [pays, declines, confirms, "4111 1111 1111 1111", "000123456789"];
  for (const number of numbers) {
    const { id } = await shop.open();
    await shop.till.pay(id, cardOf(number, secret));
  }
  await shop.deliverAll();
  const { rows: tables } = await shop.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  let text = "";
  for (const { name } of tables) {
    const { rows } = await shop.database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t`,
    );
    text += rows.map(({ row }) => row).join("\n");
  }
  expect(text).toContain("ada@example.com");
  for (const number of numbers) {
    expect(text).not.toContain(number);
    expect(text).not.toContain(number.replaceAll(" ", ""));
  }
  expect(text).not.toMatch(/\b9174\b|11 ?\/ ?47|\b1147\b/);
});

test("a failure of the database tells nothing of the card", async () => {
  const { id } = await shop.open();
  await shop.database.pool.query("alter table till_events rename to till_events_gone");
  try {
    const thrown: unknown = await shop.till
      .pay(id, cardOf(pays, { cvc: "9174" }))
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Error);
    const { message, stack, cause } = thrown as Error;
    const told = [message, stack, String(cause), JSON.stringify(thrown)].join("\n");
    expect(told).not.toMatch(/4242 ?4242/);
    expect(told).not.toMatch(/\b9174\b/);
  } finally {
    await shop.database.pool.query("alter table till_events_gone rename to till_events");
  }
  expect(await shop.till.readSession(id)).toMatchObject({
    status: "open",
    paymentStatus: "unpaid",
  });
});
