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
          : known("For them", momentWords(booking.startsAt, booking.timeZone))),
        ...known("Name", booking.name),
        ...known("Email", booking.email),
        ...known("Would like to see", booking.wish),
      ],
      action: { label: "Open it", url: `${deps.publicUrl}/admin/bookings/${booking.id}` },
      footer: booking.email
        ? "Your reply to this mail goes to the person who booked."
        : "No address is known any more.",
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
        "They were told that they get the link to the call by email before it starts: enter it on the demo's page, and it is sent.",
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
      paragraphs: ["Whoever booked it has moved it."],
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
      paragraphs: ["Whoever booked it has cancelled it. The time is free again."],
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
      heading: "Where is this call?",
      paragraphs: [
        "The demo is soon, and its link is missing. It was promised before the start: enter it on the demo's page, and it is sent.",
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
    paragraphs: ["The data of whoever booked it was deleted. The time is free again."],
    facts: [["When", momentWords(booking.startsAt, ourZone)]],
    footer: "Take it out of your calendar.",
  }),
});
