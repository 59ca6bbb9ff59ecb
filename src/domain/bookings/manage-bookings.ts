import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requireAdmin } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { shortWeekday } from "#kit/date-words.ts";
import { fromCursor, toCursor } from "#kit/keyset.ts";
import { momentWords, zoneWords } from "#kit/zone-words.ts";
import { clockIn, dayIn } from "#kit/zoned-time.ts";
import {
  BookingFilter,
  CallLink,
  CancelReason,
  type BookingDetail,
  type BookingListItem,
  type BookingStatus,
} from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import {
  lockBooking,
  selectBooking,
  selectBookings,
  updateBooking,
  type BookingRow,
} from "./queries.ts";
import { mayBecome, slotRules } from "./rules.ts";
import { callLinkMail, cancelledMail } from "./visitor-mails.ts";

const pageSize = 25;
const ourZone = slotRules.hours.timeZone;

function whenWords(at: Date): string {
  const day = dayIn(at, ourZone);
  return `${shortWeekday(day)} ${day.slice(0, 4)}, ${clockIn(at, ourZone)}`;
}

const toItem = (row: BookingRow, now: Date): BookingListItem => ({
  id: row.id,
  status: row.status,
  startsAt: row.startsAt.toISOString(),
  when: whenWords(row.startsAt),
  zoneWords: zoneWords(ourZone, row.startsAt),
  name: row.name,
  email: row.email,
  hasCallLink: row.callLink !== null,
  isUnmarked: row.status === "booked" && row.endsAt <= now,
});

/**
 * Bookings 25 a page: those to come with the next one first, those that are over or cancelled with the latest
 * first. @throws AppError forbidden
 */
export async function listBookings(
  actor: Actor,
  query: { show: string; after: string },
  { db, clock, adminSecondFactor }: BookingDeps,
): Promise<{ items: BookingListItem[]; next: string | null }> {
  await requireAdmin(db, actor, { adminSecondFactor });
  const now = clock();
  const wanted = { show: BookingFilter.parse(query.show), after: fromCursor(query.after), now };
  const rows = await selectBookings(db, wanted, pageSize);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toItem(row, now)),
    next:
      rows.length > pageSize && last ? toCursor({ createdAt: last.startsAt, id: last.id }) : null,
  };
}

/** One booking. @throws AppError forbidden, not_found */
export async function readBookingAsAdmin(
  actor: Actor,
  id: string,
  { db, clock, adminSecondFactor }: BookingDeps,
): Promise<BookingDetail> {
  await requireAdmin(db, actor, { adminSecondFactor });
  const row = await selectBooking(db, id);
  if (!row) throw new AppError("not_found");
  const now = clock();
  return {
    ...toItem(row, now),
    ours: momentWords(row.startsAt, ourZone),
    theirs: momentWords(row.startsAt, row.timeZone),
    wish: row.wish,
    userId: row.userId,
    callLink: row.callLink,
    reason: row.cancelReason,
    isCancelledByUs: row.cancelledBy === "provider",
    createdAt: row.createdAt.toISOString(),
    may: {
      cancelled: mayBecome(row, "cancelled", now),
      held: mayBecome(row, "held", now),
      missed: mayBecome(row, "missed", now),
    },
  };
}

/** Changes a booking in one transaction with its audit entry, for an admin. */
async function change(
  actor: Actor,
  id: string,
  deps: BookingDeps,
  work: (
    tx: Tx,
    booking: BookingRow,
    now: Date,
  ) => Promise<{ action: string; detail?: Record<string, boolean> } | null>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const adminId = await requireAdmin(tx, actor, deps);
    const booking = await lockBooking(tx, id);
    if (!booking) throw new AppError("not_found");
    const done = await work(tx, booking, deps.clock());
    if (done) await recordAudit(tx, { actor: adminId, subject: `booking/${id}`, ...done });
  });
}

const invalid = (field: string, message: string) =>
  new AppError("invalid_input", { fields: { [field]: message } });

/** Cancels it; whoever booked hears of it by mail, with the reason. @throws AppError forbidden, not_found, booking_closed, invalid_input (`reason`) */
export const cancelBookingAsAdmin = (
  actor: Actor,
  { id, reason }: { id: string; reason: unknown },
  deps: BookingDeps,
): Promise<void> =>
  change(actor, id, deps, async (tx, booking, now) => {
    const given = CancelReason.safeParse(reason);
    if (!given.success) throw invalid("reason", given.error.issues[0]?.message ?? "");
    if (!mayBecome(booking, "cancelled", now)) throw new AppError("booking_closed");
    const cancelled = await updateBooking(tx, booking, {
      status: "cancelled",
      cancelledBy: "provider",
      cancelReason: given.data || null,
      sequence: booking.sequence + 1,
      changedAt: now,
    });
    const { email } = cancelled;
    if (email) await queueMail(tx, cancelledMail({ ...cancelled, email }, deps));
    return { action: "booking.cancelled", detail: { hasReason: given.data !== "" } };
  });

/** Notes whether they came; a slip can be put right. @throws AppError forbidden, not_found, booking_closed */
export const markBooking = (
  actor: Actor,
  { id, as }: { id: string; as: Extract<BookingStatus, "held" | "missed"> },
  deps: BookingDeps,
): Promise<void> =>
  change(actor, id, deps, async (tx, booking, now) => {
    if (booking.status === as) return null; // somebody else was quicker
    if (!mayBecome(booking, as, now)) throw new AppError("booking_closed");
    await updateBooking(tx, booking, { status: as, changedAt: now });
    return { action: `booking.${as}` };
  });

/**
 * Says where the call is (https, or empty for nowhere yet); a new link is mailed at once.
 * @throws AppError forbidden, not_found, booking_closed, invalid_input (`callLink`)
 */
export const setCallLink = (
  actor: Actor,
  { id, callLink }: { id: string; callLink: unknown },
  deps: BookingDeps,
): Promise<void> =>
  change(actor, id, deps, async (tx, booking, now) => {
    const given = CallLink.safeParse(callLink);
    if (!given.success) throw invalid("callLink", given.error.issues[0]?.message ?? "");
    const link = given.data || null;
    if (link === booking.callLink) return null;
    if (booking.status !== "booked" || now >= booking.endsAt) throw new AppError("booking_closed");
    const linked = await updateBooking(tx, booking, {
      callLink: link,
      sequence: booking.sequence + 1,
      changedAt: now,
    });
    const { email } = linked;
    if (email && link) await queueMail(tx, callLinkMail({ ...linked, email }, deps));
    return { action: "booking.linked", detail: { hasLink: link !== null } };
  });
