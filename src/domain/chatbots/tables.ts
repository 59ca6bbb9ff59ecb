import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { BotTestResult } from "./contract.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Contact details that visitors left with bots. */
export const botLeads = pgTable(
  "bot_leads",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    ownerId: text("owner_id").notNull(),
    conversationId: text("conversation_id"),
    visitorKey: text("visitor_key").notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    page: text(),
    said: text().notNull(),
    consentText: text("consent_text"),
    takenAt: time("taken_at").notNull(),
  },
  (t) => [
    uniqueIndex("bot_leads_visitor").on(t.projectId, t.visitorKey),
    index("bot_leads_project").on(t.projectId, t.takenAt, t.id),
    index("bot_leads_conversation").on(t.conversationId),
    index("bot_leads_owner").on(t.ownerId),
  ],
);
describeColumns(botLeads, {
  id: ["names the lead", "botConversation"],
  projectId: ["with which bot it was left", "botConversation"],
  ownerId: ["whose bot it is", "botConversation"],
  conversationId: ["the conversation in which it was left", "botConversation"],
  visitorKey: ["keyed digest of the visitor: one lead each", "botConversation"],
  name: ["the visitor's name", "botConversation"],
  email: ["the visitor's address", "botConversation"],
  phone: ["the visitor's phone number", "botConversation"],
  company: ["the visitor's company", "botConversation"],
  page: ["the page that the visitor was looking at", "botConversation"],
  said: ["what the visitor asked first", "botConversation"],
  consentText: ["what the visitor agreed to, where that was asked", "botConversation"],
  takenAt: ["when it was left or last changed", "botConversation"],
});

/** Keys with which programs of a bot's owner write to it. */
export const botKeys = pgTable(
  "bot_keys",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    name: text().notNull(),
    digest: text().notNull(),
    ending: text().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (t) => [uniqueIndex("bot_keys_digest").on(t.digest), index("bot_keys_project").on(t.projectId)],
);
describeColumns(botKeys, {
  id: ["names the key", "customer"],
  projectId: ["the only bot that it opens", "customer"],
  name: ["what its maker calls it", "customer"],
  digest: ["keyed digest of the key itself", "customer"],
  ending: ["its last four characters, to tell keys apart", "customer"],
  createdBy: ["who made it", "customer"],
  createdAt: ["when it was made", "customer"],
  lastUsedAt: ["when it was last used, to the hour", "customer"],
});

/** What members of a project note about a conversation, for each other. */
export const botNotes = pgTable(
  "bot_notes",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    conversationId: text("conversation_id").notNull(),
    authorId: text("author_id").notNull(),
    text: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("bot_notes_conversation").on(t.conversationId, t.createdAt),
    index("bot_notes_project").on(t.projectId),
    index("bot_notes_author").on(t.authorId),
  ],
);
describeColumns(botNotes, {
  id: ["names the note", "botConversation"],
  projectId: ["at which bot's desk", "botConversation"],
  conversationId: ["about which conversation", "botConversation"],
  authorId: ["who wrote it", "botConversation"],
  text: ["what was noted", "botConversation"],
  createdAt: ["when it was noted", "botConversation"],
});

/** How far a member of a project has read a conversation. */
export const botReads = pgTable(
  "bot_reads",
  {
    conversationId: text("conversation_id").notNull(),
    userId: text("user_id").notNull(),
    projectId: text("project_id").notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index("bot_reads_project").on(t.projectId),
    index("bot_reads_user").on(t.userId),
  ],
);
describeColumns(botReads, {
  conversationId: ["which conversation was read", "botConversation"],
  userId: ["who read it", "botConversation"],
  projectId: ["at which bot's desk", "botConversation"],
  position: ["the last message that they have seen, to mark what is new", "botConversation"],
});

/** Questions that a bot is asked again after each change. */
export const botTests = pgTable(
  "bot_tests",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    question: text().notNull(),
    words: jsonb().$type<string[]>().notNull(),
    sourceId: text("source_id"),
    isUnanswerable: boolean("is_unanswerable").notNull(),
    last: jsonb().$type<BotTestResult>(),
    before: jsonb().$type<{ hasPassed: boolean }>(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [index("bot_tests_project").on(t.projectId, t.createdAt, t.id)],
);
describeColumns(botTests, {
  id: ["names the question", "customer"],
  projectId: ["of which bot it is asked", "customer"],
  question: ["what is asked", "customer"],
  words: ["what a right answer holds", "customer"],
  sourceId: ["the source that it must rest on", "customer"],
  isUnanswerable: ["the bot must say that it doesn't know", "customer"],
  last: ["how it went last", "customer"],
  before: ["how it went the time before", "customer"],
  createdAt: ["when it was added", "customer"],
});

/** What a bot's model was asked a day, for the figures at its desk: no visitor is in it. */
export const botModelUse = pgTable(
  "bot_model_use",
  {
    projectId: text("project_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    payer: text().$type<"owner" | "provider">().notNull(),
    calls: integer().notNull(),
    tokens: bigint({ mode: "number" }).notNull(),
    microUsd: bigint("micro_usd", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.day, t.payer] })],
);
describeColumns(botModelUse, {
  projectId: ["which bot asked", "customer"],
  day: ["on which day, UTC", "customer"],
  payer: ["whether the key of the bot's owner was used, or the provider's", "customer"],
  calls: ["how many answers the model wrote", "customer"],
  tokens: ["how many tokens they took, in and out", "customer"],
  microUsd: ["what they cost by the price list, in millionths of a dollar", "customer"],
});
