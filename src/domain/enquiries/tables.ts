import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { SourceLink } from "#domain/consultant/index.ts";
import type { EnquiryKind, QuoteDetails } from "./contract.ts";
import type { SubjectType } from "./ports.ts";

/** What a search of admins looks into, in small letters. */
export const searchedEnquiries = sql`lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(subject_title, '') || ' ' || message)`;

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
    phone: text(),
    userId: text("user_id"),
    conversationId: text("conversation_id"),
    message: text().notNull(),
    details: jsonb().$type<QuoteDetails>(),
    status: text().$type<"open" | "answered">().notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }),
    aiAnswer: text("ai_answer"),
    aiModel: text("ai_model"),
    aiSources: jsonb("ai_sources").$type<SourceLink[]>().notNull().default([]),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("enquiries_request").on(t.requestKey),
    index("enquiries_created").on(t.createdAt, t.id),
    index("enquiries_email").on(sql`lower(${t.email})`, t.createdAt),
    index("enquiries_user").on(t.userId, t.createdAt, t.id),
    index("enquiries_conversation")
      .on(t.conversationId, t.createdAt)
      .where(sql`conversation_id is not null`),
    index("enquiries_due").on(t.status, t.dueAt),
    index("enquiries_status").on(t.status, t.createdAt, t.id),
    index("enquiries_search").using("gin", sql`(${searchedEnquiries}) gin_trgm_ops`),
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
  phone: ["where they can be called", "enquiry"],
  userId: ["whose portal shows it", "enquiry"],
  conversationId: ["the conversation in which it was left", "enquiry"],
  message: ["what is asked; empty where nothing was said", "enquiry"],
  details: [
    "what a quote request says beside the wish: subject, service, budget, timeline, requirements, way to pay",
    "enquiry",
  ],
  status: ["open until someone replied", "enquiry"],
  dueAt: ["until when a reply was promised, if one was", "enquiry"],
  aiAnswer: ["what Aria answered at once, on the page", "enquiry"],
  aiModel: ["which model wrote that", "enquiry"],
  aiSources: ["the pages that it rests on", "enquiry"],
  answeredAt: ["when a person last replied", "enquiry"],
  createdAt: ["when it arrived", "enquiry"],
});

/** What we wrote back by mail. */
export const enquiryReplies = pgTable(
  "enquiry_replies",
  {
    id: text().primaryKey(),
    enquiryId: text("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    adminId: text("admin_id").notNull(),
    text: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [index("enquiry_replies_enquiry").on(t.enquiryId, t.createdAt)],
);
describeColumns(enquiryReplies, {
  id: ["names the reply", "enquiry"],
  enquiryId: ["what it replies to", "enquiry"],
  adminId: ["which admin wrote it", "enquiry"],
  text: ["what was written", "enquiry"],
  createdAt: ["when it was sent", "enquiry"],
});
