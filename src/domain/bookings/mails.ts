import { demoPlace, demos } from "#content/demos.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { momentWords } from "#kit/zone-words.ts";
import { calendarOf } from "./booking-file.ts";
import { demoPath } from "./contract.ts";
import type { BookingDeps } from "./deps.ts";
import type { BookingRow } from "./queries.ts";
import { slotRules } from "./rules.ts";
import { tokenOf } from "./token.ts";

type Deps = Pick<BookingDeps, "brandName" | "publicUrl" | "providerEmail" | "digest">;
type Fact = [label: string, value: string];

// An address that somebody typed is unchecked: no mail to it repeats what they wrote.

const notYours =
  "If you did not book this, someone mistyped their address: cancel it by the link above, or ignore this mail.";
const ourZone = slotRules.hours.timeZone;

/** When it is, for whoever booked: in their zone, in ours and in UTC, each once. */
function timeFacts({ startsAt, timeZone }: Pick<BookingRow, "startsAt" | "timeZone">): Fact[] {
  const zones = [...new Set([timeZone, ourZone, "UTC"])];
  const labels = ["When", "That is", "And"];
  return zones.map((zone, index) => [labels[index] ?? "And", momentWords(startsAt, zone)]);
}

const placeFact = ({ callLink }: BookingRow): Fact => ["Where", callLink ?? demoPlace];

/** What every mail to whoever booked has in common. */
function toVisitor(
  booking: BookingRow & { email: string },
  words: { key: string; subject: string; heading: string; paragraphs: string[] },
  deps: Deps,
): NewMail {
  const isOff = booking.status === "cancelled";
  return {
    key: `${words.key}/${booking.id}/${booking.sequence}`,
    to: booking.email,
    replyTo: deps.providerEmail,
    subject: words.subject,
    calendar: calendarOf(booking, isOff ? "CANCEL" : "REQUEST", deps),
    ...mailLayout({
      brand: deps.brandName,
      heading: words.heading,
      paragraphs: words.paragraphs,
      facts: [...timeFacts(booking), ...(isOff ? [] : [placeFact(booking)])],
      action: isOff
        ? { label: "Book another time", url: `${deps.publicUrl}/demo` }
        : {
            label: "See, move or cancel it",
            url: deps.publicUrl + demoPath(tokenOf(booking.id, deps)),
          },
      footer: isOff ? `Questions? Answer this mail.` : notYours,
    }),
  };
}

type Visitors = BookingRow & { email: string };

export const confirmedMail = (booking: Visitors, deps: Deps): NewMail =>
  toVisitor(
    booking,
    {
      key: "booking-confirmed",
      subject: "Your demo is booked",
      heading: "Your demo is booked",
      paragraphs: [
        `A person of ours has ${demos.minutes} minutes for you. The attached file puts it into your calendar.`,
      ],
    },
    deps,
  );

/** Somebody asked for another demo with an address that has one: only its owner hears of it, once a day. */
export const bookedAlreadyMail = (booking: Visitors, now: Date, deps: Deps): NewMail => ({
  ...toVisitor(
    booking,
    {
      key: "",
      subject: "You already have a demo booked",
      heading: "You already have a demo booked",
      paragraphs: [
        "Someone asked for another demo with this address. We hold one at a time for each person, so this one stays as it is. You can move it to another time by the link below.",
      ],
    },
    deps,
  ),
  key: `booking-again/${booking.id}/${now.toISOString().slice(0, 10)}`,
});

export const movedMail = (booking: Visitors, deps: Deps): NewMail =>
  toVisitor(
    booking,
    {
      key: "booking-moved",
      subject: "Your demo has a new time",
      heading: "Your demo has a new time",
      paragraphs: ["The attached file moves it in your calendar, too."],
    },
    deps,
  );

/** The admin's reason is ours, so it may be repeated. */
export const cancelledMail = (booking: Visitors, deps: Deps): NewMail =>
  toVisitor(
    booking,
    {
      key: "booking-cancelled",
      subject: "Your demo is cancelled",
      heading: "Your demo is cancelled",
      paragraphs: [
        booking.cancelledBy === "provider"
          ? "We are sorry: we had to cancel it."
          : "It was cancelled by the link in our mail.",
        ...(booking.cancelReason ? [booking.cancelReason] : []),
      ],
    },
    deps,
  );

export const callLinkMail = (booking: Visitors, deps: Deps): NewMail =>
  toVisitor(
    booking,
    {
      key: "booking-link",
      subject: "The link to your demo",
      heading: "This is where we meet",
      paragraphs: [`The call is here: ${booking.callLink ?? ""}`],
    },
    deps,
  );

export const reminderMail = (booking: Visitors, deps: Deps): NewMail => ({
  ...toVisitor(
    booking,
    {
      key: "",
      subject: "Your demo is soon",
      heading: "Your demo is soon",
      paragraphs: [
        "If the time no longer suits you, move or cancel it: somebody else may want it.",
      ],
    },
    deps,
  ),
  key: `booking-reminder/${booking.id}/${booking.startsAt.getTime()}`,
});

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
