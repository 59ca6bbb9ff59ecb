import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { OrderStatus } from "./contract.ts";

export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    attemptKey: text("attempt_key").notNull(),
    serviceId: text("service_id").notNull(),
    scopeId: text("scope_id").notNull(),
    quoteId: text("quote_id"),
    title: text().notNull(),
    scopeName: text("scope_name").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    credits: integer().notNull(),
    deliveryDays: integer("delivery_days").notNull(),
    deliveryText: text("delivery_text").notNull(),
    provider: text().$type<"stripe" | "test-till">().notNull(),
    mode: text().$type<"test" | "live">().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    sessionId: text("session_id"),
    sessionUrl: text("session_url"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    customerEmail: text("customer_email"),
    userId: text("user_id"),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    checkedAt: timestamp("checked_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("orders_session").on(t.sessionId),
    // Two tabs buying at once share one open order; see docs/decisions.
    uniqueIndex("orders_open_attempt")
      .on(t.attemptKey, t.scopeId, t.amountCents, t.provider, t.mode)
      .where(sql`status = 'open'`),
    index("orders_unsettled")
      .on(t.expiresAt)
      .where(sql`status in ('open', 'processing')`),
    index("orders_created").on(t.createdAt, t.id),
    index("orders_user").on(t.userId, t.createdAt, t.id),
    index("orders_email").on(sql`lower(${t.customerEmail})`),
    index("orders_quote")
      .on(t.quoteId)
      .where(sql`quote_id is not null`),
    index("orders_revenue")
      .on(t.paidAt)
      .where(sql`status = 'paid' and mode = 'live'`),
  ],
);
describeColumns(orders, {
  id: ["name of the order in our records", "order"],
  attemptKey: [
    "one per buyer and browser, so that a retry or a second tab is not a second order",
    "order",
  ],
  serviceId: ["what was ordered", "order"],
  scopeId: ["which extent of it", "order"],
  quoteId: ["the quote that was accepted with it; it then stands for more than one scope", "order"],
  title: ["the service's title at the time of ordering", "order"],
  scopeName: ["the scope's name at the time of ordering", "order"],
  amountCents: ["the price at the time of ordering", "order"],
  currency: ["of the amount", "order"],
  credits: ["the price in credits at the time of ordering", "order"],
  deliveryDays: ["what was promised", "order"],
  deliveryText: ["the promise in the words of the time of ordering", "order"],
  provider: ["who takes the payment", "order"],
  mode: ["test orders never count as revenue nor as a promise to deliver", "order"],
  status: ["see states.ts", "order"],
  sessionId: ["the provider's checkout session", "order"],
  sessionUrl: ["the hosted page, for a buyer who comes back", "order"],
  expiresAt: ["until when the hosted page takes a payment", "order"],
  customerEmail: ["where the confirmation goes; given at the provider's page", "customer"],
  userId: ["whose portal shows it; empty once the person is erased", "customer"],
  createdAt: ["when the order was placed", "order"],
  paidAt: ["when the payment settled", "order"],
  checkedAt: ["when the provider was last asked, so that it is not asked too often", "order"],
});

export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    mode: text().$type<"test" | "live">().notNull(),
    sessionId: text("session_id"),
    outcome: text().$type<"queued" | "ignored">().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("payment_events_received").on(t.receivedAt)],
);
describeColumns(paymentEvents, {
  id: ["each event is handled once", "operations"],
  type: ["what the provider says happened", "operations"],
  mode: ["test or live", "operations"],
  sessionId: ["the checkout session that it is about", "operations"],
  outcome: ["whether anything followed from it", "operations"],
  createdAt: ["when the provider made it", "operations"],
  receivedAt: ["when it arrived here", "operations"],
});
export type OrderRow = typeof orders.$inferSelect;
