import { sql } from "drizzle-orm";
import {
  boolean,
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
import type { Certainty, Language, MissedState } from "./contract.ts";

/** What the provider wrote or switched off; everything else stands in the collection's files. */
export const answerEntries = pgTable(
  "answer_entries",
  {
    collection: text().notNull(),
    id: text().notNull(),
    isOwn: boolean("is_own").notNull(),
    isOff: boolean("is_off").notNull().default(false),
    /** An EntryContent (contract.ts), checked whenever it is read. */
    content: jsonb().$type<unknown>(),
    revision: integer().notNull().default(1),
    changedBy: text("changed_by"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    changedAt: timestamp("changed_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.id] }),
    index("answer_entries_changed_by")
      .on(t.changedBy)
      .where(sql`changed_by is not null`),
  ],
);
describeColumns(answerEntries, {
  collection: ["whose answer it is: Aria's (site), or a customer's bot's", "catalogue"],
  id: ["names the answer; the same as in the files where it changes one of those", "catalogue"],
  isOwn: ["written in the back office; false for a changed answer of the files", "catalogue"],
  isOff: ["switched off: not used for answers", "catalogue"],
  content: [
    "kind, ways to ask and answers by language, page, service, next questions; empty where only the switch was used",
    "catalogue",
  ],
  revision: ["counts changes: an edit of an older revision is refused", "catalogue"],
  changedBy: ["which admin changed it last", "catalogue"],
  createdAt: ["when it was first stored", "catalogue"],
  changedAt: ["when it last changed", "catalogue"],
});

/** Questions that weren't answered, each once, with how often it was asked. */
export const missedQuestions = pgTable(
  "missed_questions",
  {
    id: text().primaryKey(),
    collection: text().notNull(),
    key: text().notNull(),
    question: text().notNull(),
    language: text().$type<Language>().notNull(),
    certainty: text().$type<Certainty>().notNull(),
    times: integer().notNull().default(1),
    conversationId: text("conversation_id"),
    isShared: boolean("is_shared").notNull().default(false),
    state: text().$type<MissedState>().notNull(),
    answerId: text("answer_id"),
    decidedAt: timestamp("decided_at", { withTimezone: true, precision: 3 }),
    firstAskedAt: timestamp("first_asked_at", { withTimezone: true, precision: 3 }).notNull(),
    lastAskedAt: timestamp("last_asked_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    uniqueIndex("missed_questions_key").on(t.collection, t.key),
    index("missed_questions_count").on(t.collection, t.state, t.times, t.lastAskedAt, t.id),
    index("missed_questions_last").on(t.lastAskedAt),
    index("missed_questions_answer")
      .on(t.collection, t.answerId)
      .where(sql`answer_id is not null`),
    index("missed_questions_conversation")
      .on(t.conversationId)
      .where(sql`conversation_id is not null`),
  ],
);
describeColumns(missedQuestions, {
  id: ["names the question", "enquiry"],
  collection: ["who was asked: Aria (site), or a customer's bot", "enquiry"],
  key: ["its words in one form, by which it is counted", "enquiry"],
  question: ["as it was last asked, without addresses, names and numbers", "enquiry"],
  language: ["the language it was asked in", "enquiry"],
  certainty: ["not known, asked back about, or answered unhelpfully", "enquiry"],
  times: ["how often it was asked", "enquiry"],
  conversationId: ["the conversation in which it was last asked", "enquiry"],
  isShared: ["asked in more than one conversation", "enquiry"],
  state: ["open, answered or dismissed", "enquiry"],
  answerId: ["the answer that took it", "enquiry"],
  decidedAt: ["when it was answered, dismissed or reopened", "enquiry"],
  firstAskedAt: ["when it was first asked", "enquiry"],
  lastAskedAt: ["when it was last asked", "enquiry"],
});
