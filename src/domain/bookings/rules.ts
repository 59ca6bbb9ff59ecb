import { demos } from "#content/demos.ts";
import { openingHours } from "#content/opening-hours.ts";
import { hourMs } from "#kit/time.ts";
import type { BookingStatus } from "./contract.ts";
import type { SlotRules } from "./slots.ts";

/** What the provider offers: content/opening-hours.ts and content/demos.ts. */
export const slotRules: SlotRules = {
  hours: openingHours,
  minutes: demos.minutes,
  noticeHours: demos.noticeHours,
  horizonDays: demos.horizonDays,
};

/** What may follow what. A slip about who came can be put right; what was cancelled is booked anew instead. */
export const bookingTransitions = {
  booked: ["cancelled", "held", "missed"],
  held: ["missed"],
  missed: ["held"],
  cancelled: [],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>;

type Times = { status: BookingStatus; startsAt: Date; endsAt: Date };

/** Whether a booking may go from where it stands to another status at this moment. */
export function mayBecome(booking: Times, to: BookingStatus, now: Date): boolean {
  const isNext = (bookingTransitions[booking.status] as readonly BookingStatus[]).includes(to);
  return isNext && (to === "cancelled" ? now < booking.endsAt : now >= booking.startsAt);
}

/** Whether who booked may still move or cancel it: until it begins. */
export const isStillTheirs = ({ status, startsAt }: Omit<Times, "endsAt">, now: Date): boolean =>
  status === "booked" && now < startsAt;

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * hourMs);

/** When the call's link should be known at the latest. */
export const linkCheckAt = (startsAt: Date): Date => before(startsAt, demos.lateReminderHours);

/** When to remind of it; null where that would come on the heels of the confirmation. */
export function reminderAt(startsAt: Date, now: Date): Date | null {
  const late = linkCheckAt(startsAt);
  const early = before(startsAt, demos.reminderHours);
  if (early.getTime() - now.getTime() >= demos.lateReminderHours * hourMs) return early;
  return late > now ? late : null;
}
