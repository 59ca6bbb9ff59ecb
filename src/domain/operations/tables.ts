import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

/** Things that somebody who runs this installation should look at (spec site.md §2, Operations). */
export const alerts = pgTable(
  "alerts",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    severity: text().$type<"warning" | "critical">().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    times: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastAt: timestamp("last_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    mailedAt: timestamp("mailed_at", { withTimezone: true, precision: 3 }),
    resolvedAt: timestamp("resolved_at", { withTimezone: true }),
    resolvedBy: text("resolved_by"),
  },
  (t) => [
    // The same trouble again raises the count of the alert that is open.
    uniqueIndex("alerts_open_key")
      .on(t.key)
      .where(sql`resolved_at is null`),
    index("alerts_created").on(t.createdAt, t.id),
  ],
);
describeColumns(alerts, {
  id: ["names the alert", "operations"],
  key: ["which trouble it is, so that it stands there once", "operations"],
  severity: ["how soon somebody should look", "operations"],
  title: ["what happened, in one line", "operations"],
  detail: ["what was seen, and what to do; never a visitor's words", "operations"],
  times: ["how often it happened while it was open", "operations"],
  createdAt: ["when it first happened", "operations"],
  lastAt: ["when it last happened", "operations"],
  mailedAt: ["when it was last mailed to the provider", "operations"],
  resolvedAt: ["when somebody resolved it", "operations"],
  resolvedBy: ["which admin did, or `system`", "operations"],
});
