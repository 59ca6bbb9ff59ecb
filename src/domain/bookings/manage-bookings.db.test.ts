import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { bookingAdmin as admin, bookingsOn, monday } from "../../../tests/factories/bookings.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import {
  cancelBookingAsAdmin,
  exportBookings,
  forgetBookings,
  listBookings,
  markBooking,
  pruneBookingsJob,
  readBooking,
  readBookingAsAdmin,
  readClosures,
  readNextTimes,
  setCallLink,
  setClosed,
} from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: ReturnType<typeof bookingsOn>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "usr_admin");
});
afterAll(() => database.close());
beforeEach(async () => {
  house = bookingsOn(database);
  await house.empty();
});

const onlyId = async () => String((await house.rows())[0]?.["id"]);
const audit = async () =>
  (await database.pool.query("select actor, action from audit_entries order by id")).rows as {
    actor: string;
    action: string;
  }[];
const ada = { email: "ada@example.com" };

test("nobody but an admin sees or changes anything", async () => {
  await house.book();
  const [id, other] = [await onlyId(), { userId: "usr_other" }];
  const { deps } = house;
  const refused = await Promise.all(
    [
      listBookings(other, { show: "", after: "" }, deps),
      readBookingAsAdmin(other, id, deps),
      cancelBookingAsAdmin(other, { id, reason: "" }, deps),
      markBooking(other, { id, as: "held" }, deps),
      setCallLink(other, { id, callLink: "https://meet.example/" }, deps),
      readClosures(other, deps),
      setClosed(other, { day: "all", isClosed: true }, deps),
    ].map(codeOf),
  );
  expect(new Set(refused)).toEqual(new Set(["forbidden"]));
  expect((await house.rows())[0]).toMatchObject({ status: "booked", call_link: null });
});

describe("the list", () => {
  test("shows what is to come with the next first, what is over with the latest first, and cancelled ones apart", async () => {
    const clocks = ["18:00", "17:00", "19:00", "20:00"];
    const tokens: string[] = [];
    for (const clock of clocks) tokens.push(await house.book({ at: monday(clock) }));
    await house.cancel(tokens[3] ?? "");
    const shown = async (show: string) =>
      (await listBookings(admin, { show, after: "" }, house.deps)).items.map(({ startsAt }) =>
        startsAt.slice(11, 16),
      );
    expect(await shown("")).toEqual(["17:00", "18:00", "19:00"]);
    expect(await shown("cancelled")).toEqual(["20:00"]);
    house.time.now = new Date(monday("18:30"));
    expect(await shown("upcoming")).toEqual(["19:00"]);
    expect(await shown("past")).toEqual(["18:00", "17:00"]);
    expect(await shown("cancelled")).toEqual(["20:00"]);
  });

  test("pages by place, each demo once, whatever comes in between", async () => {
    await house.book();
    await database.pool.query(
      `insert into bookings (id, token_hash, address_key, wish, time_zone, starts_at, ends_at, seat, status, created_at, changed_at)
       select 'bok_' || n, 'hash ' || n, '', '', 'UTC', starts_at + (n / 3) * interval '1 hour', ends_at + (n / 3) * interval '1 hour', n % 3 + 1, 'booked', created_at, changed_at
       from bookings, generate_series(1, 60) n`,
    );
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: Awaited<ReturnType<typeof listBookings>> = await listBookings(
        admin,
        { show: "", after },
        house.deps,
      );
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
  });
});

test("we cancel with a reason, which is mailed; the time is free again, and it is written down who did it", async () => {
  const token = await house.book(ada);
  const id = await onlyId();
  await cancelBookingAsAdmin(admin, { id, reason: " We are ill. " }, house.deps);
  const mail = (await house.mails(ada.email)).at(-1);
  expect(mail?.text).toContain("Sorry, we had to cancel it.");
  expect(mail?.text).toContain("We are ill.");
  expect(mail?.calendar?.method).toBe("CANCEL");
  expect(await readBooking(token, house.deps)).toMatchObject({
    status: "cancelled",
    isCancelledByUs: true,
    reason: "We are ill.",
  });
  expect((await audit()).at(-1)).toEqual({ actor: admin.userId, action: "booking.cancelled" });
  expect(await codeOf(house.book())).toBe("done");
  expect(await codeOf(cancelBookingAsAdmin(admin, { id, reason: "" }, house.deps))).toBe(
    "booking_closed",
  );
});

test("a demo is marked once it has begun, and a slip is put right", async () => {
  await house.book();
  const id = await onlyId();
  expect(await codeOf(markBooking(admin, { id, as: "held" }, house.deps))).toBe("booking_closed");
  house.time.now = new Date(monday("17:00"));
  await markBooking(admin, { id, as: "held" }, house.deps);
  await markBooking(admin, { id, as: "held" }, house.deps);
  await markBooking(admin, { id, as: "missed" }, house.deps);
  expect((await house.rows())[0]?.["status"]).toBe("missed");
  expect((await audit()).map(({ action }) => action)).toEqual([
    "booking.made",
    "booking.held",
    "booking.missed",
  ]);
});

test("the call's link is mailed once for each new one, and stands in the reminder, on the page and in the file", async () => {
  const token = await house.book({ ...ada, at: "2026-11-25T17:00:00.000Z" });
  const id = await onlyId();
  const link = "https://meet.example/room-1";
  await Promise.all([1, 2, 3].map(() => setCallLink(admin, { id, callLink: link }, house.deps)));
  const mails = await house.mails(ada.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your demo is booked",
    "The link to your demo",
  ]);
  expect(mails[1]?.calendar?.text).toContain(`LOCATION:${link}`);
  expect(mails[1]?.calendar?.text).toContain("SEQUENCE:1");
  expect((await readBooking(token, house.deps)).callLink).toBe(link);
  house.time.now = new Date("2026-11-25T15:00:00Z");
  await house.runDue();
  const reminder = (await house.mails(ada.email)).at(-1);
  expect(reminder?.subject).toBe("Your demo is coming up");
  expect(reminder?.text).toContain(`Where: ${link}`);
  expect((await house.mails("desk@shop.test")).map(({ subject }) => subject)).toEqual([
    "A demo was booked",
  ]);
  // On a page of ours, what has no slashes is a path of ours.
  for (const callLink of [
    "https:evil.example",
    "https:/evil.example",
    "https:\\\\evil.example",
    "//evil",
  ])
    expect(await codeOf(setCallLink(admin, { id, callLink }, house.deps))).toBe("invalid_input");
  expect(
    await codeOf(setCallLink(admin, { id, callLink: "javascript:alert(1)" }, house.deps)),
  ).toBe("invalid_input");
});

describe("closing", () => {
  test("a closed day can't be booked and isn't shown; what stands there stays, and it can be opened again", async () => {
    await house.book();
    await setClosed(admin, { day: "2026-11-23", isClosed: true }, house.deps);
    await setClosed(admin, { day: "2026-11-23", isClosed: true }, house.deps);
    expect(await codeOf(house.book({ at: monday("18:00") }))).toBe("time_unavailable");
    expect((await house.calendar()).days[0]?.day).toBe("2026-11-24");
    expect((await house.rows())[0]?.["status"]).toBe("booked");
    expect(await readClosures(admin, house.deps)).toMatchObject({
      isClosed: false,
      days: [{ day: "2026-11-23", words: "Monday 23 November 2026", booked: 1 }],
    });
    await setClosed(admin, { day: "2026-11-23", isClosed: false }, house.deps);
    expect(await codeOf(house.book({ at: monday("18:00") }))).toBe("done");
    expect((await audit()).filter(({ action }) => action === "calendar.closed")).toHaveLength(1);
  });

  test("a closed calendar takes nothing, neither a booking nor a move, and says the specified words", async () => {
    const token = await house.book();
    await setClosed(admin, { day: "all", isClosed: true }, house.deps);
    expect(await codeOf(house.book({ at: monday("18:00") }))).toBe("calendar_closed");
    expect(await codeOf(house.move(token, monday("18:00")))).toBe("calendar_closed");
    expect(await house.calendar()).toMatchObject({ isOpen: false, days: [], day: null });
    expect(await readNextTimes(3, house.deps)).toEqual({ isOpen: false, times: [] });
    await house.cancel(token);
  });

  test("who books while it is being closed waits for that, and is refused", async () => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock(hashtextextended('booking/calendar', 0))");
      await client.query("insert into booking_closures values ('2026-11-23', now())");
      const booking = codeOf(house.book());
      await expect
        .poll(async () => {
          const { rows } = await database.pool.query<{ many: number }>(
            `select count(*)::int as many from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
          );
          return rows[0]?.many;
        })
        .toBe(1);
      await client.query("commit");
      expect(await booking).toBe("time_unavailable");
    } finally {
      client.release();
    }
    expect(await house.rows()).toEqual([]);
  });

  test.each(["", "2026-02-30", "yesterday", "2026-11-20", "all "])(
    "%j is no day to close",
    async (day) => {
      expect(await codeOf(setClosed(admin, { day, isClosed: true }, house.deps))).toBe(
        "invalid_input",
      );
    },
  );
});

describe("a person's demos", () => {
  test("are theirs to take along, and are gone with them; the time is free and the provider hears of it without a name", async () => {
    await house.book({ at: monday("17:00") }, { actor: { userId: "usr_ada" } });
    await house.book({ at: monday("17:30"), ...ada });
    await house.book({ at: monday("18:00") }, { actor: { userId: "usr_bob" } });
    const copy = await exportBookings(database.db, "usr_ada");
    expect(copy).toHaveLength(1); // what is at the address without a sign-in may be anybody's
    expect(JSON.stringify(copy)).not.toMatch(/tokenHash|addressKey|requestKey/);
    const person = { userId: "usr_ada", email: ada.email };
    const gone = await forgetBookings(database.db, person, house.deps);
    expect(gone).toHaveLength(2);
    expect((await house.rows()).map((row) => row["user_id"])).toEqual(["usr_bob"]);
    const freed = (await house.mails("desk@shop.test")).filter(({ key }) =>
      key.startsWith("booking-freed/"),
    );
    expect(freed).toHaveLength(2);
    expect(JSON.stringify(freed)).not.toMatch(/ada|Ada/);
    await house.runDue();
    expect(await codeOf(house.book({ at: monday("17:00") }))).toBe("done");
  });

  test("an erased address has no place in somebody else's demo either", async () => {
    await house.book(ada, { actor: { userId: "usr_bob" } });
    await forgetBookings(database.db, { userId: "usr_ada", email: ada.email }, house.deps);
    expect(await house.rows()).toMatchObject([{ user_id: "usr_bob", email: null, name: null }]);
    const id = await onlyId();
    await setCallLink(admin, { id, callLink: "https://meet.example/" }, house.deps);
    await cancelBookingAsAdmin(admin, { id, reason: "" }, house.deps);
    expect((await house.rows())[0]?.["status"]).toBe("cancelled");
  });
});

test("demos are deleted two years after they were, closed days once they are over, and a closed calendar stays closed", async () => {
  await house.book();
  await setClosed(admin, { day: "2026-11-30", isClosed: true }, house.deps);
  await setClosed(admin, { day: "all", isClosed: true }, house.deps);
  const prune = () => pruneBookingsJob.run({}, house.deps, { step: (_name, work) => work() });
  house.time.now = new Date("2028-11-23T16:59:00Z");
  await prune();
  expect(await house.rows()).toHaveLength(1);
  house.time.now = new Date("2028-11-23T17:00:01Z");
  await prune();
  expect(await house.rows()).toEqual([]);
  const { rows } = await database.pool.query("select what from booking_closures");
  expect(rows).toEqual([{ what: "all" }]);
});
