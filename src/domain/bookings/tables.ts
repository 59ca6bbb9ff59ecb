import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { BookingStatus } from "./contract.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Demos that were booked. Free times aren't stored: they follow from hours, closures and these rows. */
export const bookings = pgTable(
  "bookings",
  {
    id: text().primaryKey(),
    tokenHash: text("token_hash").notNull(),
    requestKey: text("request_key"),
    addressKey: text("address_key").notNull(),
    userId: text("user_id"),
    name: text(),
    email: text(),
    wish: text().notNull(),
    timeZone: text("time_zone").notNull(),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    seat: integer().notNull(),
    status: text().$type<BookingStatus>().notNull(),
    sequence: integer().notNull().default(0),
    moves: integer().notNull().default(0),
    callLink: text("call_link"),
    cancelledBy: text("cancelled_by").$type<"visitor" | "provider">(),
    cancelReason: text("cancel_reason"),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (t) => [
    // One booking a seat: of many at once exactly one gets it.
    uniqueIndex("bookings_seat")
      .on(t.startsAt, t.seat)
      .where(sql`status <> 'cancelled'`),
    uniqueIndex("bookings_token").on(t.tokenHash),
    uniqueIndex("bookings_request").on(t.requestKey),
    index("bookings_status").on(t.status, t.startsAt, t.id),
    index("bookings_starts").on(t.startsAt, t.id),
    index("bookings_email").on(sql`lower(${t.email})`, t.startsAt),
    index("bookings_address").on(t.addressKey, t.startsAt),
    index("bookings_user").on(t.userId),
  ],
);
describeColumns(bookings, {
  id: ["names the demo, also in calendar files", "enquiry"],
  tokenHash: ["digest of the secret in its page's address", "enquiry"],
  requestKey: ["digest of the form's own key and content: books once", "enquiry"],
  addressKey: ["keyed digest of the network address: how many from one place", "enquiry"],
  userId: ["whose account it belongs to", "enquiry"],
  name: ["who booked it", "enquiry"],
  email: ["where its mails go", "enquiry"],
  wish: ["what they would like to see; empty where nothing was said", "enquiry"],
  timeZone: ["in which time zone they read times", "enquiry"],
  startsAt: ["when it begins", "enquiry"],
  endsAt: ["when it ends", "enquiry"],
  seat: ["which of the places at that time it takes", "enquiry"],
  status: ["booked, cancelled, held, or missed", "enquiry"],
  sequence: ["how often its calendar file has changed", "enquiry"],
  moves: ["how often it was moved", "enquiry"],
  callLink: ["where the call is held, once we know it", "enquiry"],
  cancelledBy: ["whether who booked it cancelled, or we did", "enquiry"],
  cancelReason: ["why we cancelled it, if we said so", "enquiry"],
  createdAt: ["when it was booked", "enquiry"],
  changedAt: ["when it last changed", "enquiry"],
});

/** Days on which no demos are held, and whether any are. */
export const bookingClosures = pgTable("booking_closures", {
  what: text().primaryKey(),
  createdAt: time("created_at").notNull(),
});
describeColumns(bookingClosures, {
  what: ["a day of ours, as 2026-12-24, or `all`", "catalogue"],
  createdAt: ["since when it is closed", "catalogue"],
});
