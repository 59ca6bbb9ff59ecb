import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

/** What happened, written in the transaction of the change (docs/flows/events.md). */
export const events = pgTable(
  "events",
  {
    id: text().primaryKey(),
    /** Grows along each subject, in the order in which its changes were committed. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    subject: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("events_created").on(t.createdAt)],
);
describeColumns(events, {
  id: ["names the event", "operations"],
  position: ["order of the events of one subject", "operations"],
  type: ["what happened", "operations"],
  subject: ["what it happened to, as noun and id", "operations"],
  payload: ["ids, figures and times that belong to it", "operations"],
  createdAt: ["when it happened", "operations"],
});

/** Who wants to hear of a kind of event: written at each start, so that a publisher needs to know nobody. */
export const eventSubscribers = pgTable(
  "event_subscribers",
  {
    type: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.name] })],
);
describeColumns(eventSubscribers, {
  type: ["what the subscriber wants to hear of", "system"],
  name: ["name of the subscriber", "system"],
});

/** An event that a subscriber has still to hear of, or has heard of. */
export const eventDeliveries = pgTable(
  "event_deliveries",
  {
    eventId: text("event_id")
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    subscriber: text().notNull(),
    subject: text().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.subscriber] }),
    index("event_deliveries_waiting")
      .on(t.subscriber, t.subject, t.position)
      .where(sql`delivered_at is null`),
  ],
);
describeColumns(eventDeliveries, {
  eventId: ["which event", "operations"],
  subscriber: ["who hears of it", "operations"],
  subject: ["what the event happened to", "operations"],
  position: ["order of the events of one subject", "operations"],
  deliveredAt: ["when the subscriber was done with it", "operations"],
});
