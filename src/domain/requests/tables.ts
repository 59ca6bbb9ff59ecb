import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { FallbackIntakeRecord, IntakeRecord } from "./contract.ts";
import { followUpWords } from "./rules.ts";

/** The status as lists filter by it: what rules.ts, statusOf says of a row. */
export const statusOfRequest = sql`(coalesce(decision, case when strpos(key_decisions, ${sql.raw(`'${followUpWords}'`)}) > 0 then 'pending' else 'approved' end))`;
/** What a search looks into, in small letters. */
export const searchedRequests = sql`lower(client_name || ' ' || contact_person || ' ' || coalesce(email, '') || ' ' || topics_discussed)`;

export const serviceRequests = pgTable(
  "service_requests",
  {
    id: text().primaryKey(),
    conversationId: text("conversation_id"),
    requestKey: text("request_key"),
    source: text().$type<"chat" | "video">().notNull(),
    userId: text("user_id"),
    clientName: text("client_name").notNull(),
    contactPerson: text("contact_person").notNull(),
    email: text(),
    keyDecisions: text("key_decisions").notNull(),
    topicsDiscussed: text("topics_discussed").notNull(),
    tavusConversationId: text("tavus_conversation_id"),
    intake: jsonb().$type<IntakeRecord | FallbackIntakeRecord>().notNull(),
    isFallback: boolean("is_fallback").notNull(),
    priority: text().$type<"low" | "medium" | "high">().notNull(),
    decision: text().$type<"approved" | "rejected">(),
    decidedBy: text("decided_by"),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    index("service_requests_status").on(statusOfRequest, t.createdAt, t.id),
    index("service_requests_search").using("gin", sql`(${searchedRequests}) gin_trgm_ops`),
    uniqueIndex("service_requests_conversation").on(t.conversationId),
    uniqueIndex("service_requests_key").on(t.requestKey),
    index("service_requests_created").on(t.createdAt, t.id),
    index("service_requests_user").on(t.userId, t.createdAt, t.id),
    index("service_requests_email").on(sql`lower(${t.email})`),
  ],
);
describeColumns(serviceRequests, {
  id: ["names the request", "enquiry"],
  conversationId: ["the conversation that it came from", "enquiry"],
  requestKey: ["digest of what was sent, so that it is stored once", "enquiry"],
  source: ["chat or video", "enquiry"],
  userId: ["whose portal shows it", "enquiry"],
  clientName: ["the company, or the person", "enquiry"],
  contactPerson: ["who to talk to", "enquiry"],
  email: ["where they can be reached", "enquiry"],
  keyDecisions: ["what is to be done; `Follow-up required` makes it pending", "enquiry"],
  topicsDiscussed: ["what it was about", "enquiry"],
  tavusConversationId: ["the video provider's name for the conversation", "enquiry"],
  intake: ["the record as it was read out of the conversation", "enquiry"],
  isFallback: ["the record is the one for when reading failed", "enquiry"],
  priority: ["how soon somebody should write back", "enquiry"],
  decision: ["what an admin decided; overrides what the words say", "enquiry"],
  decidedBy: ["which admin", "enquiry"],
  decidedAt: ["when", "enquiry"],
  createdAt: ["when the conversation was ended", "enquiry"],
});
