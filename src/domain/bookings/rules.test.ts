import fc from "fast-check";
import { expect, test } from "vitest";
import { demosClosed } from "#content/demos.ts";
import { errorTable } from "#errors";
import { hourMs, minuteMs } from "#kit/time.ts";
import { BookingStatus, CallLink } from "./contract.ts";
import { bookingTransitions, isStillTheirs, linkCheckAt, mayBecome, reminderAt } from "./rules.ts";

const startsAt = new Date("2026-11-24T17:30:00Z");
const endsAt = new Date(startsAt.getTime() + 30 * minuteMs);
const times = fc
  .integer({ min: -100 * 60, max: 100 * 60 })
  .map((minutes) => new Date(startsAt.getTime() + minutes * minuteMs));
const statuses = fc.constantFrom(...BookingStatus.options);

test("a demo is cancelled before it is over, held or missed once it has begun, and nothing follows a cancellation", () => {
  fc.assert(
    fc.property(statuses, statuses, times, (status, to, now) => {
      const may = mayBecome({ status, startsAt, endsAt }, to, now);
      if (!may) return;
      expect(bookingTransitions[status]).toContain(to);
      expect(to).not.toBe("booked");
      expect(status).not.toBe("cancelled");
      expect(to === "cancelled" ? now < endsAt : now >= startsAt).toBe(true);
    }),
  );
});

test("who booked may change it until it begins, and not once it is cancelled", () => {
  fc.assert(
    fc.property(statuses, times, (status, now) => {
      expect(isStillTheirs({ status, startsAt }, now)).toBe(status === "booked" && now < startsAt);
    }),
  );
});

test("a reminder comes a day before, or two hours before where it was booked late, and never after the start", () => {
  fc.assert(
    fc.property(times, (now) => {
      const left = startsAt.getTime() - now.getTime();
      const late = left > 2 * hourMs ? linkCheckAt(startsAt) : null;
      const early = new Date(startsAt.getTime() - 24 * hourMs);
      expect(reminderAt(startsAt, now)).toEqual(left >= 26 * hourMs ? early : late);
    }),
  );
});

test("a closed calendar says what the specification's alert says, wherever it says it", () => {
  expect(demosClosed).toBe("This feature is coming soon! Please contact us to schedule a demo.");
  expect(errorTable.calendar_closed.title).toBe(demosClosed);
});

test.each(["", "https://meet.example/abc?d=1"])("%j can be where a call is", (link) =>
  expect(CallLink.safeParse(link).success).toBe(true),
);
test.each([
  "http://meet.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "meet.example/abc",
  "https://user:pass@meet.example/",
  `https://meet.example/${"a".repeat(500)}`,
  null,
])("%j can't", (link) => expect(CallLink.safeParse(link).success).toBe(false));
