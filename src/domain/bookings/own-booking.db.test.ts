import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { bookingsOn, monday } from "../../../tests/factories/bookings.ts";
import { codeOf } from "../../../tests/factories/codes.ts";
import { readBooking, readBookingFile } from "./index.ts";

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

const ada = { email: "ada@example.com" };
const toAda = async () => house.mails(ada.email);
const subjects = async () => (await toAda()).map(({ subject }) => subject);

describe("mails", () => {
  test("the confirmation tells the time on every clock, has the link and the file, and repeats nothing that was typed", async () => {
    const token = await house.book({ ...ada, name: "Buy now", wish: "Visit evil.example" });
    const [mail] = await toAda();
    expect(mail?.text).toContain("When: Monday 23 November 2026 at 22:30, Kolkata (UTC+5:30)");
    expect(mail?.text).toContain("Monday 23 November 2026 at 09:00, Los Angeles (UTC−8)");
    expect(mail?.text).toContain("Monday 23 November 2026 at 17:00 UTC");
    expect(mail?.text).toContain("We’ll email you the link to the call before we start.");
    expect(mail?.text).toContain(`https://shop.test/demo/${token}`);
    expect(mail?.calendar).toMatchObject({ method: "REQUEST", fileName: "demo.ics" });
    expect(mail?.calendar?.text).toContain("DTSTART:20261123T170000Z");
    expect(JSON.stringify(mail)).not.toMatch(/Buy now|evil/);
    expect(mail?.calendar?.text).not.toContain(token);
    const [notice] = await house.mails("desk@shop.test");
    expect(notice?.text).toContain("Name: Buy now");
    expect(notice?.text).not.toContain(token);
  });

  test("move, link and cancellation keep the calendar's entry one: same id, growing sequence", async () => {
    const token = await house.book(ada);
    await house.move(token, monday("18:00"));
    await house.cancel(token);
    const files = (await toAda()).map(({ calendar }) => calendar?.text ?? "");
    const lines = (name: string) =>
      files.map((file) => new RegExp(`^${name}:(.*)\r$`, "m").exec(file)?.[1]);
    expect(new Set(lines("UID")).size).toBe(1);
    expect(lines("SEQUENCE")).toEqual(["0", "1", "2"]);
    expect(lines("METHOD")).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(lines("STATUS")).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
    expect(lines("DTSTART")).toEqual(["20261123T170000Z", "20261123T180000Z", "20261123T180000Z"]);
    expect(await house.mails("desk@shop.test")).toHaveLength(3);
  });
});

describe("the token", () => {
  test("opens its own demo and no other; whatever else is asked for isn't there", async () => {
    const token = await house.book(ada);
    expect(await readBooking(token, house.deps)).toMatchObject({
      status: "booked",
      mayChange: true,
      words: "Monday 23 November 2026 at 22:30, Kolkata (UTC+5:30)",
    });
    const [row] = await house.rows();
    for (const wrong of [
      "",
      "x",
      String(row?.["id"]),
      String(row?.["token_hash"]),
      `${token}x`,
      token.toLowerCase(),
    ]) {
      expect(await codeOf(readBooking(wrong, house.deps))).toBe("not_found");
      expect(await codeOf(house.cancel(wrong))).toBe("not_found");
      expect(await codeOf(house.move(wrong, monday("18:00")))).toBe("not_found");
    }
    expect((await house.rows())[0]?.["status"]).toBe("booked");
  });

  test("gives the file, which takes itself out once it is cancelled", async () => {
    const token = await house.book(ada);
    expect((await readBookingFile(token, house.deps)).text).toContain("METHOD:PUBLISH");
    await house.cancel(token);
    expect((await readBookingFile(token, house.deps)).text).toContain("STATUS:CANCELLED");
  });
});

describe("cancelling", () => {
  test("frees the time for somebody else, and happens once", async () => {
    const token = await house.book(ada);
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(house.cancel(token))));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(await subjects()).toEqual(["Your demo is booked", "Your demo is cancelled"]);
    expect(await codeOf(house.book())).toBe("done");
    expect(await codeOf(house.move(token, monday("18:00")))).toBe("booking_closed");
  });

  test("is over once the demo has begun", async () => {
    const token = await house.book(ada);
    house.time.now = new Date(monday("17:00"));
    expect(await codeOf(house.cancel(token))).toBe("booking_closed");
    expect(await codeOf(house.move(token, "2026-11-24T17:00:00.000Z"))).toBe("booking_closed");
  });
});

describe("moving", () => {
  test("frees the old time and takes the new one, and to the same time is nothing", async () => {
    const token = await house.book(ada);
    await house.move(token, monday("17:00"));
    await house.move(token, monday("18:00"));
    expect(await house.rows()).toMatchObject([
      { starts_at: new Date(monday("18:00")), ends_at: new Date(monday("18:30")), moves: 1 },
    ]);
    expect(await codeOf(house.book({ at: monday("17:00") }))).toBe("done");
    expect(await codeOf(house.book({ at: monday("18:00") }))).toBe("time_taken");
  });

  test("of many who move and book to one time at once exactly one gets it, and the others keep theirs", async () => {
    const clocks = ["17:00", "17:30", "18:00", "18:30"];
    const tokens = [];
    for (const clock of clocks) tokens.push(await house.book({ at: monday(clock) }));
    const codes = await Promise.all([
      ...tokens.map((token) => codeOf(house.move(token, monday("20:00")))),
      ...Array.from({ length: 4 }, () => codeOf(house.book({ at: monday("20:00") }))),
    ]);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "time_taken")).toHaveLength(7);
    const at = (await house.rows()).map((row) => (row["starts_at"] as Date).toISOString());
    expect(new Set(at).size).toBe(at.length);
  });

  test.each(["", "soon", "2026-11-23T10:00:00.000Z", "2027-11-23T17:00:00.000Z", null])(
    "to %j is refused, and nothing changes",
    async (at) => {
      const token = await house.book(ada);
      expect(await codeOf(house.move(token, at))).toMatch(/^(invalid_input|time_unavailable)$/);
      expect(await house.rows()).toMatchObject([
        { starts_at: new Date(monday("17:00")), moves: 0 },
      ]);
    },
  );

  test("works five times", async () => {
    const token = await house.book(ada);
    for (const clock of ["17:30", "18:00", "18:30", "19:00", "19:30"])
      await house.move(token, monday(clock));
    expect(await codeOf(house.move(token, monday("20:00")))).toBe("booking_closed");
  });
});

describe("the reminder", () => {
  const reminders = async () =>
    (await subjects()).filter((one) => one === "Your demo is coming up");

  test("comes a day before, once, however often its job runs", async () => {
    await house.book({ ...ada, at: "2026-11-25T17:00:00.000Z" });
    expect((await house.waiting()).map(({ at }) => at)).toEqual([
      "2026-11-24T17:00:00.000Z",
      "2026-11-25T15:00:00.000Z",
    ]);
    await house.runDue();
    expect(await reminders()).toEqual([]);
    house.time.now = new Date("2026-11-24T17:00:00Z");
    await house.runDue();
    await house.runDue();
    expect(await reminders()).toHaveLength(1);
    house.time.now = new Date("2026-11-25T15:00:00Z");
    await house.runDue();
    expect(await reminders()).toHaveLength(1);
    const wanted = await house.mails("desk@shop.test");
    // Nobody has entered a link: told with the reminder, and once more shortly before.
    expect(wanted.filter(({ subject }) => subject === "A demo has no link yet")).toHaveLength(2);
  });

  test("comes two hours before where it was booked late", async () => {
    house.time.now = new Date("2026-11-23T06:00:00Z");
    await house.book(ada);
    expect((await house.waiting()).map(({ at }) => at)).toEqual(["2026-11-23T15:00:00.000Z"]);
  });

  test("doesn't come after a cancellation, nor for a time that was left, nor once it has begun", async () => {
    const cancelled = await house.book({ ...ada, at: "2026-11-25T17:00:00.000Z" });
    await house.cancel(cancelled);
    const moved = await house.book({ ...ada, at: "2026-11-25T17:30:00.000Z" });
    await house.move(moved, "2026-11-27T17:00:00.000Z");
    house.time.now = new Date("2026-11-25T16:59:00Z");
    await house.runDue();
    expect(await reminders()).toEqual([]);
    house.time.now = new Date("2026-11-26T17:00:00Z");
    await house.runDue();
    expect(await reminders()).toHaveLength(1);
    await house.book({ email: "late@example.com", at: "2026-11-30T17:00:00.000Z" });
    house.time.now = new Date("2026-11-30T17:00:00Z"); // the worker slept
    await house.runDue();
    expect((await house.mails("late@example.com")).map(({ subject }) => subject)).toEqual([
      "Your demo is booked",
    ]);
  });
});
