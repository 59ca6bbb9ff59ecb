import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Offer, SourceLink } from "#domain/consultant/index.ts";
import type { Channel, MessageSender, MessageState, Via } from "./contract.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const conversations = pgTable(
  "conversations",
  {
    id: text().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    desk: text().notNull().default("provider"),
    via: text().$type<Via>().notNull().default("web"),
    /** Keyed digest of the visitor's cookie. */
    visitorKey: text("visitor_key").notNull(),
    userId: text("user_id"),
    status: text().$type<"open" | "ended">().notNull(),
    title: text().notNull(),
    messageCount: integer("message_count").notNull().default(0),
    handledBy: text("handled_by"),
    answeringUntil: timestamp("answering_until", { withTimezone: true }),
    stoppedReply: text("stopped_reply"),
    personWantedAt: timestamp("person_wanted_at", { withTimezone: true, precision: 3 }),
    hasLead: boolean("has_lead").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastMessageAt: timestamp("last_message_at", { withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    // One conversation a visitor at a time, also when two tabs begin at once.
    uniqueIndex("conversations_open_visitor")
      .on(t.visitorKey, t.channel)
      .where(sql`status = 'open'`),
    index("conversations_visitor").on(t.visitorKey, t.createdAt),
    index("conversations_user").on(t.userId, t.createdAt, t.id),
    index("conversations_recent").on(t.desk, t.lastMessageAt, t.id),
    index("conversations_open_recent")
      .on(t.desk, t.lastMessageAt, t.id)
      .where(sql`status = 'open'`),
    index("conversations_handled")
      .on(t.handledBy)
      .where(sql`handled_by is not null`),
  ],
);
describeColumns(conversations, {
  id: ["names the conversation", "enquiry"],
  channel: ["chat or video", "enquiry"],
  desk: [
    "whose conversation it is: the provider's, or that of a customer's bot, by its project",
    "enquiry",
  ],
  via: ["whether it is led on the web, by mail or by SMS", "enquiry"],
  visitorKey: ["keyed digest of the visitor's cookie: who may read it", "enquiry"],
  userId: ["whose account it belongs to, if they were signed in", "enquiry"],
  status: ["open until it was ended", "enquiry"],
  title: ["its first words, for lists", "enquiry"],
  messageCount: ["how many messages it has; the position of the last", "enquiry"],
  handledBy: ["the admin who answers in Aria's place, if one does", "enquiry"],
  answeringUntil: [
    "a reply is being written until then at the latest; renewed while it is",
    "enquiry",
  ],
  stoppedReply: ["the message whose answer the visitor stopped while it was written", "enquiry"],
  personWantedAt: ["since when the visitor waits for a person", "enquiry"],
  hasLead: ["the visitor has left contact details with a bot", "enquiry"],
  createdAt: ["when it began", "enquiry"],
  lastMessageAt: ["when something was last said", "enquiry"],
  endedAt: ["when it was ended", "enquiry"],
});

export const messages = pgTable(
  "messages",
  {
    id: text().primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    sender: text().$type<MessageSender>().notNull(),
    text: text().notNull(),
    state: text().$type<MessageState>().notNull(),
    /** Of an answer: the message that it answers. */
    replyTo: text("reply_to"),
    clientKey: text("client_key"),
    adminId: text("admin_id"),
    sources: jsonb().$type<SourceLink[]>().notNull().default([]),
    offers: jsonb().$type<Offer[]>().notNull().default([]),
    model: text(),
    page: text(),
    isHelpful: boolean("is_helpful"),
    isUnanswered: boolean("is_unanswered").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('english', text)`),
  },
  (t) => [
    uniqueIndex("messages_position").on(t.conversationId, t.position),
    uniqueIndex("messages_client_key").on(t.conversationId, t.clientKey),
    index("messages_words").using("gin", t.words),
    index("messages_admin")
      .on(t.adminId)
      .where(sql`admin_id is not null`),
  ],
);
describeColumns(messages, {
  id: ["names the message", "enquiry"],
  conversationId: ["the conversation it belongs to", "enquiry"],
  position: ["its place in it, from 1", "enquiry"],
  sender: ["visitor, Aria, a person of ours, or a note", "enquiry"],
  text: ["what was said", "enquiry"],
  state: [
    "whole, cut off in the middle, stopped by the visitor, or a canned reply in an outage",
    "enquiry",
  ],
  replyTo: ["which message it answers", "enquiry"],
  clientKey: ["the browser's own name for it: sent twice, it stands there once", "enquiry"],
  adminId: ["which admin wrote it", "enquiry"],
  sources: ["the pages that an answer rests on", "enquiry"],
  offers: ["what an answer leads to", "enquiry"],
  model: ["which model wrote it", "enquiry"],
  page: ["the page of ours that the visitor was looking at", "enquiry"],
  isHelpful: ["whether the visitor said that the answer helped", "enquiry"],
  isUnanswered: ["whether this answer says that it isn't known", "enquiry"],
  createdAt: ["when it was said", "enquiry"],
  words: ["the same text, for full-text search", "enquiry"],
});
