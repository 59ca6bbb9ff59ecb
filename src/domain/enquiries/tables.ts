import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    id: text().primaryKey(),
    requestKey: text("request_key"),
    kind: text().$type<"quote">().notNull(),
    serviceId: text("service_id"),
    serviceTitle: text("service_title"),
    name: text(),
    email: text(),
    userId: text("user_id"),
    message: text().notNull(),
    status: text().$type<"open" | "answered">().notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("enquiries_request").on(t.requestKey),
    index("enquiries_created").on(t.createdAt, t.id),
    index("enquiries_email").on(sql`lower(${t.email})`, t.createdAt),
    index("enquiries_user").on(t.userId, t.createdAt, t.id),
    index("enquiries_due").on(t.status, t.dueAt),
  ],
);
describeColumns(enquiries, {
  id: ["names the enquiry", "enquiry"],
  requestKey: [
    "digest of the form's own key and content, so that a double click stores once",
    "enquiry",
  ],
  kind: ["which form it came from", "enquiry"],
  serviceId: ["the service that it is about", "enquiry"],
  serviceTitle: ["its title at the time", "enquiry"],
  name: ["who asks", "enquiry"],
  email: ["where the answer goes", "enquiry"],
  userId: ["whose portal shows it", "enquiry"],
  message: ["what is asked", "enquiry"],
  status: ["open until someone replied", "enquiry"],
  dueAt: ["until when a reply was promised", "enquiry"],
  createdAt: ["when it arrived", "enquiry"],
});
