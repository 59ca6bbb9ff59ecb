import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { ConnectionKind, DeliveryState } from "./contract.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Credentials that people gave us for services of others. */
export const connections = pgTable(
  "connections",
  {
    id: text().primaryKey(),
    ownerId: text("owner_id").notNull(),
    kind: text().$type<ConnectionKind>().notNull(),
    name: text().notNull(),
    settings: jsonb().$type<Record<string, string>>().notNull(),
    masks: jsonb().$type<Record<string, string>>().notNull(),
    sealed: text().notNull(),
    revision: integer().notNull().default(1),
    outcome: text().$type<"untested" | "working" | "failing">().notNull().default("untested"),
    message: text().notNull().default(""),
    testedAt: time("tested_at"),
    lastUsedAt: time("last_used_at"),
    lastFailedAt: time("last_failed_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (t) => [index("connections_owner").on(t.ownerId, t.createdAt, t.id)],
);
describeColumns(connections, {
  id: ["names the connection", "customer"],
  ownerId: ["whose it is", "customer"],
  kind: ["which service it is for", "customer"],
  name: ["as its owner calls it", "customer"],
  settings: ["its fields that aren't secret", "customer"],
  masks: ["what of its secrets is shown: last characters, or a host", "customer"],
  sealed: ["its secrets, encrypted", "customer"],
  revision: [
    "counts changes, so that a test of what it was says nothing of what it is",
    "customer",
  ],
  outcome: ["how the last test or use went", "customer"],
  message: ["the same in words", "customer"],
  testedAt: ["when it was last tested", "customer"],
  lastUsedAt: ["when it was last used and worked", "customer"],
  lastFailedAt: ["when it last failed", "customer"],
  createdAt: ["when it was made", "customer"],
  updatedAt: ["when its owner last changed it", "customer"],
});

/** What is sent to connections, and what became of it. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: text().primaryKey(),
    connectionId: text("connection_id")
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    ownerId: text("owner_id").notNull(),
    key: text().notNull(),
    event: text().notNull(),
    subject: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<DeliveryState>().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    run: integer().notNull().default(1),
    status: integer(),
    answer: text().notNull().default(""),
    nextAt: time("next_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    endedAt: time("ended_at"),
  },
  (t) => [
    uniqueIndex("deliveries_key").on(t.connectionId, t.key),
    index("deliveries_connection").on(t.connectionId, t.createdAt, t.id),
    index("deliveries_owner").on(t.ownerId),
    index("deliveries_subject").on(t.subject),
    index("deliveries_failed")
      .on(t.connectionId)
      .where(sql`state = 'failed'`),
    index("deliveries_created").on(t.createdAt),
  ],
);
describeColumns(deliveries, {
  id: ["names the delivery, also to its receiver", "operations"],
  connectionId: ["to which connection", "operations"],
  ownerId: ["whose connection it is", "operations"],
  key: ["what asked for it, so that it is delivered once", "operations"],
  event: ["what happened", "operations"],
  subject: ["what it is about", "operations"],
  payload: ["what is delivered, such as a lead", "operations"],
  state: ["whether it waits, arrived, or failed", "operations"],
  attempts: ["how often it was tried", "operations"],
  run: ["which of its runs counts", "operations"],
  status: ["HTTP status of the last answer", "operations"],
  answer: ["the last answer, shortened and without secrets", "operations"],
  nextAt: ["when it is tried again", "operations"],
  createdAt: ["when it was asked for", "operations"],
  endedAt: ["when it arrived or failed for good", "operations"],
});
