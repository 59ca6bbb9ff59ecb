import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { EnquiryKind } from "./contract.ts";
import type { SubjectType } from "./ports.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    id: text().primaryKey(),
    requestKey: text("request_key"),
    kind: text().$type<EnquiryKind>().notNull(),
    subjectType: text("subject_type").$type<SubjectType>(),
    subjectId: text("subject_id"),
    subjectTitle: text("subject_title"),
    name: text(),
    email: text(),
    company: text(),
    userId: text("user_id"),
    message: text().notNull(),
    status: text().$type<"open" | "answered">().notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }),
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
    "digest of the form's own key and content, or of the address on the waiting list: stores once",
    "enquiry",
  ],
  kind: ["which form it came from", "enquiry"],
  subjectType: ["whether it is about a service, a category, a template or a subject", "enquiry"],
  subjectId: ["which one it is about", "enquiry"],
  subjectTitle: ["its title at the time", "enquiry"],
  name: ["who asks", "enquiry"],
  email: ["where the answer goes", "enquiry"],
  company: ["for whom they ask", "enquiry"],
  userId: ["whose portal shows it", "enquiry"],
  message: ["what is asked; empty where nothing was said", "enquiry"],
  status: ["open until someone replied", "enquiry"],
  dueAt: ["until when a reply was promised, if one was", "enquiry"],
  createdAt: ["when it arrived", "enquiry"],
});
