import { z } from "zod";
import { cleanText, oneLine } from "#kit/text.ts";
import { isDay } from "#kit/zoned-time.ts";

/** Where a booking stands; see rules.ts for what may follow what. */
export const BookingStatus = z.enum(["booked", "cancelled", "held", "missed"]);
export type BookingStatus = z.infer<typeof BookingStatus>;

const text = (max: number) =>
  z
    .string("This is not text.")
    .overwrite(cleanText)
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString("en-US")} characters.`)
    .default("");
const line = (max: number, missing: string) =>
  text(max)
    .overwrite(oneLine)
    .refine((value) => value !== "", { error: missing, abort: true });

/** A moment as the pages write it, `2026-11-24T17:30:00.000Z`: whether it can be booked is another question. */
export const SlotTime = z
  .string("Please choose a time.")
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/, "Please choose a time.")
  .transform((iso) => new Date(iso))
  .refine((at) => !Number.isNaN(at.getTime()), "Please choose a time.");

/** What the page's form sends. `zone` is the time zone in which whoever books reads times. */
export const BookingForm = z.object(
  {
    at: SlotTime,
    zone: text(64),
    name: line(200, "Please enter your name."),
    email: line(320, "Please enter your email address.").refine(
      (value) => z.email().safeParse(value).success,
      "This is not an email address.",
    ),
    /** What they would like to see. */
    wish: text(2000),
    /** Fresh for each form shown: the same key and content sent twice is one booking. */
    requestKey: text(64).refine(
      (value) => value === "" || /^[\w-]{8,64}$/.test(value),
      "8 to 64 letters, digits, - or _",
    ),
  },
  "This is not a form.",
);
export type BookingForm = z.infer<typeof BookingForm>;

/** Filled in by machines only. */
export const trapField = "bot-field";

/** What is wrong with a form, by field: the first complaint of each; `form` where it is no form at all. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "form")] ??= message;
  return fields;
}

/** A demo's own page: whoever has its token may see, move and cancel it. */
export const demoPath = (token: string): string => `/demo/${token}`;

/** A time that can be booked: an ISO time, and how it reads in the visitor's zone, in ours and in UTC. */
export type SlotView = { at: string; clock: string; ours: string; utc: string };

/** What can be booked, as somebody in `zone` sees it. */
export type CalendarView = {
  /** False: the provider has closed it. */
  isOpen: boolean;
  zone: string;
  /** The zone as people read it, on the day shown. */
  zoneWords: string;
  ourZoneWords: string;
  /** Days of `zone` with a free time, in their order. */
  days: { day: string; words: string; free: number }[];
  /** The chosen one, or the first; null where nothing is free. */
  day: { day: string; words: string } | null;
  slots: SlotView[];
  /** The time that was asked for, in words; null where it can't be booked (any more). */
  chosen: { at: string; words: string; ours: string; utc: string } | null;
};

/** The next free times, for a few links; ISO. */
export type NextTimes = { isOpen: boolean; times: string[] };

/** A booking as whoever holds its address sees it; of a person only what they know themselves. */
export type BookingView = {
  status: BookingStatus;
  /** ISO times. */
  startsAt: string;
  endsAt: string;
  zone: string;
  /** In the zone of whoever booked, in ours and in UTC. */
  words: string;
  ours: string;
  utc: string;
  callLink: string | null;
  wish: string;
  /** Why we cancelled it; null where we didn't, or gave no reason. */
  reason: string | null;
  isCancelledByUs: boolean;
  mayChange: boolean;
  movesLeft: number;
};

/** Which bookings the admin's list shows. */
export const BookingFilter = z.enum(["upcoming", "past", "cancelled"]).catch("upcoming");
export type BookingFilter = z.infer<typeof BookingFilter>;

/** A line of that list; times are ISO. */
export type BookingListItem = {
  id: string;
  status: BookingStatus;
  startsAt: string;
  /** Day and clock of ours, `Tue 24 Nov 2026, 09:30`, and the zone. */
  when: string;
  zoneWords: string;
  name: string | null;
  email: string | null;
  hasCallLink: boolean;
  /** Over, and nobody has said yet who came. */
  isUnmarked: boolean;
};

/** One booking as admins see it. */
export type BookingDetail = BookingListItem & {
  ours: string;
  theirs: string;
  wish: string;
  userId: string | null;
  callLink: string | null;
  reason: string | null;
  isCancelledByUs: boolean;
  createdAt: string;
  may: Record<Exclude<BookingStatus, "booked">, boolean>;
};

/** What of the calendar is closed. */
export type Closures = {
  isClosed: boolean;
  days: { day: string; words: string; booked: number }[];
  /** Our today. */
  today: string;
};

export const Day = z
  .string()
  .refine(isDay, "Please choose a day.")
  .refine((day) => day < "2100", "Please choose a day.");

/** Where the call is held: a link that can be followed from a mail, and nothing else. */
export const CallLink = z
  .string()
  .overwrite(oneLine)
  .max(500, "Please keep this under 500 characters.")
  .refine((value) => {
    if (value === "") return true;
    const url = URL.parse(value);
    // Without its slashes (`https:page`) a browser takes it for a path of the page on which it stands.
    const isWhole = /^https:\/\/[^/\\]/i.test(value) && url?.protocol === "https:";
    return isWhole && url.username === "" && url.password === "";
  }, "Start the link with https://.");

export const CancelReason = text(1000);

/** The forms of a demo's page in the back office. */
export const CallLinkForm = z.object({ callLink: CallLink });
export const CancelForm = z.object({ reason: CancelReason });
