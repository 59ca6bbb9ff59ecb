import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { MailCalendar, MailThread } from "./ports.ts";

export type MailStatus = "queued" | "sent" | "kept" | "refused";

export const mails = pgTable(
  "mails",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    to: text().notNull(),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    calendar: jsonb().$type<MailCalendar>(),
    thread: jsonb().$type<MailThread>(),
    status: text().$type<MailStatus>().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("mails_key").on(t.key),
    index("mails_created").on(t.createdAt, t.id),
    index("mails_to").on(sql`lower(${t.to})`),
    // For what is kept about one person (queries.ts, selectMailsOf and deleteMailsOf).
    index("mails_reply_to").on(sql`lower(${t.replyTo})`),
    index("mails_about").on(sql`split_part(${t.key}, '/', 2)`),
  ],
);
describeColumns(mails, {
  id: ["names the mail, also in its Message-ID", "mail"],
  key: ["why it was written, e.g. order-paid/ord_…; the same reason never writes twice", "mail"],
  to: ["where it goes", "mail"],
  replyTo: ["where an answer goes", "mail"],
  subject: ["of the mail", "mail"],
  text: ["body for plain readers", "mail"],
  html: ["body for the others", "mail"],
  calendar: ["an entry for a calendar that goes with it, if there is one", "mail"],
  thread: ["of an answer to a mail: who writes, and the thread that it belongs to", "mail"],
  status: ["queued, sent (SMTP took it), kept (no SMTP: the outbox keeps it), refused", "mail"],
  attempts: ["how often sending was tried", "mail"],
  lastError: ["what the receiving side said last", "mail"],
  createdAt: ["when it was written", "mail"],
  sentAt: ["when it was handed over", "mail"],
});
