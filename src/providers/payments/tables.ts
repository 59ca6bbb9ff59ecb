import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Outcome } from "./test-till/cards.ts";

/** Checkout sessions of the built-in test till. No column holds anything of a card. */
export const tillSessions = pgTable(
  "till_sessions",
  {
    id: text().primaryKey(),
    idempotencyKey: text("idempotency_key").notNull(),
    requestHash: text("request_hash").notNull(),
    orderId: text("order_id").notNull(),
    serviceId: text("service_id").notNull(),
    title: text().notNull(),
    description: text().notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    status: text().$type<"open" | "complete" | "expired">().notNull(),
    paymentStatus: text("payment_status").$type<"paid" | "unpaid">().notNull(),
    pending: text().$type<Outcome>(),
    failure: text(),
    customerEmail: text("customer_email"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    completedAt: timestamp("completed_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("till_sessions_idempotency_key").on(t.idempotencyKey),
    index("till_sessions_created").on(t.createdAt),
  ],
);
describeColumns(tillSessions, {
  id: ["name of the session, not to be guessed", "operations"],
  idempotencyKey: ["a repeated request finds the session of the first", "operations"],
  requestHash: ["tells a repeated request from a changed one", "operations"],
  orderId: ["which order is being paid", "operations"],
  serviceId: ["goes back with each event", "operations"],
  title: ["shown on the till's page", "operations"],
  description: ["shown on the till's page", "operations"],
  amountCents: ["what is to be paid", "operations"],
  currency: ["of the amount", "operations"],
  successUrl: ["where the buyer goes after paying", "operations"],
  cancelUrl: ["where the buyer goes who gives up", "operations"],
  status: ["whether it still takes a payment", "operations"],
  paymentStatus: ["whether the money is there", "operations"],
  pending: [
    "what follows once the person (open) or the bank (complete) has answered",
    "operations",
  ],
  failure: ["text of the last decline", "operations"],
  customerEmail: ["where the shop sends its confirmation", "operations"],
  createdAt: ["when it was opened", "operations"],
  expiresAt: ["until when it takes a payment", "operations"],
  completedAt: ["when it was paid or handed to the bank", "operations"],
});

/** Events of the test till, kept as sent, until and after they were delivered. */
export const tillEvents = pgTable(
  "till_events",
  {
    id: text().primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => tillSessions.id, { onDelete: "cascade" }),
    type: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (t) => [
    // Whatever goes wrong elsewhere: a session completes once, and expires once.
    uniqueIndex("till_events_once").on(t.sessionId, t.type),
    index("till_events_undelivered")
      .on(t.createdAt)
      .where(sql`delivered_at is null`),
  ],
);
describeColumns(tillEvents, {
  id: ["each delivery of one event carries the same name", "operations"],
  sessionId: ["the session that it is about", "operations"],
  type: ["what happened", "operations"],
  body: ["the event as it is signed and sent", "operations"],
  createdAt: ["when it happened", "operations"],
  deliveredAt: ["when the shop took it", "operations"],
});

export type TillSessionRow = typeof tillSessions.$inferSelect;
export type TillEventRow = typeof tillEvents.$inferSelect;
