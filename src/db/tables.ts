import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "./columns.ts";

export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
describeColumns(installation, {
  key: ["name of a fact about this installation", "system"],
  value: ["the fact, e.g. the fingerprint of AUTH_SECRET", "system"],
  createdAt: ["when it was first noted", "system"],
});
