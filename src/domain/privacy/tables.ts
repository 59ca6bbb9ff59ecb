import { boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

/** What is left of an erasure: that it was done, and what it took. Nothing in here names a person. */
export const erasures = pgTable(
  "erasures",
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    byAdmin: boolean("by_admin").notNull(),
    purged: jsonb().$type<Record<string, number>>().notNull(),
    backupsUntil: timestamp("backups_until", { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index("erasures_at").on(t.at)],
);
describeColumns(erasures, {
  id: ["names the receipt; whoever has it may read it", "order"],
  at: ["when the person was erased", "order"],
  byAdmin: ["whether an admin did it; if not, it was the person, or their time was over", "order"],
  purged: ["how many rows of each kind were deleted or made nameless", "order"],
  backupsUntil: ["when the last backup that knows the person is gone", "order"],
});
