import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

export const workerNodes = pgTable("worker_nodes", {
  id: text().primaryKey(),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
});
describeColumns(workerNodes, {
  id: ["name of a node that does background work", "operations"],
  seenAt: ["its last sign of life: without one, others take over its runs", "operations"],
});
