import { demos } from "#content/demos.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { minuteMs } from "#kit/time.ts";
import { momentWords } from "#kit/zone-words.ts";
import { bookingFile, fileName } from "./booking-file.ts";
import { SlotTime, type BookingView } from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import { scheduleReminder } from "./jobs.ts";
import { findSeat } from "./offer.ts";
import { cancelledNotice, movedNotice } from "./provider-mails.ts";
import {
  lockBooking,
  lockCalendar,
  lockFor,
  selectByToken,
  updateBooking,
  type BookingRow,
} from "./queries.ts";
import { isStillTheirs, slotRules } from "./rules.ts";
import { hashOf, isToken } from "./token.ts";
import { cancelledMail, movedMail } from "./visitor-mails.ts";

async function findByToken(token: string, { db }: Pick<BookingDeps, "db">): Promise<BookingRow> {
  const row = isToken(token) ? await selectByToken(db, hashOf(token)) : null;
  if (!row) throw new AppError("not_found");
  return row;
}

/** The booking of an unguessable token. @throws AppError not_found */
export async function readBooking(
  token: string,
  deps: Pick<BookingDeps, "db" | "clock">,
): Promise<BookingView> {
  const row = await findByToken(token, deps);
  const ourZone = slotRules.hours.timeZone;
  return {
    status: row.status,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    zone: row.timeZone,
    words: momentWords(row.startsAt, row.timeZone),
    ours: momentWords(row.startsAt, ourZone),
    utc: momentWords(row.startsAt, "UTC"),
    callLink: row.callLink,
    wish: row.wish,
    reason: row.cancelReason,
    isCancelledByUs: row.cancelledBy === "provider",
    mayChange: isStillTheirs(row, deps.clock()),
    movesLeft: Math.max(0, demos.moves - row.moves),
  };
}

/** The same as a calendar file; a cancelled one takes itself out. @throws AppError not_found */
export async function readBookingFile(
  token: string,
  deps: BookingDeps,
): Promise<{ name: string; text: string; method: string }> {
  const row = await findByToken(token, deps);
  const method = row.status === "cancelled" ? "CANCEL" : "PUBLISH";
  return { name: fileName, text: bookingFile(row, method, deps), method };
}

/** Locks the booking, and refuses once it has begun or isn't booked any more. */
async function lockOwn(tx: Tx, id: string, now: Date): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  if (!booking) throw new AppError("not_found");
  if (!isStillTheirs(booking, now)) throw new AppError("booking_closed");
  return booking;
}

/** Cancels it, for whoever holds its token. @throws AppError not_found, booking_closed */
export async function cancelBooking(token: string, deps: BookingDeps): Promise<void> {
  const { id } = await findByToken(token, deps);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const booking = await lockOwn(tx, id, now);
    const cancelled = await updateBooking(tx, booking, {
      status: "cancelled",
      cancelledBy: "visitor",
      sequence: booking.sequence + 1,
      changedAt: now,
    });
    await recordAudit(tx, {
      actor: "visitor",
      action: "booking.cancelled",
      subject: `booking/${id}`,
    });
    const { email } = cancelled;
    if (email) await queueMail(tx, cancelledMail({ ...cancelled, email }, deps));
    await queueMail(tx, cancelledNotice(cancelled, deps));
  });
}

/**
 * Moves it to another free time, for whoever holds its token. To the time that it has already is no move.
 * @throws AppError not_found, booking_closed, invalid_input (`at`), calendar_closed, time_unavailable, time_taken
 */
export async function moveBooking(token: string, at: unknown, deps: BookingDeps): Promise<void> {
  const { id } = await findByToken(token, deps);
  const to = SlotTime.safeParse(at);
  if (!to.success)
    throw new AppError("invalid_input", {
      cause: to.error,
      fields: { at: "Please choose a time." },
    });
  const startsAt = to.data;
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await lockCalendar(tx, "to book");
    const booking = await lockOwn(tx, id, now);
    if (booking.startsAt.getTime() === startsAt.getTime()) return;
    if (booking.moves >= demos.moves)
      throw new AppError("booking_closed", {
        message: `A demo can be moved ${demos.moves} times. Cancel it and book another, or write to us.`,
      });
    await lockFor(tx, "time", startsAt.toISOString());
    const moved = await updateBooking(tx, booking, {
      seat: await findSeat(tx, startsAt, now),
      startsAt,
      endsAt: new Date(startsAt.getTime() + demos.minutes * minuteMs),
      sequence: booking.sequence + 1,
      moves: booking.moves + 1,
      changedAt: now,
    });
    await recordAudit(tx, {
      actor: "visitor",
      action: "booking.moved",
      subject: `booking/${id}`,
      detail: { from: booking.startsAt.toISOString(), to: startsAt.toISOString() },
    });
    const { email } = moved;
    if (email) await queueMail(tx, movedMail({ ...moved, email }, deps));
    await queueMail(tx, movedNotice(moved, deps));
    await scheduleReminder(tx, moved, now);
  });
}
