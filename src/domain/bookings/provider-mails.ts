import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { momentWords } from "#kit/zone-words.ts";
import { calendarOf } from "./booking-file.ts";
import type { BookingDeps } from "./deps.ts";
import type { BookingRow } from "./queries.ts";
import { slotRules } from "./rules.ts";

type Deps = Pick<BookingDeps, "brandName" | "publicUrl" | "providerEmail" | "digest">;
type Fact = [label: string, value: string];

const ourZone = slotRules.hours.timeZone;

/** Tells the provider; an answer goes to whoever booked. */
function toProvider(
  booking: BookingRow,
  words: { key: string; subject: string; heading: string; paragraphs: string[] },
  deps: Deps,
): NewMail {
  const isOff = booking.status === "cancelled";
  const known = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : []);
  return {
    key: `${words.key}/${booking.id}/${booking.sequence}`,
    to: deps.providerEmail,
    replyTo: booking.email ?? undefined,
    subject: words.subject,
    calendar: calendarOf(booking, isOff ? "CANCEL" : "PUBLISH", deps),
    ...mailLayout({
      brand: deps.brandName,
      heading: words.heading,
      paragraphs: words.paragraphs,
      facts: [
        ["When", momentWords(booking.startsAt, ourZone)],
        ...(booking.timeZone === ourZone
          ? []
          : known("Guest’s time", momentWords(booking.startsAt, booking.timeZone))),
        ...known("Name", booking.name),
        ...known("Email", booking.email),
        ...known("Would like to see", booking.wish),
      ],
      action: { label: "Open the demo", url: `${deps.publicUrl}/admin/bookings/${booking.id}` },
      footer: booking.email
        ? "Replies to this email go to the guest."
        : "The guest’s address was deleted.",
    }),
  };
}

export const bookedNotice = (booking: BookingRow, deps: Deps): NewMail =>
  toProvider(
    booking,
    {
      key: "booking-received",
      subject: "A demo was booked",
      heading: "Someone booked a demo",
      paragraphs: [
        "We told them they’d get the link to the call by email before it starts. Enter it on the demo’s page, and we’ll email it.",
      ],
    },
    deps,
  );

export const movedNotice = (booking: BookingRow, deps: Deps): NewMail =>
  toProvider(
    booking,
    {
      key: "booking-moved-notice",
      subject: "A demo was moved",
      heading: "A demo has a new time",
      paragraphs: ["The guest moved it to another time."],
    },
    deps,
  );

export const cancelledNotice = (booking: BookingRow, deps: Deps): NewMail =>
  toProvider(
    booking,
    {
      key: "booking-cancelled-notice",
      subject: "A demo was cancelled",
      heading: "A demo was cancelled",
      paragraphs: ["The guest cancelled it. The time is available again."],
    },
    deps,
  );

/** It is soon, and nobody has entered where the call is. */
export const linkWantedNotice = (booking: BookingRow, isFirst: boolean, deps: Deps): NewMail =>
  toProvider(
    booking,
    {
      key: isFirst ? "booking-link-wanted" : "booking-link-wanted-again",
      subject: "A demo has no link yet",
      heading: "This demo has no link yet",
      paragraphs: [
        "The demo starts soon and its link is missing. We promised to send it before the start. Enter it on the demo’s page, and we’ll email it.",
      ],
    },
    deps,
  );

/** Whoever had booked it was erased: nothing of them stands here, and it is about no booking that is still there. */
export const freedNotice = (
  booking: Pick<BookingRow, "startsAt">,
  key: string,
  deps: Pick<Deps, "brandName" | "providerEmail">,
): NewMail => ({
  key: `booking-freed/${key}`,
  to: deps.providerEmail,
  subject: "A demo was cancelled",
  ...mailLayout({
    brand: deps.brandName,
    heading: "A demo was cancelled",
    paragraphs: ["The guest’s data was deleted. The time is available again."],
    facts: [["When", momentWords(booking.startsAt, ourZone)]],
    footer: "Please remove it from your calendar.",
  }),
});
