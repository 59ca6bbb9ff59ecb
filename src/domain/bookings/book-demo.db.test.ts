import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#errors";
import { testDatabase } from "../../../tests/database.ts";
import { bookingsOn, monday, sunday } from "../../../tests/factories/bookings.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { bookDemo } from "./index.ts";
import { hashOf } from "./token.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof bookingsOn>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  house = bookingsOn(database);
  await house.empty();
});

/** Somebody who has confirmed this address. */
const addPerson = (id: string, email: string) =>
  database.pool.query(
    "insert into users (id, email, email_verified, name) values ($1, $2, true, 'Ada') on conflict do nothing",
    [id, email],
  );

const attempts = (many: number, work: (index: number) => Promise<string>) =>
  Promise.all(Array.from({ length: many }, (_, index) => codeOf(work(index))));

test("a demo is stored with everything, and its secret only as a digest", async () => {
  const token = await house.book({ email: "ada@example.com" }, { address: "here" });
  const [row, ...others] = await house.rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    token_hash: hashOf(token),
    address_key: "here",
    user_id: null,
    name: "Ada",
    email: "ada@example.com",
    wish: "A chatbot",
    time_zone: "Asia/Kolkata",
    starts_at: new Date(monday("17:00")),
    ends_at: new Date(monday("17:30")),
    status: "booked",
    seat: 0,
    sequence: 0,
  });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(token);
});

test("of 20 people at once on one time exactly one gets it, the others are told, and only one hears of a booking", async () => {
  const codes = await attempts(20, () => house.book());
  expect(codes.filter((code) => code === "done")).toHaveLength(1);
  expect(codes.filter((code) => code === "time_taken")).toHaveLength(19);
  expect(await house.rows()).toHaveLength(1);
  expect(await house.mails()).toHaveLength(2);
  const { slots } = await house.calendar({ day: "2026-11-23" });
  expect(slots).toHaveLength(17);
  expect(slots.map(({ at }) => at)).not.toContain(monday("17:00"));
});

test("the database itself keeps a seat from two, whatever the code does", async () => {
  await house.book();
  await expect(
    database.pool.query(
      `insert into bookings (id, token_hash, address_key, wish, time_zone, starts_at, ends_at, seat, status, created_at, changed_at)
       select 'bok_two', 'other', address_key, wish, time_zone, starts_at, ends_at, seat, status, created_at, changed_at from bookings`,
    ),
  ).rejects.toThrow(/bookings_seat/);
});

test("a form that is sent several times at once is one booking with one pair of mails, and the same page", async () => {
  const form = { email: "ada@example.com", requestKey: "form-key-1" };
  const tokens = await Promise.all(
    Array.from({ length: 8 }, () => house.book(form, { address: "here" })),
  );
  expect(new Set(tokens).size).toBe(1);
  expect(await house.rows()).toHaveLength(1);
  expect(await house.mails()).toHaveLength(2);
});

test.each([
  ["a time of the past", "2026-11-20T17:00:00.000Z"],
  ["the middle of the night", monday("10:00")],
  ["just after six", "2026-11-24T02:00:00.000Z"],
  ["between two slots", monday("17:10")],
  ["a Sunday", "2026-11-29T17:00:00.000Z"],
  ["beyond three weeks", "2026-12-15T17:00:00.000Z"],
])("%s can't be booked", async (_what, at) => {
  expect(await codeOf(house.book({ at }))).toBe("time_unavailable");
  expect(await house.rows()).toEqual([]);
});

test("what begins within four hours can't be booked, what begins in four hours can", async () => {
  house.time.now = new Date("2026-11-23T13:00:00.001Z");
  expect(await codeOf(house.book())).toBe("time_unavailable");
  house.time.now = new Date("2026-11-23T13:00:00.000Z");
  expect(await codeOf(house.book())).toBe("done");
});

test.each([
  ["at", { at: "tomorrow" }],
  ["at", { at: "2026-11-23T17:00:00.000+02:00" }],
  ["at", { at: 5 }],
  ["name", { name: " " }],
  ["email", { email: "ada at example" }],
  ["email", { email: "ada@example.com, bob@example.com" }],
  ["wish", { wish: "x".repeat(2001) }],
])("a wrong %s is named at its field, and nothing is stored: %o", async (field, change) => {
  const refused = await house.book(change).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(Object.keys((refused as AppError).fields ?? {})).toEqual([field]);
  expect(await house.rows()).toEqual([]);
});

test("a zone that nobody knows is ours", async () => {
  await house.book({ zone: "Mars/Olympus" });
  expect(await house.rows()).toMatchObject([{ time_zone: "America/Los_Angeles" }]);
});

test("who fills the spam trap is told that nothing is booked", async () => {
  const refused = await house.book({ "bot-field": "x" }).catch((error: unknown) => error);
  expect((refused as AppError).message).toContain("nothing is booked");
  expect(await house.rows()).toEqual([]);
});

describe("limits", () => {
  const ada = { email: "ada@example.com" };

  test("an address has one demo to come, in any spelling, also when ten times are booked at once", async () => {
    const clocks = ["17:00", "17:30", "18:00", "18:30", "19:00", "19:30", "20:00", "20:30"];
    const codes = await attempts(clocks.length, (index) =>
      house.book({
        at: monday(clocks[index] ?? ""),
        email: index % 2 ? "ADA@Example.com" : ada.email,
      }),
    );
    // A stranger isn't told which of them it was.
    expect(new Set(codes)).toEqual(new Set(["done"]));
    expect(await house.rows()).toHaveLength(1);
  });

  test("a stranger gets the same answer whether or not an address has a demo; its owner hears of it by mail, once a day", async () => {
    const book = (email: string, at: string) =>
      bookDemo(
        "visitor",
        { at: monday(at), zone: "UTC", name: "Eve", email, wish: "" },
        { address: `network of ${at}` },
        house.deps,
      );
    const free = await book("new@example.com", "17:00");
    await house.book({ ...ada, at: monday("17:30") });
    const taken = await book(ada.email, "18:00");
    expect(taken).toEqual(free);
    await book(ada.email, "18:30");
    const mails = await house.mails(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your demo is booked",
      "You already have a demo booked",
    ]);
    const [link] = /\/demo\/[\w-]{43}/.exec(mails[0]?.text ?? "") ?? [];
    expect(mails[1]?.text).toContain(link);
    expect(mails[1]?.text).not.toContain("Eve");
    expect((await house.mails("desk@shop.test")).length).toBe(2);
  });

  test("who has confirmed the address gets the link at once, and is told of the demo that they have", async () => {
    await addPerson("usr_ada", ada.email);
    const actor = { userId: "usr_ada" };
    const form = { at: monday("17:00"), zone: "UTC", name: "Ada", email: ada.email, wish: "" };
    const from = { address: "here" };
    const { token } = await bookDemo(actor, form, from, house.deps);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await codeOf(bookDemo(actor, { ...form, at: monday("17:30") }, from, house.deps))).toBe(
      "demo_booked_already",
    );
    expect(
      await bookDemo({ userId: "usr_bob" }, { ...form, at: monday("17:30") }, from, house.deps),
    ).toEqual({ token: null });
  });

  test("once it is over or cancelled there may be another, three times a day", async () => {
    await house.cancel(await house.book(ada));
    await house.cancel(await house.book(ada));
    await house.cancel(await house.book(ada));
    await house.book(ada);
    expect((await house.rows()).filter(({ status }) => status === "booked")).toEqual([]);
    house.time.now = new Date(sunday.getTime() + 86_400_001);
    expect(await codeOf(house.book({ ...ada, at: "2026-11-24T17:00:00.000Z" }))).toBe("done");
    house.time.now = new Date("2026-11-24T17:30:00Z"); // it is over
    expect(await codeOf(house.book({ ...ada, at: "2026-11-25T17:00:00.000Z" }))).toBe("done");
  });

  test("a network has five demos to come, also when many are booked at once", async () => {
    const codes = await attempts(9, (index) =>
      house.book(
        { at: `2026-11-24T${17 + Math.floor(index / 2)}:${index % 2 ? "30" : "00"}:00.000Z` },
        {
          address: "one",
        },
      ),
    );
    expect(codes.filter((code) => code === "done")).toHaveLength(5);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(4);
    expect(await codeOf(house.book({}, { address: "another" }))).toBe("done");
  });
});

test("whoever books and cancels again and again fills neither the provider's mailbox nor strangers'", async () => {
  const again = async () => house.cancel(await house.book({}, { address: "one" }));
  for (let times = 0; times < 10; times++) expect(await codeOf(again())).toBe("done");
  expect(await codeOf(again())).toBe("rate_limited");
  expect(await codeOf(house.book({}, { address: "another" }))).toBe("done");
  house.time.now = new Date(sunday.getTime() + 86_400_001);
  expect(await codeOf(house.book({ at: "2026-11-24T17:00:00.000Z" }, { address: "one" }))).toBe(
    "done",
  );
});

test("it belongs to whoever is signed in, and to nobody for its address alone", async () => {
  await addPerson("usr_ada", "ada@example.com");
  await house.book({ at: monday("17:00"), email: "ada@example.com" });
  await house.book({ at: monday("17:30") }, { actor: { userId: "usr_bob" } });
  await house.book({ at: monday("18:00") });
  const owners = (await house.rows()).map((row) => row["user_id"]);
  expect(new Set(owners)).toEqual(new Set(["usr_bob", null]));
});

test("the calendar stands in the visitor's zone, by their days and clocks, with ours beside", async () => {
  const there = await house.calendar({ zone: "Asia/Kolkata" });
  expect(there).toMatchObject({
    isOpen: true,
    zone: "Asia/Kolkata",
    zoneWords: "Kolkata (UTC+5:30)",
  });
  expect(there.days[0]).toEqual({ day: "2026-11-23", words: "Mon 23 Nov", free: 3 });
  expect(there.slots[0]).toEqual({
    at: monday("17:00"),
    clock: "22:30",
    ours: "09:00",
    utc: "17:00",
  });
  const next = await house.calendar({ zone: "Asia/Kolkata", day: "2026-11-24" });
  expect(next.slots[0]).toMatchObject({ clock: "00:00", ours: "10:30 Mon", utc: "18:30 Mon" });
  expect(next.slots).toHaveLength(18);
  const chosen = await house.calendar({ at: monday("17:00") });
  expect(chosen.chosen).toMatchObject({
    words: "Monday 23 November 2026 at 09:00, Los Angeles (UTC−8)",
    utc: "Monday 23 November 2026 at 17:00 UTC",
  });
});

test.each([
  { zone: "<script>", day: "never", at: "now" },
  { zone: "Asia/Kolkata", day: "2026-11-22", at: monday("10:00") },
])("a calendar that is asked for nonsense shows its first day: %o", async (asked) => {
  const calendar = await house.calendar(asked);
  expect(calendar.day?.day).toBe("2026-11-23");
  expect(calendar.chosen).toBeNull();
});
