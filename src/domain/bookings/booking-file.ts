import { demoPlace, demos } from "#content/demos.ts";
import type { BookingDeps } from "./deps.ts";
import { calendarFile, type CalendarEvent } from "./ics.ts";
import type { BookingRow } from "./queries.ts";

type Deps = Pick<BookingDeps, "brandName" | "publicUrl" | "providerEmail">;

export const fileName = "demo.ics";

/**
 * A booking as a calendar file. It carries nothing that somebody typed, and not the secret of the booking's
 * page: calendars are shared with others.
 */
export const bookingFile = (
  booking: BookingRow,
  method: CalendarEvent["method"],
  deps: Deps,
): string =>
  calendarFile({
    method,
    uid: `${booking.id}@${new URL(deps.publicUrl).hostname}`,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    changedAt: booking.changedAt,
    isCancelled: booking.status === "cancelled",
    summary: `Demo with ${deps.brandName}`,
    description: booking.callLink
      ? `${demos.minutes} minutes with one of our team, by video: ${booking.callLink}`
      : `${demos.minutes} minutes with one of our team. ${demoPlace}`,
    location: booking.callLink ?? "Video call; the link comes by email",
    url: booking.callLink,
    organizer: { name: deps.brandName, email: deps.providerEmail },
    attendee: booking.email,
    product: deps.brandName,
  });

/** The same as what goes with a mail. */
export const calendarOf = (booking: BookingRow, method: CalendarEvent["method"], deps: Deps) => ({
  method,
  fileName,
  text: bookingFile(booking, method, deps),
});
