import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { ChannelName, MessageState } from "./contract.ts";
import type { MailboxPlace } from "./ports.ts";
import type { SenderProof } from "./sender-proof.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Whom a bot writes with by mail or SMS: a mail thread with one sender, or a phone number. */
export const channelThreads = pgTable(
  "channel_threads",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    channel: text().$type<ChannelName>().notNull(),
    sender: text().notNull(),
    receiver: text().notNull(),
    subject: text().notNull(),
    mailIds: jsonb("mail_ids").$type<string[]>().notNull(),
    conversationId: text("conversation_id"),
    sentPosition: integer("sent_position").notNull(),
    isIntroduced: boolean("is_introduced").notNull(),
    isStopped: boolean("is_stopped").notNull(),
    proof: text().$type<SenderProof>().notNull().default("unknown"),
    createdAt: time("created_at").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (t) => [
    index("channel_threads_sender").on(t.projectId, t.channel, t.sender),
    index("channel_threads_conversation").on(t.conversationId),
    index("channel_threads_mail_ids").using("gin", t.mailIds),
  ],
);
describeColumns(channelThreads, {
  id: ["names the thread", "botConversation"],
  projectId: ["whose bot is written to", "botConversation"],
  channel: ["email or sms", "botConversation"],
  sender: ["address or number of the person", "botConversation"],
  receiver: ["the bot's address or number that they wrote to", "botConversation"],
  subject: ["of the first mail", "botConversation"],
  mailIds: ["Message-IDs of the thread, for finding it and for References", "botConversation"],
  conversationId: ["the latest conversation of this thread", "botConversation"],
  sentPosition: ["up to which place of it answers were sent", "botConversation"],
  isIntroduced: ["whether the person was told that an AI answers", "botConversation"],
  isStopped: ["the person asked for no more text messages", "botConversation"],
  proof: ["whether the sender of its mails was verified", "botConversation"],
  createdAt: ["when it began", "botConversation"],
  lastAt: ["when something last came or went", "botConversation"],
});

/** What came in and goes out by mail and SMS. */
export const channelMessages = pgTable(
  "channel_messages",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    channel: text().$type<ChannelName>().notNull(),
    direction: text().$type<"in" | "out">().notNull(),
    externalId: text("external_id").notNull(),
    threadId: text("thread_id").references(() => channelThreads.id, { onDelete: "cascade" }),
    sender: text().notNull(),
    text: text().notNull(),
    kind: text().$type<"ai" | "person" | "notice">().notNull(),
    state: text().$type<MessageState>().notNull(),
    note: text().notNull(),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    // A message that is delivered twice is answered once.
    uniqueIndex("channel_messages_external").on(t.projectId, t.channel, t.direction, t.externalId),
    index("channel_messages_recent").on(t.projectId, t.channel, t.createdAt),
    index("channel_messages_thread").on(t.threadId),
    index("channel_messages_created").on(t.createdAt),
  ],
);
describeColumns(channelMessages, {
  id: ["names the message", "botConversation"],
  projectId: ["whose bot it is", "botConversation"],
  channel: ["email or sms", "botConversation"],
  direction: ["came in, or goes out", "botConversation"],
  externalId: ["Message-ID, or the SMS service's id: the same is taken once", "botConversation"],
  threadId: ["the thread that it belongs to", "botConversation"],
  sender: ["address or number of the person, for limits", "botConversation"],
  text: ["what was said, until it is in the conversation or was sent", "botConversation"],
  kind: ["written by the bot, by a person, or a fixed notice", "botConversation"],
  state: [
    "waiting, answered, ignored, sending, sent, unknown, delivered or failed",
    "botConversation",
  ],
  note: ["why it was ignored or failed", "botConversation"],
  createdAt: ["when it came or was written", "botConversation"],
  endedAt: ["when it was done", "botConversation"],
});

/** How far the mailbox of each bot was read. */
export const channelMailboxes = pgTable("channel_mailboxes", {
  projectId: text("project_id").primaryKey(),
  connectionId: text("connection_id").notNull(),
  place: jsonb().$type<MailboxPlace>(),
  checkedAt: time("checked_at"),
  problem: text().notNull(),
});
describeColumns(channelMailboxes, {
  projectId: ["whose bot reads it", "customer"],
  connectionId: ["which mailbox it is", "customer"],
  place: ["the last mail that was read", "customer"],
  checkedAt: ["when it was last looked at", "customer"],
  problem: ["why that failed, in plain words", "customer"],
});

/** How often the address that a mail service posts to was replaced; none: never. */
export const channelAddresses = pgTable("channel_addresses", {
  projectId: text("project_id").primaryKey(),
  renewals: integer().notNull(),
});
describeColumns(channelAddresses, {
  projectId: ["whose bot it is", "customer"],
  renewals: ["how often its address was replaced: earlier ones are refused", "customer"],
});
