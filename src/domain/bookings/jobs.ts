import { z } from "zod";
import { keepYears } from "#db/columns.ts";
import { defineJob, enqueueJob, type Job } from "#db/jobs.ts";
import type { DbOrTx } from "#db/open.ts";
import { queueMail } from "#domain/mail/index.ts";
import { yearsBefore } from "#kit/time.ts";
import { dayIn } from "#kit/zoned-time.ts";
import type { BookingDeps } from "./deps.ts";
import { linkWantedNotice } from "./provider-mails.ts";
import { deletePast, lockBooking, type BookingRow } from "./queries.ts";
import { isStillTheirs, linkCheckAt, reminderAt, slotRules } from "./rules.ts";
import { reminderMail } from "./visitor-mails.ts";

/** Asks for what has to be done before a booking, at the time that it has now. */
export async function scheduleReminder(tx: DbOrTx, booking: BookingRow, now: Date): Promise<void> {
  const reminder = reminderAt(booking.startsAt, now);
  const check = linkCheckAt(booking.startsAt);
  const input = { bookingId: booking.id, startsAt: booking.startsAt.toISOString() };
  const about = `${booking.id}/${booking.sequence}`;
  if (reminder)
    await enqueueJob(
      tx,
      remindJob,
      { ...input, isReminder: true },
      { id: `booking-reminder/${about}`, delayUntil: reminder },
    );
  if (reminder && reminder < check)
    await enqueueJob(
      tx,
      remindJob,
      { ...input, isReminder: false },
      { id: `booking-link-check/${about}`, delayUntil: check },
    );
}

/**
 * Reminds of one booking, once, if it still stands and still is at this time: it may have been cancelled, moved
 * or erased meanwhile. Where the call's link is missing, the provider is reminded of that, and shortly before
 * the start once more.
 */
export const remindJob = defineJob({
  name: "bookings.remind",
  input: z.object({ bookingId: z.string(), startsAt: z.iso.datetime(), isReminder: z.boolean() }),
  async run({ bookingId, startsAt, isReminder }, deps: BookingDeps, { step }) {
    await step("remind", () =>
      deps.db.transaction(async (tx) => {
        const booking = await lockBooking(tx, bookingId);
        if (!booking || !isStillTheirs(booking, deps.clock())) return;
        if (booking.startsAt.toISOString() !== startsAt) return;
        const { email } = booking;
        if (email && isReminder) await queueMail(tx, reminderMail({ ...booking, email }, deps));
        if (!booking.callLink) await queueMail(tx, linkWantedNotice(booking, isReminder, deps));
      }),
    );
  },
});

/** Every night: deletes bookings past their time (retention class `enquiry`), and closed days that are over. */
export const pruneBookingsJob = defineJob({
  name: "bookings.prune",
  input: z.object({}),
  cron: "13 3 * * *",
  async run(_input, { db, clock }: Pick<BookingDeps, "db" | "clock">, { step }) {
    await step("prune", async () => {
      const now = clock();
      const today = dayIn(now, slotRules.hours.timeZone);
      await deletePast(db, yearsBefore(now, keepYears.enquiry), today);
    });
  },
});

/** Its background work. */
export const bookingJobs: readonly Job<unknown, BookingDeps>[] = [remindJob, pruneBookingsJob];
