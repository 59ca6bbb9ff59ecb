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
  "If you didn’t book this, someone mistyped their address. Cancel it with the link above, or ignore this email.";
const ourZone = slotRules.hours.timeZone;

/** When it is, for whoever booked: in their zone, in ours and in UTC, each once. */
function timeFacts({ startsAt, timeZone }: Pick<BookingRow, "startsAt" | "timeZone">): Fact[] {
  const zones = [...new Set([timeZone, ourZone, "UTC"])];
  return zones.map((zone, index) => [
    index === 0 ? "When" : zone === ourZone ? "Our time" : "UTC",
    momentWords(startsAt, zone),
  ]);
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
            label: "View, move or cancel the demo",
            url: deps.publicUrl + demoPath(tokenOf(booking.id, deps)),
          },
      footer: isOff ? `Questions? Reply to this email.` : notYours,
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
        `You have ${demos.minutes} minutes with one of our team members. The attached file adds it to your calendar.`,
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
        "Someone asked for another demo with this address. We hold one at a time for each person, so this one stays as it is. You can move it with the link below.",
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
      paragraphs: ["The attached file updates it in your calendar."],
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
          ? "Sorry, we had to cancel it."
          : "It was cancelled with the link in our email.",
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
      heading: "Here’s the link to your demo",
      paragraphs: [`The call is here: ${booking.callLink ?? ""}`],
    },
    deps,
  );

export const reminderMail = (booking: Visitors, deps: Deps): NewMail => ({
  ...toVisitor(
    booking,
    {
      key: "",
      subject: "Your demo is coming up",
      heading: "Your demo is coming up",
      paragraphs: [
        "If the time no longer suits you, please move or cancel it, so that someone else can have it.",
      ],
    },
    deps,
  ),
  key: `booking-reminder/${booking.id}/${booking.startsAt.getTime()}`,
});
